import { repeatListCall } from '@shop/shared/contract'
import { type WeekNumber, weekNumber } from '@shop/shared/domain'
import { type AppCategory, toAppCategory } from './category.ts'
import type { ApiClient } from './client.ts'
import { toProduct } from './map/product.ts'
import type { ProductPage } from './product.ts'

/** Of all the member could buy again; without a code the whole of it. */
export type RepeatChoice = { category?: string; subcategory?: string }

/** A page of what the member could buy again, with the categories of all of it. */
export type RepeatPage = ProductPage & { categories: AppCategory[] }

export type RepeatPageOf = RepeatChoice & { week: WeekNumber; limit: number; offset: number }

/** "All of the level above": not sent. [ORD-116] */
const allCode = '0'
const isChosen = (code: string | undefined): code is string => code !== undefined && code !== allCode

/** Products that the member ordered before and can order again in a week, often ordered first. [ORD-116, K-18] */
export async function getRepeatProducts(
  api: ApiClient,
  { week, category, subcategory, limit, offset }: RepeatPageOf,
  signal?: AbortSignal,
): Promise<RepeatPage> {
  const query = {
    planningWeek: week,
    ...(isChosen(category) ? { appCategoryCode: category } : {}),
    ...(isChosen(subcategory) ? { appSubcategoryCode: subcategory } : {}),
    limit,
    offset,
    sort: '1',
  } as const
  const reply = await api.send(repeatListCall, { query, signal })
  return {
    total: reply.total_count,
    products: reply.product_basic_info_list.map((wire) => {
      const { order_times: times, last_order_week: lastWeek } = wire
      const product = toProduct(wire)
      if (times === undefined || times === 0 || lastWeek === undefined) return product
      return { ...product, orderedBefore: { times, lastWeek: weekNumber(lastWeek) } }
    }),
    categories: reply.app_category_list.map(toAppCategory),
  }
}
