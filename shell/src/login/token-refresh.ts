import { runInTurn } from './refresh-lock.ts'
import type { TokenEndpoint } from './token-endpoint.ts'
import type { LoginEndReason } from './token-tabs.ts'
import type { Tokens } from './tokens.ts'

export type RefreshPorts = {
  /** Missing on plain http and in old webviews: then one refresh a tab is all we can promise. */
  locks: LockManager | undefined
  endpoint: Pick<TokenEndpoint, 'refresh'>
  own(): Tokens | undefined
  endOf(tokens: Tokens): LoginEndReason | undefined
  endHere(why: LoginEndReason): undefined
  /** The provider has refused tokens that no other tab has replaced. */
  refused(tokens: Tokens): undefined
  publish(tokens: Tokens): void
  /** Waits for the tokens of a tab that was quicker, or has logged in anew: they are kept as they come. */
  hearQuickerTab(mine: Tokens): Promise<unknown>
}

/**
 * With rotation a refresh token is good once, so one refresh at a time runs in the whole browser, and every tab goes on
 * with its outcome. Gives the tokens that came of it; `undefined` when the login is over.
 */
export function createTokenRefresh(ports: RefreshPorts): (tokens: Tokens) => Promise<Tokens | undefined> {
  const { own } = ports
  let refreshing: Promise<Tokens | undefined> | undefined

  /** `stale`: the access token to be replaced. While we waited for our turn, that may have happened. */
  async function refreshAlone(stale: string): Promise<Tokens | undefined> {
    const mine = own()
    if (mine === undefined || mine.accessToken !== stale) return mine
    const end = ports.endOf(mine)
    if (end !== undefined) return ports.endHere(end)
    await ports.hearQuickerTab(mine)
    if (own() !== mine) return own()
    const fresh = await ports.endpoint.refresh(mine)
    if (own() !== mine) return own()
    if (fresh !== undefined) {
      ports.publish(fresh)
      return fresh
    }
    // Spent by a tab that would not wait for us? Then its tokens are the good ones.
    await ports.hearQuickerTab(mine)
    return own() === mine ? ports.refused(mine) : own()
  }

  return ({ accessToken }) => {
    refreshing ??= runInTurn(ports.locks, () => refreshAlone(accessToken)).finally(() => {
      refreshing = undefined
    })
    return refreshing
  }
}
