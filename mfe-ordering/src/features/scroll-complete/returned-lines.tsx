import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { fullProductName } from '@shop/shared/domain/shopping'
import { media, theme } from '@shop/shared/ui'
import { Price, ProductPicture, ReducedRateLegend } from '@shop/shared/ui/shopping'
import type { ReturnedProduct } from './scroll-order.ts'

const Lines = styled.ul(css`
  margin: 14px 0 8px;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) 150px 56px;
    gap: 12px;
    align-items: center;
    padding: 12px 0;
    border-bottom: 1px solid ${theme.color.border.default};
    line-height: 1.5;
  }
  & [data-picture] { width: 72px; height: 72px; border-radius: ${theme.radius.control}; overflow: hidden; }
  & [data-picture] > * { width: 100%; height: 100%; object-fit: cover; }
  & h2 { font-size: 1rem; font-weight: 600; }
  & [data-small] { ${theme.text.caption} color: ${theme.color.text.secondary}; font-variant-numeric: tabular-nums; }
  & [data-wrong] { font-weight: 700; color: ${theme.color.danger.default}; }
  & [data-count] { font-weight: 700; text-align: right; font-variant-numeric: tabular-nums; }

  ${media.mobile} {
    & > li { grid-template-columns: 72px minmax(0, 1fr) 56px; }
    & [data-price] { grid-column: 2; grid-row: 2; }
    & [data-count] { grid-column: 3; grid-row: 1 / span 2; }
  }
`)

/** Lines as the scroll site sent them, before they are ordered or when they could not be. */
export const ReturnedLines = ({ lines }: { lines: readonly ReturnedProduct[] }) => (
  <>
    <Lines aria-label="専門店サイトでお選びの商品">
      {lines.map(({ no, quantity, product, reason }) => (
        <li key={no}>
          <div data-picture>{product === undefined ? null : <ProductPicture product={product} />}</div>
          <div>
            <h2>{product === undefined ? `番号 ${no}` : fullProductName(product)}</h2>
            {product === undefined ? null : <p data-small>番号 {no}</p>}
            {reason === undefined ? null : <p data-wrong>{reason}</p>}
          </div>
          <div data-price>{product === undefined ? null : <Price product={product} size="small" />}</div>
          <p data-count>{quantity}点</p>
        </li>
      ))}
    </Lines>
    <ReducedRateLegend products={lines.flatMap(({ product }) => (product === undefined ? [] : [product]))} />
  </>
)
