import type { PageData } from '@shop/shared/contract'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { PanelOpener } from '../features/platform-panel/panel-opener.ts'
import { Frame, type FrameProps } from '../frame/frame.tsx'
import { OverrideBannerOutlet } from '../frame/override-banner/override-banner-outlet.tsx'
import { PageQuietContext } from '../frame/use-idle.ts'
import type { RemoteLog } from '../remotes/remote-log.ts'

type ShownParts = {
  page: PageData
  log: RemoteLog
  panel: PanelOpener
  quiet: Promise<void>
  /** The frame that the edge has rendered; settles with what it shows, or with nothing when it cannot be taken up. */
  rendered: Promise<Pick<FrameProps, 'firstShown'> | undefined> | undefined
  /** Hears of HTML that is not what the browser draws. */
  reportDifference(error: unknown): void
}

/** Draws the frame, or takes up the one of the HTML; a session in which somebody tries a build has a banner above it. */
export function showFrame(frame: Omit<FrameProps, 'banner'>, parts: ShownParts): void {
  const { page, log, panel, quiet, rendered, reportDifference } = parts
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no root')
  const openPlatformPanel = page.platformPanel ? panel.openPlatformPanel : undefined
  const banner =
    page.overrides === undefined ? null : (
      <OverrideBannerOutlet overrides={page.overrides} log={log} openPlatformPanel={openPlatformPanel} />
    )
  const pageWith = (more: Partial<FrameProps>) => (
    <PageQuietContext value={quiet}>
      <Frame {...frame} {...more} banner={banner} />
    </PageQuietContext>
  )
  // Drawn in slices: a phone answers in between, and the files of the remote are taken up as they come.
  const draw = () => startTransition(() => createRoot(root).render(pageWith({})))
  if (rendered === undefined) draw()
  else {
    // For the script of the edge that watches the start: hydration leaves the elements as they are.
    root.dataset['started'] = ''
    void rendered.then((shown) => {
      if (shown === undefined) {
        frame.slots.dropRendered()
        root.replaceChildren()
        draw()
      } else
        startTransition(() => {
          hydrateRoot(root, pageWith({ ...shown, hasGlobalStyles: true }), { onRecoverableError: reportDifference })
        })
    })
  }
}
