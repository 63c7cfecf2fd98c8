import type { Bus, FactName, Facts, PublishedFact } from '@shop/shared/bus'
import type { QueryClient } from '@shop/shared/query'

type SharedSubscription = { cards: number; stop(): void }

const sharedSubscriptions = new WeakMap<QueryClient, Map<FactName, SharedSubscription>>()

/**
 * Subscribes to the facts of a name that come from the member's other tabs and from the app, once for all cards of a
 * page; returns its own undo. A second copy of this module subscribes once more: `on` must be safe to call twice.
 */
export function subscribeOncePerPage<K extends FactName>(
  { bus, queryClient }: { bus: Bus; queryClient: QueryClient },
  name: K,
  on: (payload: Facts[K]) => void,
): () => void {
  const ofPage = sharedSubscriptions.get(queryClient) ?? new Map<FactName, SharedSubscription>()
  sharedSubscriptions.set(queryClient, ofPage)
  const shared = ofPage.get(name) ?? { cards: 0, stop: bus.subscribe(name, whenFromElsewhere(on)) }
  ofPage.set(name, shared)
  shared.cards += 1
  return () => {
    shared.cards -= 1
    if (shared.cards > 0) return
    shared.stop()
    ofPage.delete(name)
  }
}

/** @alias @deprecated {@link subscribeOncePerPage}, for releases of before version 1.16. */
export const hearOnce = subscribeOncePerPage

const whenFromElsewhere =
  <K extends FactName>(on: (payload: Facts[K]) => void) =>
  (payload: Facts[K], fact: PublishedFact<K>) => {
    if (isFromElsewhere(fact)) on(payload)
  }

/**
 * Tells a fact that did not happen on this page: in another tab, or in the app, which the shell speaks for. [MOB-017]
 */
export const isFromElsewhere = ({ fromOtherTab, origin }: Pick<PublishedFact, 'fromOtherTab' | 'origin'>): boolean =>
  fromOtherTab || origin.startsWith('shell@')
