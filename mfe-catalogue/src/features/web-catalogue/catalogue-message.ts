import { schema } from '@shop/shared/platform'

export type CatalogueMessage =
  /** Ours: a page that could not be had loads as well. [K-57] */
  | { type: 'ready' }
  | { type: 'required' }
  | { type: 'cart'; cart: 'update' | 'cancel' }
  | { type: 'error'; code: string }
  | { type: 'catalogError'; code?: string | undefined; message?: string | undefined }

const code = schema.custom<string>((value) => typeof value === 'string' && /^[A-Z][A-Z0-9_]{0,19}$/.test(value))
const maxWords = 200
const words = schema.pipe(schema.string(), schema.minLength(1), schema.maxLength(maxWords))

const catalogueMessage = schema.union([
  schema.object({ type: schema.literal('ready') }),
  schema.object({ type: schema.literal('required') }),
  schema.object({ type: schema.literal('cart'), cart: schema.picklist(['update', 'cancel']) }),
  schema.object({ type: schema.literal('error'), code }),
  schema.object({
    type: schema.literal('catalogError'),
    code: schema.optional(code),
    message: schema.optional(words),
  }),
])

/** All that the frame may say. */
export const isCatalogueMessage = (data: unknown): data is CatalogueMessage => schema.is(catalogueMessage, data)
