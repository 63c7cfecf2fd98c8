import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@shop/shared/domain'
import type { CategoryAddress, ProductSort, SubCategory } from '@shop/shared/product'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { media, theme, VisuallyHidden } from '@shop/shared/ui'
import Check from 'lucide-react/icons/check'
import { useEffect, useId, useRef } from 'react'
import { allCode, type CategoryPlace } from './category-place.ts'

const Root = styled.nav(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  font-variant-numeric: tabular-nums;

  & a { color: ${theme.color.text.primary}; text-decoration: none; }
  & a > span:last-of-type { font-size: 0.875rem; color: ${theme.color.text.tertiary}; }

  ${media.desktop} {
    padding: 4px 12px 12px;
    border: 1px solid ${theme.color.border.default};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface.card};

    & > div { padding: 16px 0 8px; }
    & > div + div { border-top: 1px solid ${theme.color.border.default}; }
    & p { margin-bottom: 4px; padding: 0 8px; font-weight: 700; }
    & a {
      display: flex;
      align-items: center;
      gap: 8px;
      min-height: ${theme.size.touchTarget};
      padding: 4px 8px;
      border-radius: ${theme.radius.control};
      line-height: 1.4;
    }
    & a > span:last-of-type { margin-left: auto; }
    & a:hover { background: ${theme.color.brand.tint}; }
    & a[aria-current] { background: ${theme.color.brand.tint}; color: ${theme.color.brand.default}; font-weight: 700; }
  }

  ${media.mobile} {
    gap: 8px;
    /* To the edge of the screen, so that a cut chip shows that there are more. */
    margin: 0 -16px 14px;

    & p { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    & ul {
      position: relative;
      display: flex;
      gap: 8px;
      padding: 6px 16px;
      margin-block: -6px;
      overflow-x: auto;
      scrollbar-width: none;
      scroll-padding-inline: 16px;
    }
    & li { flex: none; }
    & a {
      display: flex;
      align-items: center;
      gap: 6px;
      min-height: ${theme.size.touchTarget};
      padding: 0 16px;
      border: 1px solid ${theme.color.border.control};
      border-radius: 22px;
      background: ${theme.color.surface.card};
      font-weight: 600;
      line-height: 1.2;
      white-space: nowrap;
    }
    & a > svg { display: none; }
    & a[aria-current] {
      border-color: ${theme.color.brand.default};
      background: ${theme.color.brand.default};
      &, & > span:last-of-type { color: ${theme.color.text.onBrand}; }
    }
  }
  ${media.highContrast} { & a[aria-current] { outline: 2px solid Highlight; outline-offset: -4px; } }
`)

/** What is left to see of the chip before the chosen one. */
const chipGapPx = 40

type Choice = Pick<SubCategory, 'code' | 'name' | 'count'> & { to: string }

function Level({ title, choices, current }: { title: string; choices: readonly Choice[]; current: string }) {
  const titleId = useId()
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice may stand out of sight
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - chipGapPx
  }, [current])
  return (
    <div>
      <p id={titleId}>{title}</p>
      <ul ref={list} aria-labelledby={titleId}>
        {choices.map(({ code, name, count, to }) => (
          <li key={code}>
            <Link to={to} aria-current={code === current ? 'true' : undefined}>
              {code === current ? <Check size={18} /> : null}
              <span>{name}</span>{' '}
              <span>
                {formatNumber(count)}
                <VisuallyHidden as="i">件</VisuallyHidden>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The levels below a category: a rail on a desktop page, rows of chips on a phone. */
export function CategoryFilter({
  address,
  place,
  small,
  sort,
}: {
  address: CategoryAddress
  place: CategoryPlace
  small: readonly SubCategory[]
  sort: ProductSort
}) {
  const { large } = place
  const middles = [{ code: allCode, name: 'すべて', count: large.count }, ...large.subCategories].map((one) => ({
    ...one,
    to: href.categoryProducts(large.code, one.code, allCode, sort),
  }))
  const smalls = [{ code: allCode, name: 'すべて', count: place.middle?.count ?? large.count }, ...small].map(
    (one) => ({ ...one, to: href.categoryProducts(large.code, address.middle, one.code, sort) }),
  )
  return (
    <Root aria-label="カテゴリのしぼり込み">
      <Level title="中分類" choices={middles} current={address.middle} />
      {small.length > 0 ? <Level title="小分類" choices={smalls} current={address.small} /> : null}
    </Root>
  )
}
