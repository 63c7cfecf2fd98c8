import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { FavouriteList } from '@shop/shared/api/favourites'
import { formatNumber } from '@shop/shared/domain'
import { Link } from '@shop/shared/router'
import { theme } from '@shop/shared/ui'
import { ProductPicture } from '@shop/shared/ui/shopping'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { addressOf } from './addresses.ts'
import { ListName } from './list-name.tsx'

/** A card that leads to a list, or to more of them. */
export const ListCard = styled(Link)(css`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 88px;
  padding: 12px 16px 12px 14px;
  ${theme.box.card}
  color: ${theme.color.text.primary};
  line-height: 1.4;
  text-decoration: none;

  &:hover { border-color: ${theme.palette.brand[300]}; background: ${theme.color.brand.tint}; }
  & > svg { flex: none; margin-left: auto; color: ${theme.color.brand.default}; }
  & b { font-weight: 600; overflow-wrap: anywhere; }
  & > b { color: ${theme.color.brand.default}; }
  & [data-words] { display: grid; min-width: 0; }
  & [data-words] > span { ${theme.text.caption} color: ${theme.color.text.secondary}; font-variant-numeric: tabular-nums; }
  & [data-pictures] {
    display: grid;
    flex: none;
    grid: repeat(2, minmax(0, 1fr)) / repeat(2, minmax(0, 1fr));
    gap: 2px;
    width: 64px;
    height: 64px;
    border-radius: ${theme.radius.control};
    overflow: hidden;
    background: ${theme.color.surface.sunken};
  }
  & [data-pictures] img { width: 100%; height: 100%; object-fit: cover; }
  & [data-no-picture] { display: grid; place-items: center; color: ${theme.color.text.tertiary}; & > svg { width: 16px; } }
`)

/** A list by its newest products, its name and how many it has; leads to it. [FAV-007, FAV-009] */
export const ListLink = ({ list: { id, name, count, pictures } }: { list: FavouriteList }) => (
  <ListCard to={addressOf.list(id)}>
    <span data-pictures>
      {pictures.slice(0, maxPictures).map((picture) => (
        <ProductPicture key={picture} product={{ images: [picture] }} />
      ))}
    </span>
    <span data-words>
      <b>
        <ListName name={name} />
      </b>
      {count === undefined ? null : <span>{formatNumber(count)}品</span>}
    </span>
    <ChevronRight size={20} />
  </ListCard>
)

const maxPictures = 4
