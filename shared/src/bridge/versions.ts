/**
 * Versions of the bridge between the app and the page in its webview. An app says its own in the handshake; one that
 * says none is of version 1. docs/app.md lists which app came with which version. [MOB-003, G-05]
 */
export type BridgeVersion = 1 | 2 | 3

/** The version that this shell speaks. */
export const bridgeVersion: BridgeVersion = 3

/** Version → the first app that speaks it. */
export const firstApps: Readonly<Record<BridgeVersion, string>> = { 1: '1.0', 2: '2.0', 3: '2.1' }

/**
 * Reads the version that an app gives itself: a number of the future counts as the newest that is known here, anything
 * else as 1.
 */
export function bridgeVersionOf(value: unknown): BridgeVersion {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) return 1
  return value >= bridgeVersion ? bridgeVersion : (value as BridgeVersion)
}
