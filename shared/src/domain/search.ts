/** Rules of the search box. */
export { forgetWord, readSearchHistory, rememberWord } from './search-history.ts'
export { type CategoryPath, suggestedCategory, suggestionDelayMs, suggestionLimit } from './search-suggestion.ts'
export { type SearchWish, searchWish } from './search-wish.ts'
