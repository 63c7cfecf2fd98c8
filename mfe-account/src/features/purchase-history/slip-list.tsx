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
const slipsAtOnce = 1

/** Slips of a month one after the other: the first is there at once, the page answers while the others are drawn. */
export const SlipList = memo(function SlipList({ slips }: { slips: readonly Slip[] }) {
  const drawn = useInBatches(slips.length, slipsAtOnce)
  return (
    <Root>
      {slips.slice(0, drawn).map((slip, at) => (
        <SlipCard key={at} slip={slip} />
      ))}
    </Root>
  )
})
