/** A search box needs these once it is used: loaded with the first focus, not with the page. */
export { runSearch } from '@shop/shared/search'
export { SearchDialog } from './search-dialog.tsx'
export { createSuggestBox } from './suggest-box.ts'
export { suggestFor } from './suggest-for.ts'
export { SuggestList } from './suggest-list.tsx'
