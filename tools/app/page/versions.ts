import {
  type BridgeVersion,
  entryParts,
  fromAppSince,
  type MessageFromAppType,
  type MessageToAppType,
  toAppSince,
} from '@shop/shared/bridge'

/** The app's tokens of somebody who is logged in. */
export type Tokens = { accessToken: string; idToken: string }

/** An app ignores what came after it. */
export const understands = (version: BridgeVersion, type: MessageToAppType): boolean => toAppSince[type] <= version

export const canSend = (version: BridgeVersion, type: MessageFromAppType): boolean => fromAppSince[type] <= version

/** The first version that hands tokens over in its answer to the handshake; before it they stand in the address. */
const handsOverSince: BridgeVersion = 3
export const handsOverInHandshake = (version: BridgeVersion): boolean => version >= handsOverSince

/** The first version of the renewed app, which says so in every address that it opens. [GRD-020, MOB-016] */
const renewedSince: BridgeVersion = 2

/**
 * The answer to a handshake: version 1 gives it back as it came, later ones say their version, and since 3 the tokens
 * are in it. [GRD-091]
 */
export function handshakeAnswer(
  version: BridgeVersion,
  text: string,
  nonce: string,
  tokens: Tokens | undefined,
): string {
  if (version === 1) return text
  const handed = handsOverInHandshake(version) ? tokens : undefined
  return JSON.stringify({ type: 'handshake', payload: { nonce, appBridge: version, ...handed } })
}

export type Entry = {
  version: BridgeVersion
  /** In the address where the version has no other way, or the shell did not take the other one. */
  tokens: Tokens | undefined
  isViewMode: boolean
  week: string | undefined
}

const belowMobile = /^\/mobile(?:\/|$)/

/**
 * The address under which the app opens a page. Beside an id token the guard leads to the top page; it is for addresses
 * without a twin, where somebody applies. [GRD-020 to GRD-022, GRD-026, GRD-069, K-135]
 */
export function entryAddress(path: string, { version, tokens, isViewMode, week }: Entry): string {
  const url = new URL(path, 'https://shop.invalid')
  const set = (name: string, value: string | undefined) => value !== undefined && url.searchParams.set(name, value)
  set('accessToken', tokens?.accessToken)
  set('idToken', belowMobile.test(url.pathname) ? undefined : tokens?.idToken)
  set('viewMode', isViewMode ? 'true' : undefined)
  set('isRenewal', version >= renewedSince ? 'true' : undefined)
  set('planningWeekNumber', week)
  return `${url.pathname}${url.search}${url.hash}`
}

/** The path of a page without what the app has put into its address. */
export function pathOfPage(address: string): string {
  const url = new URL(address, 'https://shop.invalid')
  for (const name of entryParts) url.searchParams.delete(name)
  return `${url.pathname}${url.search}${url.hash}`
}
