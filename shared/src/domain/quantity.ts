import { isClosed } from './deadline.ts'
import { limitedSaleBegins } from './limited-sale.ts'
import type { MemberFlags } from './member.ts'
import type { PlanningWeek } from './planning-week.ts'
import type { Product } from './product.ts'
import type { WeekNumber } from './week-number.ts'

/** [BIZ-003] */
export const maxQuantity = 99
/** Above this the member is asked once more. */
export const confirmAboveQuantity = 9

/** Gives the most of one product in one order: 99, or the product's own smaller limits. */
export function quantityLimit(product: Pick<Product, 'maxOrder' | 'quantityLimit'>): number {
  const own = [product.maxOrder, product.quantityLimit].filter((limit) => limit !== undefined && limit > 0)
  return Math.min(maxQuantity, ...(own as number[]))
}

/** Choices of a quantity select: from the minimum to what may still be added. */
export function quantityChoices(min: number, max: number): number[] {
  return Array.from({ length: Math.max(0, max - min + 1) }, (_, step) => min + step)
}

/** Tells whether the member is asked before so many pieces are ordered. */
export const mustConfirmQuantity = (quantity: number): boolean => quantity > confirmAboveQuantity

export type QuantityRefusal =
  | { why: 'notWhole' }
  | { why: 'closed' }
  | { why: 'notOnSale' }
  | { why: 'overLimit'; limit: number }
  | { why: 'notForThisMember' }
  /** A member without delivery use, who applies first. */
  | { why: 'noDelivery' }
  | { why: 'limitedAway' }
export type QuantityVerdict = { ok: true; quantity: number } | ({ ok: false } & QuantityRefusal)

export type OrderRequest = {
  /** Pieces of this product in the order afterwards. */
  wanted: number
  product: Pick<Product, 'maxOrder' | 'quantityLimit' | 'isOnSale' | 'isPointExchange'> &
    Partial<Pick<Product, 'isLimited'>>
  week: PlanningWeek
  member: MemberFlags
  now: Date
  limited?: LimitedSale
}

/** Facts known of the sale of limited products; an unknown one holds nobody up: the service judges too. */
export type LimitedSale = { week?: WeekNumber | undefined; isAvailable?: boolean | undefined }

/** Limited products have a week of their own, a time at which they begin, and can be switched off. */
const isLimitedAway = (week: PlanningWeek, limited: LimitedSale, now: Date): boolean =>
  limited.isAvailable === false ||
  (limited.week !== undefined && limited.week !== week.number) ||
  now < limitedSaleBegins(week)

/** Judges whether a member may have so many of a product in the order of a week. */
export function judgeQuantity({ wanted, product, week, member, now, limited = {} }: OrderRequest): QuantityVerdict {
  if (!Number.isInteger(wanted) || wanted < 1) return { ok: false, why: 'notWhole' }
  if (isClosed(week, now)) return { ok: false, why: 'closed' }
  if (!member.usesDelivery) return { ok: false, why: 'noDelivery' }
  if (product.isPointExchange && (member.isFamily || member.isCorporate)) return { ok: false, why: 'notForThisMember' }
  if (!product.isOnSale) return { ok: false, why: 'notOnSale' }
  if (product.isLimited === true && isLimitedAway(week, limited, now)) return { ok: false, why: 'limitedAway' }
  const limit = quantityLimit(product)
  return wanted > limit ? { ok: false, why: 'overLimit', limit } : { ok: true, quantity: wanted }
}
