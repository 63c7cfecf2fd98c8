import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatDay, formatDayTime, formatYen, type PlanningWeek } from '@shop/shared/domain'
import {
  nextDelivery,
  type Subscription,
  type SubscriptionRequest,
  shoppingMessages,
} from '@shop/shared/domain/shopping'
import { media, theme } from '@shop/shared/ui'
import Truck from 'lucide-react/icons/truck'
import type { StagedChanges } from './staged-changes.ts'

const Root = styled.section(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
  margin-bottom: 20px;
  padding: 18px 24px;
  ${theme.box.card}
  line-height: 1.5;
  font-variant-numeric: tabular-nums;

  & > svg { flex: none; color: ${theme.color.accent.text}; }
  & h2 { ${theme.text.caption} color: ${theme.color.text.secondary}; }
  & [data-next] { display: flex; flex-wrap: wrap; gap: 0 1em; font-size: 1.25rem; font-weight: 700; }
  & [data-next] > span { white-space: nowrap; }
  & > [data-note] { margin-left: auto; color: ${theme.color.text.secondary}; }

  ${media.mobile} { padding: 16px; & > [data-note] { flex-basis: 100%; margin-left: 0; } }
`)

type Props = {
  subscriptions: readonly Subscription[]
  /** Set and not sent. */
  requests: StagedChanges
  week: PlanningWeek
  isClosed: boolean
}

/**
 * When the next delivery comes and what it costs. What is to be skipped or cancelled leaves the sum at once; a change of
 * pieces or cycle changes nothing of it until the deadline. [K-48, K-168]
 */
export function NextDeliveryBox({ subscriptions, requests, week, isClosed }: Props) {
  const { products, taxIncluded, newOrders } = nextDelivery(subscriptions, week.number, isClosed ? {} : requests)
  const isStaged =
    !isClosed && subscriptions.some((one) => one.nextWeek === week.number && isStop(requests[one.orderNumber]))
  return (
    <Root aria-label="次のお届け">
      <Truck size={34} />
      <div>
        <h2>次のお届け</h2>
        <p data-next>
          <span>{formatDay(week.deliversOn)}</span>
          <span>
            {products}商品・税込 {formatYen(taxIncluded)}
          </span>
        </p>
        {isStaged ? <p role="status">確定していない中止・解約を除いた金額です</p> : null}
        {newOrders.products === 0 ? null : (
          <p>
            ほかに新規ご注文の定期便 {newOrders.products}商品・税込 {formatYen(newOrders.taxIncluded)}
            も同じ日にお届けします
          </p>
        )}
      </div>
      <p data-note>
        {isClosed
          ? `${shoppingMessages.orderClosed.title}。変更はこの締切で反映されます`
          : `変更は${formatDayTime(week.closesAt)}の締切後に反映されます`}
      </p>
    </Root>
  )
}

const isStop = (request: SubscriptionRequest | undefined): boolean => request !== undefined && request.is !== 'change'
