import type { PlatformServices } from '@shop/shared/platform'
import * as React from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'

type RootParts = {
  /** Of the names that React makes: the same where it is rendered and where it wakes up. */
  identifierPrefix: string
  /** Asked for when something is to be reported: a remote mounts with the platform of that time. */
  platform(): PlatformServices | undefined
}

/** Opens a root of React. A container in which the edge has rendered is hydrated. */
export function openRoot(container: Element, { identifierPrefix, platform }: RootParts): Root {
  const options = {
    identifierPrefix,
    // An error that the boundary caught is reported by the shell with the release's name: React's own words are noise.
    onCaughtError: () => undefined,
  }
  // Drawn in slices: the frame around it answers in between.
  const slowly = (root: Root): Root => ({
    render: (screen) => React.startTransition(() => root.render(screen)),
    unmount: () => root.unmount(),
  })
  if (container.firstChild === null) return slowly(createRoot(container, options))
  let root: Root | undefined
  return {
    render(screen) {
      if (root !== undefined) return slowly(root).render(screen)
      React.startTransition(() => {
        root = hydrateRoot(container, screen, {
          ...options,
          // React draws the boundary that differs anew, and everything else of the page stays.
          onRecoverableError: (error) => reportDifference(error, platform()),
        })
      })
    },
    unmount: () => root?.unmount(),
  }
}

/** In development and tests it is somebody's mistake of today, and may hurt. */
function reportDifference(error: unknown, platform: PlatformServices | undefined): void {
  platform?.report({ error, doing: 'take up the screen of the HTML' })
  if (['development', 'test'].includes(platform?.config.environment ?? '')) reportError(error)
}
