import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { CatalogueCategory } from '@shop/shared/api/catalogues'
import { Link } from '@shop/shared/router'
import { media, Skeleton, theme } from '@shop/shared/ui'
import { catalogueHref } from './catalogue-href.ts'

/** Eight in a row, four on a phone. */
const List = styled.ul(css`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  gap: 12px;

  & > li { display: grid; }
  & a {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 4px;
    padding: 12px 6px;
    ${theme.box.card}
    color: ${theme.color.text.primary};
    font-size: 0.9375rem;
    font-weight: 700;
    line-height: 1.35;
    text-align: center;
    text-decoration: none;
    word-break: auto-phrase;
  }
  & a:hover { background: ${theme.color.brand.tint}; }
  & [data-picture] { display: block; width: 56px; height: 56px; }
  & img { width: 100%; height: 100%; }

  @media (max-width: 1099.98px) { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  ${media.mobile} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 8px;
    & a { padding: 8px 2px; font-size: 0.875rem; }
    & [data-picture] { width: 44px; height: 44px; }
  }
  ${media.narrow} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`)

type Props = { catalogueId: string; categories: readonly CatalogueCategory[]; label: string }

/** Categories of a catalogue. [CAT-018, CAT-023] */
export const Tiles = ({ catalogueId, categories, label }: Props) => (
  <List aria-label={label}>
    {categories.map(({ id, name, imageUrl }) => (
      <li key={id}>
        <Link to={catalogueHref.category(catalogueId, id)}>
          {/* Keeps its place when the picture is missing. */}
          <span data-picture>
            {imageUrl === undefined ? null : <img src={imageUrl} alt="" width="56" height="56" />}
          </span>
          {name}
        </Link>
      </li>
    ))}
  </List>
)

const places = [0, 1, 2, 3, 4, 5, 6, 7]

export const TilesWaiting = () => (
  <List aria-hidden>
    {places.map((place) => (
      <li key={place}>
        <Skeleton height="108px" radius={12} />
      </li>
    ))}
  </List>
)
