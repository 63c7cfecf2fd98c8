import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { PlanningWeek } from '@shop/shared/domain'
import { shoppingMessages } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { currentOrderQuery, useIsClosed } from '@shop/shared/product/order'
import { useQuery } from '@shop/shared/query'
import { href } from '@shop/shared/routes'
import { EmptyState, FailedState, LinkButton, media, retryOf } from '@shop/shared/ui'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { NumberInputOfWeek } from '../../parts/number-input/number-input-of-week.tsx'
import { Columns } from './columns.ts'
import { OrderSuggestions } from './order-suggestions.tsx'
import { OrderSumRow } from './order-sum-row.tsx'
import { OrderSummary } from './order-summary.tsx'
import { OrderedLines } from './ordered-lines.tsx'
import { LinesWaiting, SummaryWaiting } from './ordered-list-waiting.tsx'

/** On a phone one column of everything, so that the bar is in sight beside each part of it. */
const Page = styled.div(css`
  ${media.mobile} { display: flex; flex-direction: column; gap: 20px; }
  ${media.print} { display: block; }
`)

const Ways = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;

  ${media.print} { display: none; }
`)

type Props = { week: PlanningWeek }

/** The order of a week, under the entry for order numbers. Read only once the deadline has passed. */
export function OrderedProducts({ week }: Props) {
  const order = useOrder(week)
  const isClosed = useIsClosed(week)
  const count = order.data?.lines.length ?? 0
  const hasLines = count > 0
  const sum = order.data !== undefined && hasLines ? <OrderSumRow {...{ week, isClosed }} order={order.data} /> : null
  return (
    <Page>
      <Columns data-alone={order.isPending || hasLines ? undefined : ''}>
        <div data-main>
          <NumberInputOfWeek sum={sum} />
          <OrderArea {...{ order, week, isClosed }} />
        </div>
        {order.isPending ? <SummaryWaiting /> : null}
        {order.data !== undefined && hasLines ? <OrderSummary {...{ week, isClosed }} order={order.data} /> : null}
      </Columns>
      {isClosed ? null : <OrderSuggestions {...{ order, week }} />}
    </Page>
  )
}

/** Read in the rush as well: here alone. */
const useOrder = ({ number }: PlanningWeek) => useQuery(currentOrderQuery(usePlatform().api, number))

type AreaProps = Props & { order: ReturnType<typeof useOrder>; isClosed: boolean }

function OrderArea({ order, week, isClosed }: AreaProps) {
  if (order.isPending) return <LinesWaiting />
  if (order.data === undefined) {
    return (
      <FailedState
        title="ご注文内容を表示できませんでした"
        text="ご注文は保存されています。時間をおいて、もう一度お試しください。"
        {...retryOf(order)}
      />
    )
  }
  if (order.data.lines.length === 0) return <NothingOrdered />
  return <OrderedLines order={order.data} week={week} isClosed={isClosed} />
}

const NothingOrdered = () => (
  <EmptyState
    title={shoppingMessages.emptyOrder.title}
    picture={<ShoppingBasket size={56} />}
    action={
      <Ways>
        <LinkButton to={href.categories()}>カテゴリからさがす</LinkButton>
        <LinkButton to={href.repeatPurchase()} look="outline">
          リピ買いを見る
        </LinkButton>
        <LinkButton to={href.favourites()} look="outline">
          お気に入りを見る
        </LinkButton>
      </Ways>
    }
  />
)
