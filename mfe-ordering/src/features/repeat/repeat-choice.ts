import type { AppCategory, RepeatChoice } from '@shop/shared/api/shopping'

const isCode = (word: string | null): word is string => word !== null && /^(?!0+$)\d{1,8}$/.test(word)

/** The choice of the list, by the query of the address; a word that is no code, or 0, chooses nothing. */
export function choiceFrom(query: URLSearchParams): RepeatChoice {
  const [category, subcategory] = [query.get('category'), query.get('subcategory')]
  if (!isCode(category)) return {}
  return isCode(subcategory) ? { category, subcategory } : { category }
}

/** The address of a choice, on the page that is shown. */
export const addressOf = ({ category, subcategory }: RepeatChoice): string =>
  `?${new URLSearchParams({
    ...(category === undefined ? {} : { category }),
    ...(subcategory === undefined ? {} : { subcategory }),
  })}`

/** The name of what is chosen: its deepest level. */
export function nameOf({ category, subcategory }: RepeatChoice, categories: readonly AppCategory[]): string {
  const large = categories.find(({ code }) => code === category)
  return large?.subCategories.find(({ code }) => code === subcategory)?.name ?? large?.name ?? 'すべて'
}
