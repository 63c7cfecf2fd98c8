import type { orderedItemWire, productBasicWire } from '@shop/shared/contract'
import type { LotteryOutcome, OrderLine, Product } from '@shop/shared/domain/shopping'
import type * as v from 'valibot'

const flag = (value: boolean) => (value ? 1 : 0)

/** A product as a service sends it. */
export const productWire = (product: Product): v.InferInput<typeof productBasicWire> => ({
  planning_week: product.week,
  order_no: product.orderNumber,
  jan: product.janCode,
  product_name_brand: product.brand,
  product_name: product.name,
  product_name_standard: product.standard,
  base_price: product.basePrice,
  taxin_price: product.taxIncludedPrice,
  original_taxin_price: product.originalTaxIncludedPrice,
  zei_ritu: product.taxRate,
  image_url_list: product.images.map((image_url) => ({ image_url })),
  is_favorite: flag(product.isFavourite),
  favorite_count: product.favouriteCount,
  come_every_syo_kbn: product.isSubscription ? '1' : undefined,
  come_every_inf_list: product.subscriptionOrders?.map(({ orderNumber, code, quantity, inputStatus }) => ({
    order_no: orderNumber,
    riyo_tou_kbn: code,
    order_count: quantity,
    input_status: inputStatus,
  })),
  lottery_quantity: product.isLottery ? 100 : undefined,
  is_limited_region: flag(product.isLimitedRegion),
  is_limited_product: flag(product.isLimited),
  limited_product_max_order: product.maxOrder,
  web_limited_type: product.isWebOnly ? 'web' : undefined,
  is_point_exchange_product: flag(product.isPointExchange),
  base_taxin_price_point: product.pointPrice,
  is_special_price: flag(product.isSpecialPrice),
  is_new: flag(product.isNew),
  has_products: flag(product.isOnSale),
  has_wakeari: flag(product.isImperfect),
  wakeari_note1: product.imperfectNotes[0],
  wakeari_note2: product.imperfectNotes[1],
  genteisu: product.quantityLimit,
  scroll_category: product.scrollSite === undefined ? undefined : scrollCategories[product.scrollSite],
  storage_temperature: product.temperature,
  production_place: product.productionPlace,
  genzairyo: product.ingredients,
  daibun_cd: product.isAlcohol ? '25' : undefined,
})

const scrollCategories = { none: 0, fashion: 1, dailyGoods: 2 } as const
const stopCodes = { skip: 9, cancel: 10 } as const

/** An order line as a service sends it. */
export const orderedItem = (line: OrderLine): v.InferInput<typeof orderedItemWire> => ({
  product_info: productWire(line.product),
  order_count: line.quantity,
  input_status: line.inputStatus,
  come_every_inf_list: line.isSubscription
    ? [
        { order_no: line.orderNumber, riyo_tou_kbn: 1, order_count: line.quantity },
        ...(line.stop === undefined
          ? []
          : [{ order_no: '700099', riyo_tou_kbn: stopCodes[line.stop], order_count: 1 }]),
      ]
    : [],
  ...(line.lottery === undefined || line.lottery.is === 'awaited'
    ? {}
    : { has_lottery_result: 1, konyu_su: line.quantity, tosen_su: wonOf(line.lottery, line.quantity) }),
})

const wonOf = (lottery: LotteryOutcome, ordered: number): number =>
  lottery.is === 'fewer' ? lottery.won : lottery.is === 'full' ? ordered : 0
