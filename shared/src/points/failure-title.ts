import { isApiError } from '@shop/shared/api'
import { messages } from '@shop/shared/domain'

const unavailable = 503

const isUnderMaintenance = (error: unknown): boolean => isApiError(error) && error.facts.status === unavailable

/**
 * Says why points or a stage could not be had: 503 is maintenance, the rest could not be retrieved. [ACC-028, ACC-029,
 * ACC-036]
 */
export const failureTitle = (error: unknown): string =>
  isUnderMaintenance(error) ? messages.underMaintenance.title : messages.notRetrieved.title
