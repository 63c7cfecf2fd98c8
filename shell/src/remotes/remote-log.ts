import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SlotState } from './slot-state.ts'

/** The fate of a candidate, and why. */
export type CandidateVerdict =
  | { is: 'chosen'; because: 'override' | 'canary' | 'newest' }
  /** Behind the chosen one: shown when that fails. */
  | { is: 'last good' }
  /** `malformed`: something that is needed is missing, or is no value of its kind. */
  | { is: 'refused'; because: 'malformed' | 'contract' | 'origin' | 'integrity' | 'singleton'; words: string }
  /** A canary, and this visit is not in its share: bucket `bucket` of 100, shown below `share`. */
  | { is: 'held back'; bucket: number; share: number }

export type JudgedCandidate = {
  version: string
  base: string
  isOverride: boolean
  isCanary: boolean
  verdict: CandidateVerdict
}

export type RemoteEvent = {
  /** Milliseconds since the page began. */
  at: number
  /** `slow`: a step has had its time and goes on, since something moves. */
  what: 'asked' | 'loaded' | 'bootstrapped' | 'mounted' | 'ready' | 'slow' | 'failed' | 'unmounted'
  /** `name@version`; none for being asked. */
  release?: string
  /** How long this step took. */
  tookMs?: number
  /** The step that failed or is slow, and how it failed: `mount`, `TypeError: …`. */
  doing?: string
  error?: string
}

export type RemoteRecord = {
  candidates: readonly JudgedCandidate[]
  /** Those and all before them since the page began: what is mounted may be offered no longer. */
  everOffered: readonly JudgedCandidate[]
  state: SlotState
  /** The release that is mounted, `name@version`. */
  shown: string | undefined
  /** Whether the mounted release asked not to be replaced just now. */
  isHeld: boolean
  /** Oldest first; only the last ones are kept. */
  events: readonly RemoteEvent[]
}

/** All that is known of every remote, by name, for a person who looks for a fault. */
export type RemoteRecords = Readonly<Record<string, RemoteRecord>>
export type RemoteLog = StoreApi<RemoteRecords>

const maxEvents = 50
const nothingYet: RemoteRecord = {
  candidates: [],
  everOffered: [],
  state: { is: 'closed' },
  shown: undefined,
  isHeld: false,
  events: [],
}

/** Written by {@link withCandidates}, {@link withState}, {@link withHold} and {@link withEvent}; whoever looks subscribes. */
export const createRemoteLog = (): RemoteLog => createStore<RemoteRecords>(() => ({}))

function change(records: RemoteRecords, name: string, to: Partial<RemoteRecord>): RemoteRecords {
  return { ...records, [name]: { ...(records[name] ?? nothingYet), ...to } }
}

export const withCandidates = (
  records: RemoteRecords,
  name: string,
  candidates: readonly JudgedCandidate[],
): RemoteRecords => {
  const isOffered = ({ base }: JudgedCandidate) => candidates.some((one) => one.base === base)
  const gone = (records[name]?.everOffered ?? []).filter((one) => !isOffered(one))
  return change(records, name, { candidates, everOffered: [...candidates, ...gone] })
}

export const withState = (records: RemoteRecords, name: string, state: SlotState): RemoteRecords =>
  change(records, name, { state, shown: state.is === 'shown' ? state.release : undefined })

export const withHold = (records: RemoteRecords, name: string, isHeld: boolean): RemoteRecords =>
  change(records, name, { isHeld })

export const withEvent = (records: RemoteRecords, name: string, event: RemoteEvent): RemoteRecords =>
  change(records, name, { events: [...(records[name]?.events ?? []), event].slice(-maxEvents) })

/** Whose code stands first in the stack of an error: `name@version`, or nobody's that we know. */
export function releaseAt(stack: string, records: RemoteRecords): string | undefined {
  const found = Object.entries(records)
    .flatMap(([name, { everOffered }]) =>
      everOffered.map(({ base, version }) => ({ id: `${name}@${version}`, place: stack.indexOf(base) })),
    )
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => one.place - other.place)
  return found[0]?.id
}

/** All that is known of a release by its `name@version`. */
export function candidateOf(id: string, records: RemoteRecords): JudgedCandidate | undefined {
  const name = id.slice(0, id.indexOf('@'))
  return records[name]?.everOffered.find(({ version }) => id === `${name}@${version}`)
}

/** The release on show, `name@version`. */
export const releaseShown = (records: RemoteRecords): string | undefined =>
  Object.values(records).find(({ shown }) => shown !== undefined)?.shown

/** The canaries that this visit has been given, `name@version`. */
export const givenCanaries = (records: RemoteRecords): string[] =>
  Object.entries(records).flatMap(([name, { candidates }]) =>
    candidates
      .filter(({ verdict }) => verdict.is === 'chosen' && verdict.because === 'canary')
      .map(({ version }) => `${name}@${version}`),
  )
