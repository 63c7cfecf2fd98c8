import { errorCodes } from '@shop/shared/contract'
import { type Message, messages } from '@shop/shared/domain'

/**
 * Failures that a call may have a rule of its own for. `refusal`: its caller has words for a refusal. `any`: for a service
 * that is down as well [K-12]; a failure of it is no more than reported.
 */
export type OwnRule = 'refusal' | 'any'

export type FailureFacts = {
  /** The answer, or that there was none: no connection, or none within the time. */
  status: number | 'none'
  errorStatus?: string | undefined
  errorMessage?: string | undefined
  isViewMode: boolean
  /** The app is there to be told. */
  hasApp: boolean
  /** The token ran out, and the one refresh with its one retry has not helped. */
  isTokenExpired: boolean
  isOnline: boolean
  own?: OwnRule | undefined
}

export type FailureVerdict =
  /** The page is older than the services: say so, then reload. */
  | 'outdated'
  /** Usable only after login: overlay, then the entrance. */
  | 'needsLogin'
  /** The app shows it. [MOB-007, MOB-008] */
  | 'tellApp'
  /** Snackbar, then the entrance. */
  | 'loginAgain'
  /** The maintenance page. */
  | 'maintenance'
  /** Timeout overlay. */
  | 'busy'
  /** The device has no network: there is a snackbar for that. */
  | 'offline'
  /** The caller knows what to do. */
  | 'own'
  /** Words in a snackbar. */
  | 'snackbar'

const forApp: readonly FailureFacts['status'][] = [401, 403, 502, 503]
/** 504 is what a gateway says of a service that is too slow: the same to a member. */
const busyStatuses: readonly FailureFacts['status'][] = ['none', 502, 503, 504]

const isOutOfService = ({ status, errorMessage = '' }: FailureFacts) =>
  status === 503 && /\bout of service\b/i.test(errorMessage)

/** Judges a failed call, in the order of the documents and of the decisions. [K-05, K-12] */
export function judgeFailure(facts: FailureFacts): FailureVerdict {
  const { status, errorStatus, own } = facts
  const isBusy = busyStatuses.includes(status)
  if (errorStatus === errorCodes.outdated) return 'outdated'
  if (facts.isViewMode && status === 403 && errorStatus === errorCodes.loginFirst) return 'needsLogin'
  if (own === 'any' && isBusy) return 'own'
  if (facts.hasApp && forApp.includes(status)) return 'tellApp'
  if (facts.isTokenExpired && (status === 401 || status === 403)) return 'loginAgain'
  if (isOutOfService(facts)) return 'maintenance'
  if (status === 'none' && !facts.isOnline) return 'offline'
  if (isBusy) return 'busy'
  return own === undefined ? 'snackbar' : 'own'
}

/** An entry of `static-data/error-messages.json`. */
export type ErrorMessage = { code: string; title: string; message: string; link?: string }

export type FailureWords = Message & { link?: { text: string; href: string } }

/**
 * By the service's code, else the service's own message, else the generic words, which are themselves the link to the
 * contact form.
 */
export function failureWords(
  { errorStatus, errorMessage }: Pick<FailureFacts, 'errorStatus' | 'errorMessage'>,
  known: readonly ErrorMessage[],
  contact?: string,
): FailureWords {
  const entry = errorStatus === undefined ? undefined : known.find(({ code }) => code === errorStatus)
  if (entry !== undefined)
    return {
      title: entry.title,
      text: entry.message,
      ...(entry.link === undefined ? {} : { link: { text: 'お問い合わせ', href: entry.link } }),
    }
  const { title, text: form } = messages.systemError
  const text = errorMessage?.trim() || undefined
  if (contact === undefined) return { title, text: text ?? form }
  return { title, ...(text === undefined ? {} : { text }), link: { text: form, href: contact } }
}
