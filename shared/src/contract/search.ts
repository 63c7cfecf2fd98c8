import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'
import { productSortWire } from './category.ts'
import { codeListWire, facetsWire, listFilter } from './narrowing.ts'
import { productBasicWire } from './product.ts'
import { amount, list, maybe, pageOfList, queryNumber, weekNumberWire } from './wire.ts'

const maxWordLength = 100
/** The most that is asked for of each kind. [CHR-050, BIZ-020] */
const suggestionLimit = 10

/**
 * Suggestions for a word that is being typed. The shape of the reply is not shown in the documents: a category is
 * named by the codes of its levels, `15_1502_150201`. [API-060]
 */
export const productSearchSuggestCall = defineCall({
  service: 'search',
  path: '/product_search_suggest',
  access: 'anyone',
  own: 'any',
  query: v.object({
    planningWeek: weekNumberWire,
    searchWord: v.pipe(v.string(), v.minLength(1), v.maxLength(maxWordLength)),
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

/**
 * Search by words or by a JAN code, one of the two. `category` holds codes of large categories of which one is enough; the
 * rest of the filter and `facet` are those of `listFilter` and `facetsWire`. `did_you_mean` are words that find more, the
 * nearest first, where the word finds nothing or was met by leniency alone. [API-058, CAT-081, CAT-084, CAT-087]
 */
export const productSearchCall = defineCall({
  service: 'search',
  path: '/product_search',
  access: 'anyone',
  query: v.object({
    planningWeek: weekNumberWire,
    searchWord: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(maxWordLength))),
    janCode: v.optional(v.pipe(v.string(), v.regex(/^\d{8}(?:\d{5})?$/))),
    ...pageOfList,
    sort: productSortWire,
    category: v.optional(codeListWire),
    ...listFilter,
    didYouMeanFlg: v.optional(queryNumber(0, 1)),
    officeCode: v.optional(v.string()),
    branchCode: v.optional(v.string()),
    isViewMode: v.optional(queryNumber(0, 1)),
  }),
  reply: v.object({
    total_count: amount,
    product_basic_info_list: list(productBasicWire),
    did_you_mean: list(v.string()),
    facet: v.nullish(facetsWire, () => ({
      large_class: [],
      search_cond: [],
      pict: [],
    })),
  }),
})

/** Words that lead to much that members order in the week, the best first, ten at most. Ours: the documents have no such call. */
export const popularWordsCall = defineCall({
  service: 'search',
  path: '/popular_words',
  access: 'anyone',
  confirmed: false,
  own: 'any',
  query: v.object({ planningWeek: weekNumberWire }),
  reply: v.object({ word_list: list(v.string()) }),
})
