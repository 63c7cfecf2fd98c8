import { findOpenWeek, messages } from '@shop/shared/domain'
import {
  isAfterMaintenanceStart,
  type Order,
  orderedQuantity,
  type Product,
  shoppingMessages,
} from '@shop/shared/domain/shopping'
import { orderOffer } from '@shop/shared/product/order'
import type { Session } from '@shop/shared/session'
import type { SkippedProduct } from './bulk-outcome.ts'

export type OrderPlan<P extends Product> = {
  send: readonly P[]
  /** In the order already: they stay as they are. */
  ordered: readonly P[]
  left: readonly SkippedProduct[]
}

export type Circumstances = {
  session: Session
  now: Date
  /** When the products were shown. [ORD-070] */
  viewedAt: Date
  /** As far as it is known: in the rush it is not read. [ORD-071] */
  order: Order | undefined
}

/** Decides which of the chosen products can be ordered, each once, and why the others cannot. [BIZ-013, FAV-038] */
export function planOrder<P extends Product>(products: readonly P[], circumstances: Circumstances): OrderPlan<P> {
  const ordered = products.filter(({ orderNumber }) => orderedQuantity(circumstances.order, orderNumber) > 0)
  const others = products.filter((product) => !ordered.includes(product))
  const judged = others.map((product) => ({ product, reason: whyNot(product, circumstances) }))
  return {
    send: judged.filter(({ reason }) => reason === undefined).map(({ product }) => product),
    ordered,
    left: judged.flatMap(({ product, reason }) => (reason === undefined ? [] : [{ product, reason }])),
  }
}

function whyNot(product: Product, { session, now, viewedAt }: Circumstances): string | undefined {
  const offer = orderOffer(product, session, now)
  if (offer.is === 'limitedAway') return shoppingMessages.limitedAway.title
  if ('reason' in offer) return offer.reason
  if (offer.is !== 'open') return messages.loginAgain.text
  const week = session.weeks.status === 'ready' ? findOpenWeek(session.weeks.open, product.week, now) : undefined
  if (week === undefined) return shoppingMessages.orderClosed.title
  return isAfterMaintenanceStart(week, viewedAt) ? shoppingMessages.afterMaintenance.text : undefined
}
