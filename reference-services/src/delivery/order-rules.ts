import { type GivenSourceIds, orderSources, sourceOfId } from '@shop/shared/input-status'
import { limitedSaleBegins, maintenanceStart } from '../calendar/planning-weeks.ts'
import type { MemberTable, PlanningWeekTable } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { isCorporate } from './members.ts'
import { scrollStatuses, scrollStatusOf } from './scroll-statuses.ts'
import { isSubscriptionChange, isSubscriptionOrder } from './subscription-codes.ts'
import { isOpen, type OrderWeek } from './weeks.ts'

export type Orderer = Pick<MemberTable, 'code' | 'is_family' | 'uses_delivery'>
export type PieceLimits = { max_order: number | null; quantity_limit: number | null }
export type Limits = PieceLimits & {
  is_point_exchange: boolean
  /** Points of one piece. */
  point_price: number | null
  is_limited: boolean
  scroll_category: 1 | 2 | null
}

export type OrderRequest = {
  member: Orderer | undefined
  week: OrderWeek | undefined
  /** The week that closes next: limited products are sold for it alone. */
  nextWeek: PlanningWeekTable | undefined
  /** The product as it is on sale in that week; `undefined`: it is not. */
  product: Limits | undefined
  /** Pieces in the order so far, and how they came into it. */
  ordered: number
  orderedBy: number | undefined
  /** Pieces of the same product that come on their own in that week. */
  coming: number
  /** Points that may be spent on top of what the line has reserved; asked for where points are exchanged. */
  freePoints: number
  /** No points can be used by the member's card. */
  isCardSuspended: boolean
  count: number
  inputStatus: number
  /** `append` adds to what is ordered, `direct` sets it. */
  mode: 'append' | 'direct'
  /** When the member's list was shown. */
  viewedAt: Date | undefined
  now: Date
  /** Pieces that nobody has yet, of a product whose pieces are counted. */
  stockLeft: number | undefined
  /** Pieces that the page showed, where it says so. */
  seen?: number | undefined
  /** Ids of order sources that the operator gives. */
  sources?: GivenSourceIds | undefined
}

const maxQuantity = 99
const isScrollOrder = (status: number | undefined): boolean => status !== undefined && scrollStatuses.includes(status)

const { web: byNumberOnWeb, app: byNumberInApp } = orderSources.orderNumber
const isByNumber = (status: number): boolean => status === byNumberOnWeb || status === byNumberInApp
const isOrdinaryOrder = (status: number, sources: GivenSourceIds | undefined): boolean =>
  isScrollOrder(status) ||
  (sourceOfId(status, sources) !== undefined && !isSubscriptionOrder(status) && !isSubscriptionChange(status, sources))

/** Pieces in the order afterwards, or the refusal. The browser asks the same first; this answer counts. */
export function judgeOrder(wish: OrderRequest): number {
  const { product, ordered, orderedBy, coming, count, inputStatus, mode, viewedAt, now } = wish
  const { member, week } = judgeOrderer(wish)
  judgeWeek(week, now, viewedAt)
  if (product === undefined) throw new Refusal('productNotOffered')
  if (!isOrdinaryOrder(inputStatus, wish.sources)) throw new Refusal('sourceInvalid')
  // [ORD-064, ORD-065]
  if (product.is_point_exchange && (member.is_family || isCorporate(member))) throw new Refusal('exchangeNotAllowed')
  if (isScrollOrder(inputStatus)) judgeAssortment(product, inputStatus)
  // The site's own order may follow a member's, and the line is the site's from then on.
  if (isScrollOrder(orderedBy) && !isScrollOrder(inputStatus))
    throw new Refusal('scrollLine', 'この商品の数量は変更できません。')
  judgeSeen(ordered, wish.seen)
  const wanted = mode === 'append' ? ordered + count : count
  // A product that went off sale since it was ordered can still be had in a smaller number.
  if (wanted > ordered) {
    if (product.is_limited) judgeLimited(week, wish)
    judgeQuantity(product, wanted + coming)
    judgeStock(wish.stockLeft, wanted - ordered)
  }
  judgePoints(product, wanted - ordered, wish)
  return wanted
}

/** In its sale, and not by its number; a line that is there keeps the source by which it came. */
function judgeLimited(week: PlanningWeekTable, { nextWeek, now, ordered, inputStatus }: OrderRequest): void {
  if (!isOnLimitedSale(week, nextWeek, now)) throw new Refusal('outsideSale')
  if (ordered === 0 && isByNumber(inputStatus)) throw new Refusal('limitedByNumber')
}

/** First come, first served: all that is asked for, or nothing. */
function judgeStock(left: number | undefined, morePieces: number): void {
  if (left === undefined || left >= morePieces) return
  if (left <= 0) throw new Refusal('soldOut')
  throw new Refusal('fewLeft', `残りは${left}個です。数量を減らしてご注文ください。`)
}

/** A page that shows other pieces than there are changes nothing unasked: the refusal says how many there are. [K-150] */
export function judgeSeen(held: number, seen: number | undefined): void {
  if (seen !== undefined && seen !== held)
    throw new Refusal('seenOutdated', `別の端末で変更されています（いま${held}点）`)
}

/** Whether a line may be taken out. Product and quantity do not matter: it may be gone already. [K-19] */
export function judgeCancel({
  now,
  orderedBy,
  ...wish
}: Pick<OrderRequest, 'member' | 'week' | 'now' | 'orderedBy'>): void {
  judgeWeek(judgeOrderer(wish).week, now, undefined)
  if (isScrollOrder(orderedBy)) throw new Refusal('scrollLine', 'この商品はキャンセルできません。')
}

/** Membership and a delivery application are required. */
export function judgeOrderer({ member, week }: Pick<OrderRequest, 'member' | 'week'>) {
  if (member === undefined || !member.uses_delivery) throw new Refusal('notDelivered')
  if (week === undefined) throw new Refusal('weekUnknown')
  return { member, week }
}

/** Pieces ordered and pieces of the subscription, together. */
export function judgeQuantity({ max_order, quantity_limit }: PieceLimits, wanted: number): void {
  const own = Math.min(max_order ?? maxQuantity, quantity_limit ?? maxQuantity)
  if (wanted > own && own < maxQuantity) throw new Refusal('overLimit', `この商品は${own}個までご注文いただけます。`)
  if (wanted > maxQuantity) throw new Refusal('overLimit', '1度に注文出来る数量は99個です。')
}

/** A site orders its own goods alone: nobody here could change or cancel such a line. [G-12] */
function judgeAssortment({ is_limited, is_point_exchange, scroll_category }: Limits, inputStatus: number): void {
  const isOwn = scroll_category !== null && scrollStatusOf[scroll_category] === inputStatus
  if (!isOwn || is_limited || is_point_exchange) throw new Refusal('notOfThisSite')
}

/** More pieces cost points that the member must have, on a card that is in use. */
function judgePoints(
  { is_point_exchange, point_price }: Limits,
  morePieces: number,
  { freePoints, isCardSuspended }: Pick<OrderRequest, 'freePoints' | 'isCardSuspended'>,
): void {
  if (!is_point_exchange || morePieces <= 0) return
  if (isCardSuspended) throw new Refusal('cardSuspended')
  const missing = morePieces * (point_price ?? 0) - freePoints
  if (missing > 0)
    throw new Refusal('pointsShort', `ポイントが不足しています（あと${missing.toLocaleString('ja-JP')}ポイント）`)
}

/** In the week that closes next, from 22:00 on the Tuesday before. [BIZ-008] */
export const isOnLimitedSale = (
  week: Pick<PlanningWeekTable, 'number'>,
  next: PlanningWeekTable | undefined,
  now: Date,
): boolean => next !== undefined && week.number === next.number && limitedSaleBegins(next.closes_at) <= now

/** [ORD-069, G-08, GRD-082] */
export function judgeWeek(week: OrderWeek, now: Date, viewedAt: Date | undefined): void {
  const maintenance = maintenanceStart(week.closes_at)
  if (now > maintenance || (viewedAt !== undefined && viewedAt > maintenance))
    throw new Refusal('afterMaintenanceStart')
  if (!isOpen(week, now)) throw new Refusal('weekClosed')
}
