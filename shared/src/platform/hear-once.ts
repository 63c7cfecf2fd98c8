import type { Bus, FactName, Facts, ToldFact } from '@shop/shared/bus'
import type { QueryClient } from '@shop/shared/query'

type Hearing = { cards: number; stop(): void }

const hearings = new WeakMap<QueryClient, Map<FactName, Hearing>>()

/**
 * Hears what the member's other tabs and the app tell, once for all cards of a page; returns its own undo. A second
 * copy of this module would hear once more: `on` must be safe to do twice.
 */
export function hearOnce<K extends FactName>(
  { bus, queryClient }: { bus: Bus; queryClient: QueryClient },
  name: K,
  on: (payload: Facts[K]) => void,
): () => void {
  const ofPage = hearings.get(queryClient) ?? new Map<FactName, Hearing>()
  hearings.set(queryClient, ofPage)
  const hearing = ofPage.get(name) ?? { cards: 0, stop: bus.hear(name, whenFromElsewhere(on)) }
  ofPage.set(name, hearing)
  hearing.cards += 1
  return () => {
    hearing.cards -= 1
    if (hearing.cards > 0) return
    hearing.stop()
    ofPage.delete(name)
  }
}

const whenFromElsewhere =
  <K extends FactName>(on: (payload: Facts[K]) => void) =>
  (payload: Facts[K], fact: ToldFact<K>) => {
    if (isFromElsewhere(fact)) on(payload)
  }

/** Not done on this page: in another tab, or in the app, which the shell speaks for. [MOB-017] */
export const isFromElsewhere = ({ fromOtherTab, origin }: Pick<ToldFact, 'fromOtherTab' | 'origin'>): boolean =>
  fromOtherTab || origin.startsWith('shell@')
