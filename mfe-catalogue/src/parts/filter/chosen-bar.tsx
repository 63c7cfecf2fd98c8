import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Button, media, theme, VisuallyHidden } from '@shop/shared/ui'
import { useFocusWhenGone } from '@shop/shared/ui/dialog'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
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
`)

type ChipsProps = { chips: readonly ChosenChip[]; onChoose(chosen: ChosenFilter): void }

/** The chosen filters; a press takes one away. */
export function ChosenChips({ chips, onChoose }: ChipsProps) {
  if (chips.length === 0) return null
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

const Opener = styled.div(css`
  flex: none;
  ${media.desktop} { display: none; }
  & > button { min-height: ${theme.size.touchTarget}; padding-inline: 8px; font-size: 0.875rem; }
  & > button > svg { display: none; }
  & [data-chosen] {
    min-width: 26px;
    padding: 0 6px;
    border-radius: ${theme.radius.badge};
    background: ${theme.palette.sun[500]};
    color: ${theme.color.text.primary};
    line-height: 26px;
  }
`)

type OpenerProps = { count: number; onOpen(): void }

/** On a phone the filter is a dialog. */
export const FilterOpener = ({ count, onOpen }: OpenerProps) => (
  <Opener>
    <Button
      look="outline"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        // Safari does not focus what is clicked; the dialog gives the focus back to where it was.
        currentTarget.focus()
        onOpen()
      }}
    >
      <SlidersHorizontal size={20} />
      しぼり込み
      {count === 0 ? null : (
        <span data-chosen>
          {count}
          <VisuallyHidden>件の条件を選択中</VisuallyHidden>
        </span>
      )}
    </Button>
  </Opener>
)
