import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { FavouriteProduct } from '@shop/shared/api/favourites'
import { formatWeek } from '@shop/shared/domain'
import { favouriteMessages } from '@shop/shared/domain/favourites'
import type { Product } from '@shop/shared/domain/shopping'
import { ProductGrid, ProductGridSkeleton, useFocusAfterLast } from '@shop/shared/product/list'
import { theme } from '@shop/shared/ui'
import { AlcoholNote, Pager } from '@shop/shared/ui/shopping'
import { memo, useDeferredValue, useMemo } from 'react'
import { listStep } from './list-count.ts'

const Notice = styled.div(css`
  margin-top: 12px;
  &:empty { display: none; }
`)

const Remarks = styled.div(css`
  margin-top: 16px;
  ${theme.text.caption}
  color: ${theme.color.text.secondary};
`)

const NextWeek = styled.p(css`
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 1.45;
  color: ${theme.color.text.secondary};
`)

type Props = {
  products: readonly FavouriteProduct[]
  /** So many of them are drawn. */
  count: number
  onMore(): void
  /** Of the cards: one below the heading above them. */
  headingLevel?: 2 | 3
}

const nothing: readonly FavouriteProduct[] = []

/**
 * Favourites as cards, in steps, with what is to know of those that cannot be had this week. A press is answered first: the
 * cards follow it in slices. [FAV-035, FAV-036, FAV-037]
 */
export const FavouriteShelf = memo(function FavouriteShelf({ products, count, onMore, headingLevel = 3 }: Props) {
  const wanted = useMemo(() => products.slice(0, count), [products, count])
  const shown = useDeferredValue(wanted, nothing)
  const list = useFocusAfterLast(shown.length, {
    hasMore: shown.length < products.length,
    isLoading: shown !== wanted,
  })
  if (shown === nothing) return <FavouritesWaiting />
  return (
    <>
      <div ref={list}>
        <ProductGrid
          products={shown}
          source="favourite"
          variant="small"
          facts={nextWeekOf}
          headingLevel={headingLevel}
        />
      </div>
      <Notice>
        <AlcoholNote products={shown} />
      </Notice>
      <Remarks>
        <p>{favouriteMessages.onSaleOnly.title}</p>
        {shown.every(({ isOnSale }) => isOnSale) ? null : (
          <p>お取扱いのない商品は、次回の週が決まるとここに表示されます。</p>
        )}
      </Remarks>
      {products.length > listStep ? <Pager shown={shown.length} total={products.length} onMore={onMore} /> : null}
    </>
  )
})

/** When one that is not on sale comes again, on its card; a 訳あり item cannot be ordered from here in any week. */
const nextWeekOf = ({ isOnSale, isImperfect, nextWeek }: Product & Partial<Pick<FavouriteProduct, 'nextWeek'>>) =>
  isOnSale || isImperfect || nextWeek === undefined ? null : <NextWeek>次回のお取扱い {formatWeek(nextWeek)}</NextWeek>

/** Cards of these screens are smaller than elsewhere: five in a row, with pictures of 156 px. [FAV-014] */
export const FavouritesWaiting = () => <ProductGridSkeleton count={10} variant="small" />
