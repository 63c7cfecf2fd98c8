import type { ProductTable } from '../../database/schema.ts'
import type { ProductDetail } from '../../delivery/product-detail.ts'
import type { PictureSpec } from '../../pictures/picture-spec.ts'

export type ItemTaxRate = 10 | 8 | 0
export type ItemTemperature = 'frozen' | 'chilled' | 'room'
/** The three lists of the limited-product screen. [CAT-008] */
export type LimitedTab = 'wakeari' | 'web' | 'tokka'

/** The scroll site that sells it too: 1 fashion, 2 daily goods. [BIZ-012] */
export type ScrollCategory = 1 | 2

/** One of the 28 names of the Japanese allergen list. */
export type ItemAllergen = {
  name: string
  /** 特定原材料 must be declared, 準ずるもの is recommended. */
  category: '特定原材料' | '特定原材料に準ずるもの'
  /** 1 contained in the food, 2 used in the same factory. */
  flagCode: '1' | '2'
}

/** A product as the seed knows it, independent of a week. Prices are whole yen, rates percent. */
export type Item = ProductDetail & {
  allergens: readonly ItemAllergen[]

  /** Six digits, zero padded. */
  orderNumber: string
  /** 13 digits with a valid check digit; unique. */
  janCode: string
  brand?: string
  name: string
  /** Katakana without spaces, for search. */
  nameKana: string
  /** 規格: 200g×2 */
  standard: string
  basePrice: number
  /** basePrice × (100 + taxRate) / 100, rounded down. */
  taxIncludedPrice: number
  taxRate: ItemTaxRate
  /** Before a discount; always higher than `taxIncludedPrice`. */
  originalTaxIncludedPrice?: number

  /** 11 to 22 */
  largeCategory: string
  /** large code and two digits: 1301 */
  middleCategory: string
  /** middle code and two digits: 130102 */
  smallCategory: string
  /** `daibun_cd` of the wire: the large category, but 25 for alcohol. [BIZ-007] */
  divisionCode: string

  isSpecialPrice: boolean
  isWebOnly: boolean
  isLimitedRegion: boolean
  isLottery: boolean
  lotteryQuantity?: number
  isLimited: boolean
  /** Its list on the limited-product screen; on every limited item. */
  limitedTab?: LimitedTab
  /** Why it costs less, 1 to 8; on limited items, where there is such a reason. [CAT-068] */
  discountCode?: number
  /** Pieces of a week, first come, first served; on limited items that are not drawn by lot. */
  stock?: number
  /** Own maximum of a limited item. [ORD-057] */
  maxOrder?: number
  /** `genteisu`: maximum of an ordinary item. [ORD-134] */
  genteisu?: number
  scrollCategory?: ScrollCategory
  isSubscription: boolean
  isPointExchange: boolean
  /** In points; on every point-exchange item. */
  pointPrice?: number
  isImperfect: boolean
  /** One or two, shown above the price. [CAT-070] */
  imperfectNotes: readonly string[]
  isNew: boolean
  isAlcohol: boolean
  isOsechi: boolean

  temperature: ItemTemperature
  productionPlace?: string
  /** Codes of its pictograms by rank. */
  pictograms: readonly string[]
  /** 0 to 1, for the ranking and the order おすすめ・人気. */
  popularity: number
  favouriteCount: number
  picture: PictureSpec
}

/** An item in the columns of its table, all but its words for the search: a column without a value does not compile. */
export const columnsOf = (item: Item): Record<Exclude<keyof ProductTable, 'search_text'>, unknown> => ({
  order_no: item.orderNumber,
  large_code: item.largeCategory,
  middle_code: item.middleCategory,
  small_code: item.smallCategory,
  jan_code: item.janCode,
  brand: item.brand ?? '',
  name: item.name,
  standard: item.standard,
  tax_rate: item.taxRate,
  temperature: item.temperature,
  production_place: item.productionPlace ?? null,
  popularity: item.popularity,
  is_web_only: item.isWebOnly,
  is_limited_region: item.isLimitedRegion,
  is_limited: item.isLimited,
  is_subscription: item.isSubscription,
  is_point_exchange: item.isPointExchange,
  is_imperfect: item.isImperfect,
  is_new: item.isNew,
  division_code: item.divisionCode,
  limited_tab: item.limitedTab ?? null,
  imperfect_notes: item.imperfectNotes,
  earlier_favourites: item.favouriteCount,
  lottery_quantity: item.lotteryQuantity ?? null,
  discount_code: item.discountCode ?? null,
  max_order: item.maxOrder ?? null,
  quantity_limit: item.genteisu ?? null,
  point_price: item.pointPrice ?? null,
  scroll_category: item.scrollCategory ?? null,
  pictograms: item.pictograms,
  detail: {
    bestBefore: item.bestBefore,
    ingredients: item.ingredients,
    allergens: item.allergens,
    nutritionUnit: item.nutritionUnit,
    calorie: item.calorie,
    nutrition: item.nutrition,
    catchCopy: item.catchCopy,
    copy: item.copy,
    bundles: item.bundles,
    points: item.points,
    notes: item.notes,
    infos: item.infos,
    additionalCopy: item.additionalCopy,
  },
  picture: item.picture,
})

export type SmallCategory = { code: string; name: string }
export type MiddleCategory = { code: string; name: string; small: readonly SmallCategory[] }
export type LargeCategory = {
  code: string
  name: string
  /** File of `illustrations/` without its ending. */
  illustration: string
  middle: readonly MiddleCategory[]
}
