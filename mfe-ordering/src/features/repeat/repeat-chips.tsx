import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@shop/shared/domain'
import type { AppCategory, RepeatChoice } from '@shop/shared/product'
import { Link } from '@shop/shared/router'
import { media, theme, VisuallyHidden } from '@shop/shared/ui'
import Check from 'lucide-react/icons/check'
import { useEffect, useRef } from 'react'
import { addressOf } from './repeat-choice.ts'

const Root = styled.nav(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin-bottom: 24px;
  font-variant-numeric: tabular-nums;

  & ul { position: relative; display: flex; flex-wrap: wrap; gap: 8px; }
  & a {
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
  }
  & a > span:last-of-type { font-size: 0.875rem; color: ${theme.color.text.tertiary}; }
  & a:hover { background: ${theme.color.brand.tint}; }
  & a[aria-current] {
    border-color: ${theme.color.brand.default};
    background: ${theme.color.brand.default};
    &, & > span:last-of-type { color: ${theme.color.text.onBrand}; }
  }

  ${media.mobile} {
    gap: 8px;
    /* To the edge of the screen, so that a cut chip shows that there are more. */
    margin: 0 -16px 14px;
    & ul {
      flex-wrap: nowrap;
      padding: 6px 16px;
      margin-block: -6px;
      overflow-x: auto;
      scrollbar-width: none;
      scroll-padding-inline: 16px;
    }
    & li { flex: none; }
  }
  ${media.highContrast} { & a[aria-current] { outline: 2px solid Highlight; outline-offset: -4px; } }
`)

/** What is left to see of the chip before the chosen one. */
const chipGapPx = 40

type Chip = { code: string | undefined; name: string; count: number; to: string }

function Chips({ label, chips, chosen }: { label: string; chips: readonly Chip[]; chosen: string | undefined }) {
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice may stand out of sight
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - chipGapPx
  }, [chosen])
  return (
    <ul ref={list} aria-label={label}>
      {chips.map(({ code, name, count, to }) => (
        <li key={code ?? 'all'}>
          <Link to={to} aria-current={code === chosen ? 'true' : undefined}>
            {code === chosen ? <Check size={18} /> : null}
            <span>{name}</span>{' '}
            <span>
              {formatNumber(count)}
              <VisuallyHidden as="i">件</VisuallyHidden>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Categories of what the member bought, each with its count; below the chosen one its own parts. [ORD-114] */
export function RepeatChips({ categories, choice }: { categories: readonly AppCategory[]; choice: RepeatChoice }) {
  const all = categories.reduce((sum, { count }) => sum + count, 0)
  const large = categories.find(({ code }) => code === choice.category)
  return (
    <Root aria-label="カテゴリのしぼり込み">
      <Chips
        label="カテゴリ"
        chosen={choice.category}
        chips={[
          { code: undefined, name: 'すべて', count: all, to: addressOf({}) },
          ...categories.map((one) => ({ ...one, to: addressOf({ category: one.code }) })),
        ]}
      />
      {large === undefined || large.subCategories.length === 0 ? null : (
        <Chips
          label={`${large.name}の中分類`}
          chosen={choice.subcategory}
          chips={[
            { code: undefined, name: 'すべて', count: large.count, to: addressOf({ category: large.code }) },
            ...large.subCategories.map((one) => ({
              ...one,
              to: addressOf({ category: large.code, subcategory: one.code }),
            })),
          ]}
        />
      )}
    </Root>
  )
}
