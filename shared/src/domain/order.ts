import { type Counted, comingPieces, type Stop } from './coming.ts'
import type { LotteryOutcome } from './lottery.ts'
import type { OrderNumber } from './order-number.ts'
import type { Product, TaxRate } from './product.ts'
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
  /** Asked of the subscription that brings it, and in effect once the week closes. [ORD-102, ORD-108] */
  stop?: Stop
  /** Came from a scroll site: not changed or cancelled here. [ORD-079] */
  isScrollOrder: boolean
  /** Of a product in limited quantity. [CAT-074] */
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
  taxByRate: readonly { rate: Exclude<TaxRate, 0>; base: Yen; tax: Yen }[]
  exemptBase: Yen
  taxIncluded: Yen
  /** The cost of point-exchange lines. */
  points: number
}

const lineBase = (line: Counted): Yen => yen(line.product.basePrice * comingPieces(line))
const lineTotal = (line: Counted): Yen => yen(line.product.taxIncludedPrice * comingPieces(line))
const linePoints = (line: Counted): number =>
  line.product.isPointExchange ? (line.product.pointPrice ?? 0) * comingPieces(line) : 0

/**
 * The totals of an order, or of a list that may become one. Point-exchange lines cost points, not yen. The tax of a rate
 * is what its tax-included prices hold, so that the lines add up to the total. [ORD-081, BIZ-017]
 */
export function orderTotals(order: { lines: readonly Counted[] }): OrderTotals {
  const paid = order.lines.filter((line) => !line.product.isPointExchange)
  const ofRate = (rate: TaxRate) => paid.filter((line) => line.product.taxRate === rate)
  return {
    products: order.lines.filter((line) => comingPieces(line) > 0).length,
    pieces: orderedPieces(order),
    base: sumYen(paid.map(lineBase)),
    taxByRate: ([8, 10] as const).map((rate) => {
      const lines = ofRate(rate)
      const base = sumYen(lines.map(lineBase))
      return { rate, base, tax: yen(sumYen(lines.map(lineTotal)) - base) }
    }),
    exemptBase: sumYen(ofRate(0).map(lineBase)),
    taxIncluded: sumYen(paid.map(lineTotal)),
    points: order.lines.reduce((sum, line) => sum + linePoints(line), 0),
  }
}

/** The number on the badge. [CHR-002] */
export const orderedPieces = (order: { lines: readonly Counted[] }): number =>
  order.lines.reduce((sum, line) => sum + comingPieces(line), 0)

/** How many are ordered by a number; 0 when it is not in the order. [ORD-129] */
export const orderedQuantity = (order: Order | undefined, no: OrderNumber): number =>
  order?.lines.find((line) => line.orderNumber === no)?.quantity ?? 0

/** Pieces of a product that come by subscription, beside those that are ordered by its own number. */
export const subscribedPieces = (order: Order | undefined, { subscriptionOrders = [] }: Product): number =>
  orderedPieces({
    lines: order?.lines.filter((line) => subscriptionOrders.some((one) => one.orderNumber === line.orderNumber)) ?? [],
  })

/** The order after a line was set to a quantity; 0 takes it out. A new one stands first, as the service has it. [ORD-052] */
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
