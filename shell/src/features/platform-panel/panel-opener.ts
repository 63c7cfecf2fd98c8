import type { StoragePort } from '@shop/shared/platform'
import type { RemoteLoader } from '../../remotes/federation.ts'
import { faultsKey } from './faults/faults-key.ts'
import type { PanelPorts } from './panel-ports.ts'

export type PanelOpener = {
  /** Opens the panel, where it is allowed. */
  openPlatformPanel(): void
  /** Loads remotes with the faults that are switched on in this tab, where that is allowed. */
  withFaults(loader: RemoteLoader): RemoteLoader
}

type DoorPorts = {
  isAllowed: boolean
  document: Document
  session: StoragePort
  panel(): PanelPorts
  report(error: unknown): void
}

/** Alt, Shift and P. With Ctrl and Alt VoiceOver reads and AltGr writes; with Ctrl and Shift browsers open their tools. */
const isPanelKey = ({ altKey, shiftKey, ctrlKey, metaKey, code }: KeyboardEvent) =>
  altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyP'

/** All that the first load holds of the platform panel. */
export function createPanelOpener({ isAllowed, document, session, panel, report }: DoorPorts): PanelOpener {
  if (!isAllowed) return { openPlatformPanel: () => undefined, withFaults: (loader) => loader }
  let close: (() => void) | undefined

  async function open({ takesFocus }: { takesFocus: boolean }): Promise<void> {
    try {
      const { showPlatformPanel } = await import('./show-platform-panel.tsx')
      close ??= showPlatformPanel(document, panel(), {
        takesFocus,
        closed: () => {
          close = undefined
        },
      })
    } catch (error) {
      report(error)
    }
  }

  document.addEventListener('keydown', (event) => {
    if (!isPanelKey(event)) return
    event.preventDefault()
    if (close === undefined) void open({ takesFocus: true })
    else close()
  })
  // Nobody shall take a fault that was switched on for a real one.
  if (session.read(faultsKey) !== undefined) void open({ takesFocus: false })

  return {
    openPlatformPanel: () => void open({ takesFocus: true }),
    withFaults: (loader) => ({
      async load(release, options) {
        if (session.read(faultsKey) === undefined) return loader.load(release, options)
        const { createFaultyLoader } = await import('./faults/faulty-loader.ts')
        return createFaultyLoader(loader, session).load(release, options)
      },
    }),
  }
}
