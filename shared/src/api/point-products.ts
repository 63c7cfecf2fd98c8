/** Products that are had for points: a door of its own, which only who shows their list brings along. */
import type { ApiClient } from '@shop/shared/api'
import { toProduct } from '@shop/shared/api/shopping'
import { pointExchangeProductsCall, type pointProductSorts } from '@shop/shared/contract'
import type { WeekNumber } from '@shop/shared/domain'
import type { Product } from '@shop/shared/domain/shopping'

/** [BIZ-009] */
export type PointProductSort = (typeof pointProductSorts)[number]

/** [ACC-032, K-70] */
export async function getPointProducts(
  api: ApiClient,
  { week, sort }: { week: WeekNumber; sort: PointProductSort },
  signal?: AbortSignal,
): Promise<Product[]> {
  const query = { planningWeek: week, sort }
  const { product_basic_info_list } = await api.send(pointExchangeProductsCall, { query, signal })
  return product_basic_info_list.map(toProduct)
}
