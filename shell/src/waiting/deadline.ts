/** A wait as its last look found it; times in milliseconds of the page's own clock. */
export type Wait = {
  lookedAt: number
  /** How much had arrived in the page by then. */
  arrived: number
  /** How long it has been calm and nothing has arrived. */
  quietMs: number
}

export const pollIntervalMs = 250

export const beginWait = (now: number, arrived: number): Wait => ({ lookedAt: now, arrived, quietMs: 0 })

/**
 * The same wait at the next look. Whatever arrives begins it anew. A look that comes late says that the page, or the
 * device, had something else to do, or slept: that time counts the less the later it is.
 */
export function extendDeadline(wait: Wait, now: number, arrived: number): Wait {
  const passedMs = now - wait.lookedAt
  const calmMs = passedMs > pollIntervalMs ? pollIntervalMs ** 2 / passedMs : passedMs
  return { lookedAt: now, arrived, quietMs: arrived === wait.arrived ? wait.quietMs + calmMs : 0 }
}

export const isOver = ({ quietMs }: Wait, limitMs: number): boolean => quietMs >= limitMs
