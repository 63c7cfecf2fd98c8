import * as contract from '@shop/shared/contract'

/** The services that have an address of their own; the shop's own origin is none. */
export type ApiName = Exclude<contract.ServiceName, 'shop'>
export type ServiceCall = contract.Call & { readonly service: ApiName }

/** Where each service of the contract stands on the services' origin. */
export const servicePrefixes: Record<ApiName, string> = {
  delivery: '/delivery',
  csrf: '/csrf',
  search: '/search',
  recommend: '/recommend',
  memberPoint: '/member-point',
  legacyPoint: '/legacy-point',
  stage: '/stage',
  mail: '/mail',
  memberId: '/member-id',
  memberBase: '/member-base',
  banner: '/banner',
}

const isServiceCall = (value: unknown): value is ServiceCall =>
  typeof value === 'object' && value !== null && 'access' in value && 'reply' in value && isOfApi(value)

const isOfApi = (call: object): boolean => 'service' in call && call.service !== 'shop'

/** The contract's calls of services. */
export const serviceCalls: readonly ServiceCall[] = Object.values<unknown>(contract).filter(isServiceCall)

/** Method and path of a call on the services' own origin. */
export const callName = ({ method, service, path }: Pick<ServiceCall, 'method' | 'service' | 'path'>): string =>
  `${method} ${servicePrefixes[service]}${path}`

const names = new Set(serviceCalls.map(callName))

/** The name of the contract's call behind an address of the services; of another address nothing is told. */
export function callNameAt(method: string, url: string): string | undefined {
  const name = `${method} ${url.split('?', 1)[0]}`
  const ofOne = name.replace(/\/[^/]*$/, '/:id')
  return [name, ofOne].find((one) => names.has(one))
}
