import { type AppCategoryWire, appCategoriesCall, smallCategoriesCall } from '@shop/shared/contract'
import type { WeekNumber } from '@shop/shared/domain'
import type { ApiClient } from './client.ts'

export type SubCategory = { code: string; name: string; count: number }
export type AppCategory = {
  code: string
  name: string
  count: number
  illustration?: string
  subCategories: SubCategory[]
}

export const toAppCategory = (wire: AppCategoryWire): AppCategory => ({
  code: wire.category_code,
  name: wire.category_name,
  count: wire.count,
  ...(wire.illustration === undefined ? {} : { illustration: wire.illustration }),
  subCategories: wire.sub_category_list.map((sub) => ({
    code: sub.sub_category_code,
    name: sub.sub_category_name,
    count: sub.sub_count,
  })),
})

/** Reads the categories of the app; the service knows the week, and the parameter is of releases that named one. */
export async function getAppCategories(
  api: ApiClient,
  _week?: WeekNumber,
  signal?: AbortSignal,
): Promise<AppCategory[]> {
  const reply = await api.send(appCategoriesCall, { query: {}, signal })
  return reply.app_category_list.map(toAppCategory)
}

/** Reads the small categories of a large or a middle one, in display order. */
export async function getSmallCategories(
  api: ApiClient,
  { week, large, middle }: { week: WeekNumber; large: string; middle?: string },
  signal?: AbortSignal,
): Promise<SubCategory[]> {
  const query = {
    planningWeek: week,
    largeCategoryCd: large,
    ...(middle === undefined ? {} : { middleCategoryCd: middle }),
  }
  const reply = await api.send(smallCategoriesCall, { query, signal })
  return reply.small_category_list
    .toSorted((one, other) => one.display_order - other.display_order)
    .map((wire) => ({ code: wire.small_cd, name: wire.small_name, count: wire.count }))
}
