import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@shop/shared/domain'
import {
  ListLookSwitch,
  type OrderSource,
  Pager,
  ProductGrid,
  ProductGridSkeleton,
  ProductList,
  type ProductSort,
  productSorts,
  useFocusAfterLast,
  useListLook,
} from '@shop/shared/product'
import { FailedState, media, VisuallyHidden } from '@shop/shared/ui'
import type { ReactNode } from 'react'
import { AlcoholNote } from './alcohol-note.tsx'
import { SortLinks } from './sort-links.tsx'
import type { ProductPages } from './use-product-pages.ts'

export type ProductResultsProps = {
  pages: ProductPages
  source: OrderSource
  sort: ProductSort
  /** The address of this list in another order. */
  addressOf(sort: ProductSort): string
  /** In place of a list without a product. */
  empty: ReactNode
}

/** The products of a category or a search: how many, in which order, and in steps. */
export function ProductResults(props: ProductResultsProps) {
  const { pages, sort } = props
  return (
    <div>
      {/* Stands from the start, so that the count is heard when it comes. [design 13] */}
      <VisuallyHidden role="status">
        {pages.is === 'ready' && !pages.isOutdated ? `${sortText(sort)}順 ${formatNumber(pages.total)}件` : ''}
      </VisuallyHidden>
      <Results {...props} />
    </div>
  )
}

const sortText = (sort: ProductSort) => productSorts.find(({ value }) => value === sort)?.text ?? ''

function Results({ pages, empty, ...list }: ProductResultsProps) {
  if (pages.is === 'waiting') return <ProductGridSkeleton />
  if (pages.is === 'failed')
    return <FailedState title="商品を表示できませんでした" isBusy={pages.isBusy} onRetry={pages.retry} />
  if (pages.products.length === 0) return empty
  return <ReadyResults {...list} pages={pages} />
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
  ${media.mobile} { & > nav { order: -1; } }
`)

const Shelf = styled.div(css`
  &[aria-busy='true'] { opacity: 0.5; }
`)

const Notice = styled.div(css`
  margin: 16px 0;
  &:empty { display: none; }
`)

type ReadyProps = Omit<ProductResultsProps, 'pages' | 'empty'> & { pages: Extract<ProductPages, { is: 'ready' }> }

function ReadyResults({ pages, source, sort, addressOf }: ReadyProps) {
  const [look, setLook] = useListLook()
  const { products, total, more, isOutdated } = pages
  const list = useFocusAfterLast(products.length, { hasMore: more !== 'none', isLoading: more === 'loading' })
  const Products = look === 'grid' ? ProductGrid : ProductList
  return (
    <>
      <Bar>
        <p>
          <b>{formatNumber(total)}</b>件
        </p>
        <SortLinks sort={sort} addressOf={addressOf} />
        <ListLookSwitch look={look} onChange={setLook} />
      </Bar>
      <Notice>
        <AlcoholNote products={products} />
      </Notice>
      <Shelf ref={list} aria-busy={isOutdated || undefined}>
        <Products products={products} source={source} headingLevel={2} />
      </Shelf>
      {more === 'failed' ? (
        <Notice>
          <FailedState title="続きの商品を表示できませんでした" onRetry={pages.loadMore} />
        </Notice>
      ) : (
        <Pager
          shown={more === 'none' ? total : products.length}
          total={total}
          isBusy={more === 'loading'}
          onMore={pages.loadMore}
        />
      )}
    </>
  )
}
