import type { FirstViewExample, Registry, RouteDeclaration, ShellManifest } from '@shop/shared/contract'
import { matchRoute, mobilePath, type Route, routesIn, routesOf } from '@shop/shared/routes'
import { samplePath } from 'reference-services/example-requests'
import { type Kind, kinds, maySee } from './kinds.ts'

/** A route of a release, and where it is opened. */
export type Screen = {
  route: Route
  /** Path with query. A link to the route that another screen shows is better: it leads to data that is there. */
  address: string
}

/** Screens of one kind of visitor, those without parameters first: they show the links to the others. */
export type Tour = { kind: Kind; screens: readonly Screen[] }

type Owner = { name: string; routes: Readonly<Record<string, RouteDeclaration>>; examples: readonly FirstViewExample[] }

const tableOf = (name: string, routes: Owner['routes']): Route[] => routesIn('test', routesOf(name, routes))

export const pathOf = (address: string): string => address.replace(/[?#].*$/s, '')

/**
 * Gives who is to look at which screens of a release. On the web: each kind at every route that the guard opens to it.
 * In the app: each twin once. A newcomer looks where nobody may who has no id token, at the application.
 */
export function toursOf({ name, routes, examples }: Owner): Tour[] {
  const table = tableOf(name, routes)
  const screens = table.map((route) => ({ route, address: addressOf(route, examples) }))
  const seenInApp = new Set<Route>()
  const tours = kinds.map((kind): Tour => {
    const seen = screens.filter(
      ({ route, address }) =>
        maySee(kind, { table, path: pathOf(address) }) &&
        !seenInApp.has(route) &&
        (kind.name !== 'newcomer' || route.declaration.requiredIdToken),
    )
    if (kind.entry === 'app') for (const { route } of seen) seenInApp.add(route)
    return { kind, screens: [...seen.filter(isFixed), ...seen.filter((screen) => !isFixed(screen))] }
  })
  return tours.filter((tour) => tour.screens.length > 0)
}

const isFixed = ({ route }: Screen): boolean =>
  route.pattern.split('/').every((segment) => !segment.startsWith(':') || segment.endsWith('?'))

function addressOf(route: Route, examples: readonly FirstViewExample[]): string {
  const isTwin = route.pattern !== route.declaration.path
  const example = examples
    .map(({ path, search = '' }) => ({ path: isTwin ? mobilePath(path) : path, search }))
    .findLast(({ path }) => matchRoute([route], path) !== undefined)
  return example === undefined ? samplePath(route.pattern) : example.path + example.search
}

/** Gives a screen of each remote that needs nothing in its address and that a kind of visitor may see. */
export function firstScreens(kind: Kind, remotes: Registry['remotes']): Screen[] {
  return Object.entries(remotes).flatMap(([name, { candidates }]) => {
    const table = tableOf(name, candidates[0]?.descriptor.routes ?? {})
    const route = table.find(({ pattern }) => !pattern.includes(':') && maySee(kind, { table, path: pattern }))
    return route === undefined ? [] : { route, address: route.pattern }
  })
}

/** Of these the shell tells apart who is here; the rest is the remotes' affair. */
const kindsOfShell: readonly string[] = ['member', 'visitor', 'watched-over in the app']

/** Gives who is to look at a shell: at all screens of its own, and at one of every remote. */
export function toursOfShell({ routes }: ShellManifest, remotes: Registry['remotes']): Tour[] {
  const own = toursOf({ name: 'shell', routes, examples: [] })
  return kinds
    .filter(({ name }) => kindsOfShell.includes(name))
    .map((kind) => ({
      kind,
      screens: [...(own.find((tour) => tour.kind === kind)?.screens ?? []), ...firstScreens(kind, remotes)],
    }))
}
