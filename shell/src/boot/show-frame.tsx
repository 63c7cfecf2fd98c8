import type { PageData } from '@shop/shared/contract'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import type { PanelOpener } from '../features/platform-panel/panel-opener.ts'
import { Frame, type FrameProps } from '../frame/frame.tsx'
import { OverrideBannerOutlet } from '../frame/override-banner/override-banner-outlet.tsx'
import { PageQuietContext } from '../frame/use-idle.ts'
import type { RemoteLog } from '../remotes/remote-log.ts'

type ShownParts = { page: PageData; log: RemoteLog; panel: PanelOpener; quiet: Promise<void> }

/** Draws the frame; a session in which somebody tries a build has a banner above it. */
export function showFrame(frame: Omit<FrameProps, 'banner'>, { page, log, panel, quiet }: ShownParts): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no root')
  const openPlatformPanel = page.platformPanel ? panel.openPlatformPanel : undefined
  const banner =
    page.overrides === undefined ? null : (
      <OverrideBannerOutlet overrides={page.overrides} log={log} openPlatformPanel={openPlatformPanel} />
    )
  // Drawn in slices: a phone answers in between, and the files of the remote are taken up as they come.
  startTransition(() =>
    createRoot(root).render(
      <PageQuietContext value={quiet}>
        <Frame {...frame} banner={banner} />
      </PageQuietContext>,
    ),
  )
}
