import type { AppCategory, CategoryAddress, SubCategory } from '@shop/shared/api/shopping'
import { href } from '@shop/shared/routes'
import type { Crumb } from '../../parts/breadcrumbs.tsx'

/** "All of the level above". [API-029] */
export const allCode = '0'

export const categoriesCrumb: Crumb = { text: 'カテゴリ', to: href.categories() }

/** Where an address stands in the tree of categories. */
export type CategoryPlace = {
  large: AppCategory
  middle?: SubCategory | undefined
  small?: SubCategory | undefined
  /** Of the deepest level that was chosen. */
  name: string
  /** Addresses of the levels above it. */
  above: readonly Crumb[]
}

/** The categories of a week as the service knows them; `small` is of the address's middle one. */
export type KnownCategories = { categories: readonly AppCategory[]; small: readonly SubCategory[] | undefined }

/** `undefined` for an address that names a category nobody has. A level whose names are not here yet is not doubted. */
export function placeOf({ large, middle, small }: CategoryAddress, known: KnownCategories): CategoryPlace | undefined {
  const top = known.categories.find(({ code }) => code === large)
  if (top === undefined) return undefined
  const below = top.subCategories.find(({ code }) => code === middle)
  if (middle !== allCode && below === undefined) return undefined
  const lowest = known.small?.find(({ code }) => code === small)
  if (small !== allCode && lowest === undefined && known.small !== undefined) return undefined

  const levels = [
    { text: top.name, to: href.categoryProducts(large) },
    ...(below === undefined ? [] : [{ text: below.name, to: href.categoryProducts(large, middle) }]),
    ...(lowest === undefined ? [] : [{ text: lowest.name, to: href.categoryProducts(large, middle, small) }]),
  ]
  return { large: top, middle: below, small: lowest, name: levels.at(-1)?.text ?? '', above: levels.slice(0, -1) }
}
