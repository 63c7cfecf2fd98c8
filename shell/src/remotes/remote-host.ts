import { registerApplication, start, triggerAppChange } from 'single-spa'
import type { RemoteSlot } from './remote-slot.ts'

/**
 * Ties the slots to single-spa. Its applications are our own lifecycles, which settle at once, so no
 * remote can hold up a navigation. [platform facts 4.3]
 */
export function createRemoteHost(slots: ReadonlyMap<string, RemoteSlot>): { show(owner: string | undefined): void } {
  let shown: string | undefined

  for (const [name, slot] of slots) {
    registerApplication({
      name,
      app: {
        bootstrap: async () => undefined,
        mount: async () => slot.open(),
        unmount: async () => slot.close(),
      },
      activeWhen: () => shown === name,
    })
  }
  start({ urlRerouteOnly: true })

  return {
    show(owner) {
      shown = owner
      void triggerAppChange()
    },
  }
}
