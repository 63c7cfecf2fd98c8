import { findOpenWeek, hasAbility, isClosed, messages } from '@shop/shared/domain'
import {
  judgeQuantity,
  type LimitedSale,
  limitedSaleBegins,
  type Product,
  quantityLimit,
  shoppingMessages,
} from '@shop/shared/domain/shopping'
import { isViewMode, memberOf, type Session } from '@shop/shared/session'

/** The choices that a product's order control offers to the one who looks. */
export type OrderOffer =
  | { is: 'open'; max: number }
  /** Session or weeks are not known yet. */
  | { is: 'waiting' }
  /** ログインして購入する */
  | { is: 'visitor' }
  /** A member without delivery use. */
  | { is: 'applyFirst'; reason: string }
  | { is: 'notHandled'; reason: string }
  | { is: 'closed'; reason: string }
  | { is: 'notForThisMember'; reason: string }
  /** A limited product out of its time; `isAhead`: its sale is still to begin. */
  | { is: 'limitedAway'; reason: string; isAhead?: true }

/** Gives how many can be had of what is ordered. What went off sale since can still be lowered. */
export const stepperLimit = (offer: OrderOffer, ordered: number): { max: number; whyNoMore?: string } => {
  if (offer.is === 'open') return { max: offer.max }
  return { max: ordered, ...('reason' in offer ? { whyNoMore: offer.reason } : {}) }
}

/** Pieces that a subscription brings count towards the limit, as the service counts them. */
export const offerWithSubscription = (offer: OrderOffer, subscribed: number): OrderOffer =>
  offer.is === 'open' ? { is: 'open', max: Math.max(0, offer.max - subscribed) } : offer

/** Decides what a product offers the visitor; pure, and the same for card, row and product page. */
export function orderOffer(product: Product, session: Session, now: Date, isLimitedAvailable?: boolean): OrderOffer {
  if (product.isSoldOut === true) return { is: 'notHandled', reason: shoppingMessages.soldOut.title }
  if (isViewMode(session)) return { is: 'visitor' }
  if (session.login.status === 'unregistered') return applyFirst
  const member = memberOf(session)
  if (member === undefined || session.weeks.status !== 'ready') return { is: 'waiting' }
  const week = findOpenWeek(session.weeks.open, product.week, now)
  if (week === undefined) return { is: 'closed', reason: shoppingMessages.orderClosed.title }
  if (!product.isOnSale) return { is: 'notHandled', reason: shoppingMessages.notHandled.title }
  if (!member.usesDelivery && hasAbility(member, 'apply')) return applyFirst
  const limited = knownLimitedSale(session, isLimitedAvailable, now)
  const verdict = judgeQuantity({ wanted: 1, product, week, member, now, limited })
  if (verdict.ok) return { is: 'open', max: quantityLimit(product) }
  if (verdict.why === 'limitedAway') {
    return now < limitedSaleBegins(week)
      ? { is: 'limitedAway', reason: shoppingMessages.limitedAhead.title, isAhead: true }
      : { is: 'limitedAway', reason: shoppingMessages.limitedAway.title }
  }
  return { is: 'notForThisMember', reason: reasonFor(product, member) }
}

const applyFirst: OrderOffer = { is: 'applyFirst', reason: messages.applyFirst.title }

function reasonFor(product: Product, { isFamily, isCorporate }: { isFamily: boolean; isCorporate: boolean }): string {
  if (product.isPointExchange && isFamily) return '家族証では交換できません'
  if (product.isPointExchange && isCorporate) return '法人の組合員番号では交換できません'
  return shoppingMessages.notOrderable.title
}

/** Knowledge of the sale of limited products, as far as there is any. A week that has closed since says nothing of the next one. */
export function knownLimitedSale(
  { limitedWeek, weeks }: Session,
  isAvailable: boolean | undefined,
  now: Date,
): LimitedSale {
  const isOver =
    weeks.status === 'ready' && weeks.open.some((week) => week.number === limitedWeek && isClosed(week, now))
  return { week: isOver ? undefined : limitedWeek, isAvailable }
}
