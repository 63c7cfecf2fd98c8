import { type ApiClient, getMember, isApiError } from '@shop/shared/api'
import type { Member } from '@shop/shared/domain'
import type { StoragePort } from '@shop/shared/platform'
import { safeOwnPath } from '@shop/shared/routes'
import type { SessionFact } from '@shop/shared/session'
import type { IdentityClient, LoginVersion } from './identity-client.ts'
import type { TokenEndpoint } from './token-endpoint.ts'
import type { TokenKeeper } from './token-keeper.ts'

export type LoginPorts = {
  keeper: TokenKeeper
  endpoint: TokenEndpoint
  /** Loads the library that only a login needs. */
  identity(): Promise<IdentityClient>
  api: ApiClient
  tell(fact: SessionFact): void
  session: StoragePort
  /** Takes away what this tab has kept for whoever was here: where they were, what they were typing. */
  forget(): void
  /** Leaves the shop for an address of the identity provider. */
  leave(address: string): void
  logoutAddress(): string
  randomId(): string
}

/** What a callback came to, and where the member wanted to go. */
export type LoginOutcome = { version: LoginVersion; returnTo: string | undefined }

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
  /** Keeps where the visitor wanted to go; only own addresses are kept. [GRD-034, GRD-047] */
  remember(address: string): void
  /** Where that was: once, then it is forgotten. */
  takeReturn(): string | undefined
  hasIdToken(): boolean
}

const returnKey = 'from'

/** The only part of the shop that tells the session who is here. */
export function createLogin(ports: LoginPorts): Login {
  const { keeper, tell } = ports

  async function loadMember(): Promise<MemberOutcome> {
    const subject = keeper.tokens()?.subject
    if (subject === undefined) return { is: 'ended' }
    try {
      const member = await getMember(ports.api, subject)
      tell({ type: 'memberLoaded', subject, member })
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
    // The network or the service: not the end of a login. [reliability row 11]
    tell({ type: 'tokenExpired' })
    return { is: 'network' }
  }

  function takeReturn(): string | undefined {
    const kept = ports.session.read(returnKey)
    ports.session.remove(returnKey)
    return typeof kept === 'string' ? safeOwnPath(kept) : undefined
  }

  return {
    async begin() {
      const tokens = await keeper.restore()
      if (tokens !== undefined) return loadMember()
      tell({ type: 'noToken' })
      return { is: 'guest' }
    },
    async start(version) {
      const identity = await ports.identity()
      ports.leave(await identity.loginAddress(version))
    },
    async complete(callback) {
      const identity = await ports.identity()
      const { version, ...tokens } = await identity.complete(callback)
      keeper.adopt({ ...tokens, loginId: ports.randomId(), generation: 1 })
      return { version, returnTo: takeReturn() }
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
      // The provider learns it from the address we leave for, too; offline this is all that can be done.
      if (tokens !== undefined) await ports.endpoint.revoke(tokens).catch(() => undefined)
      ports.leave(ports.logoutAddress())
    },
    remember(address) {
      const safe = safeOwnPath(address)
      if (safe !== undefined) ports.session.write(returnKey, safe)
    },
    takeReturn,
    hasIdToken: () => keeper.tokens() !== undefined,
  }
}
