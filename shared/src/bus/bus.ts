import { type FactName, type Facts, factRules, isFact } from './facts.ts'

/** A fact as it travels. `origin` is `name@version` of the teller. */
export type ToldFact<K extends FactName = FactName> = {
  name: K
  version: number
  origin: string
  payload: Facts[K]
  /** From another tab of this browser. */
  fromOtherTab: boolean
}

/** The bus in the hands of one participant. */
export type Bus = {
  /** Tells what has happened. A payload of the wrong shape throws: it is the teller's mistake. */
  tell<K extends FactName>(name: K, payload: Facts[K]): void
  /** Hears a fact from now on, and the last one told when `replay` is set. Returns its own undo. */
  hear<K extends FactName>(
    name: K,
    on: (payload: Facts[K], fact: ToldFact<K>) => void,
    options?: { replay?: boolean },
  ): () => void
}

export type BusPorts = {
  /** A listener threw: the others still hear. */
  report(error: unknown, origin: string): void
  /** Something arrived that is no fact of ours. */
  deadLetter(letter: unknown): void
  /** To the member's other tabs; absent where the browser has no channel. */
  channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
}

type Listener = { origin: string; on: (payload: never, fact: never) => void }

/** The page's one bus; each participant takes its end with {@link join}. */
export function createBus(ports: BusPorts): { join(origin: string): Bus } {
  const listeners = new Map<FactName, Set<Listener>>()
  const last = new Map<FactName, ToldFact>()

  ports.channel?.addEventListener('message', (event: MessageEvent<unknown>) => {
    const fact = fromOtherTab(event.data)
    if (fact === undefined) ports.deadLetter(event.data)
    else deliver(fact)
  })

  function deliver(fact: ToldFact): void {
    last.set(fact.name, fact)
    // A copy: a listener may leave or join while it hears.
    for (const listener of [...(listeners.get(fact.name) ?? [])]) call(listener, fact)
  }

  function call(listener: Listener, fact: ToldFact): void {
    try {
      listener.on(fact.payload as never, fact as never)
    } catch (error) {
      ports.report(error, listener.origin)
    }
  }

  function join(origin: string): Bus {
    return {
      tell(name, payload) {
        const { version, crossesTabs } = factRules[name]
        if (!isFact(name, version, payload)) throw new TypeError(`${origin} told ${name} in a wrong shape`)
        const fact: ToldFact = { name, version, origin, payload, fromOtherTab: false }
        deliver(fact)
        if (crossesTabs) ports.channel?.postMessage({ name, version, origin, payload })
      },
      hear(name, on, { replay = false } = {}) {
        const listener: Listener = { origin, on }
        const heard = listeners.get(name) ?? new Set()
        listeners.set(name, heard.add(listener))
        const missed = last.get(name)
        if (replay && missed !== undefined) call(listener, missed)
        return () => void heard.delete(listener)
      },
    }
  }

  return { join }
}

/** Any page of this origin can post into the channel, so shape and version are checked like foreign input. */
function fromOtherTab(data: unknown): ToldFact | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { name, version, origin, payload } = data as Record<string, unknown>
  if (typeof name !== 'string' || !Object.hasOwn(factRules, name)) return undefined
  if (typeof version !== 'number' || typeof origin !== 'string') return undefined
  const known = name as FactName
  return isFact(known, version, payload) && factRules[known].crossesTabs
    ? { name: known, version, origin, payload, fromOtherTab: true }
    : undefined
}
