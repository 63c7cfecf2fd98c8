import type { StoragePort } from '@shop/shared/platform'
import type { TokenEndpoint } from './token-endpoint.ts'
import { createTokenTabs } from './token-tabs.ts'
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
  /** The tokens are over: refused by the provider, or ended in another tab. */
  ended(why: 'refused' | 'otherTab'): void
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
}

const tokensKey = 'tokens'
const lastKey = 'lastRefresh'
const lockName = 'shop.refresh'
const lockPatienceMs = 8000
const otherTabPatienceMs = 2000
const greetingPatienceMs = 300

type LastRefresh = { loginId: string; generation: number }

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

  const tabs = createTokenTabs({
    channel: ports.channel,
    own: () => own,
    received: (tokens) => {
      if (own !== undefined && isNewer(tokens, own)) keep(tokens)
    },
    ended: () => {
      if (own === undefined) return
      forget()
      ports.ended('otherTab')
    },
  })

  function keep(tokens: Tokens): void {
    own = tokens
    ports.session.write(tokensKey, tokens)
  }

  function forget(): void {
    own = undefined
    ports.session.remove(tokensKey)
  }

  function lastRefresh(): LastRefresh | undefined {
    const stored = ports.local.read(lastKey)
    return isLastRefresh(stored) ? stored : undefined
  }

  function publish(tokens: Tokens): void {
    keep(tokens)
    ports.local.write(lastKey, { loginId: tokens.loginId, generation: tokens.generation })
    tabs.share(tokens)
  }

  /** Another tab was quicker: its tokens are on the way to us. */
  async function fromQuickerTab(mine: Tokens): Promise<Tokens | undefined> {
    const last = lastRefresh()
    if (last === undefined || last.loginId !== mine.loginId || last.generation <= mine.generation) return undefined
    const newer =
      own !== undefined && own.generation >= last.generation ? own : await tabs.ask(last, otherTabPatienceMs)
    if (newer !== undefined) keep(newer)
    return newer
  }

  async function refreshAlone(): Promise<Tokens | undefined> {
    const mine = own
    if (mine === undefined) return undefined
    const quicker = await fromQuickerTab(mine)
    if (quicker !== undefined) return quicker
    const fresh = await ports.endpoint.refresh(mine)
    // A logout that came in between wins.
    if (own !== mine) return own
    if (fresh !== undefined) {
      publish(fresh)
      return fresh
    }
    forget()
    tabs.end()
    ports.ended('refused')
    return undefined
  }

  async function refreshLocked(): Promise<Tokens | undefined> {
    if (ports.locks === undefined) return refreshAlone()
    try {
      return await ports.locks.request(lockName, { signal: AbortSignal.timeout(lockPatienceMs) }, refreshAlone)
    } catch (error) {
      // A frozen tab holds the lock: go on without it rather than not at all.
      if (error instanceof DOMException && error.name === 'TimeoutError') return refreshAlone()
      throw error
    }
  }

  function refresh(): Promise<Tokens | undefined> {
    refreshing ??= refreshLocked().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  return {
    tokens: () => own,
    adopt: publish,
    async restore() {
      const stored = ports.session.read(tokensKey)
      if (isTokens(stored)) own = stored
      const last = lastRefresh()
      if (last === undefined) return own
      const isBehind = own === undefined || (own.loginId === last.loginId && own.generation < last.generation)
      const newer = isBehind ? await tabs.ask(last, greetingPatienceMs) : undefined
      if (newer !== undefined) keep(newer)
      return own
    },
    async accessToken() {
      if (own === undefined || isFresh(own, ports.now())) return own?.accessToken
      return (await refresh())?.accessToken
    },
    async refreshedToken(refused) {
      if (own !== undefined && own.accessToken !== refused) return own.accessToken
      return (await refresh())?.accessToken
    },
    end() {
      forget()
      ports.local.remove(lastKey)
      tabs.end()
    },
  }
}
