/** The categories of a week: the top page and the catalogue's screens read them, and the service is asked once. */
export { categoriesQuery } from './categories.queries.ts'
