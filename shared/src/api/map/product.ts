import type { ComeEveryOrderWire, ProductBasicWire, ProductDetailWire } from '@shop/shared/contract'
import { orderNumber, type WeekNumber, weekNumber, yen } from '@shop/shared/domain'
import { scrollSiteOf } from '@shop/shared/domain/partner'
import {
  alcoholCategoryCode,
  type Bundle,
  isLimitedProduct,
  type Product,
  type SubscriptionOrder,
} from '@shop/shared/domain/shopping'
import { cutAfter, defined, nonEmpty, shortened } from './defined.ts'

const subscriptionProduct = '1'
const webOnlyType = 'web'
/** [CAT-052] */
const maxIngredients = 300

export function toProduct(wire: ProductBasicWire): Product {
  const no = orderNumber(wire.order_no)
  return {
    week: weekNumber(wire.planning_week),
    orderNumber: no,
    // The trade name is the fallback of the labelled one. [CAT-086]
    name: shortened(nonEmpty(wire.product_name_jas) ?? wire.product_name),
    basePrice: yen(wire.base_price),
    taxIncludedPrice: yen(wire.taxin_price),
    taxRate: wire.zei_ritu,
    images: wire.image_url_list.map((image) => image.image_url),
    isFavourite: wire.is_favorite ?? false,
    favouriteCount: wire.favorite_count ?? 0,
    isOnSale: wire.has_products ?? true,
    isLottery: wire.lottery_quantity !== undefined,
    isLimited: isLimitedProduct(wire.is_limited_product ?? false, no),
    isLimitedRegion: wire.is_limited_region ?? false,
    isSpecialPrice: wire.is_special_price ?? false,
    isWebOnly: wire.web_limited_type === webOnlyType,
    isNew: wire.is_new ?? false,
    isPointExchange: wire.is_point_exchange_product ?? false,
    isSubscription: wire.come_every_syo_kbn === subscriptionProduct,
    isImperfect: wire.has_wakeari ?? false,
    imperfectNotes: [wire.wakeari_note1, wire.wakeari_note2].filter(
      (note) => note !== undefined && note !== '',
    ) as string[],
    isAlcohol: wire.daibun_cd === alcoholCategoryCode,
    ...defined({
      janCode: wire.jan,
      brand: wire.product_name_brand && shortened(wire.product_name_brand),
      standard: wire.product_name_standard && shortened(wire.product_name_standard),
      originalTaxIncludedPrice: wire.original_taxin_price === undefined ? undefined : yen(wire.original_taxin_price),
      pointPrice: wire.base_taxin_price_point,
      maxOrder: wire.limited_product_max_order,
      quantityLimit: wire.genteisu,
      scrollSite: scrollSiteIn(wire.scroll_category),
      temperature: wire.storage_temperature,
      productionPlace: wire.production_place,
      ingredients: wire.genzairyo && cutAfter(wire.genzairyo, maxIngredients),
      trackingId: wire.tracking_id,
      subscriptionOrders:
        wire.come_every_inf_list.length === 0 ? undefined : wire.come_every_inf_list.map(toSubscriptionOrder),
    }),
  }
}

const scrollSiteIn = (category: 0 | 1 | 2 | undefined) =>
  category === undefined ? undefined : category === 0 ? 'none' : scrollSiteOf(category)

export const toSubscriptionOrder = (wire: ComeEveryOrderWire): SubscriptionOrder => ({
  orderNumber: orderNumber(wire.order_no),
  code: wire.riyo_tou_kbn,
  quantity: wire.order_count,
  ...defined({
    inputStatus: wire.input_status,
    basePrice: wire.tanka === undefined ? undefined : yen(wire.tanka),
    taxIncludedPrice: wire.taxin_price === undefined ? undefined : yen(wire.taxin_price),
  }),
})

export type Allergen = { name: string; kind: 'contains' | 'unknown' }

/** A product with everything its own page shows. [CAT-053] */
export type ProductDetail = {
  product: Product
  /** Codes of the categories it stands in. */
  category: { large?: string; middle?: string }
  /** The week in which it is on sale next. [CAT-054] */
  nextWeek?: WeekNumber
  /** Words of its marks: 冷凍, 産直. */
  marks: readonly string[]
  bestBefore?: string
  points?: number
  ingredients?: string
  notes: readonly string[]
  bundles: readonly Bundle[]
  catchCopy?: string
  copy: readonly string[]
  nutritionUnit?: string
  calorie?: string
  nutrition: readonly { name: string; value: string }[]
  allergens: readonly Allergen[]
  additional: readonly string[]
}

/** The one flag whose meaning is confirmed; any other code is shown as "may contain". [CAT-055, G-19] */
const containsFlag = '1'

export function toProductDetail(wire: ProductDetailWire): ProductDetail {
  return {
    product: toProduct(wire),
    category: defined({ large: nonEmpty(wire.app_category), middle: nonEmpty(wire.app_subcategory) }),
    marks: present(wire.display_mark_list.map(({ name }) => name)),
    notes: present([wire.note1, wire.note2]),
    bundles: wire.bundle_list
      // One piece is the price itself, and none is nothing.
      .filter((tier) => tier.bundle_count > 1)
      .map((tier) => ({ pieces: tier.bundle_count, price: yen(tier.bundle_taxin_price) })),
    copy: wire.product_copy_list,
    nutrition: wire.nutrition_list,
    allergens: wire.allergy_list.map(({ name, flag_code }) => ({
      name,
      kind: flag_code === containsFlag ? 'contains' : 'unknown',
    })),
    additional: present([wire.info1, wire.info2, wire.additional_syocopy]),
    ...defined({
      nextWeek: wire.nxtkiksyua === undefined ? undefined : weekNumber(wire.nxtkiksyua),
      bestBefore: wire.syomikgn,
      points: wire.point,
      ingredients: wire.genzairyo,
      catchCopy: wire.catch_copy,
      nutritionUnit: wire.nutrition_unit,
      calorie: wire.calorie,
    }),
  }
}

const present = (texts: readonly (string | undefined)[]): string[] =>
  texts.filter((text): text is string => text !== undefined && text !== '')
