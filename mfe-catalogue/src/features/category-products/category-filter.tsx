import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { CategoryAddress, SubCategory } from '@shop/shared/api/shopping'
import type { ProductSort } from '@shop/shared/domain/shopping'
import { type ChoiceLink, ChoiceLinks } from '@shop/shared/product/list'
import { href } from '@shop/shared/routes'
import { media, theme } from '@shop/shared/ui'
import { useId } from 'react'
import { allCode, type CategoryPlace } from './category-place.ts'

const Root = styled.nav(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.desktop} {
    padding: 4px 12px 12px;

    & > div { padding: 16px 0 8px; }
    & > div + div { border-top: 1px solid ${theme.color.border.default}; }
    & p { margin-bottom: 4px; padding: 0 8px; font-weight: 700; }
  }
  ${media.mobile} {
    /* To the edge of the screen, so that a cut chip shows that there are more. */
    margin: 0 -16px 8px;

    /* One row: the level above stands in the path and can be chosen there. [K-172] */
    & > div:not(:last-of-type) { display: none; }

    & p { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`)

type LevelProps = { title: string; choices: readonly ChoiceLink<string>[]; chosen: string }

function Level({ title, choices, chosen }: LevelProps) {
  const titleId = useId()
  return (
    <div>
      <p id={titleId}>{title}</p>
      <ChoiceLinks look="rail" aria-labelledby={titleId} choices={choices} chosen={chosen} />
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
      <Level title="中分類" choices={middles} chosen={address.middle} />
      {small.length > 0 ? <Level title="小分類" choices={smalls} chosen={address.small} /> : null}
    </Root>
  )
}
