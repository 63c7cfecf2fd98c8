import type { Bus, FactName, Facts } from '@shop/shared/bus'
import type { QueryClient } from '@shop/shared/query'

type Hearing = { cards: number; stop(): void }

const hearings = new WeakMap<QueryClient, Map<FactName, Hearing>>()

/**
 * Hears what the member's other tabs tell, once for all cards of a page; returns its own undo. A second
 * copy of this module would hear once more: `on` must be safe to do twice.
 */
export function hearOnce<K extends FactName>(
  { bus, queryClient }: { bus: Bus; queryClient: QueryClient },
  name: K,
  on: (payload: Facts[K]) => void,
): () => void {
  const ofPage = hearings.get(queryClient) ?? new Map<FactName, Hearing>()
  hearings.set(queryClient, ofPage)
  const hearing = ofPage.get(name) ?? { cards: 0, stop: bus.hear(name, whenFromOtherTab(on)) }
  ofPage.set(name, hearing)
  hearing.cards += 1
  return () => {
    hearing.cards -= 1
    if (hearing.cards > 0) return
    hearing.stop()
    ofPage.delete(name)
  }
}

const whenFromOtherTab =
  <K extends FactName>(on: (payload: Facts[K]) => void) =>
  (payload: Facts[K], { fromOtherTab }: { fromOtherTab: boolean }) => {
    if (fromOtherTab) on(payload)
  }
