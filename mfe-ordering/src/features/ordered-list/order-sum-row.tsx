import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatDayTime, formatNumber, formatYen, type PlanningWeek } from '@shop/shared/domain'
import { type Order, orderTotals, shoppingMessages } from '@shop/shared/domain/shopping'

const Root = styled.p(css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 16px;
  font-size: 0.875rem;
  line-height: 1.5;

  & > span { white-space: nowrap; }
  & b { font-size: 1.125rem; }
`)

/** Pieces, sum and deadline of the order: a row of the bar at the foot, where no summary stands beside the list. */
export function OrderSumRow({ order, week, isClosed }: { order: Order; week: PlanningWeek; isClosed: boolean }) {
  const { pieces, taxIncluded, points } = orderTotals(order)
  return (
    <Root data-sum>
      <span>
        {formatNumber(pieces)}点　税込 <b>{formatYen(taxIncluded)}</b>
        {points === 0 ? null : `　${formatNumber(points)}ポイント`}
      </span>
      <span data-secondary>
        {isClosed ? shoppingMessages.orderClosed.title : `締切 ${formatDayTime(week.closesAt)}`}
      </span>
    </Root>
  )
}
