import { css } from '@emotion/react'
import styled from '@emotion/styled'
import {
  formatDayTime,
  formatNumber,
  type OrderNumber,
  type PlanningWeek,
  type WeekNumber,
  weekLabel,
} from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import {
  currentOrderQuery,
  type DrawItem,
  isDrawnNear,
  LongList,
  type Order,
  type OrderLine,
  orderTotals,
  ReducedRateLegend,
  shoppingMessages,
  useMemberPoints,
} from '@shop/shared/product'
import { useQuery } from '@shop/shared/query'
import { href } from '@shop/shared/routes'
import { type Session, useSession } from '@shop/shared/session'
import { EmptyState, FailedState, LinkButton, media, theme } from '@shop/shared/ui'
import Check from 'lucide-react/icons/check'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { lazy, Suspense, useCallback, useId, useMemo } from 'react'
import { NumberInputOfWeek } from '../../parts/number-input/number-input-of-week.tsx'
import { QuietBoundary } from '../../parts/quiet-boundary.tsx'
import { recommendationPlaces } from '../../parts/recommendation/recommendation-places.ts'
import { RowWaiting } from '../../parts/recommendation/row-waiting.tsx'
import { requestUnderWay } from '../../parts/subscriptions/request-under-way.ts'
import { subscriptionsQuery } from '../../parts/subscriptions/subscriptions.queries.ts'
import { useIsClosed } from '../../parts/use-is-closed.ts'
import { Columns } from './columns.ts'
import { OrderSummary } from './order-summary.tsx'
import { lineInWordsLook, OrderedLine, wordsOfLine } from './ordered-line.tsx'
import { LinesWaiting, SummaryWaiting } from './ordered-list-waiting.tsx'

/** Stands below the order. */
const RecommendationRow = lazy(async () => ({
  default: (
    await import(/* webpackChunkName: "recommendation-row" */ '../../parts/recommendation/recommendation-row.tsx')
  ).RecommendationRow,
}))

const line = `1px solid ${theme.color.border.default}`

const Panel = styled.section(css`
  --chunk-height: 1240px;

  overflow: hidden;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};

  & > [data-head] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    padding: 12px 18px;
    border-bottom: 1px solid ${theme.color.border.default};
    background: ${theme.color.surface.sunken};
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
  }
  & > [data-head] > h2 { font-size: 1.125rem; line-height: 1.5; }
  & > [data-head] > p { margin-left: auto; font-size: 0.875rem; font-weight: 700; color: ${theme.color.text.secondary}; }
  & [data-words] { ${lineInWordsLook.styles} }
  & [role='listitem'] + [role='listitem'] { border-top: ${line}; }
  & :not(:first-child) > [data-chunk], & [data-chunk] + [data-chunk] { border-top: ${line}; }

  ${media.mobile} {
    --chunk-height: 2160px;

    & > [data-head] > p { flex-basis: 100%; margin-left: 0; }
  }
  ${media.print} {
    border: 0;
    & > [data-head] { background: none; padding-inline: 0; }
  }
`)

const Remarks = styled.div(css`
  margin-top: 12px;

  & > p { ${theme.text.caption} margin: 0; color: ${theme.color.text.secondary}; }
`)

/** No part of the order: not on paper, and below a long one not laid out before it is in sight. [PF-04] */
const Suggestions = styled.div(css`
  &[data-long] { content-visibility: auto; contain-intrinsic-size: auto none auto 520px; overflow-clip-margin: 24px; }
  ${media.print} { display: none; }
`)

const Ways = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;

  ${media.print} { display: none; }
`)

type Props = { week: PlanningWeek }

/** The order of a week, under the entry for order numbers. Read only once the deadline has passed. [ORD-082, ORD-083] */
export function OrderedProducts({ week }: Props) {
  const { report } = usePlatform()
  const order = useOrder(week)
  const isClosed = useIsClosed(week)
  const count = order.data?.lines.length ?? 0
  const hasLines = count > 0
  return (
    <>
      <Columns data-alone={order.isPending || hasLines ? undefined : ''}>
        <div data-main>
          <NumberInputOfWeek />
          <OrderArea {...{ order, week, isClosed }} />
        </div>
        {order.isPending ? <SummaryWaiting /> : null}
        {order.data !== undefined && hasLines ? <OrderSummary {...{ week, isClosed }} order={order.data} /> : null}
      </Columns>
      {isClosed ? null : (
        <Suggestions data-long={isLong(count)}>
          <QuietBoundary report={report}>
            <Suspense fallback={<RowWaiting />}>
              <RecommendationRow
                place={recommendationPlaces.orderedList}
                week={week.number}
                title="ついで買いにいかがですか"
              />
            </Suspense>
          </QuietBoundary>
        </Suggestions>
      )}
    </>
  )
}

/** Read in the rush as well: here alone. [ORD-071] */
const useOrder = ({ number }: PlanningWeek) => useQuery(currentOrderQuery(usePlatform().api, number))

type AreaProps = Props & { order: ReturnType<typeof useOrder>; isClosed: boolean }

function OrderArea({ order, week, isClosed }: AreaProps) {
  if (order.isPending) return <LinesWaiting />
  if (order.data === undefined) {
    return (
      <FailedState
        title="ご注文内容を表示できませんでした"
        text="ご注文は保存されています。時間をおいて、もう一度お試しください。"
        isBusy={order.isFetching}
        onRetry={() => void order.refetch()}
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

/** Laid out together. */
const linesOfAChunk = 10
/** What stands below more is laid out only where it is in sight. */
const longOrder = 40
const isLong = (lines: number) => (lines > longOrder ? '' : undefined)

const numberOf = ({ orderNumber }: OrderLine) => orderNumber

/** 今週 is the first open week; another one has to be named. */
const isFirstOpen =
  ({ number }: PlanningWeek) =>
  ({ weeks }: Session) =>
    weeks.status === 'ready' && weeks.open[0]?.number === number

function OrderedLines({ order, week, isClosed }: Props & { order: Order; isClosed: boolean }) {
  const titleId = useId()
  const isThisWeek = useSession(isFirstOpen(week))
  const { lines } = order
  const points = useSpendablePoints(lines)
  const changing = useChanging(lines, week.number)
  const isNear = isDrawnNear(lines)
  const full = useCallback<DrawItem<OrderLine>>(
    (line, { nameId }) => (
      <OrderedLine {...{ line, nameId, isNear, week, isClosed, points }} isChanging={changing.has(numberOf(line))} />
    ),
    [isNear, week, isClosed, points, changing],
  )
  return (
    <div>
      <Panel aria-labelledby={titleId}>
        <div data-head>
          <Check size={20} />
          <h2 id={titleId}>
            {isThisWeek ? '今週' : weekLabel(week)}のご注文 {formatNumber(orderTotals(order).products)}品
          </h2>
          <p>{isClosed ? shoppingMessages.orderClosed.title : `${formatDayTime(week.closesAt)}まで変更できます`}</p>
        </div>
        <LongList items={lines} keyOf={numberOf} size={linesOfAChunk} words={wordsOfLine} hasNamedItems {...{ full }} />
      </Panel>
      <Remarks>
        {lines.some(({ product }) => product.isLottery) ? (
          <p>※数量限定の商品は抽選です。結果はお届け前日の15時ごろに反映します。</p>
        ) : null}
        <ReducedRateLegend products={lines.map(({ product }) => product)} />
      </Remarks>
    </div>
  )
}

/** Without an answer nothing can be changed for now. */
function useSpendablePoints(lines: readonly OrderLine[]): number | undefined {
  const points = useMemberPoints(lines.some(({ product }) => product.isPointExchange))
  // Who has no points to see is told why nothing changes. [ORD-087]
  return points === undefined ? 0 : (points.data?.available ?? (points.isError ? 0 : undefined))
}

/** Numbers by which lines come, and of which a change is asked. Without an answer the lines say nothing of it. */
function useChanging(lines: readonly OrderLine[], week: WeekNumber): ReadonlySet<OrderNumber> {
  const { api } = usePlatform()
  const hasAny = lines.some(({ isSubscription }) => isSubscription)
  const { data } = useQuery({ ...subscriptionsQuery(api, week), enabled: hasAny })
  return useMemo(
    () => new Set(data?.filter((one) => requestUnderWay(one) === 'change').map(({ orderNumber }) => orderNumber)),
    [data],
  )
}
