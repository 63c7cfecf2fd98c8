import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, formatWeek } from '@shop/shared/domain'
import { currentNumber, effectiveQuantity, type PointHistoryLine } from '@shop/shared/domain/order-history'
import { lotteryOutcome, lotteryText } from '@shop/shared/domain/shopping'
import { useIsClosed } from '@shop/shared/product/order'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { useSession } from '@shop/shared/session'
import { media, theme } from '@shop/shared/ui'
import { ProductPicture } from '@shop/shared/ui/shopping'
import { lazy, Suspense, useId } from 'react'
import { openWeekOf } from './open-week-of.ts'

const PointChange = lazy(async () => ({
  default: (await import(/* webpackChunkName: "point-change" */ './point-change.tsx')).PointChange,
}))

const Root = styled.section(css`
  margin-top: 28px;

  & > h2 { ${theme.text.h3} margin-bottom: 12px; }
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr));
    gap: 16px;
  }
  & > ul > li {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: 4px 14px;
    align-content: start;
    padding: 14px;
    ${theme.box.card}
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
  }
  & [data-picture] { grid-row: span 2; width: 88px; height: 88px; border-radius: ${theme.radius.control}; overflow: hidden; }
  & [data-picture] > * { width: 100%; height: 100%; object-fit: cover; }
  & h3 { font-size: 1rem; font-weight: 600; word-break: auto-phrase; }
  & h3 > a { display: inline-flex; align-items: center; min-height: ${theme.size.touchTarget}; color: ${theme.color.text.link}; text-decoration: underline; text-underline-offset: 3px; }
  & li > div > p { color: ${theme.color.text.secondary}; font-size: 0.9375rem; }
  & li > div > [data-points] { color: ${theme.color.point.text}; font-weight: 700; }
  & [data-change] { margin-top: 8px; }
  ${media.print} { & [data-picture], & [data-change] { display: none; } & > ul { display: block; } & > ul > li { display: block; border: 0; padding: 1mm 0; } }
`)

/** Exchanges for points, apart from the lines that were paid for; one can be changed as long as its week is open. */
export function PointProducts({ points }: { points: readonly PointHistoryLine[] }) {
  const id = useId()
  if (points.length === 0) return null
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>ポイント交換の商品</h2>
      <ul>
        {points.map((row) => (
          <PointProduct key={row.orderNumber} row={row} />
        ))}
      </ul>
    </Root>
  )
}

function PointProduct({ row }: { row: PointHistoryLine }) {
  const { name, week, orderNumber, pointPrice, quantity, wonQuantity, isLottery, deliveryWeek } = row
  const isOpen = !useIsClosed(useSession((session) => openWeekOf(session, week)))
  const count = effectiveQuantity(row)
  const outcome = lotteryOutcome({ hasResult: wonQuantity !== undefined, won: wonQuantity, ordered: quantity })
  return (
    <li>
      <div data-picture>
        <ProductPicture product={row} />
      </div>
      <div>
        <h3>
          <Link to={href.product(week, currentNumber(row), 'pointExchange')}>{name}</Link>
        </h3>
        <p>注文番号 {orderNumber}</p>
        {deliveryWeek === undefined ? null : <p>お届け週 {formatWeek(deliveryWeek)}</p>}
        <p>
          数量 {formatNumber(count)}点（1点 {formatNumber(pointPrice)}ポイント）
        </p>
        <p data-points>{formatNumber(pointPrice * count)}ポイント</p>
        {isLottery && (!isOpen || wonQuantity !== undefined) ? <p>{lotteryText(outcome)}</p> : null}
        {isOpen ? (
          <Suspense>
            <PointChange row={row} />
          </Suspense>
        ) : null}
      </div>
    </li>
  )
}
