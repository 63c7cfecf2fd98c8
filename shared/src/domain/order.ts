import { type Counted, deliverablePieces, type Stop } from './coming.ts'
import type { LotteryOutcome } from './lottery.ts'
import type { OrderNumber } from './order-number.ts'
import type { Product } from './product.ts'
import { type TaxOfRate, taxByRate } from './tax.ts'
import type { WeekNumber } from './week-number.ts'
import { sumYen, type Yen, yen } from './yen.ts'

/** One product in the order of a week. */
export type OrderLine = {
  /** Names the line: the product's number, or that of the cycle by which it comes on its own. */
  orderNumber: OrderNumber
  product: Product
  quantity: number
  inputStatus: number
  isSubscription: boolean
  /** Asked of the subscription that brings it, and in effect once the week closes. */
  stop?: Stop
  /** Came from a scroll site: not changed or cancelled here. [ORD-079] */
  isScrollOrder: boolean
  /** Of a product in limited quantity. */
  lottery?: LotteryOutcome
}

/** The member's order of one week, as the service holds it. */
export type Order = { week: WeekNumber; lines: readonly OrderLine[] }

export type OrderTotals = {
  /** Different products that come. */
  products: number
  /** Pieces of all of them: the number on the badge. */
  pieces: number
  base: Yen
  /** Of 8 and 10 % always, then of any other rate that is there. */
  taxByRate: readonly TaxOfRate[]
  exemptBase: Yen
  taxIncluded: Yen
  /** What the lines cost with the tax of each: the total may differ by some yen. [K-62] */
  lineSum: Yen
  /** The cost of point-exchange lines. */
  points: number
}

const lineBase = (line: Counted): Yen => yen(line.product.basePrice * deliverablePieces(line))
const lineTotal = (line: Counted): Yen => yen(line.product.taxIncludedPrice * deliverablePieces(line))
const linePoints = (line: Counted): number =>
  line.product.isPointExchange ? (line.product.pointPrice ?? 0) * deliverablePieces(line) : 0

/**
 * Adds up an order, or a list that may become one. Point-exchange lines cost points, not yen. The tax of a rate is
 * rounded once for the whole order. [K-62]
 */
export function orderTotals(order: { lines: readonly Counted[] }): OrderTotals {
  const paid = order.lines.filter((line) => !line.product.isPointExchange)
  const rates = taxByRate(paid.map((line) => ({ rate: line.product.taxRate, base: lineBase(line) })))
  const taxed = rates.filter(({ rate }) => rate !== 0)
  const base = sumYen(rates.map((one) => one.base))
  return {
    products: order.lines.filter((line) => deliverablePieces(line) > 0).length,
    pieces: orderedPieces(order),
    base,
    taxByRate: taxed,
    exemptBase: yen(base - sumYen(taxed.map((one) => one.base))),
    taxIncluded: sumYen([base, ...taxed.map(({ tax }) => tax)]),
    lineSum: sumYen(paid.map(lineTotal)),
    points: order.lines.reduce((sum, line) => sum + linePoints(line), 0),
  }
}

/** Counts the pieces of an order, as the badge shows them. [CHR-002] */
export const orderedPieces = (order: { lines: readonly Counted[] }): number =>
  order.lines.reduce((sum, line) => sum + deliverablePieces(line), 0)

/** Counts the pieces ordered by a number; 0 when it is not in the order. */
export const orderedQuantity = (order: Order | undefined, no: OrderNumber): number =>
  order?.lines.find((line) => line.orderNumber === no)?.quantity ?? 0

/** Pieces of a product that come by subscription, beside those that are ordered by its own number. */
export const subscribedPieces = (order: Order | undefined, { subscriptionOrders = [] }: Product): number =>
  orderedPieces({
    lines: order?.lines.filter((line) => subscriptionOrders.some((one) => one.orderNumber === line.orderNumber)) ?? [],
  })

/**
 * Gives the order after a line was set to a quantity; 0 takes it out. A new one stands first, as the service has it.
 */
export function withQuantity(order: Order, product: Product, quantity: number, inputStatus: number): Order {
  const { orderNumber } = product
  const known = order.lines.some((line) => line.orderNumber === orderNumber)
  if (quantity === 0) {
    return { ...order, lines: order.lines.filter((line) => line.orderNumber !== orderNumber) }
  }
  if (known) {
    return {
      ...order,
      lines: order.lines.map((line) => (line.orderNumber === orderNumber ? { ...line, quantity, inputStatus } : line)),
    }
  }
  const line: OrderLine = { orderNumber, product, quantity, inputStatus, isSubscription: false, isScrollOrder: false }
  return { ...order, lines: [line, ...order.lines] }
}
