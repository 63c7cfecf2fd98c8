import * as contract from '@shop/shared/contract'

/** Where each service of the contract stands on the services' origin. */
export const servicePrefixes: Record<Exclude<contract.ServiceName, 'shop'>, string> = {
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

const isCall = (value: unknown): value is contract.Call =>
  typeof value === 'object' && value !== null && 'service' in value && 'access' in value && 'reply' in value

const names = new Set(
  Object.values<unknown>(contract)
    .filter(isCall)
    .flatMap(({ method, service, path }) =>
      service === 'shop' ? [] : [`${method} ${servicePrefixes[service]}${path}`],
    ),
)

/** The name of the contract's call behind an address of the services; of another address nothing is told. */
export function callNameAt(method: string, url: string): string | undefined {
  const name = `${method} ${url.split('?', 1)[0]}`
  const ofOne = name.replace(/\/[^/]*$/, '/:id')
  return [name, ofOne].find((one) => names.has(one))
}
