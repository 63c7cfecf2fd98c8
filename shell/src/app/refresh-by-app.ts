import { appSchemes, type BridgeVersion } from '@shop/shared/bridge'
import type { LinkTokens, LinkTokenVerdict } from '../login/link-tokens.ts'
import type { Tokens } from '../login/tokens.ts'

/** An app that has no new tokens by then has none. */
const patienceMs = 5000

export type RefreshByAppPorts = {
  version(): BridgeVersion
  leave(address: string): void
  setTimer(run: () => void, afterMs: number): () => void
  /** Whether the provider made them for this shop. Rejects when that cannot be found out. */
  verify(tokens: LinkTokens): Promise<LinkTokenVerdict>
  deviceNow(): number
}

export type RefreshByApp = {
  /** New tokens for old; `undefined`: the login is over. Rejects while nobody knows. */
  refresh(tokens: Tokens): Promise<Tokens | undefined>
  /** The app's answer; what nobody waits for, or waits for no longer, changes nothing. */
  hear(handed: LinkTokens | 'refused'): void
}

/**
 * In the app a login is the app's: its scheme is called, and the app gives new tokens to the page. One of before version 3
 * opens the page anew instead, so the page stays as it is. Tokens of somebody else are none for this page. [MOB-008, GRD-061,
 * K-118]
 */
export function createRefreshByApp(ports: RefreshByAppPorts): RefreshByApp {
  let answer: ((handed: LinkTokens | 'refused' | 'silent') => void) | undefined

  function asked(): Promise<LinkTokens | 'refused' | 'silent'> {
    return new Promise((resolve) => {
      const cancel = ports.setTimer(() => answer?.('silent'), patienceMs)
      answer = (handed) => {
        answer = undefined
        cancel()
        resolve(handed)
      }
      ports.leave(appSchemes.refreshToken)
    })
  }

  return {
    async refresh(mine) {
      const handed = await asked()
      if (ports.version() < 3) throw new DOMException('the app has not opened the page anew', 'TimeoutError')
      if (typeof handed === 'string') return undefined
      const verdict = await ports.verify(handed)
      if (!verdict.ok || verdict.subject !== mine.subject) return undefined
      return {
        ...mine,
        accessToken: handed.accessToken,
        ...(handed.idToken === undefined ? {} : { idToken: handed.idToken }),
        expiresAt: ports.deviceNow() + verdict.lifeMs,
        generation: mine.generation + 1,
      }
    },
    hear: (handed) => answer?.(handed),
  }
}
