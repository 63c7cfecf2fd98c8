import type { ProductSort } from '../delivery/product-list.ts'
import type { Doc } from './doc.ts'
import type { Found } from './find-products.ts'
import type { WeekIndex } from './week-index.ts'

/** Of two products that fit as well the better liked one comes first, and little more than that. */
const likedShare = 0.12

const keys: Record<ProductSort, (doc: Doc, score: number) => number> = {
  '-1': (doc, score) => -(score + likedShare * doc.recommended),
  '-2': ({ popularity }) => -popularity,
  '3': ({ price }) => price,
  '-3': ({ price }) => -price,
}

/** In the asked order; the best fit decides between equals, then the number. */
export function orderFound({ docs }: WeekIndex, found: readonly Found[], sort: ProductSort): Found[] {
  const keyOf = keys[sort]
  return found
    .map((one) => ({ one, key: docs[one.at] === undefined ? 0 : keyOf(docs[one.at] as Doc, one.score) }))
    .sort((a, b) => a.key - b.key || b.one.score - a.one.score || a.one.at - b.one.at)
    .map(({ one }) => one)
}
