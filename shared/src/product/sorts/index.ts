/** The orders of a list of products, for remotes with lists that have some. */
export { SortLinksOf } from './sort-links.tsx'
