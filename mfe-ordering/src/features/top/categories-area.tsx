import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { AppCategory } from '@shop/shared/api/shopping'
import { categoriesQuery } from '@shop/shared/categories'
import { formatNumber, type WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { FailedState, media, retryOf, Skeleton, theme, Waiting } from '@shop/shared/ui'
import { Area } from '@shop/shared/ui/page'
import { Fragment } from 'react'

/** Flat food tints behind the pictures, in the order of the tiles. */
const tints = [
  '#e6f1dc',
  '#fbe6e8',
  '#dceef5',
  '#f8e7e1',
  '#fff1cc',
  '#f3e9dc',
  '#fdf0da',
  '#dff1f8',
  '#e9ecf2',
  '#eef0ea',
  '#f9e8ef',
  '#e9ecf2',
] as const

const Tiles = styled.ul(css`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 12px;

  & a, & [data-tile] {
    display: flex;
    align-items: center;
    gap: 10px;
    height: 100%;
    min-height: 84px;
    padding: 8px 6px 8px 8px;
    ${theme.box.card}
    color: ${theme.color.text.primary};
    line-height: 1.35;
    text-decoration: none;
  }
  & a:hover { border-color: ${theme.palette.brand[300]}; background: ${theme.color.brand.tint}; }
  & b { display: block; word-break: keep-all; }
  & small { font-size: 0.875rem; color: ${theme.color.text.tertiary}; font-variant-numeric: tabular-nums; }
  & [data-picture] {
    display: grid;
    place-items: center;
    flex: none;
    width: 60px;
    height: 60px;
    border-radius: ${theme.radius.control};
  }
  ${media.desktop} {
    ${tints
      .map((tint, at) => `& > li:nth-of-type(${tints.length}n + ${at + 1}) [data-picture] { background: ${tint}; }`)
      .join('\n')}
  }

  ${media.mobile} {
    display: flex;
    gap: 8px;
    margin: -6px -16px;
    /* Room for the ring of the focus, which a row that scrolls would cut. */
    padding: 6px 16px;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    scroll-padding-inline: 16px;
    /* Not a whole number of them on any phone: the last one is cut and shows that there are more. */
    & > li { flex: none; width: 92px; }
    & a, & [data-tile] { flex-direction: column; gap: 4px; min-height: 108px; padding: 8px 4px 8px; text-align: center; }
    & [data-picture] { width: 64px; height: 56px; }
    & small { display: none; }
    & b { font-size: 0.9375rem; line-height: 1.3; }
  }
`)

const title = 'カテゴリからさがす'

export function CategoriesArea({ week }: { week: WeekNumber }) {
  const categories = useQuery(categoriesQuery(usePlatform().api, week))

  if (categories.isPending) return <CategoriesWaiting />
  if (categories.isError) {
    return (
      <Area title={title}>
        <FailedState title="カテゴリを表示できませんでした" {...retryOf(categories)} />
      </Area>
    )
  }
  if (categories.data.length === 0) return null
  return (
    <Area title={title} more={{ to: href.categories(), text: 'すべてのカテゴリ' }}>
      <Tiles>
        {categories.data.map((category) => (
          <CategoryTile key={category.code} category={category} />
        ))}
      </Tiles>
    </Area>
  )
}

const CategoryTile = ({ category: { code, name, count, illustration } }: { category: AppCategory }) => (
  <li>
    <Link to={href.categoryProducts(code)}>
      <span data-picture>
        {illustration === undefined ? null : <img src={illustration} alt="" width="50" height="50" loading="lazy" />}
      </span>
      <span>
        <b>{breakableAtDots(name)}</b>
        <small>{formatNumber(count)}品</small>
      </span>
    </Link>
  </li>
)

/** 米・パン・麺 may break after a dot and nowhere else. */
const breakableAtDots = (name: string) =>
  name.split(/(?<=・)/).map((part, at) => (
    <Fragment key={at}>
      {at === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ))

const waitingTiles = Array.from({ length: tints.length }, (_, at) => at)

export const CategoriesWaiting = () => (
  <Area title={title}>
    <Waiting text="カテゴリを読み込み中です">
      <Tiles aria-hidden>
        {waitingTiles.map((tile) => (
          <li key={tile}>
            <span data-tile>
              <Skeleton height="56px" />
            </span>
          </li>
        ))}
      </Tiles>
    </Waiting>
  </Area>
)
