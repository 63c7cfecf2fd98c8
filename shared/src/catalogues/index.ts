/** The web catalogues of a week as covers: the top page and the search page show them. */
export { allCataloguesAddress } from './all-catalogues-address.ts'
export { CatalogueCover, coverGridStyles, WebCatalogueCover } from './catalogue-cover.tsx'
export { webCataloguesQuery } from './catalogues.queries.ts'
export { WebCatalogues } from './web-catalogues.tsx'
