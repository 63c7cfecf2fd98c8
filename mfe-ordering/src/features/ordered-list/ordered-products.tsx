import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, formatShortDeadline, type PlanningWeek } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { currentOrderQuery, type Order, ReducedRateLegend, shoppingMessages } from '@shop/shared/product'
import { useQuery } from '@shop/shared/query'
import { href } from '@shop/shared/routes'
import { EmptyState, FailedState, LinkButton, media, Note, theme } from '@shop/shared/ui'
import Check from 'lucide-react/icons/check'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { useId } from 'react'
import { recommendationPlaces } from '../../parts/recommendation/recommendation-places.ts'
import { RecommendationRow } from '../../parts/recommendation/recommendation-row.tsx'
import { useIsClosed } from '../../parts/use-is-closed.ts'
import { Columns } from './columns.ts'
import { OrderSummary } from './order-summary.tsx'
import { OrderedLine } from './ordered-line.tsx'
import { OrderedListWaiting } from './ordered-list-waiting.tsx'

const Panel = styled.section(css`
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
  & > ul > li + li { border-top: 1px solid ${theme.color.border.default}; }

  ${media.mobile} { & > [data-head] > p { flex-basis: 100%; margin-left: 0; } }
  ${media.print} { border: 0; & > [data-head] { background: none; padding-inline: 0; } }
`)

const Remarks = styled.div(css`
  margin-top: 12px;

  & > p { ${theme.text.caption} margin: 0; color: ${theme.color.text.secondary}; }
`)

/** No part of the order: not on paper. */
const Suggestions = styled.div(css`${media.print} { display: none; }`)

const Closed = styled.div(css`margin-bottom: 20px;`)

const Ways = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
`)

type Props = {
  week: PlanningWeek
  /** A product was taken out together with the button that had the focus. */
  onGone(): void
}

/** The order of a week. Read only once the deadline has passed. [ORD-082, ORD-083] */
export function OrderedProducts({ week, onGone }: Props) {
  const { api } = usePlatform()
  const order = useQuery(currentOrderQuery(api, week.number))
  const isClosed = useIsClosed(week)

  if (order.isPending) return <OrderedListWaiting />
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
  return (
    <>
      {isClosed ? (
        <Closed role="status">
          <Note tone="warning">{shoppingMessages.orderClosed.title}</Note>
        </Closed>
      ) : null}
      {order.data.lines.length === 0 ? (
        <NothingOrdered />
      ) : (
        <OrderedLines order={order.data} week={week} isClosed={isClosed} onGone={onGone} />
      )}
      {isClosed ? null : (
        <Suggestions>
          <RecommendationRow
            place={recommendationPlaces.orderedList}
            week={week.number}
            title="ついで買いにいかがですか"
          />
        </Suggestions>
      )}
    </>
  )
}

const NothingOrdered = () => (
  <EmptyState
    title={shoppingMessages.emptyOrder.title}
    picture={<ShoppingBasket size={56} />}
    action={
      <Ways>
        <LinkButton to={href.categories()}>カテゴリからさがす</LinkButton>
        <LinkButton to={href.favourites()} look="outline">
          お気に入りを見る
        </LinkButton>
      </Ways>
    }
  />
)

function OrderedLines({ order, week, isClosed, onGone }: Props & { order: Order; isClosed: boolean }) {
  const titleId = useId()
  const { lines } = order
  return (
    <Columns>
      <div>
        <Panel aria-labelledby={titleId}>
          <div data-head>
            <Check size={20} />
            <h2 id={titleId}>今週のご注文 {formatNumber(lines.length)}品</h2>
            <p>
              {isClosed ? shoppingMessages.orderClosed.title : `${formatShortDeadline(week.closesAt)}まで変更できます`}
            </p>
          </div>
          <ul>
            {lines.map((line) => (
              <OrderedLine key={line.product.orderNumber} line={line} isClosed={isClosed} onGone={onGone} />
            ))}
          </ul>
        </Panel>
        <Remarks>
          {lines.some(({ product }) => product.isLottery) ? (
            <p>※数量限定の商品は抽選です。結果はお届け前日の15時ごろに反映します。</p>
          ) : null}
          <ReducedRateLegend products={lines.map(({ product }) => product)} />
        </Remarks>
      </div>
      <OrderSummary order={order} isClosed={isClosed} />
    </Columns>
  )
}
