import { CacheProvider } from '@emotion/react'
import { PlatformContext, type RemoteLifecycles, type RemoteProps } from '@shop/shared/platform'
import { QueryClientProvider } from '@shop/shared/query'
import { PlatformRouter, Route, Routes } from '@shop/shared/router'
import { matchRoute, mobilePath, type RouteDeclaration, routesOf } from '@shop/shared/routes'
import { pageStyleCache } from '@shop/shared/styles'
import * as React from 'react'
import { createRoot, type Root } from 'react-dom/client'
import singleSpaReact from 'single-spa-react'
import { CrashBoundary } from './crash-boundary.ts'

type LoadScreen = () => Promise<React.ComponentType>

export type RemoteDefinition<Screen extends string = string> = {
  /** The remote's name. */
  name: string
  routes: Readonly<Record<string, RouteDeclaration & { screen: Screen }>>
  /** One chunk per screen, named like the screen; a screen of a route that is missing does not compile. */
  screens: Readonly<Record<Screen, LoadScreen>>
  /** Shown while the chunk of a screen is on its way. */
  waiting: React.ReactNode
}

/**
 * Builds what a remote exposes as `./remote`. A crash inside is told to the shell, which puts its
 * fallback into the slot. The shell never waits for these lifecycles.
 */
export function defineRemote<Screen extends string>({
  name,
  routes,
  screens,
  waiting,
}: RemoteDefinition<Screen>): RemoteLifecycles {
  const loaders = new Map(Object.entries<LoadScreen>(screens).map(([screen, load]) => [screen, once(load)]))
  const components = new Map(
    [...loaders].map(([screen, load]) => [screen, React.lazy(async () => ({ default: await load() }))]),
  )
  const paths = Object.values(routes).flatMap(({ path, mobileTwin: hasTwin, screen }) => {
    const Screen = components.get(screen)
    if (Screen === undefined) throw new Error(`${name} declares ${path} with a screen it does not have: ${screen}`)
    return [path, ...(hasTwin ? [mobilePath(path)] : [])].map((one) => (
      <Route key={one} path={one} element={<Screen />} />
    ))
  })

  function RemoteRoot({ platform, onWaiting }: RemoteProps) {
    return (
      <CacheProvider value={pageStyleCache(platform.styleNonce)}>
        <PlatformContext value={platform}>
          <QueryClientProvider client={platform.queryClient}>
            <PlatformRouter navigation={platform.navigation}>
              <React.Suspense fallback={<Waiting tell={onWaiting}>{waiting}</Waiting>}>
                <Routes>
                  {paths}
                  {/* The address of another remote is seen here for a moment before this one is taken down. */}
                  <Route path="*" element={null} />
                </Routes>
              </React.Suspense>
            </PlatformRouter>
          </QueryClientProvider>
        </PlatformContext>
      </CacheProvider>
    )
  }

  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient: {
      createRoot(container: Element): Root {
        // An error that the boundary caught is reported by the shell with the release's name: React's own words are noise.
        const root = createRoot(container, { identifierPrefix: `${name}-`, onCaughtError: () => undefined })
        // Drawn in slices: the frame around it answers in between.
        return { render: (screen) => React.startTransition(() => root.render(screen)), unmount: () => root.unmount() }
      },
    },
    rootComponent: RemoteRoot,
    // Its props are ours plus single-spa's own, which the library's type cannot express.
    errorBoundaryClass: CrashBoundary as never,
    domElementGetter: ({ container }) => container,
  }) as unknown as RemoteLifecycles

  return {
    ...lifecycles,
    // The shell's deadline holds for the first screen too, and a mount that cannot show it takes nothing's place.
    async bootstrap(props) {
      const match = matchRoute(routesOf(name, routes), props.platform.navigation.current().pathname)
      if (match !== undefined) await loaders.get(match.route.declaration.screen)?.()
      return lifecycles.bootstrap(props)
    },
  }
}

/** Stands in the page exactly as long as a screen is on its way, whatever keeps it. */
function Waiting({ tell, children }: { tell: RemoteProps['onWaiting']; children: React.ReactNode }) {
  React.useLayoutEffect(() => {
    tell?.(true)
    return () => tell?.(false)
  }, [tell])
  return children
}

/** A screen's code, asked for until it has come. */
function once(load: () => Promise<React.ComponentType>): () => Promise<React.ComponentType> {
  let screen: Promise<React.ComponentType> | undefined
  return () => {
    // A preload that failed is given once more to who asks first; only the second asks the network.
    screen ??= load()
      .catch(load)
      .catch((error: unknown) => {
        screen = undefined
        throw error
      })
    return screen
  }
}
