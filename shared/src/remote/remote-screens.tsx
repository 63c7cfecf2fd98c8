import { CacheProvider } from '@emotion/react'
import { PlatformContext, type PlatformServices } from '@shop/shared/platform'
import { QueryClientProvider } from '@shop/shared/query'
import { PlatformRouter, Route, Routes, useLocation } from '@shop/shared/router'
import { mobilePath, type RouteDeclaration } from '@shop/shared/routes'
import { pageStyleCache } from '@shop/shared/styles'
import * as React from 'react'

export type LoadScreen = () => Promise<React.ComponentType>

export type RemoteDefinition<Screen extends string = string> = {
  /** The remote's name. */
  name: string
  routes: Readonly<Record<string, RouteDeclaration & { screen: Screen }>>
  /** One chunk per screen, named like the screen; a screen of a route that is missing does not compile. */
  screens: Readonly<Record<Screen, LoadScreen>>
  /** Shown while the chunk of a screen is on its way. */
  waiting: React.ReactNode
  /** Slots of other remotes that it fills, made by `fillSlot` of `@shop/shared/slots`. */
  slots?: readonly SlotFill[]
}

export type SlotFill = {
  name: string
  version: number
  isValid(props: unknown): boolean
  load(): Promise<React.ComponentType<{ slot: never; waiting: React.ReactNode }>>
}

/** Names that React makes in a remote: the same where it is rendered and where it wakes up. */
export const identifierPrefixOf = (name: string): string => `${name}-`

/** Likewise in a slot, which may stand in a page more than once. `place` names it among all of the page. */
export const slotPrefixOf = (name: string, place: string): string => `${name}-${place.replaceAll(/\W+/g, '-')}-`

/** The content of a slot with what its offerer gives, the same in the browser and on the server. */
export const FilledSlot = ({ platform, slot, waiting, Content }: FilledSlotProps) => (
  <OnPlatform platform={platform}>
    <React.Suspense fallback={waiting}>
      <Content slot={slot as never} waiting={waiting} />
    </React.Suspense>
  </OnPlatform>
)

type FilledSlotProps = {
  platform: PlatformServices
  /** The properties of the slot. */
  slot: unknown
  waiting: React.ReactNode
  Content: React.ComponentType<{ slot: never; waiting: React.ReactNode }>
}

export type RemoteScreens = {
  /** Loads the code of a screen. */
  load(screen: string): Promise<unknown>
  /** The screen of the address; `waiting` stands there while its code is on its way. */
  Screens: React.ComponentType<{ platform: PlatformServices; waiting: React.ReactNode }>
}

/** The screens of a remote behind their addresses, the same in the browser and on the server. */
export function remoteScreens<Screen extends string>({
  name,
  routes,
  screens,
}: RemoteDefinition<Screen>): RemoteScreens {
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

  return {
    load: async (screen) => loaders.get(screen)?.(),
    Screens: ({ platform, waiting }) => (
      <OnPlatform platform={platform}>
        <UntilLoaded waiting={waiting}>
          <Routes>
            {paths}
            {/* The address of another remote is seen here for a moment before this one is taken down. */}
            <Route path="*" element={null} />
          </Routes>
        </UntilLoaded>
      </OnPlatform>
    ),
  }
}

/**
 * The boundary of the screens, drawn anew by every move. React passes over one that it has not hydrated yet where only the
 * context right above it has changed, and would hydrate the HTML of one screen as another.
 *
 * @see https://github.com/react/react/issues/36594
 */
function UntilLoaded({ waiting, children }: { waiting: React.ReactNode; children: React.ReactNode }) {
  useLocation()
  return <React.Suspense fallback={waiting}>{children}</React.Suspense>
}

/** The shell's services around a root of the remote. */
const OnPlatform = ({ platform, children }: { platform: PlatformServices; children: React.ReactNode }) => (
  <CacheProvider value={pageStyleCache(platform.styleNonce)}>
    <PlatformContext value={platform}>
      <QueryClientProvider client={platform.queryClient}>
        <PlatformRouter navigation={platform.navigation}>{children}</PlatformRouter>
      </QueryClientProvider>
    </PlatformContext>
  </CacheProvider>
)

/** A screen's code, asked for until it has come. */
function once(load: LoadScreen): LoadScreen {
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
