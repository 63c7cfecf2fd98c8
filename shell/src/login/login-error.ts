/**
 * Why a login did not come about. `storage`: this browser keeps nothing over a redirect. `nobody`: the provider was
 * asked in silence, and knows nobody.
 */
export type LoginRefusal = 'state' | 'refused' | 'network' | 'idToken' | 'storage' | 'nobody'

export class LoginError extends Error {
  override readonly name = 'ShopLoginError'
  readonly why: LoginRefusal

  constructor(why: LoginRefusal, options?: ErrorOptions) {
    super(`login failed: ${why}`, options)
    this.why = why
  }
}
