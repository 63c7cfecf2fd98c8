import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Button, media, theme, VisuallyHidden } from '@shop/shared/ui'
import { useFocusWhenGone } from '@shop/shared/ui/dialog'
import X from 'lucide-react/icons/x'
import { type ReactNode, useRef } from 'react'
import { type ChosenFilter, noFilter } from './chosen-filter.ts'
import type { ChosenChip } from './filter-names.ts'

const Chips = styled.ul(css`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  /* One stands beside the count, more below the bar. */
  &[data-many] { flex-basis: 100%; order: 1; }

  & [data-chip] {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: ${theme.size.touchTarget};
    padding: 4px 12px 4px 16px;
    border: 1px solid ${theme.color.brand.default};
    border-radius: 22px;
    background: ${theme.color.brand.default};
    color: ${theme.color.text.onBrand};
    font-weight: 600;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  & [data-chip]:hover { background: ${theme.color.brand.hover}; }
  & svg { flex: none; }

  /* One row below the bar, to the edge of the screen; room for the ring of the focus, which a row that scrolls would cut. */
  ${media.mobile} {
    flex-basis: 100%;
    flex-wrap: nowrap;
    order: 1;
    margin: -6px -16px;
    padding: 6px 16px;
    overflow-x: auto;
    scrollbar-width: none;
    scroll-padding-inline: 16px;
    & > li { flex: none; }
  }
`)

type ChipsProps = { chips: readonly ChosenChip[]; onChoose(chosen: ChosenFilter): void }

/** The chosen filters; a press takes one away. */
export function ChosenChips({ chips, onChoose }: ChipsProps) {
  return (
    <Chips aria-label="選んだ条件" data-many={chips.length > 1 ? '' : undefined}>
      {chips.map(({ key, name, without }) => (
        <Chip key={key}>
          <button type="button" data-chip onClick={() => onChoose(without)}>
            {name}
            <X size={18} />
            <VisuallyHidden>を外す</VisuallyHidden>
          </button>
        </Chip>
      ))}
      <Chip>
        <Button look="quiet" onClick={() => onChoose(noFilter)}>
          すべて解除
        </Button>
      </Chip>
    </Chips>
  )
}

function Chip({ children }: { children: ReactNode }) {
  const root = useRef<HTMLLIElement>(null)
  useFocusWhenGone(root)
  return <li ref={root}>{children}</li>
}
