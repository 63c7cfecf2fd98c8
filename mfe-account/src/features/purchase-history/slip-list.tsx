import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Slip } from '@shop/shared/domain/purchases'
import { media } from '@shop/shared/ui'
import { useInBatches } from '@shop/shared/ui/shopping'
import { memo } from 'react'
import { SlipCard } from './slip-card.tsx'

const Root = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  ${media.print} { display: block; }
`)

/** The first screen of a phone and of a desktop. */
const rowsAtOnce = 40

/** Of its items, and one for what stands around them. */
const rowsOf = ({ items }: Slip): number => items.length + 1

/** Slips of a month one after the other: the first rows are there at once, the page answers while the others are drawn. */
export const SlipList = memo(function SlipList({ slips }: { slips: readonly Slip[] }) {
  const drawn = useInBatches(
    slips.reduce((sum, slip) => sum + rowsOf(slip), 0),
    rowsAtOnce,
  )
  let left = drawn
  return (
    <Root>
      {slips.map((slip, at) => {
        const shown = Math.min(left, rowsOf(slip))
        left -= shown
        return shown > 0 ? <SlipCard key={at} slip={slip} itemsDrawn={shown - 1} /> : null
      })}
    </Root>
  )
})
