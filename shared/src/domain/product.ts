import { isLimitedNumber, isOsechiNumber, type OrderNumber } from './order-number.ts'
import type { ScrollSite } from './scroll-site.ts'
import type { WeekNumber } from './week-number.ts'
import type { Yen } from './yen.ts'

/** Whole percent: 10, 8 (reduced), 0 (exempt), or one that a law has brought since. */
export type TaxRate = number
/** Of food and drink, marked ※. [BIZ-030] */
export const reducedTaxRate: TaxRate = 8
export type Temperature = 'frozen' | 'chilled' | 'room'

/** One of the numbers of a subscription product: a cycle, the skip or the cancellation. */
export type SubscriptionOrder = {
  orderNumber: OrderNumber
  /** 1 to 4, 9 or 10. */
  code: number
  /** The cycle that the member has or asks for. */
  quantity: number
  inputStatus?: number
  basePrice?: Yen
  taxIncludedPrice?: Yen
}

/** A product of one week, as lists show it. Absent fields are absent, never empty strings. */
export type Product = {
  week: WeekNumber
  orderNumber: OrderNumber
  janCode?: string
  brand?: string
  name: string
  /** 規格: 200g×2 */
  standard?: string
  basePrice: Yen
  taxIncludedPrice: Yen
  originalTaxIncludedPrice?: Yen
  taxRate: TaxRate
  /** Addresses of its pictures, the first is the main one. [CAT-050] */
  images: readonly string[]
  isFavourite: boolean
  favouriteCount: number
  /** Whoever listed it did not say whether the member likes it. [FAV-018] */
  isMarkUnknown?: true
  isOnSale: boolean
  /** All pieces of a limited product are ordered. */
  isSoldOut?: boolean
  isLottery: boolean
  isLimited: boolean
  isLimitedRegion: boolean
  isSpecialPrice: boolean
  isWebOnly: boolean
  isNew: boolean
  isPointExchange: boolean
  pointPrice?: number
  isSubscription: boolean
  /** Its numbers by cycle, where it can be subscribed to. */
  subscriptionOrders?: readonly SubscriptionOrder[]
  isImperfect: boolean
  /** Why a 訳あり item is one; shown above the price. [CAT-070] */
  imperfectNotes: readonly string[]
  /** Own limits; the smaller counts. */
  maxOrder?: number
  quantityLimit?: number
  /** The scroll site that sells it too; absent where the service does not say. */
  scrollSite?: ScrollSite | 'none'
  temperature?: Temperature
  productionPlace?: string
  /** Its first 300 characters; its own page has all of it. [CAT-052] */
  ingredients?: string
  isAlcohol: boolean
  trackingId?: string
  /** In a list of what is bought again: in how many weeks the member ordered it, and the last of them. [K-174] */
  orderedBefore?: { times: number; lastWeek: WeekNumber }
}

/** Alcohol by large category code. */
export const alcoholCategoryCode = '25'

/** Joins brand and name, as dialogs and announcements call a product. */
export const fullProductName = (product: Pick<Product, 'brand' | 'name'>): string =>
  product.brand === undefined ? product.name : `${product.brand} ${product.name}`

/** Gives the whole percent off, rounded down; `undefined` when that is nothing, or no price. */
export function discountPercent(price: Yen, original: Yen | undefined): number | undefined {
  if (original === undefined || original <= 0 || price <= 0) return undefined
  // Multiplied before it is divided: 29 of 100 yen is 29 %, not the 28.999… of a binary fraction.
  const percent = Math.floor(((original - price) * 100) / original)
  return percent > 0 ? percent : undefined
}

/**
 * Lines below the name, in their order: a card draws each, and an item far from the screen says them. A line without a
 * text is left out.
 */
export const cardLines = ({ standard, orderNumber }: Product) => ({
  standard: standard?.trim(),
  number: `番号 ${orderNumber}`,
})

/** Texts of the badges, in the order in which they win a place. */
const badgeTexts = {
  imperfect: '訳あり',
  lottery: '数量限定',
  special: '本気特価',
  webOnly: 'Web限定',
  osechi: 'おせち',
  region: '地域限定',
  subscription: '定期便',
  pointExchange: 'ポイント交換',
  new: '新',
} as const
export type BadgeKind = keyof typeof badgeTexts
export type ProductBadge = { kind: BadgeKind; text: string }

/** Lists all badges of a product; a card shows the first two, the detail page all of them. */
export function productBadges(product: Product): ProductBadge[] {
  const has: Record<BadgeKind, boolean> = {
    imperfect: product.isImperfect,
    lottery: product.isLottery || product.isLimited,
    special: product.isSpecialPrice,
    webOnly: product.isWebOnly,
    osechi: isOsechiNumber(product.orderNumber),
    region: product.isLimitedRegion,
    subscription: product.isSubscription,
    pointExchange: product.isPointExchange,
    new: product.isNew,
  }
  return (Object.keys(badgeTexts) as BadgeKind[])
    .filter((kind) => has[kind])
    .map((kind) => ({ kind, text: badgeTexts[kind] }))
}

/** Tells a limited product by the service's flag or by its reserved number. */
export const isLimitedProduct = (flag: boolean, no: OrderNumber): boolean => flag || isLimitedNumber(no)
