import type { Stop } from './coming.ts'
import type { LotteryOutcome } from './lottery.ts'
import type { OrderNumber } from './order-number.ts'
import type { PlanningWeek } from './planning-week.ts'
import type { TaxRate } from './product.ts'
import { isOtherRate, type TaxOfRate, taxByRate } from './tax.ts'
import { isoDay, tokyoParts } from './tokyo-time.ts'
import { compareWeeks, isWeekNumber, type WeekNumber } from './week-number.ts'
import { sumYen, type Yen, yen } from './yen.ts'

/** The fate of a line since it was ordered. [K-64] */
export type HistoryUpdate = 'ordered' | 'changed' | 'cancelled'

type HistoryProduct = {
  week: WeekNumber
  orderNumber: OrderNumber
  /** The product's number today, where it has another. */
  latestOrderNumber?: OrderNumber
  name: string
  /** Pieces as ordered. */
  quantity: number
  /** Pieces won in a lottery, once it is drawn. */
  wonQuantity?: number
  deliveryWeek?: WeekNumber
}

/** One line of an order of before. [API-053] */
export type HistoryLine = HistoryProduct & {
  update: HistoryUpdate
  memberCode8?: string
  comment?: string
  inputStatus: number
  inputStatusName?: string
  orderedAt?: Date
  taxRate: TaxRate
  /** Of one piece, as its tax. */
  taxIncludedPrice: Yen
  tax: Yen
  /** Of a product in limited quantity. */
  lottery?: LotteryOutcome
  favouriteCount: number
  isFavourite: boolean
  isLimitedRegion: boolean
  hasProducts: boolean
  isDeliveryIndex: boolean
  /** Nothing of it comes, and it leads nowhere. */
  isInvalid: boolean
  /** Came from a scroll site. */
  isScrollOrder: boolean
  /** The number by which a subscription brings it. */
  subscriptionNumber?: OrderNumber
  /** Asked of the subscription that brings it. */
  stop?: Stop
}

/** A product that was had for points. [ACC-050] */
export type PointHistoryLine = HistoryProduct & { images: readonly string[]; pointPrice: number; isLottery: boolean }

export { taxByRateText } from './tax.ts'

/** The order of one week, as a member looks back on it. The bases are without tax. [API-033] */
export type OrderHistory = {
  week: WeekNumber
  deliversOn?: Date
  /** The service says so, where it says anything. */
  showsTotals?: boolean
  base: { standard: Yen; reduced: Yen; exempt: Yen }
  tax: { standard: Yen; reduced: Yen }
  lines: readonly HistoryLine[]
  points: readonly PointHistoryLine[]
}

/** [ACC-047] */
export const withoutWhitespace = (name: string): string => name.replace(/\s+/g, '')

/** Pieces that were won, where a lottery has been drawn, else those that were ordered. */
export const effectiveQuantity = ({ wonQuantity, quantity }: HistoryProduct): number => wonQuantity ?? quantity

/** Pieces that come: none of what was taken out or is to be left out. */
export const deliveredQuantity = (line: HistoryLine): number =>
  line.isInvalid || line.update === 'cancelled' || line.stop !== undefined ? 0 : effectiveQuantity(line)

export const lineTotal = (line: HistoryLine): Yen => yen(line.taxIncludedPrice * deliveredQuantity(line))

export type HistoryTotals = {
  base: Yen
  tax: Yen
  /** 8 and 10 % as the service counts them, and any other rate that a line has, for which the service has no field. */
  taxByRate: readonly TaxOfRate[]
  taxIncluded: Yen
  /** What the lines cost with the tax of each: the total may differ by some yen. [K-62] */
  lineSum: Yen
}

/** The bases of all rates and their taxes; their sum is paid. [K-62] */
export function historyTotals({ base, tax, lines }: Pick<OrderHistory, 'base' | 'tax' | 'lines'>): HistoryTotals {
  const taxed: readonly TaxOfRate[] = [
    { rate: 8, base: base.reduced, tax: tax.reduced },
    { rate: 10, base: base.standard, tax: tax.standard },
    ...taxByRate(lines.map((line) => ({ rate: line.taxRate, base: lineBase(line) }))).filter(({ rate }) =>
      isOtherRate(rate),
    ),
  ]
  const allBases = sumYen([base.exempt, ...taxed.map((one) => one.base)])
  const allTaxes = sumYen(taxed.map((one) => one.tax))
  return {
    base: allBases,
    tax: allTaxes,
    taxByRate: taxed,
    taxIncluded: sumYen([allBases, allTaxes]),
    lineSum: sumYen(lines.map(lineTotal)),
  }
}

const lineBase = (line: HistoryLine): Yen => yen((line.taxIncludedPrice - line.tax) * deliveredQuantity(line))

/** Different products that come; a subscription that is to end brings none. */
export const countProducts = ({ lines, points }: Pick<OrderHistory, 'lines' | 'points'>): number =>
  lines.filter((line) => deliveredQuantity(line) > 0).length + points.filter((row) => effectiveQuantity(row) > 0).length

/** [ACC-054] */
export const currentNumber = ({ latestOrderNumber, orderNumber }: HistoryProduct): OrderNumber =>
  latestOrderNumber ?? orderNumber

/** Whether a line leads to its product, and why not. */
export function canOpen({ isInvalid, isScrollOrder }: Pick<HistoryLine, 'isInvalid' | 'isScrollOrder'>): {
  ok: boolean
  why?: string
} {
  if (isScrollOrder) return { ok: false, why: scrollOnlyText }
  return { ok: !isInvalid }
}

/** [ACC-053] */
export const scrollOnlyText = 'こちらの商品は専門サイトでのみご覧いただけます'

const totalsFromHour = 7

/** The sums of a delivery are final in the morning of its day, whatever the service says at night. */
export function areTotalsShown({ deliversOn, showsTotals }: OrderHistory, now: Date): boolean {
  const isMorning =
    deliversOn !== undefined && isoDay(deliversOn) === isoDay(now) && tokyoParts(now).hour < totalsFromHour
  return showsTotals !== false && !isMorning
}

/** [ACC-044, BIZ-018] */
export const maxHistoryWeeks = 8

/** Weeks that can be looked back on, the latest first: those that are open and those before them. */
export const historyWeeks = (open: readonly PlanningWeek[], past: readonly WeekNumber[]): WeekNumber[] =>
  [...new Set([...open.map(({ number }) => number), ...past])]
    .toSorted((one, other) => compareWeeks(other, one))
    .slice(0, maxHistoryWeeks)

export type ChosenWeek = { is: 'shown'; week: WeekNumber } | { is: 'ahead'; week: WeekNumber } | { is: 'none' }

/**
 * The week that an address asks for. A week to come is told from one that is too long ago or no week at all: for those
 * the week that closed last is shown, and before any has closed, the first one that is open.
 */
export function chooseWeek(
  asked: string | undefined,
  { open, past }: { open: readonly PlanningWeek[]; past: readonly WeekNumber[] },
): ChosenWeek {
  const weeks = historyWeeks(open, past)
  const known = weeks.find((week) => week === asked)
  if (known !== undefined) return { is: 'shown', week: known }
  const [latest] = weeks
  if (asked !== undefined && isWeekNumber(asked) && latest !== undefined && compareWeeks(asked, latest) > 0)
    return { is: 'ahead', week: asked }
  const week = past[0] ?? open[0]?.number
  return week === undefined ? { is: 'none' } : { is: 'shown', week }
}
