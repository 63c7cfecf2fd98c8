import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { fullProductName, type Product } from '@shop/shared/domain/shopping'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { theme } from '@shop/shared/ui'
import { Price } from '@shop/shared/ui/shopping'
import { memo, useId } from 'react'
import { ProductPicture } from '../list/product-picture.tsx'
import { OrderControl } from './order-control.tsx'
import { useOrderLine } from './use-order-line.ts'

const Root = styled.li(css`
  position: relative;
  display: grid;
  flex: none;
  grid-template-columns: 72px minmax(0, 1fr);
  grid-template-rows: 1fr auto;
  gap: 8px 10px;
  width: 268px;
  padding: 10px;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.control};
  scroll-snap-align: start;
  &:nth-of-type(n + 3) { content-visibility: auto; contain-intrinsic-size: 268px 148px; }

  & > [data-picture] { width: 72px; height: 72px; border-radius: ${theme.radius.control}; overflow: hidden; }
  & > [data-picture] > * { width: 100%; height: 100%; object-fit: cover; }
  & a[data-name] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    color: ${theme.color.text.primary};
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.4;
    text-decoration: none;
  }
  & > [data-offer] { grid-column: 1 / -1; }
`)

export const OrderDialogItemStyles = () => <Root />

/** A recommended product, small. What is ordered here opens no dialog of its own. */
export const OrderDialogItem = memo(function OrderDialogItem({ product }: { product: Product }) {
  const nameId = useId()
  const line = useOrderLine(product, 'recommend')
  return (
    <Root aria-labelledby={nameId}>
      <div data-picture>
        <ProductPicture product={product} />
      </div>
      <div>
        <Link data-name id={nameId} to={href.product(product.week, product.orderNumber, 'recommend')}>
          {product.name}
        </Link>
        <Price product={product} size="small" />
      </div>
      <OrderControl product={product} line={line} name={fullProductName(product)} opensDialog={false} />
    </Root>
  )
})
