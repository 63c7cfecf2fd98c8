import { type ApiClient, getMember, isApiError } from '@shop/shared/api'
import type { PageData } from '@shop/shared/contract'
import { addressedName, type Clock, type EntryKind, type Message } from '@shop/shared/domain'
import { judgeLinkTokens, type LinkTokens } from './link-tokens.ts'
import { providerKeys } from './provider-keys.ts'
import type { TokenKeeper } from './token-keeper.ts'

export type { LinkTokens }

/** `declined`: they hold, and whoever sits here does not want them. */
export type LinkTokensOutcome = 'adopted' | 'refused' | 'declined'
export type AdoptLinkTokens = (tokens: LinkTokens, entry: EntryKind) => Promise<LinkTokensOutcome>

export type AdoptPorts = {
  keeper: TokenKeeper
  identity: PageData['identity']
  fetch: typeof fetch
  crypto: SubtleCrypto | undefined
  shopClock: Clock
  deviceNow(): number
  /** A client that calls as whoever the tokens say, before they are anybody's here. */
  apiWith(accessToken: string): ApiClient
  api: ApiClient
  confirm(question: Message & { yes?: string; no?: string }): Promise<boolean>
  forget(): void
  /** The first planning week again, for another token in the app. */
  resetWeek(): void
  randomId(): string
}

/**
 * Takes tokens over that came with an address: first whether the provider made them for this shop, then, on the
 * web, whether whoever sits here wants them. The app has asked already. Fails closed.
 */
export function createAdoptLinkTokens(ports: AdoptPorts): AdoptLinkTokens {
  const { keeper, identity } = ports

  /** Nobody's name: the login is known to the provider alone. Rejects when the services say nothing. */
  async function nameOf(api: ApiClient, subject: string): Promise<string | undefined> {
    try {
      return addressedName(await getMember(api, subject))
    } catch (error) {
      if (isApiError(error) && error.code === 'REFUSED' && error.facts.status === 404) return undefined
      throw error
    }
  }

  async function isWanted(tokens: LinkTokens, subject: string, email: string | undefined): Promise<boolean> {
    const here = keeper.tokens()?.subject
    const [newcomer, present] = await Promise.all([
      nameOf(ports.apiWith(tokens.accessToken), subject),
      here === undefined ? undefined : nameOf(ports.api, here).catch(() => undefined),
    ])
    const who = newcomer ?? (email === undefined ? '組合員登録がお済みでない方' : `${email} の方`)
    if (here === undefined)
      return ports.confirm({
        title: `${who}としてログインしますか？`,
        text: '開いたリンクにログイン情報が含まれています。お心当たりがないときは「いいえ」を選んでください。',
      })
    return ports.confirm({
      title: `${who}に切り替えますか？`,
      text: `現在は${present ?? '別の方'}がログインしています。お心当たりがないときは「いいえ」を選んでください。`,
    })
  }

  const judged = async (tokens: LinkTokens) =>
    judgeLinkTokens(tokens, {
      ...identity,
      keys: await providerKeys(identity, ports.fetch),
      crypto: ports.crypto,
      nowMs: [ports.deviceNow(), ports.shopClock.now().getTime()],
    })

  function adopt(tokens: LinkTokens, { subject, lifeMs }: { subject: string; lifeMs: number }): void {
    const here = keeper.tokens()
    if (here !== undefined && here.subject !== subject) ports.forget()
    if (here?.accessToken !== tokens.accessToken) ports.resetWeek()
    keeper.adopt({
      accessToken: tokens.accessToken,
      ...(tokens.idToken === undefined ? {} : { idToken: tokens.idToken }),
      subject,
      expiresAt: ports.deviceNow() + lifeMs,
      loginId: ports.randomId(),
      generation: 1,
    })
  }

  return async (tokens, entry) => {
    try {
      const verdict = await judged(tokens)
      if (!verdict.ok) return 'refused'
      const { subject, email } = verdict
      const here = keeper.tokens()
      const isSame = here?.subject === subject
      // Tokens that can be refreshed are better than ones that cannot.
      if (entry === 'web' && isSame && here?.refreshToken !== undefined) return 'adopted'
      if (entry === 'web' && !isSame && !(await isWanted(tokens, subject, email))) return 'declined'
      adopt(tokens, verdict)
      return 'adopted'
    } catch {
      // No keys, no names, no answer: what is not known to hold does not.
      return 'refused'
    }
  }
}
