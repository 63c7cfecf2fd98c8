import type { CategoryAddress, SubCategory } from '@shop/shared/api/shopping'
import { categoriesQuery } from '@shop/shared/categories'
import type { WeekNumber } from '@shop/shared/domain'
import { fullProductName, type Product } from '@shop/shared/domain/shopping'
import type { PageMeta } from '@shop/shared/platform'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { href } from '@shop/shared/routes'
import { breadcrumbList, itemList } from '../../parts/structured-data.ts'
import { allCode, type CategoryPlace, categoriesCrumb, placeOf } from './category-place.ts'
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

type List = {
  /** Of the shop. */
  origin: string
  /** As far as they are here. */
  products: readonly Product[]
}

/** Words of a list, and what search engines read of it; none before its name is known. */
export function categoryMeta(category: Category, { origin, products }: List): PageMeta | undefined {
  switch (category.is) {
    case 'known': {
      const { name, above } = category.place
      return {
        values: { category: name },
        structuredData: [
          breadcrumbList(origin, [categoriesCrumb, ...above], name),
          ...itemList(origin, products, linkToProduct),
        ],
      }
    }
    case 'unknown':
      return { title: unknownCategoryTitle }
    case 'failed':
    case 'waiting':
      return undefined
  }
}

const linkToProduct = (product: Product) => ({
  text: fullProductName(product),
  to: href.product(product.week, product.orderNumber),
})
