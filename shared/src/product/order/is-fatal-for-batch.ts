import { closedCodes, isApiError } from '@shop/shared/api'

/**
 * Tells, of writes for one product after another, whether every further one would fail for the same reason. [ORD-043,
 * ORD-109]
 */
export function isFatalForBatch(error: unknown): boolean {
  if (!isApiError(error)) return error !== undefined
  if (error.code !== 'REFUSED') return true
  return closedCodes.includes(error.facts.errorStatus ?? '')
}
