import * as v from '@shop/shared/schema'
import { amount, list, queryNumber } from './wire.ts'

/** Codes with commas between them, 400 characters at most. In one pattern: `maxLength` would be 100 bytes of the shell's first load. */
export const codeListWire = v.pipe(v.string(), v.regex(/^(?!.{401})[\w-]+(?:,[\w-]+)*$/))
const priceLimit = queryNumber(0, 9_999_999)

/**
 * By what a list is narrowed. `searchCond` holds codes of conditions and pictograms, which must all hold; prices are whole yen
 * with tax, both ends included. A code that is unknown, or no longer known, is left out of account, as if it had not been
 * chosen; it does not come back in `facet`. [CAT-084]
 */
export const listFilter = {
  searchCond: v.optional(codeListWire),
  baikaFrom: v.optional(priceLimit),
  baikaTo: v.optional(priceLimit),
}

/** A value to filter by, and how many products the list would have with it. */
const facetWire = list(v.object({ code: v.string(), name: v.string(), count: amount }))

/**
 * Values to filter by, of the whole list: each count is what is found with that value beside the others, and a chosen value
 * that finds nothing stays with 0. [CAT-081]
 */
export const facetsWire = v.object({ large_class: facetWire, search_cond: facetWire, pict: facetWire })
export type FacetsWire = v.InferOutput<typeof facetsWire>
