import type { OrderNumber } from './order-number.ts'
import type { Product, SubscriptionOrder } from './product.ts'
import { quantityLimit } from './quantity.ts'
import { type Cycle, isCycle, isOfferedCycle, isUpdateOrder } from './subscription.ts'
import type { WeekNumber } from './week-number.ts'

/** Products that may not be newly registered. */
export type RegistrationStops = {
  /** In these weeks these numbers are stopped. */
  weeks: readonly WeekNumber[]
  orderNumbers: readonly OrderNumber[]
  /** Numbers by week and cycle. */
  byCycle: readonly { week: WeekNumber; cycle: number; orderNumbers: readonly OrderNumber[] }[]
}

export type CycleOffer = SubscriptionOrder & { code: Cycle }

/** Cycles that can be registered: the product's own number stops all of its cycles, a cycle's number that one. */
export function registrableCycles(
  product: Pick<Product, 'week' | 'orderNumber' | 'subscriptionOrders'>,
  stops: RegistrationStops,
): CycleOffer[] {
  const isListed = (list: readonly OrderNumber[], no: OrderNumber) =>
    list.includes(no) || list.includes(product.orderNumber)
  return (product.subscriptionOrders ?? [])
    .filter((order): order is CycleOffer => isCycle(order.code) && isOfferedCycle(order.code))
    .filter(({ orderNumber }) => !(stops.weeks.includes(product.week) && isListed(stops.orderNumbers, orderNumber)))
    .filter(
      ({ code, orderNumber }) =>
        !stops.byCycle.some(
          (stop) => stop.week === product.week && stop.cycle === code && isListed(stop.orderNumbers, orderNumber),
        ),
    )
}

/**
 * Finds the subscription to the product that the member has already. What is asked for is not in effect before the week
 * closes, and of a change of the pieces alone a product tells nothing else.
 */
export function registeredOrder({
  subscriptionOrders = [],
}: Pick<Product, 'subscriptionOrders'>): { inEffect: CycleOffer | undefined } | undefined {
  const orders = subscriptionOrders.filter((order): order is CycleOffer => isCycle(order.code) && order.quantity > 0)
  return orders.length === 0 ? undefined : { inEffect: orders.find((order) => !isUpdateOrder(order)) }
}

/** Counts how many pieces of each delivery can still be had beside those that are ordered once. */
export const registrableQuantity = (product: Pick<Product, 'maxOrder' | 'quantityLimit'>, ordered: number): number =>
  Math.max(0, quantityLimit(product) - ordered)
