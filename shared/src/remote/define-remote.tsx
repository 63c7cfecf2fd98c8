import type { PlatformServices, RemoteLifecycles, RemoteProps } from '@shop/shared/platform'
import { matchRoute, routesOf } from '@shop/shared/routes'
import * as React from 'react'
import singleSpaReact from 'single-spa-react'
import { CrashBoundary } from './crash-boundary.ts'
import { openRoot } from './open-root.ts'
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
    ReactDOMClient: {
      createRoot: (container: Element) =>
        openRoot(container, { identifierPrefix: identifierPrefixOf(name), platform: () => platforms.get(container) }),
    },
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
