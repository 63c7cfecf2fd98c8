import * as v from '@shop/shared/schema'
import type { BridgeVersion } from './versions.ts'

const shortText = v.pipe(v.string(), v.maxLength(200))
/** An address of the shop itself: path and query. */
const ownPath = v.pipe(v.string(), v.maxLength(4000), v.regex(/^\/(?![/\\])/))
const address = v.pipe(v.string(), v.maxLength(4000), v.regex(/^https?:\/\/[^\s/]/))
const nonce = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const orderNumber = v.pipe(v.string(), v.regex(/^\d{1,6}$/))

/** Messages of the page to the app: the payload of each type. Fields that are not named here are ignored. [MOB-003] */
const payloads = {
  /** Did the app open this page? It answers with the same nonce within three seconds. [GRD-091] */
  handshake: v.object({ nonce, bridge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))) }),
  /** The member wants to log in; `path` is where the app goes on with a token. [MOB-006, GRD-009] */
  login: v.object({ path: ownPath }),
  /** To the partner's shop, with what its single sign-on asks for. [MOB-018] */
  sso: v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  /** Another screen: the app opens it in a view of its own. Addresses of other origins belong into a browser. [MOB-001] */
  navigate: v.object({ url: address, title: shortText, hidesCartButton: v.boolean() }),
  /** The app's screen of what is ordered; the query of `path` may ask for the entry of order numbers. [MOB-004, MOB-005] */
  showCart: v.object({ path: ownPath }),
  /** The words that are searched for on the page, for the app's own search box. [MOB-004] */
  searchKeyword: v.object({ keyword: shortText }),
  /** The words that were searched for on this device, newest first. [MOB-004] */
  searchHistory: v.object({ keywords: v.pipe(v.array(shortText), v.maxLength(100)) }),
  /** The order of a week has been read, or has changed: the pieces in it, for the badge of the app's cart. [CHR-004, MOB-009] */
  orderInit: v.object({
    planningWeek: v.pipe(v.string(), v.regex(/^\d{8}$/)),
    pieces: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)),
  }),
  /** A heart was set or taken away on this page. [MOB-017] */
  favouriteChanged: v.object({ orderNumber, isFavourite: v.boolean() }),
  /** A service has failed or refused: the app shows it in its own way. [MOB-007] */
  error: v.object({
    status: v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599)),
    errorStatus: v.optional(shortText),
    message: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  }),
  /** The answer to `back`: whether the page has closed something or gone back itself. [MOB-023] */
  backDone: v.object({ id: nonce, isHandled: v.boolean() }),
} as const

export type MessagesToApp = { [K in keyof typeof payloads]: v.InferOutput<(typeof payloads)[K]> }
export type MessageToAppType = keyof MessagesToApp
/** One message of the page, in the one envelope. */
export type MessageToApp = { [K in MessageToAppType]: { type: K; payload: MessagesToApp[K] } }[MessageToAppType]

/** The version of the bridge that each message came with: an app before it is not sent it. */
export const toAppSince: Readonly<Record<MessageToAppType, BridgeVersion>> = {
  handshake: 1,
  login: 1,
  sso: 1,
  navigate: 2,
  showCart: 2,
  searchKeyword: 2,
  searchHistory: 2,
  orderInit: 2,
  favouriteChanged: 2,
  error: 2,
  backDone: 3,
}

/**
 * Reads a message of the page as an app does: JSON text in the envelope. `undefined` for whatever is none. [MOB-024]
 */
export function readMessageToApp(data: unknown): MessageToApp | undefined {
  return readEnvelope(data, payloads) as MessageToApp | undefined
}

/** The envelope with a payload that fits its type. Text that is no JSON, unknown types and wrong shapes are nothing. */
export function readEnvelope(
  data: unknown,
  schemas: Readonly<Record<string, v.GenericSchema>>,
): { type: string; payload: unknown } | undefined {
  const read = typeof data === 'string' ? parsed(data) : undefined
  if (typeof read !== 'object' || read === null) return undefined
  const { type, payload } = read as { type?: unknown; payload?: unknown }
  const schema = typeof type === 'string' && Object.hasOwn(schemas, type) ? schemas[type] : undefined
  if (schema === undefined) return undefined
  // Apps of some languages write `null` for nothing.
  const result = v.safeParse(schema, payload ?? undefined)
  return result.success ? { type: type as string, payload: result.output } : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
