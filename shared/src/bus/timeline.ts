/** Why something that was published reached nobody. */
export type DeadReason =
  /** The release’s `src/facts.ts` does not name it. */
  | 'undeclared'
  /** This shell has no rule for that name in that version: the release is newer than it, or older. */
  | 'unknown'
  | 'invalid'

/** A fact that went over the bus, or did not: dead letters have a reason. */
export type TimelineEntry = {
  readonly at: number
  readonly name: string
  readonly version: number | undefined
  /** `name@version` of its publisher; of the subscriber, when a subscription was refused. */
  readonly origin: string
  readonly payload: unknown
  readonly fromOtherTab: boolean
  /** Everybody it reached, late hearers too. */
  readonly heardBy: string[]
  readonly dead?: DeadReason
}

export type Timeline = {
  /** Oldest first; another array after every change. */
  entries(): readonly TimelineEntry[]
  /** Returns its own undo. */
  subscribe(on: () => void): () => void
}

const maxEntries = 200

/** The last of what happened on the bus. */
export function createTimeline() {
  let entries: readonly TimelineEntry[] = []
  const listeners = new Set<() => void>()
  return {
    entries: () => entries,
    subscribe(on: () => void) {
      listeners.add(on)
      return () => void listeners.delete(on)
    },
    add(entry: TimelineEntry) {
      entries = [...entries, entry].slice(-maxEntries)
    },
    /** Tells readers, once everybody has heard. */
    changed() {
      entries = [...entries]
      for (const on of [...listeners]) on()
    },
  }
}
