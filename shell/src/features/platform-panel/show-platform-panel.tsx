import { CacheProvider } from '@emotion/react'
import { pageStyleCache } from '@shop/shared/styles'
import { createRoot } from 'react-dom/client'
import type { PanelPorts } from './panel-ports.ts'
import { PlatformPanel } from './platform-panel.tsx'

type Showing = { takesFocus: boolean; closed(): void }

/** Puts the panel into the page, beside the shop and in a tree of its own. Returns the way to close it. */
export function showPlatformPanel(page: Document, ports: PanelPorts, { takesFocus, closed }: Showing): () => void {
  const opener = page.activeElement
  const container = page.createElement('div')
  page.body.append(container)
  const root = createRoot(container)
  function close() {
    const hadFocus = container.contains(page.activeElement)
    root.unmount()
    container.remove()
    if (hadFocus && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    closed()
  }
  root.render(
    <CacheProvider value={pageStyleCache(ports.nonce)}>
      <PlatformPanel ports={ports} takesFocus={takesFocus} onClose={close} />
    </CacheProvider>,
  )
  return close
}
