/** The products of rows: the first of the top page's ranking stand in mfe-ordering as well, and the service is asked once. */
export { RankMark } from './rank-mark.tsx'
export { recommendationQuery, topRanking } from './recommendations.queries.ts'
