/** Limited products: a door of its own, which only who shows their list brings along. */
import type { ApiClient } from '@shop/shared/api'
import { toProduct } from '@shop/shared/api/shopping'
import { type LimitedProductWire, limitedImagesCall, limitedProductListCall } from '@shop/shared/contract'
import { type WeekNumber, weekNumber, yen } from '@shop/shared/domain'
import { type LotteryOutcome, lotteryOutcome, type Product } from '@shop/shared/domain/shopping'

/** 0 recommended, 1 cheaper first. [CAT-064] */
export type LimitedSort = 0 | 1

/** A limited product with what its list alone knows. */
export type LimitedProduct = {
  product: Product
  /** Why it costs less, 1 to 8; another code has no meaning. [CAT-068] */
  discountCode?: number
  /** Of the member's order of it, in its week or in the one before; none without an order. [CAT-074] */
  lottery?: LotteryOutcome
  previousWeek?: WeekNumber
}

export type LimitedList = {
  week: WeekNumber
  /** `webLimitedType` of the tab. [CAT-065] */
  type: string
  sort: LimitedSort
}

/** [API-017] */
export async function getLimitedProducts(
  api: ApiClient,
  { week, type, sort }: LimitedList,
  signal?: AbortSignal,
): Promise<LimitedProduct[]> {
  const query = { planningWeek: week, sort, webLimitedType: type }
  const { limited_product_info_list } = await api.send(limitedProductListCall, { query, signal })
  return limited_product_info_list.map(toLimitedProduct)
}

/** [API-018] */
function toLimitedProduct({ product_info, limited_product_additional_info: info }: LimitedProductWire): LimitedProduct {
  const product = toProduct(product_info)
  const notes = [info.wakeari_note1, info.wakeari_note2].filter((note) => note !== undefined && note !== '')
  return {
    product: {
      ...product,
      isLimited: true,
      // Only what is valid is sold, and nothing for no price.
      isOnSale: product.isOnSale && info.valid_flg === true && product.taxIncludedPrice > 0,
      ...(info.max_quantity === 0 ? { isSoldOut: true } : {}),
      ...(info.max_order === undefined ? {} : { maxOrder: info.max_order }),
      ...(info.original_price === undefined ? {} : { originalTaxIncludedPrice: yen(info.original_price) }),
      ...(notes.length === 0 ? {} : { imperfectNotes: notes as string[] }),
    },
    ...(info.discount_code === undefined ? {} : { discountCode: info.discount_code }),
    ...(info.previous_planning_week === undefined ? {} : { previousWeek: weekNumber(info.previous_planning_week) }),
    ...lotteryOf(product, info),
  }
}

function lotteryOf({ isLottery }: Product, info: LimitedProductWire['limited_product_additional_info']) {
  const { konyu_su: ordered = 0, tosen_su: won, has_lottery_result: hasResult } = info
  return isLottery && ordered > 0 ? { lottery: lotteryOutcome({ hasResult, won, ordered }) } : {}
}

export type LimitedImage = { url: string; alt: string }

/** Pictures by their place: `banner`, and the name of each tab. */
export async function getLimitedImages(
  api: ApiClient,
  signal?: AbortSignal,
): Promise<Partial<Record<string, LimitedImage>>> {
  const { limitedProductImages } = await api.send(limitedImagesCall, { signal })
  return Object.fromEntries(limitedProductImages.map(({ place, imgUrl, alt = '' }) => [place, { url: imgUrl, alt }]))
}
