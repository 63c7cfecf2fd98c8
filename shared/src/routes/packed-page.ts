import type { PageData, PageRelease, RouteDeclaration } from '@shop/shared/contract'
import { membersOnly } from './kinds.ts'

type UsualFlags = Omit<RouteDeclaration, 'title' | 'path' | 'screen'>

/** `other`: places in `usual` of the flags that are the other way. */
type PackedRoute = Partial<RouteDeclaration> & { other?: readonly number[] }
/** Routes by name, each without what is as usual. */
export type PackedRoutes = Readonly<Record<string, PackedRoute>>
/** A release without what it has in common with the one before it in its list. */
export type PackedRelease = Partial<Omit<PageRelease, 'routes'>> & { routes?: PackedRoutes }

/**
 * The second form of the page data: only the remotes on show come with their releases, of the others the page names the
 * routes. `GET /_registry` has all of them.
 */
export type PackedPage = Omit<PageData, 'remotes' | 'routes'> & {
  /** Written into each page: edge and shell may be of different days. */
  usual: UsualFlags
  remotes: Readonly<Record<string, readonly PackedRelease[]>>
  routes: Readonly<Record<string, PackedRoutes>>
}

const usual: UsualFlags = membersOnly

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))

const flagsOf = (route: Partial<RouteDeclaration>) =>
  Object.entries(usual).flatMap(([flag, value], place) =>
    typeof value === 'boolean' && route[flag as keyof UsualFlags] === !value ? place : [],
  )

/** Leaves out what is as usual, and names the flags that are the other way by their place among the usual ones. */
function packRoute(route: Partial<RouteDeclaration>): PackedRoute {
  const isLeftOut = (key: string, value: unknown) =>
    key in usual && (typeof value === 'boolean' || Reflect.get(usual, key) === value)
  const own = Object.entries(route).filter((entry) => !isLeftOut(...entry))
  const other = flagsOf(route)
  return { ...Object.fromEntries(own), ...(other.length > 0 && { other }) }
}

function unpackRoute({ other = [], ...own }: PackedRoute, flags: UsualFlags): RouteDeclaration {
  const names = Object.keys(flags) as (keyof UsualFlags)[]
  const turned = other.flatMap((place) => {
    const name = names[place]
    return name === undefined ? [] : [[name, !flags[name]]]
  })
  return { ...flags, ...own, ...Object.fromEntries(turned) } as RouteDeclaration
}

const inherited = ['contract', 'container', 'routes', 'tells', 'hears', 'singletons'] as const

function packReleases(releases: readonly PageRelease[]): PackedRelease[] {
  return releases.map((release, place) => {
    const before = releases[place - 1]
    const { preload: _, ...packed }: PackedRelease = { ...release, routes: mapValues(release.routes, packRoute) }
    for (const key of inherited)
      if (before !== undefined && JSON.stringify(before[key]) === JSON.stringify(release[key])) delete packed[key]
    return packed
  })
}

/** Where a link leads, for router and guard: screens, and words for search engines, come with the release. */
const linkOf = ({ desc, keywords, robots, screen, ...route }: RouteDeclaration): Partial<RouteDeclaration> => route

/**
 * Packs the releases of the page data for a shell that reads the second form: the same for all pages of an owner.
 *
 * @param shown the remote whose screen the address belongs to, and those that fill slots of it.
 */
export function packRemotes(
  remotes: PageData['remotes'],
  shown: readonly (string | undefined)[],
): Pick<PackedPage, 'usual' | 'remotes' | 'routes'> {
  const isShown = ([name]: readonly [string, unknown]) => shown.includes(name)
  const others = Object.entries(remotes).filter((entry) => !isShown(entry))
  return {
    usual,
    remotes: mapValues(Object.fromEntries(Object.entries(remotes).filter(isShown)), packReleases),
    routes: mapValues(Object.fromEntries(others), (releases) => {
      const { routes = {} } = releases.find(({ canary }) => canary === undefined) ?? {}
      return mapValues(routes, (route) => packRoute(linkOf(route)))
    }),
  }
}

/** Gives the page data as the shell works with it, whatever form the edge has written; nothing in it is checked. */
export function unpackPage(page: PageData | PackedPage): PageData {
  if (!('usual' in page)) return page
  const { usual: flags, remotes, routes, ...rest } = page
  const unpackRoutes = (packed: PackedRoutes) =>
    mapValues(packed, (route) => unpackRoute({ screen: '', ...route }, flags))
  const unpackReleases = (releases: readonly PackedRelease[]) => {
    let before: Partial<PageRelease> = { preload: {} }
    return releases.map(({ routes: own, ...release }) => {
      const { canary: _canary, override: _override, ...common } = before
      before = { ...common, ...release, ...(own && { routes: unpackRoutes(own) }) }
      return before as PageRelease
    })
  }
  return { ...rest, remotes: mapValues(remotes, unpackReleases), routes: mapValues(routes, unpackRoutes) }
}
