import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { fullProductName, type Product } from '@shop/shared/domain/shopping'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { theme, visuallyHidden } from '@shop/shared/ui'
import { Price, ProductPicture } from '@shop/shared/ui/shopping'
import { memo, useId, useRef } from 'react'
import { LineControl } from './line-control.tsx'
import { OrderButton } from './order-button.tsx'
import { useKeepFocus } from './use-keep-focus.ts'
import { useOrderLine } from './use-order-line.ts'

/** Known before it comes: what stands around it must not move. */
export const itemSize = { width: 320, height: 76 } as const

const Root = styled.li(css`
  position: relative;
  display: grid;
  flex: none;
  grid-template-columns: 56px minmax(0, 1fr) 122px;
  align-items: center;
  gap: 8px;
  width: ${itemSize.width}px;
  height: ${itemSize.height}px;
  padding: 8px;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.control};
  &:nth-of-type(n + 3) { content-visibility: auto; contain-intrinsic-size: ${itemSize.width}px ${itemSize.height}px; }

  & > [data-picture] { width: 56px; height: 56px; border-radius: ${theme.radius.control}; overflow: hidden; }
  & > [data-picture] > * { width: 100%; height: 100%; object-fit: cover; }
  & a[data-name] {
    display: block;
    overflow: hidden;
    color: ${theme.color.text.primary};
    font-size: 0.875rem;
    font-weight: 600;
    line-height: 1.25;
    max-height: 2.5em;
    text-decoration: none;
    white-space: normal;
  }
  /* The link is all of the row but the order. [AX-07] */
  & a[data-name]::before { content: ''; position: absolute; inset: 0 130px 0 0; }
  & > :nth-of-type(2) { min-width: 0; white-space: nowrap; }
  & > [data-order] > button { width: 100%; min-height: 46px; padding-inline: 4px; }
  /* A row has no height for words above the number: 未送信 and 確認中 are a mark on the picture, as on a heart. */
  & > [data-order] > div { position: static; }
  & > [data-order] p[data-unsent], & > [data-order] p[role='alert'] {
    position: absolute;
    bottom: 8px;
    left: 8px;
    display: block;
    width: 56px;
    border-radius: 4px;
    background: ${theme.color.text.primary};
    color: ${theme.color.surface.card};
    font-size: 0.6875rem;
    line-height: 1.4;
    text-align: center;
    pointer-events: none;
  }
  & > [data-order] p > b { color: inherit; }
  & > [data-order] p[data-unsent] > svg { display: none; }
  & > [data-order] p[role='alert'] > span { ${visuallyHidden.styles} }
`)

export const OrderDialogItemStyles = () => <Root />

/** A recommended product in one low row. What is ordered here opens no dialog of its own. */
export const OrderDialogItem = memo(function OrderDialogItem({ product }: { product: Product }) {
  const nameId = useId()
  const order = useRef<HTMLDivElement>(null)
  const control = useRef<HTMLDivElement>(null)
  const line = useOrderLine(product, 'recommend')
  const isOpen =
    line.offer.is === 'open' && (line.ordered === 0 || line.isOrdering) && !line.isUnknown && line.unsent === undefined
  useKeepFocus(order, isOpen)
  return (
    <Root aria-labelledby={nameId}>
      <div data-picture>
        <ProductPicture product={product} />
      </div>
      <div>
        <Link data-name id={nameId} to={href.product(product.week, product.orderNumber, 'recommend')}>
          {product.name}
        </Link>
        <Price product={product} size="small" layout="brief" />
      </div>
      <div data-order ref={order}>
        {isOpen ? (
          <OrderButton product={product} line={line} quantity={1} />
        ) : (
          <LineControl product={product} line={line} name={fullProductName(product)} root={control} />
        )}
      </div>
    </Root>
  )
})
