/** Why a login did not come about. */
export type LoginRefusal = 'state' | 'refused' | 'network' | 'idToken'

export class LoginError extends Error {
  override readonly name = 'ShopLoginError'
  readonly why: LoginRefusal

  constructor(why: LoginRefusal, options?: ErrorOptions) {
    super(`login failed: ${why}`, options)
    this.why = why
  }
}
