import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, formatYen } from '@shop/shared/domain'
import {
  mustConfirmQuantity,
  orderTotals,
  type Product,
  ReducedRateLegend,
  shoppingMessages,
} from '@shop/shared/product'
import { Button, media, Note, theme, useFocusWhenGone } from '@shop/shared/ui'
import { useRef } from 'react'
import type { BulkProgress } from './use-bulk-order.ts'

const Root = styled.div(css`
  & > [data-line] { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 16px; margin-top: 16px; }
  & > [data-line] > p { line-height: 1.5; font-variant-numeric: tabular-nums; }
  & > [data-line] > p > span { white-space: nowrap; }
  & > [data-line] > p > span b { font-size: 1.25rem; }
  & > [data-line] > button { min-width: 240px; margin-left: auto; }
  & > [data-line] > [role='status'] { flex-basis: 100%; text-align: right; color: ${theme.color.text.secondary}; }
  & > [data-note] { margin-top: 14px; }
  & > [data-note] > p { ${theme.text.caption} color: ${theme.color.text.secondary}; }

  ${media.mobile} { & > [data-line] > button { margin-left: auto; } }
`)

/** A line that can be ordered as it stands. */
export type OrderableLine = { product: Product; quantity: number }

type Props = {
  lines: readonly OrderableLine[]
  progress: BulkProgress | undefined
  onOrder(): void
}

/** What the list comes to, and the button that orders all of it. [ORD-034, ORD-046] */
export function ListFoot({ lines, progress, onOrder }: Props) {
  const products = lines.map(({ product }) => product)
  const { pieces, taxIncluded, points } = orderTotals({ lines })
  const isOrdering = progress !== undefined
  const root = useRef<HTMLDivElement>(null)
  useFocusWhenGone(root)
  return (
    <Root ref={root}>
      <div data-line>
        <p>
          <b>
            {formatNumber(lines.length)}商品 {formatNumber(pieces)}点
          </b>
          {'　'}
          <span>
            小計 税込 <b>{formatYen(taxIncluded)}</b>
          </span>
          {points === 0 ? null : <span>　{formatNumber(points)}ポイント</span>}
        </p>
        <Button
          size="large"
          isBusy={isOrdering}
          busyText="注文中"
          disabled={lines.length === 0 && !isOrdering}
          onClick={onOrder}
        >
          {lines.length === 0 ? 'まとめて注文する' : `${formatNumber(lines.length)}商品をまとめて注文する`}
        </Button>
        {progress === undefined ? null : (
          <p role="status">
            {formatNumber(progress.total)}商品のうち{formatNumber(progress.done)}商品を送りました
          </p>
        )}
      </div>
      {lines.some(({ quantity }) => mustConfirmQuantity(quantity)) ? (
        <div data-note>
          <Note tone="warning">数量が10個を超えている商品があります。ご注文の前に確認画面が出ます。</Note>
        </div>
      ) : null}
      {products.some(({ isAlcohol }) => isAlcohol) ? (
        <div data-note>
          <Note tone="warning">{shoppingMessages.alcohol.title}</Note>
        </div>
      ) : null}
      <div data-note>
        <ReducedRateLegend products={products} />
      </div>
    </Root>
  )
}
