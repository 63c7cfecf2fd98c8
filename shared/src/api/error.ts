export type ApiErrorCode =
  /** No network, or the connection broke. */
  | 'OFFLINE'
  | 'TIMEOUT'
  /** No token, and none could be had. */
  | 'LOGIN_NEEDED'
  /** The service understood and said no: look at `errorStatus`. */
  | 'REFUSED'
  /** 5xx: the service is down or busy. */
  | 'UNAVAILABLE'
  /** An answer of the wrong shape. */
  | 'BROKEN_REPLY'
  /** We gave up on it ourselves: no error to a member. */
  | 'ABORTED'

export type ApiErrorFacts = {
  /** Method and path, for reports. Never the query: it may name a member. */
  call: string
  status?: number
  errorStatus?: string
  errorMessage?: string
  retryAfterSeconds?: number
  /** By which the call is found in the log of the services. */
  requestId?: string
  /** A write whose answer never came: it may be stored. Read before offering it again. */
  maybeStored?: boolean
}

export class ApiError extends Error {
  override readonly name = 'ShopApiError'
  readonly code: ApiErrorCode
  readonly facts: ApiErrorFacts

  constructor(code: ApiErrorCode, facts: ApiErrorFacts, options?: ErrorOptions) {
    super(`${code} ${facts.call}${facts.status === undefined ? '' : ` ${facts.status}`}`, options)
    this.code = code
    this.facts = facts
  }
}

/**
 * Tells an error of the client by its name, and not by `instanceof`: each remote may carry its own copy of the class.
 */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ShopApiError'
