import * as contract from '@shop/shared/contract'

/** Every call of the contract by the name it has there: `favouritesCall` → `favourites`. */
export const callsByName: ReadonlyMap<string, contract.Call> = new Map(
  Object.entries(contract).flatMap(([name, value]): [string, contract.Call][] =>
    name.endsWith('Call') && typeof value === 'object' ? [[name.replace(/Call$/, ''), value as contract.Call]] : [],
  ),
)

const names = new Map([...callsByName].map(([name, call]) => [call, name]))

export const nameOfCall = (call: contract.Call | undefined): string | undefined =>
  call === undefined ? undefined : names.get(call)

/** Files of the shop's own origin that the contract names as calls. */
export const nameOfFile = (path: string): string | undefined =>
  [...callsByName].find(([, call]) => call.service === 'shop' && call.path === path)?.[0]
