import * as v from '@shop/shared/schema'
import { readEnvelope } from './to-app.ts'
import type { BridgeVersion } from './versions.ts'

const nonce = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const token = v.pipe(v.string(), v.minLength(1), v.maxLength(8000))
const empty = v.optional(v.record(v.string(), v.unknown()), {})

/**
 * Messages of the app to the page: the payload of each type. The app lets the page say them to itself,
 * `window.postMessage(text, origin)`, with the same envelope. [MOB-003, MOB-024]
 */
const payloads = {
  /**
   * The answer to the page's handshake. An app of version 1 gives it back as it came; later ones say their version, and
   * since 3 hand their tokens over here, so that none stands in an address. [GRD-091, GRD-020]
   */
  handshake: v.object({
    nonce,
    appBridge: v.optional(v.unknown()),
    accessToken: v.optional(token),
    idToken: v.optional(token),
  }),
  /** Favourites were changed on the app's own screens; it may name the product. [MOB-017] */
  favouriteChanged: v.optional(
    v.object({ orderNumber: v.optional(v.unknown()), isFavourite: v.optional(v.unknown()) }),
    {},
  ),
  /** New tokens, after the page has asked by the scheme for refreshing. [MOB-008] */
  tokens: v.object({ accessToken: token, idToken: v.optional(token) }),
  /** There are no new tokens: the login is over. [MOB-008] */
  tokensRefused: empty,
  /** The hardware's back button or the swipe; the page answers with `backDone`. [MOB-023] */
  back: v.object({ id: nonce }),
} as const

export type MessagesFromApp = { [K in keyof typeof payloads]: v.InferOutput<(typeof payloads)[K]> }
export type MessageFromAppType = keyof MessagesFromApp
/** One message of the app, in the one envelope. */
export type MessageFromApp = { [K in MessageFromAppType]: { type: K; payload: MessagesFromApp[K] } }[MessageFromAppType]

/** The version of the bridge that each message came with. */
export const fromAppSince: Readonly<Record<MessageFromAppType, BridgeVersion>> = {
  handshake: 1,
  favouriteChanged: 1,
  tokens: 3,
  tokensRefused: 3,
  back: 3,
}

/** Reads a message of the app. `undefined` for whatever is none. [MOB-024] */
export function readMessageFromApp(data: unknown): MessageFromApp | undefined {
  return readEnvelope(data, payloads) as MessageFromApp | undefined
}
