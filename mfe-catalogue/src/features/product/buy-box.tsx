import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ProductDetail } from '@shop/shared/api/product-detail'
import { formatNumber, formatWeek, formatYen } from '@shop/shared/domain'
import { bundlePricePerPiece, type OrderSource, shoppingMessages } from '@shop/shared/domain/shopping'
import { ImperfectReason } from '@shop/shared/product/card'
import { type Favourite, FavouriteButton } from '@shop/shared/product/favourite'
import { orderedWords } from '@shop/shared/product/order'
import { DeliveryLine, OrderPanel } from '@shop/shared/product/order-panel'
import { href } from '@shop/shared/routes'
import { currentWeek, useSession } from '@shop/shared/session'
import { LinkButton, media, Note, theme } from '@shop/shared/ui'
import { AlcoholNote, Badge, Price } from '@shop/shared/ui/shopping'
import type { Ref } from 'react'
import { BuyControl } from './buy-control.tsx'
import { LimitedFacts } from './limited-facts.tsx'
import type { OrderTime } from './order-time.ts'
import type { ProductOrder } from './use-product-order.ts'

const Root = styled(OrderPanel)(css`
  margin-top: 20px;

  &[data-ordered] { box-shadow: inset 0 0 0 1px ${theme.color.success.default}; }
  & > [data-extra] {
    display: grid;
    gap: 2px;
    line-height: 1.6;
    color: ${theme.color.text.secondary};
    font-variant-numeric: tabular-nums;
  }
  & [data-bundle] > b { color: ${theme.color.price.sale}; }
  & > [data-order] { display: flex; align-items: flex-start; gap: 12px; }
  ${media.print} { & > [data-order] { display: none; } }
  ${media.mobile} { & > [data-order] { gap: 8px; } }
`)

export type BuyBoxProps = {
  detail: ProductDetail
  order: ProductOrder
  favourite: Favourite
  time: OrderTime
  source: OrderSource
  /** On the controls: the bar of a phone comes when they have left the screen. */
  controlsRef: Ref<HTMLDivElement>
}

/** Price, order control and delivery. */
export function BuyBox({ detail, order, favourite, time, source, controlsRef }: BuyBoxProps) {
  const { product } = detail
  const words = orderedWords(order.line)
  return (
    <Root label="ご注文" line={order.line}>
      <ImperfectReason product={product} size="large" />
      <Price product={product} size="detail" />
      <PriceExtras detail={detail} />
      <LimitedFacts detail={detail} time={time} />
      <AlcoholNote products={[product]} />
      <div data-order ref={controlsRef}>
        {time.is === 'over' ? <OrderOver {...{ detail, source }} /> : <BuyControl order={order} />}
        <FavouriteButton product={product} favourite={favourite} isFlat isLarge />
      </div>
      {order.line.offer.is === 'notHandled' && words === undefined ? (
        <Note tone="warning">{product.taxIncludedPrice > 0 ? shoppingMessages.notHandled.title : noPrice}</Note>
      ) : null}
      {time.is === 'open' ? <DeliveryLine week={time.week} /> : null}
    </Root>
  )
}

/** Of a price of 0 or below, which is a mistake of the data. */
const noPrice = '価格を確認しているため、ただいまご注文いただけません'

/** Bundles in one sentence each, and the points that come with an order. */
function PriceExtras({ detail: { bundles, points, product } }: { detail: ProductDetail }) {
  const hasPoints = points !== undefined && points > 0 && !product.isPointExchange
  if (bundles.length === 0 && !hasPoints) return null
  return (
    <div data-extra>
      {bundles.map((bundle) => (
        <p key={bundle.pieces} data-bundle>
          {bundle.pieces}点で <b>税込 {formatYen(bundle.price)}</b>（1点あたり{formatYen(bundlePricePerPiece(bundle))}）
        </p>
      ))}
      {hasPoints ? (
        <p>
          <Badge tone="pointExchange">{formatNumber(points)}ポイント</Badge>
        </p>
      ) : null}
    </div>
  )
}

const Over = styled.div(css`
  display: grid;
  flex: 1;
  gap: 12px;
`)

/** A week that is over has no order controls, for nobody; the same product may come again. */
function OrderOver({ detail: { product, nextWeek }, source }: Pick<BuyBoxProps, 'detail' | 'source'>) {
  const current = useSession(currentWeek)?.number
  // An older service says only that it is on sale.
  const week = nextWeek ?? (product.isOnSale ? current : undefined)
  return (
    <Over>
      <Note>{shoppingMessages.orderClosed.title}</Note>
      {week === undefined || week === product.week ? null : (
        <LinkButton look="outline" to={href.product(week, product.orderNumber, source)}>
          {formatWeek(week)}の商品を見る
        </LinkButton>
      )}
    </Over>
  )
}
