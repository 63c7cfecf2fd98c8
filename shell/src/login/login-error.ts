/**
 * Why a login did not come about. `storage`: this browser keeps nothing over a redirect. `nobody`: the provider was
 * asked in silence, and knows nobody. `silentFailure`: it was asked so, and could not say.
 */
export type LoginRefusal = 'state' | 'refused' | 'network' | 'idToken' | 'storage' | 'nobody' | 'silentFailure'

/** Which message tells a member that a login cannot begin. */
export type LoginFailureReason = 'loginNotKept' | 'loginFailed' | 'offline'

export function loginFailureReason(error: unknown, isOnline: boolean): LoginFailureReason {
  if (error instanceof LoginError && error.why === 'storage') return 'loginNotKept'
  return isOnline ? 'loginFailed' : 'offline'
}

export class LoginError extends Error {
  override readonly name = 'ShopLoginError'
  readonly why: LoginRefusal

  constructor(why: LoginRefusal, options?: ErrorOptions) {
    super(`login failed: ${why}`, options)
    this.why = why
  }
}
