import type { StoragePort } from '@shop/shared/platform'
import { createLastRefresh } from './last-refresh.ts'
import type { TokenEndpoint } from './token-endpoint.ts'
import { createTokenRefresh } from './token-refresh.ts'
import { createTokenTabs, type LoginEndReason } from './token-tabs.ts'
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
  /** The tokens are over: refused by the provider, `isRefused` where this tab has asked it, or logged out in another tab. */
  ended(why: LoginEndReason, isRefused?: boolean): void
  /** Takes away what this tab has kept for whoever was here: where they were, what they were typing. */
  forget(): void
  /**
   * Another login is on this page now: somebody else's of another tab, or one that was asked for and came late.
   * Nothing of the one before may stay.
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
  /** The provider knows nobody of this login: a new tab need not ask it. [K-28] */
  unknownToProvider(loginId: unknown): void
}

const tokensKey = 'tokens'
const otherTabTimeoutMs = 2000
const greetingTimeoutMs = 300
/** A busy tab answers late: the page is a visitor's by then, and still wants to be the member's. */
const lateGreetingMs = 10_000

/** Holds the tokens of this tab, in step with those of the other tabs. */
export function createTokenKeeper(ports: TokenKeeperPorts): TokenKeeper {
  const last = createLastRefresh(ports.local)
  let own: Tokens | undefined
  // The login that a tab without tokens has asked for in vain.
  let missed: { loginId: string; until: number } | undefined

  const tabs = createTokenTabs({
    channel: ports.channel,
    own: () => own,
    received: (tokens) => {
      if (own === undefined) adoptLate(tokens)
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

  function adoptLate(tokens: Tokens): void {
    if (tokens.loginId !== missed?.loginId || ports.now() > missed.until || last.endOf(tokens) !== undefined) return
    keep(tokens)
    ports.switched()
  }

  function publish(tokens: Tokens): void {
    keep(tokens)
    last.write({ loginId: tokens.loginId, generation: tokens.generation })
    tabs.share(tokens)
  }

  function drop(): void {
    own = undefined
    missed = undefined
    ports.session.remove(tokensKey)
  }

  function endHere(why: LoginEndReason): undefined {
    drop()
    // Refused is still the same member, who goes on after the next login; whoever logged out leaves nothing.
    if (why === 'loggedOut') ports.forget()
    ports.ended(why)
  }

  function endEverywhere({ loginId, generation }: Tokens, why: LoginEndReason): void {
    drop()
    last.write({ loginId, generation, over: why })
    tabs.end(why)
  }

  /** The tokens of a login or refresh of another tab that this tab knows nothing of, if that tab answers in time. */
  async function askForNewer(mine: Tokens | undefined, withinMs: number): Promise<Tokens | undefined> {
    const newer = last.newerThan(mine)
    if (newer === undefined) return undefined
    const tokens = await tabs.ask(newer, withinMs)
    if (tokens === undefined && mine === undefined)
      missed = { loginId: newer.loginId, until: ports.now() + lateGreetingMs }
    return tokens
  }

  const refresh = createTokenRefresh({
    locks: ports.locks,
    endpoint: ports.endpoint,
    own: () => own,
    endOf: last.endOf,
    endHere,
    refused(tokens) {
      endEverywhere(tokens, 'refused')
      ports.ended('refused', tokens.refreshToken !== undefined)
    },
    publish,
    hearQuickerTab: (mine) => askForNewer(mine, otherTabTimeoutMs),
  })

  return {
    tokens: () => own,
    adopt: publish,
    async restore() {
      const stored = ports.session.read(tokensKey)
      const mine = isTokens(stored) ? stored : undefined
      const tokens = (await askForNewer(mine, greetingTimeoutMs)) ?? mine
      const end = tokens && last.endOf(tokens)
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
    unknownToProvider: last.unknown,
  }
}
