import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, formatTime, hasAbility, type Member, messages, type WeekNumber } from '@shop/shared/domain'
import type { MemberPoints } from '@shop/shared/domain/points'
import { type Order, orderTotals } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { currentOrderQuery, readAtOf, useIsPeakWindow, useKeptOrder, useMemberPoints } from '@shop/shared/product/order'
import { useQuery } from '@shop/shared/query'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { media, Skeleton, theme, visuallyHidden } from '@shop/shared/ui'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'

const Root = styled.section(css`
  display: flex;
  flex: 0 0 520px;
  flex-wrap: wrap;
  ${theme.box.card}

  &:only-child { flex: 1; }
  & > a, & > [data-tile] {
    display: flex;
    /* Large letters take a line for each. [AX-08] */
    flex: 1 1 8rem;
    flex-direction: column;
    min-height: 118px;
    padding: 12px 20px;
    color: ${theme.color.text.primary};
    line-height: 1.4;
    text-decoration: none;
    font-variant-numeric: tabular-nums;
  }
  & > :first-child { flex-grow: 1.25; }
  /* Before it, or above it; the other one lies on the border around both. */
  & > :not(:first-child) { box-shadow: -1px -1px ${theme.color.border.default}; }
  & > a:hover > [data-way] { text-decoration: underline; }

  & [data-small] { font-size: 0.875rem; color: ${theme.color.text.secondary}; }
  & [data-figures] { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 14px; font-weight: 700; }
  & [data-figures] > span { white-space: nowrap; }
  & [data-figures] [data-small] { font-weight: 400; }
  & [data-figures] b { font-size: 1.625rem; }
  & [data-points] { color: ${theme.color.point.default}; }
  & [data-way] {
    display: flex;
    align-items: center;
    gap: 2px;
    margin-top: auto;
    color: ${theme.color.brand.default};
    font-weight: 700;
  }

  ${media.mobile} {
    order: -1;
    flex: none;
    & > a, & > [data-tile] { position: relative; gap: 2px; min-height: 78px; padding: 10px 14px; }
    /* Half as wide: pieces and sum are two lines, and so much is kept for them. */
    & > :not(:only-child) { min-height: 109px; }
    /* The figure leads on by itself; the words would be a line more. */
    & [data-way] { position: absolute; top: 8px; right: 8px; }
    & [data-way] > span { ${visuallyHidden.styles} }
    & [data-figures] { gap: 0 10px; }
    & [data-figures] b { font-size: 1.5rem; }
  }
`)

/** The member's order of the week and the points they may use. It has its place before the week is known. */
export function MemberSummary({ member, week }: { member: Member; week: WeekNumber | undefined }) {
  const points = useMemberPoints(true)
  // Points are an extra here: a service that is down takes only its own tile away.
  const showsPoints = points !== undefined && !points.isError
  if (!hasAbility(member, 'order') && !showsPoints) return null
  return (
    <Root aria-label="今週のご利用状況">
      {hasAbility(member, 'order') ? (
        <Tile to={href.orderedList()} title="今週のご注文" way="内容を確認する">
          {week === undefined ? <Waiting /> : <OrderOfWeek week={week} />}
        </Tile>
      ) : null}
      {showsPoints ? (
        <Tile to={href.pointHistory()} title="使えるポイント" way="履歴を見る">
          <PointFigures points={points.data} />
        </Tile>
      ) : null}
    </Root>
  )
}

/** The place of both tiles, while it is not known who looks. */
export const MemberSummaryWaiting = () => (
  <Root aria-hidden>
    <WaitingTile />
    <WaitingTile />
  </Root>
)

/** In the rush the ordered list alone reads the order: until then there is what was last known. */
function OrderOfWeek({ week }: { week: WeekNumber }) {
  const platform = usePlatform()
  const isRush = useIsPeakWindow()
  useKeptOrder(week)
  const order = useQuery({ ...currentOrderQuery(platform.api, week), enabled: !isRush })
  return isRush ? (
    <LastKnown order={order.data} readAt={readAtOf(order, platform)} />
  ) : (
    <OrderFigures order={order.data} hasFailed={order.isError} />
  )
}

const Tile = ({ to, title, way, children }: { to: string; title: string; way: string; children: ReactNode }) => (
  <Link to={to}>
    <span data-small>{title}</span>
    {children}
    <span data-way>
      <span>{way}</span>
      <ChevronRight size={20} />
    </span>
  </Link>
)

function OrderFigures({ order, hasFailed }: { order: Order | undefined; hasFailed: boolean }) {
  if (order === undefined) return hasFailed ? <span>{messages.notRetrieved.title}</span> : <Waiting />
  const { products, pieces, taxIncluded } = orderTotals(order)
  return (
    <span data-figures>
      <span>
        <b>{formatNumber(products)}</b>品 <span data-small>{formatNumber(pieces)}点</span>
      </span>
      <span>
        <span data-small>税込</span> <b>{formatNumber(taxIncluded)}</b>円
      </span>
    </span>
  )
}

/** Where orders are not read. What was ordered here is no whole order. */
const LastKnown = ({ order, readAt }: { order: Order | undefined; readAt: Date | undefined }) => (
  <>
    {order === undefined || readAt === undefined ? null : <OrderFigures order={order} hasFailed={false} />}
    <span data-small>
      {readAt === undefined ? 'ご注文は保存されています。' : `${formatTime(readAt)}時点の内容です。`}
      ご注文が集中しているため、最新の内容はこちらからご確認ください。
    </span>
  </>
)

const PointFigures = ({ points }: { points: MemberPoints | undefined }) =>
  points === undefined ? (
    <Waiting />
  ) : (
    <span data-figures data-points>
      <span>
        <b>{formatNumber(points.available)}</b> ポイント
      </span>
    </span>
  )

const WaitingTile = () => (
  <span data-tile>
    <span data-small> </span>
    <Waiting />
    <span data-way> </span>
  </span>
)

const Waiting = () => <Skeleton width="60%" height="36px" />
