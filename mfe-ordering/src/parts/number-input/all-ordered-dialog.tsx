import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@shop/shared/domain'
import { fullProductName, shoppingMessages } from '@shop/shared/domain/shopping'
import { theme } from '@shop/shared/ui'
import { Dialog, LeaveButton } from '@shop/shared/ui/dialog'
import type { OrderableLine } from './order-list.ts'

const Numbers = styled.ul(css`
  max-height: 40dvh;
  padding: 0;
  overflow-y: auto;
  list-style: none;

  & > li { display: flex; gap: 12px; padding: 6px 0; border-bottom: 1px solid ${theme.color.border.hairline}; line-height: 1.5; }
  & b { flex: none; font-variant-numeric: tabular-nums; }
  & b:last-child { margin-left: auto; }
`)

/** [BIZ-006, ORD-044] */
const maxNumbers = 20

/** 商品を注文しました: the numbers of all that was ordered in one go, and how many of each. */
export function AllOrderedDialog({ lines, onClose }: { lines: readonly OrderableLine[]; onClose(): void }) {
  const more = lines.length - maxNumbers
  return (
    <Dialog
      title={shoppingMessages.productOrdered.title}
      text={`${formatNumber(lines.length)}商品をご注文に追加しました。`}
      onClose={onClose}
      actions={
        <LeaveButton data-first-focus="" onLeave={onClose}>
          閉じる
        </LeaveButton>
      }
    >
      {/* Scrolls inside: reachable by keyboard. */}
      <Numbers aria-label="注文した番号" tabIndex={0}>
        {lines.slice(0, maxNumbers).map(({ product, quantity }) => (
          <li key={product.orderNumber}>
            <b>{product.orderNumber}</b>
            <span>{fullProductName(product)}</span>
            <b>{quantity}点</b>
          </li>
        ))}
      </Numbers>
      {more > 0 ? <p>ほか{formatNumber(more)}商品</p> : null}
    </Dialog>
  )
}
