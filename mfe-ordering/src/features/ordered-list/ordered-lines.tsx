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
import { type Order, type OrderLine, orderTotals, shoppingMessages } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { isVirtualized, LongList, type RenderItem } from '@shop/shared/product/list'
import { useSpendablePoints } from '@shop/shared/product/order'
import { useQuery } from '@shop/shared/query'
import { type Session, useSession } from '@shop/shared/session'
import { media, theme } from '@shop/shared/ui'
import { ReducedRateLegend } from '@shop/shared/ui/shopping'
import Check from 'lucide-react/icons/check'
import { useCallback, useId, useMemo } from 'react'
import { pendingRequest } from '../../parts/subscriptions/pending-request.ts'
import { subscriptionsQuery } from '../../parts/subscriptions/subscriptions.queries.ts'
import { OrderedLine, orderedLineText, plainTextLineStyles } from './ordered-line.tsx'

const line = `1px solid ${theme.color.border.default}`

const Panel = styled.section(css`
  --chunk-height: 1240px;

  overflow: hidden;
  ${theme.box.card}

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
  & [data-words] { ${plainTextLineStyles.styles} }
  & [role='listitem'] + [role='listitem'] { border-top: ${line}; }
  & :not(:first-child) > [data-chunk], & [data-chunk] + [data-chunk] { border-top: ${line}; }

  ${media.mobile} {
    --chunk-height: 1640px;

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

/** Laid out together. */
const linesOfAChunk = 10
const numberOf = ({ orderNumber }: OrderLine) => orderNumber

/** 今週 is the first open week; another one has to be named. */
const isFirstOpen =
  ({ number }: PlanningWeek) =>
  ({ weeks }: Session) =>
    weeks.status === 'ready' && weeks.open[0]?.number === number

type Props = { week: PlanningWeek; order: Order; isClosed: boolean }

/** The lines of an order under their sum, each with its control. */
export function OrderedLines({ order, week, isClosed }: Props) {
  const titleId = useId()
  const isThisWeek = useSession(isFirstOpen(week))
  const { lines } = order
  const points = useSpendablePoints(lines.some(({ product }) => product.isPointExchange))
  const changing = useChanging(lines, week.number)
  const isNear = isVirtualized(lines)
  const full = useCallback<RenderItem<OrderLine>>(
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
        <LongList
          items={lines}
          keyOf={numberOf}
          size={linesOfAChunk}
          words={orderedLineText}
          hasNamedItems
          {...{ full }}
        />
      </Panel>
      <Remarks>
        {lines.some(({ product }) => product.isAlcohol) ? <p>※{shoppingMessages.alcohol.title}</p> : null}
        {lines.some(({ product }) => product.isLottery) ? (
          <p>※数量限定の商品は抽選です。結果はお届け前日の15時ごろに反映します。</p>
        ) : null}
        <ReducedRateLegend products={lines.map(({ product }) => product)} />
      </Remarks>
    </div>
  )
}

/** Numbers by which lines come, and of which a change is asked. Without an answer the lines say nothing of it. */
function useChanging(lines: readonly OrderLine[], week: WeekNumber): ReadonlySet<OrderNumber> {
  const { api } = usePlatform()
  const hasAny = lines.some(({ isSubscription }) => isSubscription)
  const { data } = useQuery({ ...subscriptionsQuery(api, week), enabled: hasAny })
  return useMemo(
    () => new Set(data?.filter((one) => pendingRequest(one) === 'change').map(({ orderNumber }) => orderNumber)),
    [data],
  )
}
