import { type ApiName, servicePrefixes } from './http/call-names.ts'
import { isPrivateAddress } from './local-origin.ts'
import { isBareAddress } from './setting-kinds.ts'

/** Services that stand elsewhere than the others, with their addresses, which end without a slash. */
export type ServiceAddresses = Readonly<Partial<Record<ApiName, string>>>

const apiNames = Object.fromEntries(
  Object.entries(servicePrefixes).map(([name, prefix]) => [prefix.slice(1), name as ApiName]),
)

/** One pair of {@link toServiceAddresses}: `search=https://search.example/v2`. What members send goes there, so it is encrypted. */
export function isServiceAddress(pair: string): boolean {
  const [, name = '', address = ''] = /^([^=]+)=(.+)$/.exec(pair) ?? []
  return Object.hasOwn(apiNames, name) && isBareAddress(address) && isPrivateAddress(address) && !address.endsWith('/')
}

/** Gives the addresses of pairs, each of which {@link isServiceAddress}. */
export const toServiceAddresses = (pairs: readonly string[]): ServiceAddresses =>
  Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', address = ''] = pair.split('=')
      return [apiNames[name], address]
    }),
  )

/** Gives the address of a service: one of its own, or its prefix where all of them are. */
export const serviceAddress = (name: ApiName, addresses: ServiceAddresses, base: string): string =>
  addresses[name] ?? `${base}${servicePrefixes[name]}`
