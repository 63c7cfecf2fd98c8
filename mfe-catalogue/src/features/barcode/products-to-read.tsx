import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@shop/shared/domain'
import { fullProductName, type Product, productKey } from '@shop/shared/domain/shopping'
import { ProductGridSkeleton, type ProductPages } from '@shop/shared/product/list'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { FailedState, theme, VisuallyHidden } from '@shop/shared/ui'
import { Pager, Price, ProductPicture, ReducedRateLegend } from '@shop/shared/ui/shopping'
import type { ReactNode } from 'react'

const List = styled.ul(css`
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.card};
  overflow: hidden;
  background: ${theme.color.surface.card};

  & > li { display: grid; grid-template-columns: 120px minmax(0, 1fr); gap: 16px; padding: 16px; }
  & > li + li { border-top: 1px solid ${theme.color.border.hairline}; }
  & [data-picture] { height: 120px; overflow: hidden; border-radius: ${theme.radius.control}; background: ${theme.color.surface.sunken}; }
  & [data-picture] > img { width: 100%; height: 100%; object-fit: cover; }
  & h2 { ${theme.text.cardName} }
  & h2 > a { display: flex; align-items: center; min-height: ${theme.size.touchTarget}; color: ${theme.color.text.primary}; }
  & [data-facts] > p { ${theme.text.caption} color: ${theme.color.text.secondary}; }
`)

const ProductToRead = ({ product }: { product: Product }) => (
  <li>
    <div data-picture>
      <ProductPicture product={product} isEager />
    </div>
    <div data-facts>
      <h2>
        <Link to={href.product(product.week, product.orderNumber, 'search')}>{fullProductName(product)}</Link>
      </h2>
      <p>
        {product.standard}　番号 {product.orderNumber}
      </p>
      <Price product={product} />
    </div>
  </li>
)

/** Products with neither order nor favourite. */
export function ProductsToRead({ pages, empty }: { pages: ProductPages; empty: ReactNode }) {
  if (pages.is === 'waiting') return <ProductGridSkeleton count={2} />
  if (pages.is === 'failed')
    return <FailedState title="商品を表示できませんでした" isBusy={pages.isBusy} onRetry={pages.retry} />
  if (pages.products.length === 0) return empty
  return (
    <>
      <VisuallyHidden role="status">{formatNumber(pages.total)}件</VisuallyHidden>
      <List>
        {pages.products.map((product) => (
          <ProductToRead key={productKey(product)} product={product} />
        ))}
      </List>
      <ReducedRateLegend products={pages.products} />
      {pages.more === 'failed' ? (
        <FailedState title="続きの商品を表示できませんでした" onRetry={pages.loadMore} />
      ) : (
        <Pager
          shown={pages.products.length}
          total={pages.total}
          isBusy={pages.more === 'loading'}
          onMore={pages.loadMore}
        />
      )}
    </>
  )
}
