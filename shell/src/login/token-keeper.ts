import type { StoragePort } from '@shop/shared/platform'
import type { TokenEndpoint } from './token-endpoint.ts'
import { createTokenTabs, type EndOfLogin } from './token-tabs.ts'
import { isFresh, isNewer, isTokens, type Tokens } from './tokens.ts'

export type TokenKeeperPorts = {
  /** This tab's store. Tokens never go to the other one. [K-28] */
  session: StoragePort
  /** Holds only which refresh was the last: a number and a random name. */
  local: StoragePort
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined
  /** Missing on plain http and in old webviews: then one refresh a tab is all we can promise. */
  locks: LockManager | undefined
  endpoint: TokenEndpoint
  now(): number
  /** The tokens are over: refused by the provider, or logged out in another tab. */
  ended(why: EndOfLogin): void
  /** Takes away what this tab has kept for whoever was here: where they were, what they were typing. */
  forget(): void
  /**
   * Another login is on this page now: somebody else's of another tab, or one that was asked for and came late.
   * Nothing of the one before may stay. [reliability row 73]
   */
  switched(): void
}

export type TokenKeeper = {
  tokens(): Tokens | undefined
  /** After a login in this tab. */
  adopt(tokens: Tokens): void
  /** From this tab's store, else from another tab of the same login. */
  restore(): Promise<Tokens | undefined>
  /** A token good for a call, refreshed first when it is about to end. */
  accessToken(): Promise<string | undefined>
  /** A token other than the refused one. One refresh for all callers in all tabs. */
  refreshedToken(refused: string): Promise<string | undefined>
  /** Forgets the tokens here and in the other tabs. */
  end(): void
  /** The login of this browser whose tokens no other tab had: the provider may still know it. [K-28] */
  lost(): string | undefined
}

const tokensKey = 'tokens'
const lastKey = 'lastRefresh'
/** The second is for those whom a frozen tab keeps from the first: they wait for each other again. */
const lockNames: readonly string[] = ['shop.refresh', 'shop.refresh.rescue']
const lockPatienceMs = 8000
const otherTabPatienceMs = 2000
const greetingPatienceMs = 300
/** A busy tab answers late: the page is a visitor's by then, and still wants to be the member's. */
const lateGreetingMs = 10_000

/** The newest login of this browser. `over` stays behind for tabs that slept through its end. */
type LastRefresh = { loginId: string; generation: number; over?: EndOfLogin }

const isLastRefresh = (value: unknown): value is LastRefresh =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as LastRefresh).loginId === 'string' &&
  Number.isInteger((value as LastRefresh).generation)

/**
 * Holds the tokens of this tab. With rotation a refresh token is good once, so one refresh at a
 * time runs in the whole browser, and every tab goes on with its outcome. [GRD-061, reliability rows 7, 8, 10, 11]
 */
export function createTokenKeeper(ports: TokenKeeperPorts): TokenKeeper {
  let own: Tokens | undefined
  let refreshing: Promise<Tokens | undefined> | undefined
  // The login that a tab without tokens has asked for in vain.
  let missed: { loginId: string; until: number } | undefined

  const tabs = createTokenTabs({
    channel: ports.channel,
    own: () => own,
    received: (tokens) => {
      if (own === undefined) takeLate(tokens)
      if (own === undefined || !isNewer(tokens, own)) return
      const isSomebodyElse = tokens.subject !== own.subject
      if (isSomebodyElse) ports.forget()
      keep(tokens)
      if (isSomebodyElse) ports.switched()
    },
    ended: (why) => {
      if (own !== undefined) endHere(why)
    },
  })

  function keep(tokens: Tokens): void {
    own = tokens
    ports.session.write(tokensKey, tokens)
  }

  function takeLate(tokens: Tokens): void {
    if (tokens.loginId !== missed?.loginId || ports.now() > missed.until || endOf(tokens) !== undefined) return
    keep(tokens)
    ports.switched()
  }

  function drop(): void {
    own = undefined
    missed = undefined
    ports.session.remove(tokensKey)
  }

  function endHere(why: EndOfLogin): undefined {
    drop()
    // Refused is still the same member, who goes on after the next login; whoever logged out leaves nothing.
    if (why === 'loggedOut') ports.forget()
    ports.ended(why)
  }

  function lastRefresh(): LastRefresh | undefined {
    const stored = ports.local.read(lastKey)
    return isLastRefresh(stored) ? stored : undefined
  }

  /** How it ended in another tab while this one slept or was being reloaded. */
  function endOf({ loginId }: Tokens): EndOfLogin | undefined {
    const last = lastRefresh()
    return last?.loginId === loginId ? last.over : undefined
  }

  function publish(tokens: Tokens): void {
    keep(tokens)
    ports.local.write(lastKey, { loginId: tokens.loginId, generation: tokens.generation })
    tabs.share(tokens)
  }

  function endEverywhere({ loginId, generation }: Tokens, why: EndOfLogin): void {
    drop()
    ports.local.write(lastKey, { loginId, generation, over: why })
    tabs.end(why)
  }

  /** Another tab was quicker, or logged in anew: its tokens are on the way, and are kept as they come. */
  async function hearQuickerTab(mine: Tokens): Promise<void> {
    const last = lastRefresh()
    if (last === undefined || last.over !== undefined) return
    const isNewest = last.loginId === mine.loginId && last.generation <= mine.generation
    if (!isNewest) await tabs.ask(last, otherTabPatienceMs)
  }

  /** At the start of a page: what another tab has of a login or a refresh that this tab knows nothing of. */
  async function newerThan(mine: Tokens | undefined): Promise<Tokens | undefined> {
    const last = lastRefresh()
    if (last === undefined || last.over !== undefined) return undefined
    if (mine !== undefined && last.loginId === mine.loginId && last.generation <= mine.generation) return undefined
    const newer = await tabs.ask(last, greetingPatienceMs)
    if (newer === undefined && mine === undefined)
      missed = { loginId: last.loginId, until: ports.now() + lateGreetingMs }
    return newer
  }

  /** `stale`: the access token to be replaced. While we waited for our turn, that may have happened. */
  async function refreshAlone(stale: string): Promise<Tokens | undefined> {
    const mine = own
    if (mine === undefined || mine.accessToken !== stale) return mine
    const end = endOf(mine)
    if (end !== undefined) return endHere(end)
    await hearQuickerTab(mine)
    if (own !== mine) return own
    const fresh = await ports.endpoint.refresh(mine)
    if (own !== mine) return own
    if (fresh === undefined) return afterRefusal(mine)
    publish(fresh)
    return fresh
  }

  /** Spent by a tab that would not wait for us? Then its tokens are the good ones. */
  async function afterRefusal(mine: Tokens): Promise<Tokens | undefined> {
    await hearQuickerTab(mine)
    if (own !== mine) return own
    endEverywhere(mine, 'refused')
    ports.ended('refused')
    return undefined
  }

  /** One refresh at a time in the whole browser, with patience for a tab that holds the lock in its sleep. */
  async function refreshInTurn(stale: string, names = lockNames): Promise<Tokens | undefined> {
    const [name, ...others] = names
    if (ports.locks === undefined || name === undefined) return refreshAlone(stale)
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), lockPatienceMs)
    let isOurTurn = false
    try {
      return await ports.locks.request(name, { signal: patience.signal }, () => {
        isOurTurn = true
        clearTimeout(timer)
        return refreshAlone(stale)
      })
    } catch (error) {
      if (isOurTurn) throw error
      return refreshInTurn(stale, patience.signal.aborted ? others : [])
    } finally {
      clearTimeout(timer)
    }
  }

  function refresh({ accessToken }: Tokens): Promise<Tokens | undefined> {
    refreshing ??= refreshInTurn(accessToken).finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  return {
    tokens: () => own,
    adopt: publish,
    async restore() {
      const stored = ports.session.read(tokensKey)
      const mine = isTokens(stored) ? stored : undefined
      const tokens = (await newerThan(mine)) ?? mine
      const end = tokens && endOf(tokens)
      if (tokens === undefined) ports.session.remove(tokensKey)
      else if (end === undefined) keep(tokens)
      else endHere(end)
      return own
    },
    async accessToken() {
      if (own === undefined || isFresh(own, ports.now())) return own?.accessToken
      return (await refresh(own))?.accessToken
    },
    async refreshedToken(refused) {
      if (own === undefined || own.accessToken !== refused) return own?.accessToken
      return (await refresh(own))?.accessToken
    },
    end() {
      if (own !== undefined) endEverywhere(own, 'loggedOut')
      else tabs.end('loggedOut')
    },
    lost: () => (own === undefined ? missed?.loginId : undefined),
  }
}
