import type { Stop } from './coming.ts'
import { orderTotals } from './order.ts'
import type { OrderNumber } from './order-number.ts'
import { isSubscriptionChange } from './order-source.ts'
import type { PlanningWeek } from './planning-week.ts'
import type { Product, SubscriptionOrder } from './product.ts'
import { quantityLimit } from './quantity.ts'
import type { WeekNumber } from './week-number.ts'
import type { Yen } from './yen.ts'

/** Weeks from one delivery to the next. Codes 1 to 4 are active, 9 skips one delivery, 10 cancels. */
export type Cycle = 1 | 2 | 3 | 4

const labels: Record<Cycle, string> = { 1: '毎週', 2: '隔週', 3: '3週ごと', 4: '4週ごと' }
const skipCode = 9
const cancelCode = 10

/** Tells whether a code of the service is one of the four cycles. */
export const isCycle = (code: number): code is Cycle => Object.hasOwn(labels, code)
/** Names a cycle as the member reads it: 隔週. */
export const cycleLabel = (cycle: Cycle): string => labels[cycle]
/** Every third week is shown to who has it, and offered to nobody. */
export const isOfferedCycle = (cycle: Cycle): boolean => cycle !== 3

/** A member's subscription as it stands in a week. [API-035] */
export type Subscription = {
  product: Product
  /** 9 and 10 are left by a skip or a cancellation. */
  cycleCode: number
  quantity: number
  nextWeek?: WeekNumber
  /** 0: the next delivery is skipped. */
  nextQuantity: number
  /** The number by which it is delivered. */
  orderNumber: OrderNumber
  orderedWeek: WeekNumber
  isNewOrder: boolean
  maxOrder?: number
  orders: readonly SubscriptionOrder[]
}

type Asked = { orders: readonly Pick<SubscriptionOrder, 'code' | 'quantity'>[] }
const isAsked = ({ orders }: Asked, code: number): boolean =>
  orders.some((order) => order.code === code && order.quantity > 0)

/** Tells 解約依頼中: a cancellation is asked for. */
export const isCancelling = (subscription: Asked): boolean => isAsked(subscription, cancelCode)
/** Tells whether the next delivery is asked to be left out. */
export const isSkipping = (subscription: Asked): boolean => isAsked(subscription, skipCode)
/** Gives what is asked to stop; a cancellation outweighs the rest: nothing comes any more. */
export function stopAsked(subscription: Asked): Stop | undefined {
  if (isCancelling(subscription)) return 'cancel'
  return isSkipping(subscription) ? 'skip' : undefined
}
/** Tells [次回お届け中止]. [ORD-102] */
export const isNextStopped = (subscription: Subscription): boolean =>
  subscription.nextQuantity === 0 || stopAsked(subscription) !== undefined

const hasCode = ({ orders }: Subscription, code: number): boolean => orders.some((order) => order.code === code)

/** Tells whether 次回だけ中止 is offered: a delivery is coming, and the product has the number that skips it. */
export const canSkip = (subscription: Subscription): boolean =>
  hasCode(subscription, skipCode) && subscription.nextWeek !== undefined && subscription.nextQuantity > 0
/** Tells whether 解約 is offered. */
export const canCancel = (subscription: Subscription): boolean => hasCode(subscription, cancelCode)

/** Tells what is asked for, and not in effect before the week closes. */
export const isUpdateOrder = ({ code, quantity, inputStatus }: SubscriptionOrder): boolean =>
  isCycle(code) && quantity > 0 && isSubscriptionChange(inputStatus)

/**
 * Gives 変更依頼中: what the subscription will be. Of both halves of a change the new one tells; the old half alone stands
 * with what is so already, and nothing will change.
 */
export function pendingChange(subscription: Subscription): { cycle: Cycle; quantity: number } | undefined {
  const asked = subscription.orders.filter(isUpdateOrder)
  const next = asked.find(({ orderNumber }) => orderNumber !== subscription.orderNumber) ?? asked[0]
  if (next === undefined || !isCycle(next.code)) return undefined
  const to = { cycle: next.code, quantity: next.quantity }
  return changesSomething(subscription, { is: 'change', ...to }) ? to : undefined
}

/** Lists the numbers to take back for 変更のキャンセル, what replaces something first. */
export function askedOrders(subscription: Subscription): SubscriptionOrder[] {
  return subscription.orders
    .filter((order) => isUpdateOrder(order) || (!isCycle(order.code) && order.quantity > 0))
    .toSorted((one, other) => isOwn(subscription, one) - isOwn(subscription, other))
}

const isOwn = ({ orderNumber }: Subscription, order: SubscriptionOrder): number =>
  order.orderNumber === orderNumber ? 1 : 0

/**
 * Tells a subscription that is running, or asked to stop and still to be taken back. Anything else is over and left
 * out.
 */
export const canModify = (subscription: Subscription): boolean =>
  isCycle(subscription.cycleCode) ||
  (subscription.cycleCode === skipCode && isSkipping(subscription)) ||
  (subscription.cycleCode === cancelCode && isCancelling(subscription))

/** Tells whether a subscription is part of 次のお届け of a week. */
export const isDeliveredNext = ({ nextWeek, isNewOrder }: Subscription, week: WeekNumber): boolean =>
  nextWeek === week && !isNewOrder

/** Gives the price of one piece in its cycle. */
export function subscriptionPrice({ product, orderNumber, orders }: Subscription): { base: Yen; taxIncluded: Yen } {
  const own = orders.find((order) => order.orderNumber === orderNumber)
  return {
    base: own?.basePrice ?? product.basePrice,
    taxIncluded: own?.taxIncludedPrice ?? product.taxIncludedPrice,
  }
}

type Delivery = { products: number; taxIncluded: Yen }
/** By the number of the subscription. */
type Requests = Readonly<Record<string, SubscriptionRequest>>

/**
 * Products and sum of the next delivery, and of what was newly ordered and comes with it: as the order of the week counts
 * them. What is stopped does not count, nor does what `requests` would stop. [K-168]
 */
export function nextDelivery(
  subscriptions: readonly Subscription[],
  week: WeekNumber,
  requests: Requests = {},
): Delivery & { newOrders: Delivery } {
  const ofWeek = subscriptions.filter(({ nextWeek }) => nextWeek === week)
  const isNew = (one: Subscription) => one.isNewOrder
  const delivered = (some: readonly Subscription[]): Delivery => {
    const { products, taxIncluded } = orderTotals({
      lines: some.map((one) => toCounted(one, requests[one.orderNumber])),
    })
    return { products, taxIncluded }
  }
  return { ...delivered(ofWeek.filter((one) => !isNew(one))), newOrders: delivered(ofWeek.filter(isNew)) }
}

/** Gives what the service was asked for, and on top of it what the member has set and not sent. */
export const requestedStop = (subscription: Asked, request: SubscriptionRequest | undefined): Stop | undefined =>
  request?.is === 'skip' || request?.is === 'cancel' ? request.is : stopAsked(subscription)

function toCounted(subscription: Subscription, request: SubscriptionRequest | undefined) {
  const { base, taxIncluded } = subscriptionPrice(subscription)
  const stop = requestedStop(subscription, request)
  return {
    product: { ...subscription.product, basePrice: base, taxIncludedPrice: taxIncluded },
    quantity: subscription.nextQuantity,
    ...(stop === undefined ? {} : { stop }),
  }
}

/** Cycles to choose from: the offered ones that the product has, and the member's own. */
export const cyclesOf = (orders: readonly SubscriptionOrder[], own?: number): Cycle[] =>
  orders.map(({ code }) => code).filter((code) => isCycle(code) && (isOfferedCycle(code) || code === own)) as Cycle[]

/** The member's request for a subscription, not sent yet. [ORD-131] */
export type SubscriptionRequest = { is: 'change'; cycle: Cycle; quantity: number } | { is: 'skip' } | { is: 'cancel' }

/** Gives the most pieces of each delivery. */
export const subscriptionLimit = ({ product, maxOrder }: Pick<Subscription, 'product' | 'maxOrder'>): number =>
  quantityLimit({ ...product, maxOrder: maxOrder ?? product.maxOrder ?? 0 })

/** One write: a number and its count. */
export type SubscriptionPut = { orderNumber: OrderNumber; quantity: number }

/** The writes of a request, in their order: a change puts the old item with one piece, then the new one. [K-21] */
export function putsOf(subscription: Subscription, request: SubscriptionRequest): SubscriptionPut[] {
  const numberOf = (code: number) => subscription.orders.find((order) => order.code === code)?.orderNumber
  const once = (code: number): SubscriptionPut[] => {
    const orderNumber = numberOf(code)
    return orderNumber === undefined ? [] : [{ orderNumber, quantity: 1 }]
  }
  if (request.is === 'skip') return once(skipCode)
  if (request.is === 'cancel') return once(cancelCode)
  const next = numberOf(request.cycle)
  if (next === undefined) return []
  return [
    { orderNumber: subscription.orderNumber, quantity: 1 },
    { orderNumber: next, quantity: request.quantity },
  ]
}

/** Lists the writes that the service does not hold yet, by what it says now. */
export function missingPuts(subscription: Subscription, request: SubscriptionRequest): SubscriptionPut[] {
  const puts = putsOf(subscription, request)
  // The old half is held with the pieces that the member has, so that it is not taken for a change to one piece.
  const held = puts.map((put, nth) =>
    request.is === 'change' && nth === 0 ? { ...put, quantity: subscription.quantity } : put,
  )
  return puts.slice(held.findLastIndex((put) => isHeld(subscription, put)) + 1)
}

const isHeld = ({ orders }: Subscription, put: SubscriptionPut): boolean =>
  orders.some(
    ({ orderNumber, quantity, inputStatus }) =>
      orderNumber === put.orderNumber && quantity === put.quantity && isSubscriptionChange(inputStatus),
  )

/** Tells whether a request says anything that is not so already. */
export const changesSomething = ({ cycleCode, quantity }: Subscription, request: SubscriptionRequest): boolean =>
  request.is !== 'change' || request.cycle !== cycleCode || request.quantity !== quantity

/**
 * Gives the day of the delivery after the next one, which is what a skip leads to; `undefined` where no day is known.
 * [K-168]
 */
export function deliveryAfterSkip(
  { cycleCode, nextWeek }: Subscription,
  open: readonly Pick<PlanningWeek, 'number' | 'deliversOn'>[],
): Date | undefined {
  const next = open.find(({ number }) => number === nextWeek)
  if (next === undefined || !isCycle(cycleCode)) return undefined
  return new Date(next.deliversOn.getTime() + cycleCode * weekMs)
}

/** Tokyo has no summer time. */
const weekMs = 7 * 24 * 60 * 60 * 1000

/**
 * Finds the delivery before the next one, among the weeks that are known, oldest first; never before it was ordered.
 */
export function lastDeliveryWeek(
  { cycleCode, nextWeek, orderedWeek }: Subscription,
  weeks: readonly WeekNumber[],
): WeekNumber | undefined {
  if (nextWeek === undefined || !isCycle(cycleCode)) return undefined
  const next = weeks.indexOf(nextWeek)
  const last = next < 0 ? undefined : weeks[next - cycleCode]
  return last === undefined || last < orderedWeek ? undefined : last
}
