import type { Facets, Filter } from '../delivery/narrow.ts'
import type { ProductSort } from '../delivery/product-list.ts'
import type { CategoryRow, ProductRow } from './week-rows.ts'

/** What the thread of the search is told and asked. Rows come in parts: a whole week in one message holds up both sides. */
export type SearchQuestion =
  | { is: 'begin'; week: string; categories: readonly CategoryRow[] }
  | { is: 'rows'; week: string; rows: readonly ProductRow[] }
  | { is: 'finish'; week: string }
  | { is: 'forget'; week: string }
  | ({ is: 'search'; week: string } & SearchRequest)
  | ({ is: 'suggest'; week: string } & SuggestRequest)
  | { is: 'popular'; week: string; pieces: ReadonlyMap<string, number> }

export type SearchRequest = {
  searchWord: string
  janCode: string | undefined
  filter: Filter
  sort: ProductSort
  offset: number
  limit: number
}
export type SuggestRequest = { searchWord: string; categoryLimit: number; keywordLimit: number }

export type SearchResult = { total: number; orderNumbers: string[]; didYouMean: string[]; facets: Facets }
export type Suggested = { keywords: string[]; shelves: { smallCode: string; count: number }[] }

type Answers = { search: SearchResult; suggest: Suggested; popular: string[] }
export type SearchAnswer<Q extends SearchQuestion = SearchQuestion> = Q['is'] extends keyof Answers
  ? Answers[Q['is']]
  : undefined

export type NumberedQuestion = SearchQuestion & { id: number }
export type NumberedAnswer = { id: number; answer: unknown } | { id: number; failure: string }
