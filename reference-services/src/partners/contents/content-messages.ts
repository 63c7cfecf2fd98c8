import * as v from 'valibot'

/** The four messages of a content page, in a shape that the documents do not give. */
export const contentMessage = v.variant('type', [
  v.strictObject({ type: v.literal('toDetail'), order_no: v.string() }),
  v.strictObject({ type: v.literal('toCatalogueMain') }),
  v.strictObject({ type: v.literal('toSearchResults'), searchWord: v.string() }),
  v.strictObject({ type: v.literal('toCatalogueCategory'), categoryId: v.string() }),
])
export type ContentMessage = v.InferOutput<typeof contentMessage>
