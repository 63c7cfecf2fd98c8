import * as v from 'valibot'
import { defineCall } from './call.ts'
import { amount, list, maybe, queryNumber, weekNumberWire } from './wire.ts'

/** The most that is asked for of each kind. [CHR-050, BIZ-020] */
const suggestionLimit = 10

/**
 * Suggestions for a word that is being typed. The shape of the reply is not shown in the documents: a category is
 * named by the codes of its levels, `15_1502_150201`. [API-060]
 */
export const productSearchSuggestCall = defineCall({
  service: 'search',
  method: 'GET',
  path: '/product_search_suggest',
  access: 'anyone',
  csrf: false,
  confirmed: true,
  own: 'any',
  query: v.object({
    planningWeek: weekNumberWire,
    searchWord: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    categoryLimit: queryNumber(1, suggestionLimit),
    keywordLimit: queryNumber(1, suggestionLimit),
  }),
  reply: v.object({
    category_list: list(
      v.object({
        category_code: v.string(),
        category_name: v.string(),
        parent_category_name: maybe(v.string()),
        count: amount,
      }),
    ),
    keyword_list: list(v.object({ keyword: v.string() })),
  }),
})
