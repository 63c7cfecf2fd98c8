import { productSearchSuggestCall } from '@shop/shared/contract'
import { toSearchWord, type WeekNumber } from '@shop/shared/domain'
import { type CategoryPath, suggestedCategory, suggestionLimit } from '@shop/shared/domain/search'
import type { ApiClient } from './client.ts'

export type CategorySuggestion = { path: CategoryPath; name: string; parent?: string; count: number }
export type Suggestions = { keywords: readonly string[]; categories: readonly CategorySuggestion[] }

/** Suggestions for a word that is being typed, ten of each kind at most. */
export async function getSuggestions(
  api: ApiClient,
  { week, typed }: { week: WeekNumber; typed: string },
  signal?: AbortSignal,
): Promise<Suggestions> {
  const searchWord = toSearchWord(typed)
  if (searchWord === undefined) return { keywords: [], categories: [] }
  const query = {
    planningWeek: week,
    searchWord,
    categoryLimit: suggestionLimit,
    keywordLimit: suggestionLimit,
  }
  const reply = await api.send(productSearchSuggestCall, { query, signal })
  const keywords = [...new Set(reply.keyword_list.map(({ keyword }) => keyword.trim()))]
  return {
    keywords: keywords.filter((keyword) => keyword !== '').slice(0, suggestionLimit),
    categories: reply.category_list
      .flatMap(({ category_code, category_name, parent_category_name, count }) => {
        const path = suggestedCategory(category_code)
        if (path === undefined) return []
        const parent = parent_category_name === undefined ? {} : { parent: parent_category_name }
        return [{ path, name: category_name, count, ...parent }]
      })
      .slice(0, suggestionLimit),
  }
}
