import type { AppBridge } from '@shop/shared/platform'
import type { AppFailure } from '../failures/failure-process.tsx'
import { shortText } from './short-text.ts'

const maxMessage = 2000
/** 401 is no failure to be shown: it has asked for new tokens. */
const shownByApp: readonly AppFailure['status'][] = [403, 502, 503]

/** The app shows the failure in its own way; `false`: it does not, and the page says it. */
export function postFailure({ post }: Pick<AppBridge, 'post'>, failure: AppFailure): boolean {
  const { status, errorStatus, errorMessage } = failure
  if (typeof status !== 'number' || !shownByApp.includes(status)) return false
  return post({
    type: 'error',
    payload: {
      status,
      ...(errorStatus === undefined ? {} : { errorStatus: shortText(errorStatus) }),
      ...(errorMessage === undefined ? {} : { message: shortText(errorMessage, maxMessage) }),
    },
  })
}
