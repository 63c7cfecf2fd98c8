import { registerApplication, start, triggerAppChange } from 'single-spa'
import type { RemoteSlot } from './remote-slot.ts'

export type RemoteHost = {
  /** The guard has let an address through: who owns it, and its path. */
  show(owner: string | undefined, path: string): void
}

/**
 * Ties the slots to single-spa. Its applications are our own lifecycles, which settle at once, so no
 * remote can hold up a navigation.
 */
export function createRemoteHost(slotOf: (name: string) => RemoteSlot): RemoteHost {
  const registered = new Set<string>()
  let shown: { owner: string | undefined; path: string } | undefined

  function register(name: string): void {
    registered.add(name)
    const slot = slotOf(name)
    registerApplication({
      name,
      app: {
        bootstrap: async () => undefined,
        mount: async () => slot.open(),
        unmount: async () => slot.close(),
      },
      activeWhen: () => shown?.owner === name,
    })
  }
  start({ urlRerouteOnly: true })

  return {
    show(owner, path) {
      const before = shown
      shown = { owner, path }
      if (owner !== undefined && !registered.has(owner)) register(owner)
      // A move that only filters or scrolls stays on the same page, and so does its release.
      if (owner !== undefined && owner === before?.owner && path !== before.path) slotOf(owner).renew()
      void triggerAppChange()
    },
  }
}
