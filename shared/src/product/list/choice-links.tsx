import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@shop/shared/domain'
import { Link } from '@shop/shared/router'
import { media, theme, VisuallyHidden } from '@shop/shared/ui'
import Check from 'lucide-react/icons/check'
import { useEffect, useRef } from 'react'

/** One of several to choose from: a link, or a button that stays pressed. */
export const chipStyles = css`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: ${theme.size.touchTarget};
  padding: 0 16px;
  border: 1px solid ${theme.color.border.control};
  border-radius: 22px;
  background: ${theme.color.surface.card};
  color: ${theme.color.text.primary};
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  white-space: nowrap;

  &:hover { background: ${theme.color.brand.tint}; }
  &[aria-current], &[aria-pressed='true'] {
    border-color: ${theme.color.brand.default};
    background: ${theme.color.brand.default};
    &, & > span:last-of-type { color: ${theme.color.text.onBrand}; }
  }
  ${media.highContrast} { &[aria-pressed='true'] { outline: 2px solid Highlight; outline-offset: -4px; } }
`

const List = styled.ul(css`
  position: relative;
  font-variant-numeric: tabular-nums;

  & a > span:last-of-type { flex: none; font-size: 0.875rem; color: ${theme.color.text.tertiary}; }
  &[data-look='chips'] { display: flex; flex-wrap: wrap; gap: 8px; }
  &[data-look='chips'] a { ${chipStyles} }

  ${media.desktop} {
    &[data-look='rail'] a {
      display: flex;
      align-items: center;
      gap: 8px;
      min-height: ${theme.size.touchTarget};
      padding: 4px 8px;
      border-radius: ${theme.radius.control};
      color: ${theme.color.text.primary};
      line-height: 1.4;
      text-decoration: none;
    }
    &[data-look='rail'] a > span:last-of-type { margin-left: auto; }
    &[data-look='rail'] a:hover { background: ${theme.color.brand.tint}; }
    &[data-look='rail'] a[aria-current] {
      background: ${theme.color.brand.tint};
      color: ${theme.color.brand.default};
      font-weight: 700;
    }
  }

  ${media.mobile} {
    /* Room for the ring of the focus, which a row that scrolls would cut. */
    &[data-look] {
      display: flex;
      flex-wrap: nowrap;
      gap: 8px;
      padding: 6px 16px;
      margin-block: -6px;
      overflow-x: auto;
      scrollbar-width: none;
      scroll-padding-inline: 16px;
    }
    & > li { flex: none; }
    &[data-look='rail'] a { ${chipStyles} }
    &[data-look='rail'] a > svg { display: none; }
  }
  ${media.highContrast} { & a[aria-current] { outline: 2px solid Highlight; outline-offset: -4px; } }
`)

/** So much is left to see of the chip before the chosen one. */
const chipGapPx = 40

export type ChoiceLink<Code> = { code: Code; name: string; count: number; to: string }

type Props<Code> = {
  choices: readonly ChoiceLink<Code>[]
  chosen: Code
  /** `rail`: one below the other on a desktop page. Both are one row on a phone. */
  look: 'chips' | 'rail'
} & ({ 'aria-label': string } | { 'aria-labelledby': string })

/** Narrows a list by one of its categories, each with its count. [CAT-040, ORD-114] */
export function ChoiceLinks<Code extends string | undefined>({ choices, chosen, look, ...name }: Props<Code>) {
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice may stand out of sight
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - chipGapPx
  }, [chosen])
  return (
    <List {...name} ref={list} data-look={look}>
      {choices.map(({ code, name: text, count, to }) => (
        <li key={code ?? 'all'}>
          <Link to={to} aria-current={code === chosen ? 'true' : undefined}>
            {code === chosen ? <Check size={18} /> : null}
            <span>{text}</span>{' '}
            <span>
              {formatNumber(count)}
              <VisuallyHidden as="i">件</VisuallyHidden>
            </span>
          </Link>
        </li>
      ))}
    </List>
  )
}
