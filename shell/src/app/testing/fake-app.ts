import { webcrypto } from 'node:crypto'
import {
  type BridgeVersion,
  type MessagesFromApp,
  type MessageToApp,
  readMessageToApp,
  toAppSince,
} from '@shop/shared/bridge'

type Tokens = Pick<MessagesFromApp['handshake'], 'accessToken' | 'idToken'>
type FakeAppOptions = {
  version: BridgeVersion
  /** Handed over with the answer to the handshake, since version 3. */
  tokens?: Tokens
  /** It never answers a handshake. */
  isSilent?: boolean
}

/**
 * An app of one version around the page of a test, by the contract's tables. It hears what its version knows; anything
 * else is a mistake of the page, and stands in `mistakes`.
 */
export function fakeApp({ version, tokens = {}, isSilent = false }: FakeAppOptions) {
  const heard: MessageToApp[] = []
  const mistakes: string[] = []

  /** The app lets the page say it to itself, in a task of its own. */
  function say<K extends keyof MessagesFromApp>(type: K, payload?: MessagesFromApp[K]): void {
    const event = { data: JSON.stringify({ type, payload }), origin: window.location.origin, source: window }
    setTimeout(() => window.dispatchEvent(new MessageEvent('message', event)))
  }

  function answer(payload: MessagesFromApp['handshake']): void {
    if (version === 1) say('handshake', payload)
    else say('handshake', { nonce: payload.nonce, appBridge: version, ...(version >= 3 ? tokens : {}) })
  }

  function postMessage(text: string): void {
    const message = readMessageToApp(text)
    if (message === undefined || toAppSince[message.type] > version) {
      mistakes.push(text)
      return
    }
    heard.push(message)
    if (message.type === 'handshake' && !isSilent) answer(message.payload)
  }

  const of = (type: MessageToApp['type']) => heard.filter((message) => message.type === type)

  Object.assign(window, { todokApp: { postMessage } })
  return {
    heard,
    mistakes,
    say,
    /** The messages of one type. */
    of,
    payloadsOf: (type: MessageToApp['type']) => of(type).map(({ payload }) => payload),
  }
}

/** jsdom has no secure contexts, so it lacks this half of crypto. */
export function provideCrypto(): SubtleCrypto {
  const subtle = webcrypto.subtle as SubtleCrypto
  Object.defineProperty(window.crypto, 'subtle', { value: subtle, configurable: true })
  return subtle
}
