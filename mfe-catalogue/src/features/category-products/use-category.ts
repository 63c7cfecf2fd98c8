import type { CategoryAddress, SubCategory } from '@shop/shared/api/shopping'
import { categoriesQuery } from '@shop/shared/categories'
import type { WeekNumber } from '@shop/shared/domain'
import type { PageMeta } from '@shop/shared/platform'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { allCode, type CategoryPlace, placeOf } from './category-place.ts'
import { smallCategoriesQuery } from './category-products.queries.ts'
import { closeCategories } from './close-categories.ts'

/** The facts known of the category that an address names. */
export type Category =
  | { is: 'waiting' }
  | { is: 'failed' }
  | { is: 'unknown' }
  | { is: 'known'; place: CategoryPlace; small: readonly SubCategory[]; close: readonly SubCategory[] }

export function useCategory(week: WeekNumber, address: CategoryAddress): Category {
  const { api } = usePlatform()
  const categories = useQuery(categoriesQuery(api, week))
  const hasSmall = address.middle !== allCode || address.small !== allCode
  const { data: small } = useQuery({ ...smallCategoriesQuery(api, week, address), enabled: hasSmall })
  if (categories.isPending) return { is: 'waiting' }
  if (categories.data === undefined) return { is: 'failed' }
  const known = { categories: categories.data, small }
  const place = placeOf(address, known)
  if (place === undefined) return { is: 'unknown' }
  return { is: 'known', place, small: small ?? [], close: closeCategories(address, known) }
}

export const unknownCategoryTitle = 'カテゴリが見つかりませんでした'

/** Title and description of a list; none before its name is known. */
export function categoryMeta(category: Category): PageMeta | undefined {
  switch (category.is) {
    case 'known':
      return { values: { category: category.place.name } }
    case 'unknown':
      return { title: unknownCategoryTitle }
    case 'failed':
    case 'waiting':
      return undefined
  }
}
