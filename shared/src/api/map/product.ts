import type { ComeEveryOrderWire, ProductBasicWire } from '@shop/shared/contract'
import { orderNumber, weekNumber, yen } from '@shop/shared/domain'
import { scrollSiteOf } from '@shop/shared/domain/partner'
import {
  alcoholCategoryCode,
  isLimitedProduct,
  type Product,
  type SubscriptionOrder,
} from '@shop/shared/domain/shopping'
import { defined, nonEmpty, truncate, truncateName } from './defined.ts'

const subscriptionProduct = '1'
const webOnlyType = 'web'
/** [CAT-052] */
const maxIngredients = 300

/** Maps a product of a list's answer. Amounts become whole yen; throws `RangeError` on a number or week that is none. */
export function toProduct(wire: ProductBasicWire): Product {
  const no = orderNumber(wire.order_no)
  return {
    week: weekNumber(wire.planning_week),
    orderNumber: no,
    // The trade name is the fallback of the labelled one. [CAT-086]
    name: truncateName(nonEmpty(wire.product_name_jas) ?? wire.product_name),
    basePrice: yen(wire.base_price),
    taxIncludedPrice: yen(wire.taxin_price),
    taxRate: wire.zei_ritu,
    images: wire.image_url_list.map((image) => image.image_url),
    isFavourite: wire.is_favorite ?? false,
    favouriteCount: wire.favorite_count ?? 0,
    isOnSale: (wire.has_products ?? true) && wire.taxin_price > 0,
    isLottery: wire.lottery_quantity !== undefined,
    isLimited: isLimitedProduct(wire.is_limited_product ?? false, no),
    isLimitedRegion: wire.is_limited_region ?? false,
    isSpecialPrice: wire.is_special_price ?? false,
    isWebOnly: wire.web_limited_type === webOnlyType,
    isNew: wire.is_new ?? false,
    isPointExchange: wire.is_point_exchange_product ?? false,
    isSubscription: wire.come_every_syo_kbn === subscriptionProduct,
    isImperfect: wire.has_wakeari ?? false,
    imperfectNotes: [wire.wakeari_note1, wire.wakeari_note2].flatMap((note) => nonEmpty(note) ?? []),
    isAlcohol: wire.daibun_cd === alcoholCategoryCode,
    ...defined({
      isMarkUnknown: isUntold(wire.is_favorite),
      janCode: wire.jan,
      brand: wire.product_name_brand && truncateName(wire.product_name_brand),
      standard: wire.product_name_standard && truncateName(wire.product_name_standard),
      originalTaxIncludedPrice: yenOf(wire.original_taxin_price),
      pointPrice: wire.base_taxin_price_point,
      maxOrder: wire.limited_product_max_order,
      quantityLimit: wire.genteisu,
      scrollSite: scrollSiteIn(wire.scroll_category),
      temperature: wire.storage_temperature,
      productionPlace: wire.production_place,
      ingredients: wire.genzairyo && truncate(wire.genzairyo, maxIngredients),
      trackingId: wire.tracking_id,
      subscriptionOrders:
        wire.come_every_inf_list.length === 0 ? undefined : wire.come_every_inf_list.map(toSubscriptionOrder),
    } satisfies { [K in Exclude<OptionalField, ListOnly>]: Product[K] | undefined }),
  }
}

type OptionalField = { [K in keyof Product]-?: undefined extends Product[K] ? K : never }[keyof Product]
/** Fields that single lists add. */
type ListOnly = 'isSoldOut' | 'orderedBefore'

const isUntold = (flag: boolean | undefined) => (flag === undefined ? true : undefined)

const yenOf = (amount: number | undefined) => (amount === undefined ? undefined : yen(amount))

const scrollSiteIn = (category: 0 | 1 | 2 | undefined) =>
  category === undefined ? undefined : category === 0 ? 'none' : scrollSiteOf(category)

export const toSubscriptionOrder = (wire: ComeEveryOrderWire): SubscriptionOrder => ({
  orderNumber: orderNumber(wire.order_no),
  code: wire.riyo_tou_kbn,
  quantity: wire.order_count,
  ...defined({
    inputStatus: wire.input_status,
    basePrice: yenOf(wire.tanka),
    taxIncludedPrice: yenOf(wire.taxin_price),
  }),
})
