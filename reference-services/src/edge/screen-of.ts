import type { PageData, ShellManifest } from '@shop/shared/contract'
import { entryOf, matchRoute, type Route, routesIn, routesOf } from '@shop/shared/routes'
import type { FirstRead } from '@shop/shared/routes/first-reads'
import { saidBy } from '@shop/shared/routes/reads-at'
import { firstRoutes, firstShown, type Offer, type Offers } from './offers.ts'

export type ScreenFacts = {
  path: string
  /** Of the address, with its question mark: titles may name what it says. */
  search: string
  /** The releases of each remote that this page may show. */
  offers: Offers
  /** The shell of this page: entries and browsers may have different ones. */
  shell: ShellManifest
  /** Canaries that this browser has been given. */
  canaries: ReadonlySet<string>
  data: Omit<PageData, 'remotes' | 'away'>
}

export type Screen = {
  /** Nothing for an address that nobody declared. */
  route: Route | undefined
  /** The release of the remote whose screen it is. */
  offer: Offer | undefined
  declared: readonly FirstRead[]
  known: Readonly<Record<string, string>>
  /** Patterns of all addresses that have a screen. */
  paths: readonly string[]
}

/** The screen of an address, with its first reads in the release that is most probably shown, and what the address says. */
export function screenOf(facts: ScreenFacts): Screen {
  const { path, search, shell, offers, canaries, data } = facts
  const routes = routesIn(data.environment, probableRoutes(facts))
  const paths = routes.map(({ pattern }) => pattern)
  const match = matchRoute(routes, path)
  if (match === undefined) return { route: undefined, offer: undefined, declared: [], known: {}, paths }
  const { route } = match
  const offer = firstShown(offers[route.owner], canaries)
  // The app's pages get their login with their address: nothing of a member can begin before that is judged.
  const reads = entryOf(path) === 'app' ? [] : (offer?.descriptor.reads[route.declaration.screen] ?? [])
  return {
    route,
    offer,
    declared: [...shell.reads, ...reads],
    known: saidBy(search, match),
    paths,
  }
}

/** Routes of the releases that are most probably shown, in the shell's order. */
export const probableRoutes = ({
  shell,
  offers,
  canaries,
}: Pick<ScreenFacts, 'shell' | 'offers' | 'canaries'>): Route[] => [
  ...firstRoutes(shell, offers, canaries),
  ...routesOf('shell', shell.placeholders),
]
