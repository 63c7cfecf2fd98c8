import {
  type BusDeclaration,
  type FactName,
  type FactRef,
  type Facts,
  factRules,
  isFact,
  isKnownFact,
} from './facts.ts'
import { createTimeline, type DeadReason, type Timeline, type TimelineEntry } from './timeline.ts'

/** A fact as it travels. `origin` is `name@version` of its publisher. */
export type PublishedFact<K extends FactName = FactName> = {
  name: K
  version: number
  origin: string
  payload: Facts[K]
  /** From another tab of this browser. */
  fromOtherTab: boolean
}

/** @deprecated {@link PublishedFact}, for releases of before version 3.1. */
export type ToldFact<K extends FactName = FactName> = PublishedFact<K>

/** The bus as one participant has it, who publishes and subscribes to what its `src/facts.ts` declares. */
export type Bus = {
  /** Publishes a fact that has happened. One that is undeclared or of a wrong shape reaches nobody. */
  publish<K extends FactName>(name: K, payload: Facts[K]): void
  /**
   * Calls back with every fact of a name from now on, and with the last one at once when `replay` is set. Returns its own
   * undo.
   */
  subscribe<K extends FactName>(
    name: K,
    on: (payload: Facts[K], fact: PublishedFact<K>) => void,
    options?: { replay?: boolean },
  ): () => void
  /** @deprecated `publish`, for releases of before version 3.1. */
  tell: Bus['publish']
  /** @deprecated `subscribe`, for releases of before version 3.1. */
  hear: Bus['subscribe']
}

export type DeadLetter = TimelineEntry & { readonly dead: DeadReason }

export type BusPorts = {
  /** A listener threw; the others are still called. */
  report(error: unknown, origin: string): void
  /** Reports what was published or subscribed to, and is no fact between this shell and that release. */
  deadLetter(letter: DeadLetter): void
  now(): number
  /** In development and tests a participant's own mistake throws as well. */
  isStrict: boolean
  /** To the member's other tabs; `undefined` where the browser has no channel. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined
}

/** The bus as the shell has it: it gives out the ends and may read what went over them. */
export type OpenBus = {
  /** The end of one release, `name@version`, with what its descriptor declares. */
  join(origin: string, declared: BusDeclaration): Bus
  timeline: Timeline
}

type Letter = Pick<TimelineEntry, 'name' | 'version' | 'origin' | 'payload' | 'fromOtherTab'>
type Delivery = { fact: PublishedFact; entry: TimelineEntry }
type Listener = { origin: string; version: number; on: (payload: never, fact: never) => void }

/** The page's one bus; each participant takes its end with `join`. */
export function createBus(ports: BusPorts): OpenBus {
  const listeners = new Map<FactName, Set<Listener>>()
  const last = new Map<FactName, Delivery>()
  const { add, changed, ...timeline } = createTimeline()

  ports.channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const letter = letterFromOtherTab(data)
    const fact = factIn(letter)
    if (typeof fact === 'string') bury(letter, fact)
    else if (factRules[fact.name].crossesTabs) deliver(fact)
    else bury(letter, 'invalid')
  })

  function deliver(fact: PublishedFact): void {
    const delivery: Delivery = { fact, entry: { ...fact, at: ports.now(), heardBy: [] } }
    add(delivery.entry)
    last.set(fact.name, delivery)
    // A copy: a listener may leave or join while it is called.
    for (const listener of [...(listeners.get(fact.name) ?? [])]) call(listener, delivery)
    changed()
  }

  /** The subscriber judges for itself, by the version that it declared. */
  function call({ origin, version, on }: Listener, { fact, entry }: Delivery): void {
    if (!isFact(fact.name, version, fact.payload)) return
    entry.heardBy.push(origin)
    try {
      on(fact.payload as never, fact as never)
    } catch (error) {
      ports.report(error, origin)
    }
  }

  function bury(letter: Letter, dead: DeadReason): void {
    const entry = { ...letter, at: ports.now(), heardBy: [], dead }
    add(entry)
    changed()
    ports.deadLetter(entry)
  }

  /** A release that is newer than this shell, or older, makes no mistake: only the others throw. */
  function refuse(letter: Letter, dead: DeadReason, doing: string): void {
    bury(letter, dead)
    if (ports.isStrict && dead !== 'unknown')
      throw new TypeError(`${letter.origin} ${doing} ${letter.name}, which is ${dead}: see its src/facts.ts`)
  }

  function join(origin: string, { tells, hears }: BusDeclaration): Bus {
    const letter = (declared: readonly FactRef[], name: string, payload: unknown): Letter => {
      const version = declared.find((fact) => fact.name === name)?.version
      return { name, version, origin, payload, fromOtherTab: false }
    }
    const publish: Bus['publish'] = (name, payload) => {
      const published = letter(tells, name, frozen(payload))
      const fact = factIn(published)
      if (typeof fact === 'string') return refuse(published, fact, 'published')
      deliver(fact)
      if (factRules[fact.name].crossesTabs)
        ports.channel?.postMessage({ name, version: fact.version, origin, payload: fact.payload })
    }
    const subscribe: Bus['subscribe'] = (name, on, { replay = false } = {}) => {
      const wanted = letter(hears, name, undefined)
      const { version } = wanted
      if (version === undefined || !isKnownFact(name, version)) {
        refuse(wanted, version === undefined ? 'undeclared' : 'unknown', 'subscribes to')
        return () => undefined
      }
      const listener: Listener = { origin, version, on }
      const ofName = listeners.get(name) ?? new Set()
      listeners.set(name, ofName.add(listener))
      const missed = last.get(name)
      if (replay && missed !== undefined) {
        call(listener, missed)
        changed()
      }
      return () => void ofName.delete(listener)
    }
    return { publish, subscribe, tell: publish, hear: subscribe }
  }

  return { join, timeline }
}

/** The fact that a letter holds, or why it holds none. */
function factIn({ name, version, payload, ...letter }: Letter): PublishedFact | DeadReason {
  if (version === undefined) return 'undeclared'
  if (!isKnownFact(name, version)) return 'unknown'
  return isFact(name, version, payload) ? { ...letter, name, version, payload } : 'invalid'
}

/** No listener can change what the next one hears. */
const frozen = <T>(payload: T): T =>
  typeof payload === 'object' && payload !== null ? Object.freeze({ ...payload }) : payload

/** Any page of this origin can post into the channel: nothing in it is believed before it was looked at. */
function letterFromOtherTab(data: unknown): Letter {
  const { name, version, origin, payload } = Object(data) as Record<string, unknown>
  const isLetter = typeof name === 'string' && typeof version === 'number' && typeof origin === 'string'
  return isLetter
    ? { name, version, origin, payload: frozen(payload), fromOtherTab: true }
    : { name: '', version: 0, origin: '', payload: data, fromOtherTab: true }
}
