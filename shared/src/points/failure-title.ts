import { isApiError } from '@shop/shared/api'
import { messages } from '@shop/shared/domain'

const unavailable = 503

const isUnderMaintenance = (error: unknown): boolean => isApiError(error) && error.facts.status === unavailable

/** The words for points or a stage that failed: 503 is maintenance, the rest could not be retrieved. [ACC-028, ACC-029, ACC-036] */
export const failureTitle = (error: unknown): string =>
  isUnderMaintenance(error) ? messages.underMaintenance.title : messages.notRetrieved.title
