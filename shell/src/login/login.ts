import { type ApiClient, getMember, isApiError } from '@shop/shared/api'
import type { EntryKind, Member } from '@shop/shared/domain'
import type { StoragePort } from '@shop/shared/platform'
import type { SessionFact } from '@shop/shared/session'
import type { AdoptLinkTokens, LinkTokens, LinkTokensOutcome } from './adopt-link-tokens.ts'
import type { IdentityClient, LoginVersion } from './identity-client.ts'
import { LoginError } from './login-error.ts'
import { createSavedPages, pageToReturn } from './saved-page.ts'
import type { TokenEndpoint } from './token-endpoint.ts'
import type { TokenKeeper } from './token-keeper.ts'
import type { Tokens } from './tokens.ts'

export type LoginPorts = {
  keeper: TokenKeeper
  endpoint: TokenEndpoint
  /** Loads the library that only a login needs. */
  identity(): Promise<IdentityClient>
  /** Loads what only tokens in an address need. */
  linkTokens(): Promise<AdoptLinkTokens>
  api: ApiClient
  tell(fact: SessionFact): void
  /** Whether this member may be here at all. */
  mayEnter(member: Member): boolean
  session: StoragePort & { /** Whether a value survives the way to the provider and back. */ isLasting(): boolean }
  local: StoragePort
  currentWeek(): string | undefined
  /** The same, once the weeks are known; `undefined` when they do not come. */
  weekSoon(): Promise<string | undefined>
  /** Takes away what this tab has kept for whoever was here: where they were, what they were typing. */
  forget(): void
  /** The tab has the tokens of a login that came back: what its page reads first may begin. */
  tokensCame(): void
  /** Leaves the shop for an address of the identity provider. */
  leave(address: string): void
  /** Counts a move that nobody asked for; `false`: it must not happen. */
  mayRedirect(): boolean
  /** Says so in its place. */
  stop(): void
  /** Where the provider ends its session; `undefined`: it does not. */
  logoutAddress(idToken: string | undefined): string | undefined
  /** The provider's own session goes on, as it could not be reached or ends none: the shop is a visitor's. */
  loggedOutHere(): void
  randomId(): string
}

/** How a callback ended, and where the member wanted to go. */
export type LoginOutcome = {
  version: LoginVersion
  returnTo: string | undefined
  /** Nobody was asked anything: the page was opened with a login of before. [K-28] */
  isSilent?: true
}

/** Whether the member behind the tokens could be loaded. `network`: ask again, nothing is lost. */
export type MemberOutcome = { is: 'member'; member: Member } | { is: 'missing' } | { is: 'ended' } | { is: 'network' }

export type Login = {
  /** At the start of a page: who is here? */
  begin(): Promise<MemberOutcome | { is: 'guest' }>
  start(version: LoginVersion): Promise<void>
  complete(callback: string): Promise<LoginOutcome>
  loadMember(): Promise<MemberOutcome>
  refresh(): Promise<void>
  logout(): Promise<void>
  /** Forgets the login of this page without a word to the provider: the app goes on with it. */
  leaveQuietly(): void
  /** A login was begun in this tab and has not come back. */
  isPending(): boolean
  /** Begins that one again, unless the page has moved by itself too often. */
  resume(): Promise<void>
  /** Tokens that came with an address, into this tab when they hold. */
  adoptLinkTokens(tokens: LinkTokens, entry: EntryKind): Promise<LinkTokensOutcome>
  /** Keeps where the visitor is or wants to go. */
  remember(address: string): void
  /** Where that was: once, then it is forgotten. */
  takeReturn(): string | undefined
  /** The same, for an app that is asked to go on there. */
  lookAtReturn(): string | undefined
  hasIdToken(): boolean
  /** A login has succeeded in this tab. */
  isUnionMember(): boolean
}

const unionMemberKey = 'unionMember'
/** Whoever logged out without network would be logged in again by one press of a button. */
const passwordAgainKey = 'passwordAgain'
const pendingKey = 'pendingLogin'
/** The login for which the first script of a page has asked the provider in silence: once in a tab is enough. */
const askedKey = 'askedInSilence'

/** The only part of the shop that tells the session who is here. */
export function createLogin(ports: LoginPorts): Login {
  const { keeper, tell, session, local } = ports
  const { remember, take, look } = createSavedPages(session, ports.currentWeek)

  async function loadMember(): Promise<MemberOutcome> {
    const subject = keeper.tokens()?.subject
    if (subject === undefined) return { is: 'ended' }
    try {
      const member = await getMember(ports.api, subject)
      // The page is not told of somebody who may not be here: it would ask for what is theirs.
      if (ports.mayEnter(member)) tell({ type: 'memberLoaded', subject, member })
      return { is: 'member', member }
    } catch (error) {
      return memberFailure(error, subject)
    }
  }

  function memberFailure(error: unknown, subject: string): MemberOutcome {
    if (!isApiError(error)) throw error
    if (error.code === 'REFUSED' && error.facts.status === 404) {
      tell({ type: 'memberMissing', subject })
      return { is: 'missing' }
    }
    if (error.code === 'LOGIN_NEEDED') {
      tell({ type: 'refreshRefused' })
      return { is: 'ended' }
    }
    // The network or the service: not the end of a login.
    tell({ type: 'tokenExpired' })
    return { is: 'network' }
  }

  const isRevoked = (tokens: Tokens): Promise<boolean> =>
    ports.endpoint.revoke(tokens).then(
      () => true,
      () => false,
    )

  async function start(version: LoginVersion): Promise<void> {
    if (!session.isLasting()) throw new LoginError('storage')
    const identity = await ports.identity()
    const prompt = local.read(passwordAgainKey) === true ? 'login' : undefined
    const address = await identity.loginAddress(version, prompt)
    session.write(pendingKey, version)
    ports.leave(address)
  }

  return {
    async begin() {
      const tokens = await keeper.restore()
      if (tokens !== undefined) return loadMember()
      tell({ type: 'noToken' })
      return { is: 'guest' }
    },
    start,
    async complete(callback) {
      session.remove(pendingKey)
      const identity = await ports.identity()
      const { version, isSilent, ...tokens } = await identity.complete(callback).catch((error: unknown) => {
        if (error instanceof LoginError && error.why === 'nobody') keeper.unknownToProvider(session.read(askedKey))
        throw error
      })
      session.remove(askedKey)
      keeper.adopt({ ...tokens, loginId: ports.randomId(), generation: 1 })
      ports.tokensCame()
      local.remove(passwordAgainKey)
      session.write(unionMemberKey, true)
      const saved = take()
      const week = saved?.week === undefined ? undefined : await ports.weekSoon()
      return { version, returnTo: pageToReturn(saved, week), ...(isSilent ? { isSilent } : {}) }
    },
    loadMember,
    async refresh() {
      if ((await keeper.accessToken()) !== undefined) await loadMember()
      else tell({ type: 'noToken' })
    },
    async logout() {
      const tokens = keeper.tokens()
      keeper.end()
      ports.forget()
      tell({ type: 'loggedOut' })
      const isReached = tokens === undefined || (await isRevoked(tokens))
      const address = isReached ? ports.logoutAddress(tokens?.idToken) : undefined
      if (address !== undefined) return ports.leave(address)
      local.write(passwordAgainKey, true)
      ports.loggedOutHere()
    },
    leaveQuietly() {
      keeper.end()
      ports.forget()
      tell({ type: 'loggedOut' })
    },
    isPending: () => isVersion(session.read(pendingKey)),
    async resume() {
      const version = session.read(pendingKey)
      if (!isVersion(version)) return
      if (ports.mayRedirect()) await start(version)
      else ports.stop()
    },
    async adoptLinkTokens(tokens, entry) {
      if (keeper.tokens() === undefined) await keeper.restore()
      const adopt = await ports.linkTokens().catch(() => undefined)
      const outcome = (await adopt?.(tokens, entry)) ?? 'refused'
      if (outcome === 'adopted') await loadMember()
      return outcome
    },
    remember,
    takeReturn: () => pageToReturn(take(), ports.currentWeek()),
    lookAtReturn: () => look()?.path,
    hasIdToken: () => keeper.tokens()?.idToken !== undefined,
    isUnionMember: () => session.read(unionMemberKey) === true,
  }
}

const isVersion = (value: unknown): value is LoginVersion => value === 'login' || value === 'signup'
