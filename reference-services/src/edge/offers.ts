import { isCanary, offeredReleases } from '@shop/release-store'
import type { PageRelease, Registry, ReleaseDescriptor, RouteDeclaration, ShellManifest } from '@shop/shared/contract'
import { type Route, routesOf } from '@shop/shared/routes'
import { readCookie } from './cookies.ts'

/** A release that a page may show, and where its files stand. */
export type Offer = {
  descriptor: ReleaseDescriptor
  /** With a slash at the end. */
  base: string
  /** Share in percent of those who get it, while it is not everybody's. */
  canary?: number | undefined
  /** Chosen by a link of QA. */
  isOverride?: boolean
}

/** Per remote: best first. A remote that is switched off has none. */
export type Offers = Readonly<Record<string, readonly Offer[]>>

const usualOffers = new WeakMap<Registry, Offers>()

/** Everything that somebody may get, with the session's own builds before all others; the same object for all without any. */
export function offersOf(registry: Registry, assetsOrigin: string, chosen: readonly Offer[]): Offers {
  if (chosen.length > 0) return readOffers(registry, assetsOrigin, chosen)
  const offers = usualOffers.get(registry) ?? readOffers(registry, assetsOrigin, chosen)
  usualOffers.set(registry, offers)
  return offers
}

function readOffers({ remotes }: Registry, assetsOrigin: string, chosen: readonly Offer[]): Offers {
  const offers: Record<string, Offer[]> = {}
  for (const [name, remote] of Object.entries(remotes))
    offers[name] = offeredReleases(remote).map((candidate) => ({
      descriptor: candidate.descriptor,
      base: releaseBase(assetsOrigin, candidate.descriptor),
      canary: isCanary(candidate) ? candidate.canary : undefined,
    }))
  for (const build of chosen) {
    const others = (offers[build.descriptor.name] ?? []).filter(({ base }) => base !== build.base)
    offers[build.descriptor.name] = [{ ...build, isOverride: true }, ...others]
  }
  return offers
}

/** Routes that switched-off remotes declared last: their addresses say so, instead of being unknown. */
export const disabledRoutes = ({ remotes }: Registry, offers: Offers): RouteDeclaration[] =>
  Object.entries(remotes)
    .filter(([name, { disabled }]) => disabled && offers[name]?.length === 0)
    .flatMap(([, { candidates }]) => Object.values(candidates[0]?.descriptor.routes ?? {}))

/** The hash of its entry; without one a release is shown to nobody. */
export const entryIntegrity = ({ files, entry }: ReleaseDescriptor): string | undefined => files[entry]?.integrity

export const releaseBase = (assetsOrigin: string, { name, version }: ReleaseDescriptor): string =>
  `${assetsOrigin}/${name}/${version}/`

/** Written by the page, which draws lots: the canaries that this browser has been given, `name@version` with commas between. */
const canaryCookie = '__Host-shop-canary'

export const releaseName = ({ name, version }: Pick<ReleaseDescriptor, 'name' | 'version'>): string =>
  `${name}@${version}`

/** The canaries of a request's browser. */
export const givenCanaries = (header: string | undefined): ReadonlySet<string> =>
  new Set((readCookie(header, canaryCookie) ?? '').split(','))

/** The release that this page most probably shows: an override, a canary that the browser has been given, everybody's. */
export const firstShown = (
  offers: readonly Offer[] | undefined,
  canaries: ReadonlySet<string> = new Set(),
): Offer | undefined =>
  offers?.find(({ canary, descriptor }) => canary === undefined || canaries.has(releaseName(descriptor)))

/** Routes of the shell and of the releases that are most probably shown, in the shell's order. */
export const firstRoutes = (shell: ShellManifest, offers: Offers, canaries?: ReadonlySet<string>): Route[] => [
  ...routesOf('shell', shell.routes),
  ...Object.entries(offers).flatMap(([name, list]) =>
    routesOf(name, firstShown(list, canaries)?.descriptor.routes ?? {}),
  ),
]

/** The facts that the browser needs of each release. */
export const pageRemotes = (offers: Offers): Record<string, PageRelease[]> =>
  Object.fromEntries(Object.entries(offers).map(([name, list]) => [name, list.flatMap(toPageRelease)]))

function toPageRelease({ descriptor, base, canary, isOverride }: Offer): PageRelease[] {
  const integrity = entryIntegrity(descriptor)
  if (integrity === undefined) return []
  const { version, contract, container, entry, routes, tells, hears, singletons, preload, slots } = descriptor
  return [
    {
      version,
      base,
      contract,
      container,
      entry,
      integrity,
      routes,
      tells,
      hears,
      singletons,
      preload,
      ...(slots === undefined || slots.fills.length === 0 ? {} : { fills: slots.fills }),
      ...(canary === undefined ? {} : { canary }),
      ...(isOverride ? { override: true } : {}),
    },
  ]
}
