import type { PlatformServices, RemoteLifecycles, RemoteProps } from '@shop/shared/platform'
import { matchRoute, routesOf } from '@shop/shared/routes'
import * as React from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import singleSpaReact from 'single-spa-react'
import { CrashBoundary } from './crash-boundary.ts'
import { identifierPrefixOf, type RemoteDefinition, remoteScreens } from './remote-screens.tsx'
import { slotsOf } from './slot-lifecycles.tsx'
import { Waiting } from './waiting.ts'

/**
 * Builds what a remote exposes as `./remote`. A crash inside is told to the shell, which puts its
 * fallback into the slot. The shell never waits for these lifecycles.
 */
export function defineRemote<Screen extends string>(definition: RemoteDefinition<Screen>): RemoteLifecycles {
  const { name, routes, waiting } = definition
  const { load, Screens } = remoteScreens(definition)

  function RemoteRoot({ platform, onWaiting }: RemoteProps) {
    return <Screens platform={platform} waiting={<Waiting tell={onWaiting}>{waiting}</Waiting>} />
  }

  const platforms = new WeakMap<Element, PlatformServices>()
  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient: { createRoot: (container: Element) => openRoot(container, identifierPrefixOf(name), platforms) },
    rootComponent: RemoteRoot,
    // Its props are ours plus single-spa's own, which the library's type cannot express.
    errorBoundaryClass: CrashBoundary as never,
    domElementGetter: ({ container }) => container,
  }) as unknown as RemoteLifecycles

  return {
    ...lifecycles,
    ...(definition.slots === undefined ? {} : { slots: slotsOf(name, definition.slots) }),
    // The shell's deadline holds for the first screen too, and a mount that cannot show it takes nothing's place.
    async bootstrap(props) {
      const match = matchRoute(routesOf(name, routes), props.platform.navigation.current().pathname)
      if (match !== undefined) await load(match.route.declaration.screen)
      return lifecycles.bootstrap(props)
    },
    mount(props) {
      platforms.set(props.container, props.platform)
      return lifecycles.mount(props)
    },
  }
}

/** A container in which the edge has rendered the screen is taken up as it stands. */
function openRoot(container: Element, identifierPrefix: string, platforms: WeakMap<Element, PlatformServices>): Root {
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
          onRecoverableError: (error) => reportDifference(error, platforms.get(container)),
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
