import type { QueryClient } from '@shop/shared/query'
import { pageStateOf } from './page-state.ts'
import { tellKey, type Watchers, watchKey } from './watch-key.ts'
import type { LostWrite, WriteRecord } from './write-record.ts'

/** The fields that copies of this module read and change of each other's writes under way. */
type InFlightWrite<Subject> = Pick<WriteRecord, 'next'> & {
  /** The thing whose quantity it is, for a reading that must not take back what is shown. */
  subject: Subject
  wanted: number
}

/**
 * Writes under way and writes whose answers were lost, by key. Another copy of this module, of another release even,
 * reads and changes the same state: it is plain data, and fields are only ever added to it.
 */
export type WriteState<Subject = unknown> = {
  inFlight: Map<string, InFlightWrite<Subject>>
  lost: Map<string, LostWrite>
  /** How often another tab has changed one of these quantities. */
  elsewhere: number
  watchers: Watchers
}

export const writeStateOf = <Subject>(client: QueryClient, queryKey: readonly unknown[]): WriteState<Subject> =>
  pageStateOf(client, queryKey, () => ({ inFlight: new Map(), lost: new Map(), elsewhere: 0, watchers: new Map() }))

/** Watched by who shows all keys of a state. */
export const everyKey = ''

/** Keeps a write whose answer was lost, or forgets it; who shows its quantity is told. */
export function setLostWrite(state: WriteState, key: string, write: LostWrite | undefined): void {
  if (write === undefined) state.lost.delete(key)
  else state.lost.set(key, write)
  tellKey(state, key)
  tellKey(state, everyKey)
}

/** Calls `tell` whenever the lost write of a key changes, until what it gives is called. */
export const watchLostWrites = (state: WriteState, key: string, tell: () => void): (() => void) =>
  watchKey(state, key, tell)

/** Tells that nobody knows yet whether a write has arrived. */
export const isUnknownWrite = ({ lost }: WriteState, key: string): boolean => lost.get(key)?.isUnknown === true

/** Tells whether of any write of the state nobody knows if it has arrived. */
export const hasUnknownWrites = ({ lost }: WriteState): boolean => [...lost.values()].some((write) => write.isUnknown)
