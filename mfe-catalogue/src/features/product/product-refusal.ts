import { errorCodes, isApiError } from '@shop/shared/api'

const notFoundStatus = 404
/** A kind of product that has no page. */
const wrongKind = errorCodes.wrongProductKind

export type ProductRefusal = 'notFound' | 'notShown'

/** The meaning of an answer without a product; `undefined` when something is broken. */
export function productRefusal(error: unknown): ProductRefusal | undefined {
  if (!isApiError(error)) return undefined
  if (error.facts.errorStatus === wrongKind) return 'notShown'
  return error.facts.status === notFoundStatus ? 'notFound' : undefined
}
