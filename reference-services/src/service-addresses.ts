import { type ApiName, servicePrefixes } from './http/call-names.ts'
import { isPrivateAddress } from './local-origin.ts'
import { isBareAddress } from './setting-kinds.ts'

/** Services of somebody else with their addresses, which end without a slash; all others are ours. */
export type ServiceAddresses = Readonly<Partial<Record<ApiName, string>>>

export type ApiSettings = {
  /** Under which browsers call our services. */
  base: string
  /** The origin where the edge reaches them. */
  upstream: string
  /** Pages call the shop's own origin, which passes every call on. */
  isThroughShop: boolean
  addresses: ServiceAddresses
}

const apiNames = Object.keys(servicePrefixes) as ApiName[]
const nameOf = (pair: string): ApiName | undefined =>
  apiNames.find((name) => servicePrefixes[name].slice(1) === pair.split('=', 1)[0])

/** One pair of {@link toServiceAddresses}: `search=https://search.example/v2`. Members' tokens go there, so it is encrypted. */
export function isServiceAddress(pair: string): boolean {
  const address = pair.slice(pair.indexOf('=') + 1)
  return nameOf(pair) !== undefined && isBareAddress(address) && isPrivateAddress(address) && !address.endsWith('/')
}

export const namesEachOnce = (pairs: readonly string[]): boolean => new Set(pairs.map(nameOf)).size === pairs.length

/** Gives the addresses of pairs, each of which {@link isServiceAddress}. */
export const toServiceAddresses = (pairs: readonly string[]): ServiceAddresses =>
  Object.fromEntries(pairs.map((pair) => [nameOf(pair), pair.slice(pair.indexOf('=') + 1)]))

/** Gives the address of a service: one of its own, or its prefix where all of them are. */
export const serviceAddress = (name: ApiName, addresses: ServiceAddresses, base: string): string =>
  addresses[name] ?? `${base}${servicePrefixes[name]}`

type PageFacts = Pick<ApiSettings, 'base' | 'isThroughShop' | 'addresses'>

/** Gives the address under which pages call each service. */
export const pageAddresses = ({ base, isThroughShop, addresses }: PageFacts): Record<ApiName, string> =>
  Object.fromEntries(
    apiNames.map((name) => [name, serviceAddress(name, isThroughShop ? {} : addresses, base)]),
  ) as Record<ApiName, string>

/** Where the edge sends a call. `isForeign`: to a service of somebody else. */
export type ServiceTarget = { origin: string; path: string; isForeign: boolean }

/** A week ahead is asked for behind the service's name. [API-005] */
const servicePath = /^(\/[a-z-]+?)(-ahead[2-7])?(?=\/)/

/** Gives what tells where the edge reaches a path of the services, `/search/product_search?…`. */
export function createServiceTargets({
  upstream,
  addresses,
}: Pick<ApiSettings, 'upstream' | 'addresses'>): (path: string) => ServiceTarget {
  const foreign = new Map(
    Object.entries(addresses).map(([name, address]) => [servicePrefixes[name as ApiName], address]),
  )
  return (path) => {
    const [whole = '', prefix = '', ahead = ''] = servicePath.exec(path) ?? []
    const address = foreign.get(prefix)
    if (address === undefined) return { origin: upstream, path, isForeign: false }
    const { origin, pathname } = new URL(`${address}${ahead}`)
    return { origin, path: `${pathname === '/' ? '' : pathname}${path.slice(whole.length)}`, isForeign: true }
  }
}
