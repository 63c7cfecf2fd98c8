import type { Clock } from '@shop/shared/domain'
import type { StoragePort } from '@shop/shared/platform'
import type { OverlayStore } from './overlay-store.ts'
import { OutdatedOverlay } from './overlays.tsx'

export type OutdatedPorts = {
  store: OverlayStore
  session: StoragePort
  clock: Clock
  reload(): void
}

const reloadedAtKey = 'outdatedReloadAt'
/** One automatic reload in this time: if it has not helped, another one will not. */
const oneReloadMs = 60_000

/** Says that the page is too old, and loads it anew when that was read. */
export function createOutdated({ store, session, clock, reload }: OutdatedPorts) {
  const nowMs = () => clock.now().getTime()

  function hasJustReloaded(): boolean {
    const at = session.read(reloadedAtKey)
    return typeof at === 'number' && Math.abs(nowMs() - at) < oneReloadMs
  }

  let readAt = Number.NEGATIVE_INFINITY
  let isOpen = false

  function read(): void {
    isOpen = false
    readAt = nowMs()
    store.setState({ overlay: undefined })
    if (hasJustReloaded()) return
    session.write(reloadedAtKey, nowMs())
    reload()
  }

  return {
    show(): void {
      if (isOpen || nowMs() - readAt < oneReloadMs) return
      isOpen = true
      // Comes before any other overlay: nothing else can help.
      store.setState({ overlay: <OutdatedOverlay onRead={read} /> })
    },
  }
}
