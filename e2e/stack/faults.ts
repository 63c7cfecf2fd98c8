/**
 * How a server can fail in front of a browser. `html` is a gateway's error page under status 200,
 * `truncated` is a connection that breaks in the middle of a file, `tampered` a file with other bytes.
 */
export const faultKinds = ['503', '404', 'reset', 'hang', 'html', 'truncated', 'tampered'] as const
export type FaultKind = (typeof faultKinds)[number]

export type Fault = { /** Matched against path and query. */ match: RegExp; kind: FaultKind }

/** The last one that was switched on for an address is in force. */
export const faultFor = (faults: readonly Fault[], address: string): FaultKind | undefined =>
  faults.findLast(({ match }) => match.test(address))?.kind
