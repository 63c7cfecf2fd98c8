import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, formatYen } from '@shop/shared/domain'
import { mustConfirmQuantity, orderTotals, shoppingMessages, taxByRateText } from '@shop/shared/domain/shopping'
import { Button, media, Note, theme } from '@shop/shared/ui'
import { useFocusWhenGone } from '@shop/shared/ui/dialog'
import { ReducedRateLegend, staticWhileTyping } from '@shop/shared/ui/shopping'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useRef } from 'react'
import type { BulkProgress } from './number-input.queries.ts'
import { numberMessages } from './number-messages.ts'
import type { OrderableLine } from './order-list.ts'

const Notes = styled.div(css`
  & > [data-note] { margin-top: 14px; }
  & > [data-note] > p { ${theme.text.caption} color: ${theme.color.text.secondary}; }
`)

/** In sight as long as the list is: nothing of it is ordered before its button was pressed. */
const Bar = styled.div(css`
  position: sticky;
  bottom: 0;
  z-index: ${theme.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin: 16px -24px -24px;
  padding: 12px 24px calc(12px + env(safe-area-inset-bottom));
  border-top: 2px solid ${theme.color.warning.default};
  border-radius: 0 0 ${theme.radius.card} ${theme.radius.card};
  background: ${theme.color.warning.tint};

  & > div { display: flex; gap: 10px; line-height: 1.5; font-variant-numeric: tabular-nums; }
  & > div > svg { flex: none; color: ${theme.color.warning.text}; }
  & b { display: block; color: ${theme.color.warning.text}; }
  & > button { min-width: 240px; margin-left: auto; }
  & > [role='status'] { flex-basis: 100%; text-align: right; }

  ${media.mobile} {
    margin: 16px -16px -18px;
    padding-inline: 16px;
    & > button { flex: 1 1 240px; }
  }
  ${staticWhileTyping}
`)

export type ListFootProps = {
  /** So many products wait on the list, whether they can be ordered or not. */
  waiting: number
  lines: readonly OrderableLine[]
  progress: BulkProgress | undefined
  onOrder(): void
}

/** That nothing is ordered yet, what the list comes to, and the button that orders all of it. [ORD-034, ORD-046, ORD-050] */
export function ListFoot({ waiting, lines, progress, onOrder }: ListFootProps) {
  const products = lines.map(({ product }) => product)
  const { pieces, taxIncluded, lineSum, points } = orderTotals({ lines })
  const isOrdering = progress !== undefined
  const root = useRef<HTMLDivElement>(null)
  useFocusWhenGone(root)
  return (
    <>
      <Notes>
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
          {lineSum === taxIncluded ? null : <p>{taxByRateText}</p>}
        </div>
      </Notes>
      <Bar ref={root}>
        <div>
          {waiting === 0 ? null : <TriangleAlert size={22} />}
          <p>
            {waiting === 0 ? null : <b>{numberMessages.notOrderedYet(waiting).title}</b>}
            <span>
              {formatNumber(pieces)}点　小計 税込 {formatYen(taxIncluded)}
            </span>
            {points === 0 ? null : <span>　{formatNumber(points)}ポイント</span>}
          </p>
        </div>
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
      </Bar>
    </>
  )
}
