import { errorCodes, isApiError } from '@shop/shared/api'
import type { Message } from '@shop/shared/domain'

const standingTitle = '別の端末で変更されています'

/**
 * Reads that another device has changed what the page showed: the words of the service, which say what stands there.
 * [K-150]
 */
export const changedElsewhere = (error: unknown): Message | undefined =>
  isApiError(error) && error.facts.errorStatus === errorCodes.changedElsewhere
    ? { title: error.facts.errorMessage ?? standingTitle }
    : undefined
