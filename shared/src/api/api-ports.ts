import type { ServiceName } from '@shop/shared/contract'

/** The body of an answer, or an answer that says no. */
export type Brought = string | Response | undefined

/** The client's needs from outside. It never navigates and never speaks to the member. */
export type ApiPorts = {
  fetch: typeof fetch
  /** The answer to a read that the page has brought along, or begun; `undefined` where the service is to be asked. */
  brought?(address: string, token: string | undefined): Promise<Brought> | Brought
  /** Base address of every service, without a slash at the end. */
  services: Record<ServiceName, string>
  /** A token believed valid, `undefined` for a visitor. */
  accessToken(): Promise<string | undefined>
  /**
   * A token other than the refused one. One refresh for all callers and all tabs; `undefined` when the
   * login is over. Rejects when the network failed: that is not the end of a login.
   */
  refreshedToken(refused: string): Promise<string | undefined>
  /** Names the member in a CSRF token request. */
  userKey(): string
  /** The hour of the server, in milliseconds: the cache-buster. */
  now(): number
}
