import type { PageRelease } from '@shop/shared/contract'
import type { PlatformServices } from '@shop/shared/platform'
import type { RemoteLoader } from './federation.ts'
import { createRemoteSlot, type RemoteSlot, type SlotState } from './remote-slot.ts'

export type RemoteSlots = {
  all: ReadonlyMap<string, RemoteSlot>
  /** Where remotes are put; the frame gives it once. */
  attach(area: HTMLElement): void
  stateOf(name: string): SlotState
  /** Hears every change of any slot; returns its own undo. */
  subscribe(on: () => void): () => void
}

export type SlotsPorts = {
  loader: RemoteLoader
  platformFor(release: string): PlatformServices
  report(error: unknown, release: string, doing: string): void
  setTimer(work: () => void, ms: number): () => void
  onOnline(work: () => void): () => void
}

/** One slot for each remote, all of them in one area of the page. */
export function createRemoteSlots(
  releases: readonly { name: string; candidates: readonly PageRelease[] }[],
  ports: SlotsPorts,
): RemoteSlots {
  const listeners = new Set<() => void>()
  // Before the frame has drawn its area, remotes mount into an element that is not in the page yet.
  const stage = document.createElement('div')
  const changed = () => {
    for (const listener of [...listeners]) listener()
  }

  const slotOf = (name: string, candidates: readonly PageRelease[]) =>
    createRemoteSlot(name, candidates, {
      loader: ports.loader,
      report: ports.report,
      setTimer: ports.setTimer,
      changed,
      platformFor: ports.platformFor,
      openContainer() {
        const container = document.createElement('div')
        container.dataset['remote'] = name
        stage.append(container)
        return { container, close: () => container.remove() }
      },
    })

  const all = new Map(releases.map(({ name, candidates }) => [name, slotOf(name, candidates)]))
  ports.onOnline(() => {
    for (const slot of all.values()) slot.retry()
  })

  return {
    all,
    attach: (area) => area.append(stage),
    stateOf: (name) => all.get(name)?.state() ?? { is: 'failed' },
    subscribe(on) {
      listeners.add(on)
      return () => void listeners.delete(on)
    },
  }
}
