import { findOpenWeek, type OrderNumber, openWeeks, type PlanningWeek, type WeekNumber } from '@shop/shared/domain'
import type { ScrollSite } from '@shop/shared/domain/partner'
import type { Product } from '@shop/shared/domain/shopping'
import { readSession } from '@shop/shared/session'
import { type ReturnedLine, refusalOf } from './scroll-return.ts'

export type ReturnedProduct = {
  no: OrderNumber
  quantity: number
  product: Product | undefined
  canOrder: boolean
  reason?: string
}

/** The part that can be ordered now, and for which week. */
export type ReturnOffer = {
  week: WeekNumber
  /** The week that it was meant for, when that has closed. */
  tooLateFor: WeekNumber | undefined
  lines: readonly ReturnedProduct[]
  /** `undefined`: none of them can be ordered. */
  order: (() => void) | undefined
}

export type ScrollOrder =
  /** The products are being read. */
  | { is: 'reading' }
  /** Nobody can be asked what the numbers are. */
  | { is: 'unreadable'; tooLateFor: WeekNumber | undefined; retry(): void; isBusy: boolean }
  | ({ is: 'asking' } & ReturnOffer)
  | { is: 'ordering' }
  /** `isElsewhere`: another tab has ordered what this one had listed. */
  | { is: 'ordered'; week: WeekNumber; isElsewhere: boolean }
  /** The rest was not ordered, or nobody knows yet. */
  | ({ is: 'failed' } & ReturnOffer)
  /** Its week has closed before an answer came: the order is read before another week is offered. */
  | { is: 'unknown'; week: WeekNumber; lines: readonly ReturnedProduct[]; check(): void }
  /** There is no other week. */
  | { is: 'closed'; tooLateFor: WeekNumber | undefined; lines: readonly ReturnedProduct[] }

export type Products = ReadonlyMap<OrderNumber, Product>

/** Lines with their products and why one cannot be ordered: as the products say, else as the service has said. */
export const returnedProducts = (
  lines: readonly (ReturnedLine & { reason?: string })[],
  products: Products | undefined,
  site: ScrollSite,
): ReturnedProduct[] =>
  lines.map(({ no, quantity, reason: failure }) => {
    const product = products?.get(no)
    const refused = refusalOf(product, site)
    const reason = refused ?? failure
    return { no, quantity, product, canOrder: refused === undefined, ...(reason === undefined ? {} : { reason }) }
  })

const knownWeeks = (): readonly PlanningWeek[] => {
  const { weeks } = readSession()
  return weeks.status === 'ready' ? weeks.open : []
}

/** Weeks that a return may be ordered for, the next one first. */
export const weeksToOrderFor = (now: Date): PlanningWeek[] => openWeeks(knownWeeks(), now)

export const canOrderFor = (week: WeekNumber, now: Date): boolean => findOpenWeek(knownWeeks(), week, now) !== undefined
