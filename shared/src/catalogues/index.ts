/** The web catalogues of a week as covers: the top page and the search page show them. */
export { allCataloguesAddress } from './all-catalogues-address.ts'
export { CatalogueCover, coversLook } from './catalogue-cover.tsx'
export { topCataloguesQuery } from './catalogues.queries.ts'
