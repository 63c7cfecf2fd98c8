/** Where the hour comes from. Rules take a `Date`; only the edges of the program hold a clock. */
export type Clock = { now(): Date }

/** Deadlines follow the server; a member's phone may be hours off. `offsetMs` = server − device. */
export function serverClock(offsetMs: () => number, device: Clock): Clock {
  return { now: () => new Date(device.now().getTime() + offsetMs()) }
}

/** Gives a clock that stands at an ISO instant, for tests and samples. */
export const fixedClock = (iso: string): Clock => ({ now: () => new Date(iso) })
