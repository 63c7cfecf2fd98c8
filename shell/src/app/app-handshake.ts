import { bridgeVersion, bridgeVersionOf, type MessagesFromApp } from '@shop/shared/bridge'
import type { AppAnswer } from '../arrival/arrive.ts'
import type { AppHost } from './app-host.ts'

/** An app that has not answered by then did not open this page. */
const patienceMs = 3000

export type HandshakePorts = {
  /** None in a plain browser. */
  host: AppHost | undefined
  /** Once, and nobody can guess it. */
  randomId(): string
  setTimer(run: () => void, afterMs: number): () => void
}

export type Handshake = {
  answer: Promise<AppAnswer>
  /** The app gives a nonce back. A wrong one, a second and a late one change nothing. */
  hear(said: MessagesFromApp['handshake']): void
  /** Asks; whoever hears the app listens by then. */
  begin(): void
}

const nobody: AppAnswer = { isOpened: false }

/**
 * Whether the app opened this page, and so wrote its address: the native handler hears a nonce and gives it back. With it
 * an app says its version and, since 3, hands its tokens over.
 */
export function createHandshake({ host, randomId, setTimer }: HandshakePorts): Handshake {
  const nonce = randomId()
  let cancel = (): void => undefined
  let end = (_: AppAnswer): void => undefined
  const answer = new Promise<AppAnswer>((resolve) => {
    end = (said) => {
      cancel()
      resolve(said)
    }
  })

  return {
    answer,
    hear(said) {
      if (said.nonce !== nonce) return
      const version = bridgeVersionOf(said.appBridge)
      const { accessToken, idToken = null } = said
      const hasTokens = version >= 3 && accessToken !== undefined
      end({ isOpened: true, version, ...(hasTokens ? { tokens: { accessToken, idToken } } : {}) })
    },
    begin() {
      cancel = setTimer(() => end(nobody), patienceMs)
      if (host?.post({ type: 'handshake', payload: { nonce, bridge: bridgeVersion } }) !== true) end(nobody)
    },
  }
}
