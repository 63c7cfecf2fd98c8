import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'
import { limitedAdditionalInfoWire } from './limited-info.ts'
import { taxRateWire } from './tax-rate.ts'
import { amount, flagWire, list, maybe, orderNumberWire, queryNumber, weekNumberWire, wholeNumber } from './wire.ts'

/** A subscription (come-every) order on a product. `riyo_tou_kbn` is the cycle, 1 to 4, 9 or 10. */
export const comeEveryOrderWire = v.object({
  order_no: orderNumberWire,
  riyo_tou_kbn: wholeNumber,
  tanka: maybe(amount),
  taxin_price: maybe(amount),
  order_count: amount,
  input_status: maybe(wholeNumber),
})
export type ComeEveryOrderWire = v.InferOutput<typeof comeEveryOrderWire>

/** A pictogram. [API-044] */
const pictInfoWire = v.object({
  position_code: maybe(v.string()),
  category: maybe(v.string()),
  /** Address of its picture, or its path at the services. */
  image_path: maybe(v.string()),
  value: maybe(v.string()),
  name: v.string(),
  component: maybe(v.string()),
  /** #RRGGBB of picture or words, and behind them. */
  color: maybe(v.string()),
  background_color: maybe(v.string()),
  rank: maybe(wholeNumber),
})

/** A product as every list carries it. [API-038, API-042] */
export const productBasicWire = v.object({
  planning_week: weekNumberWire,
  order_no: orderNumberWire,
  jan: maybe(v.string()),
  product_name_brand: maybe(v.string()),
  product_name: v.string(),
  product_name_standard: maybe(v.string()),
  product_name_jas: maybe(v.string()),
  base_price: amount,
  taxin_price: amount,
  /** Before a discount, tax included; discount percent is 1 − price / original. [CAT-066] */
  original_taxin_price: maybe(amount),
  zei_ritu: taxRateWire,
  image_url_list: list(v.object({ image_url: v.string() })),
  /** Ordered by this member in this week; 0 for visitors. [ORD-129] */
  order_count: maybe(amount),
  is_favorite: maybe(flagWire),
  favorite_count: maybe(amount),
  app_category: maybe(v.string()),
  app_subcategory: maybe(v.string()),
  daibun_cd: maybe(v.string()),
  come_every_syo_kbn: maybe(v.string()),
  come_every_inf_list: list(comeEveryOrderWire),
  lottery_quantity: maybe(amount),
  is_limited_region: maybe(flagWire),
  is_limited_product: maybe(flagWire),
  limited_product_max_order: maybe(amount),
  web_limited_type: maybe(v.string()),
  is_point_exchange_product: maybe(flagWire),
  base_taxin_price_point: maybe(amount),
  is_special_price: maybe(flagWire),
  is_new: maybe(flagWire),
  has_products: maybe(flagWire),
  has_wakeari: maybe(flagWire),
  wakeari_note1: maybe(v.string()),
  wakeari_note2: maybe(v.string()),
  genteisu: maybe(amount),
  /** The scroll site that sells it too: 1 fashion, 2 daily goods, 0 none; absent where nobody says. [BIZ-012] */
  scroll_category: maybe(v.picklist([0, 1, 2])),
  storage_temperature: maybe(v.picklist(['frozen', 'chilled', 'room'])),
  production_place: maybe(v.string()),
  /** In lists cut after 300 characters. [CAT-052] */
  genzairyo: maybe(v.string()),
  pict_info_list: list(pictInfoWire),
  tracking_id: maybe(v.string()),
})
export type ProductBasicWire = v.InferOutput<typeof productBasicWire>

/** Everything the detail page adds. [API-043] */
export const productDetailWire = v.object({
  ...productBasicWire.entries,
  /** A week number, or whatever says that there is none. [CAT-054] */
  nxtkiksyua: maybe(v.string()),
  hinon_f: maybe(v.string()),
  hinon_name: maybe(v.string()),
  syomikgn: maybe(v.string()),
  tokubai_f: maybe(v.string()),
  point: maybe(amount),
  note1: maybe(v.string()),
  note2: maybe(v.string()),
  /** Bundle tiers: so many pieces for so much, tax included. */
  bundle_list: list(v.object({ bundle_count: amount, bundle_taxin_price: amount })),
  catch_copy: maybe(v.string()),
  /** All lines in one; of a service that knows no groups. */
  product_copy_list: list(v.string()),
  /** Lines of product copy in up to three groups. [CAT-053] */
  product_copy_group_list: list(v.object({ product_copy_list: list(v.string()) })),
  planning_category: maybe(v.string()),
  /** Up to five. */
  display_mark_list: list(v.object({ mark: v.string(), name: v.string() })),
  nutrition_unit: maybe(v.string()),
  calorie: maybe(v.string()),
  nutrition_list: list(v.object({ name: v.string(), value: v.string() })),
  /** `flag_code` without a confirmed meaning never reads as "free of". [CAT-055, G-19] */
  allergy_list: list(v.object({ name: v.string(), category: maybe(v.string()), flag_code: v.string() })),
  catalogue_f: maybe(v.string()),
  info1: maybe(v.string()),
  info2: maybe(v.string()),
  additional_syocopy: maybe(v.string()),
  point_product_ref: maybe(v.string()),
  /** Of a limited product, and of one that is drawn by lot. */
  limited_product_additional_info: maybe(limitedAdditionalInfoWire),
})
export type ProductDetailWire = v.InferOutput<typeof productDetailWire>

/** One product of one week. 404 with CSP9001: no such product in that week. [API-016] */
export const productCall = defineCall({
  service: 'delivery',
  path: '/product',
  access: 'anyone',
  own: 'refusal',
  query: v.object({
    planningWeek: weekNumberWire,
    orderNo: orderNumberWire,
    input_status: v.optional(queryNumber(0, 9999)),
    officeCode: v.optional(v.string()),
    branchCode: v.optional(v.string()),
    weekCategory: v.optional(v.string()),
    includePastPlanningWeeks: v.optional(queryNumber(0, 1)),
  }),
  reply: productDetailWire,
})

const maxItemIds = 20
/** A product of a week: 20261201_104001. [API-036] */
const itemIdWire = v.pipe(v.string(), v.regex(/^\d{8}_\d{1,6}$/))

/**
 * Recommended products or the ranking: `modelid` tells which (prefix 50 ranking, 30 recommend). `itemIds` are the
 * products that it is asked beside: what was just ordered, or what is in the order. [API-036, BIZ-010, CAT-093]
 */
export const recommendedProductsCall = defineCall({
  service: 'recommend',
  path: '/recommended_products',
  access: 'anyone',
  confirmed: false,
  own: 'any',
  query: v.object({
    planningWeek: weekNumberWire,
    specId: v.string(),
    limit: queryNumber(1, 100),
    itemIds: v.optional(
      v.pipe(
        v.union([itemIdWire, v.array(itemIdWire)]),
        v.transform((value) => (typeof value === 'string' ? [value] : value)),
        v.maxLength(maxItemIds),
      ),
    ),
    category: v.optional(v.string()),
    officeCode: v.optional(v.string()),
    branchCode: v.optional(v.string()),
    modelId: v.optional(v.string()),
  }),
  reply: v.object({
    product_basic_info_list: list(productBasicWire),
    meta: v.object({ request_params: v.object({ modelid: v.string() }) }),
  }),
})
