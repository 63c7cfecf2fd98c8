import type { CategorySuggestion, Suggestions } from '@shop/shared/api/suggest'

/** One row under the search box. */
export type SuggestOption =
  | { kind: 'keyword'; word: string }
  | { kind: 'category'; category: CategorySuggestion }
  | { kind: 'history'; word: string }

/** Under suggestions the last words are a reminder. */
const remindersAfterSuggestions = 3

/** Nothing typed: what was searched for. Something typed: keywords, categories, then a few of the last words. */
export function suggestOptions(
  text: string,
  found: Suggestions | undefined,
  history: readonly string[],
): readonly SuggestOption[] {
  if (text.trim() === '') return history.map((word) => ({ kind: 'history', word }))
  const { keywords = [], categories = [] } = found ?? {}
  return [
    ...keywords.map((word): SuggestOption => ({ kind: 'keyword', word })),
    ...categories.map((category): SuggestOption => ({ kind: 'category', category })),
    ...history
      .filter((word) => !keywords.includes(word))
      .slice(0, remindersAfterSuggestions)
      .map((word): SuggestOption => ({ kind: 'history', word })),
  ]
}
