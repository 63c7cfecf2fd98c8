import type { CategoryAddress, SubCategory } from '@shop/shared/api/shopping'
import { allCode, type KnownCategories } from './category-place.ts'

/** [BIZ-010] */
const maxClose = 6

/**
 * Categories of the same level that stand next to the chosen one and hold something this week, in the order in which
 * they stand.
 */
export function closeCategories(address: CategoryAddress, known: KnownCategories): SubCategory[] {
  const { siblings, code } = levelOf(address, known)
  const chosen = siblings.findIndex((one) => one.code === code)
  if (chosen < 0) return []
  const distance = (one: SubCategory) => Math.abs(siblings.indexOf(one) - chosen)
  const nearest = siblings
    .filter((one) => one.code !== code && one.count > 0)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, maxClose)
  return siblings.filter((one) => nearest.includes(one))
}

type Level = { code: string; siblings: readonly SubCategory[] }

function levelOf(
  { large, middle, small }: CategoryAddress,
  { categories, small: smalls = [] }: KnownCategories,
): Level {
  if (small !== allCode) return { code: small, siblings: smalls }
  if (middle === allCode) return { code: large, siblings: categories }
  return { code: middle, siblings: categories.find(({ code }) => code === large)?.subCategories ?? [] }
}
