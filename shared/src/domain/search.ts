/** Rules of the search box. */
export { forgetWord, readSearchHistory, rememberWord } from './search-history.ts'
export { type SearchRequest, searchRequest } from './search-request.ts'
export { type CategoryPath, suggestedCategory, suggestionDelayMs, suggestionLimit } from './search-suggestion.ts'
