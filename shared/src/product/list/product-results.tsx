import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@shop/shared/domain'
import type { OrderSource, Product } from '@shop/shared/domain/shopping'
import { FailedState, media, VisuallyHidden } from '@shop/shared/ui'
import { AlcoholNote, Pager, ReducedRateLegend } from '@shop/shared/ui/shopping'
import { type ReactNode, useDeferredValue } from 'react'
import { ListLayoutSwitch, useListLayout } from './list-layout-switch.tsx'
import { ProductShelf } from './product-shelf.tsx'
import { ProductGridSkeleton } from './product-skeletons.tsx'
import { useDeferredList } from './use-deferred-list.ts'
import { useFocusAfterLast } from './use-focus-after-last.ts'
import type { ProductPages, ReadyProductPages } from './use-product-pages.ts'

export type ProductResultsProps = {
  pages: ProductPages
  source: OrderSource
  /** The member's choice of the list, heard before the count: おすすめ順. */
  choice: string
  /** Other orders of the list, beside the count. */
  sorts?: ReactNode
  /** In place of a list without a product. */
  empty: ReactNode
  /** More words of a card, above its price; the same function while they are the same. */
  facts?: (product: Product) => ReactNode
}

/** The products of a category, a search, a history: how many, grid or rows, and in steps. [CAT-041, CAT-082] */
export function ProductResults({ pages, choice, empty, ...list }: ProductResultsProps) {
  // Of another choice than was asked for it says nothing about this one.
  const isEmpty = pages.is === 'ready' && pages.products.length === 0
  return (
    <div>
      {/* Stands from the start, so that the count is heard when it comes. */}
      <VisuallyHidden role="status">
        {pages.is === 'ready' && !pages.isOutdated ? `${choice} ${formatNumber(pages.total)}件` : ''}
      </VisuallyHidden>
      {pages.is === 'waiting' || (isEmpty && pages.isOutdated) ? (
        <ProductGridSkeleton />
      ) : pages.is === 'failed' ? (
        <FailedState title="商品を表示できませんでした" isBusy={pages.isBusy} onRetry={pages.retry} />
      ) : isEmpty ? (
        empty
      ) : (
        <ReadyResults {...list} pages={pages} />
      )}
    </div>
  )
}

const Bar = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-bottom: 16px;
  font-variant-numeric: tabular-nums;

  & > p { margin-right: auto; line-height: 1.5; }
  & > p > b { font-size: 1.375rem; }
  ${media.mobile} {
    gap: 8px;
    margin-bottom: 12px;
    & > p { margin-right: 0; font-size: 0.875rem; }
    & > p > b { font-size: 1.125rem; }
  }
`)

const Shelf = styled.div(css`
  &[aria-busy='true'] { opacity: 0.5; }
`)

const Notice = styled.div(css`
  margin: 16px 0;
  &:empty { display: none; }
`)

type ReadyProps = Pick<ProductResultsProps, 'source' | 'sorts' | 'facts'> & { pages: ReadyProductPages }

function ReadyResults({ pages, source, sorts, facts }: ReadyProps) {
  const [look, setLook] = useListLayout()
  const { total, more, isOutdated } = pages
  // The parts around the list answer at once; the list follows, drawn in parts.
  const shownLook = useDeferredValue(look)
  const products = useDeferredList(pages.list, pages.products)
  const isLoading = more === 'loading' || products !== pages.products
  const list = useFocusAfterLast(products.length, { hasMore: more !== 'none', isLoading })
  return (
    <>
      <Bar>
        <p>
          <b>{formatNumber(total)}</b>件
        </p>
        {sorts}
        <ListLayoutSwitch look={look} onChange={setLook} />
      </Bar>
      <Notice>
        <AlcoholNote products={products} />
      </Notice>
      <Shelf ref={list} aria-busy={isOutdated || undefined}>
        <ProductShelf
          products={products}
          look={shownLook}
          source={source}
          headingLevel={2}
          isGrowing={more !== 'none'}
          {...(facts === undefined ? {} : { facts })}
        />
        <ReducedRateLegend products={products} />
      </Shelf>
      {more === 'failed' ? (
        <Notice>
          <FailedState title="続きの商品を表示できませんでした" onRetry={pages.loadMore} />
        </Notice>
      ) : (
        <Pager
          shown={more === 'none' ? total : products.length}
          total={total}
          isBusy={isLoading}
          onMore={pages.loadMore}
        />
      )}
    </>
  )
}
