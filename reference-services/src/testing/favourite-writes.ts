import { type Chance, pick } from '../pictures/mulberry32.ts'
import type { Answer } from './api-client.ts'
import type { favouriteCalls } from './favourite-shop.ts'

type Facts = { list: string; name: string; products: readonly string[]; product: string }
type Claim = readonly [fact: string, value: string]
/** A change of one device, and what it says is so once it is acknowledged. */
export type DeviceWrite = { send(): Promise<Answer>; claims(answer: Answer): Claim[] }

const isGone = 'gone'
export const [nameOf, placeOf, likeOf] = [
  (list: string) => `name of ${list}`,
  (list: string, product: string) => `${product} in ${list}`,
  (product: string) => `like of ${product}`,
]

type Calls = ReturnType<typeof favouriteCalls>
type Kind = (calls: Calls, facts: Facts) => DeviceWrite

const create: Kind = (calls, { name, products }) => ({
  send: () => calls.create(name, products),
  claims: ({ body }) => [[nameOf(String(body['favorite_category_id'])), name]],
})
const rename: Kind = (calls, { list, name }) => ({
  send: () => calls.rename(list, name),
  claims: () => [[nameOf(list), name]],
})
const remove: Kind = (calls, { list }) => ({
  send: () => calls.remove(list),
  claims: () => [[nameOf(list), isGone]],
})
const add: Kind = (calls, { list, products }) => ({
  send: () => calls.add(list, products),
  claims: ({ body }) => (body['favorite_product_ids'] as string[]).map((no) => [placeOf(list, no), 'in']),
})
const takeOut: Kind = (calls, { list, products }) => ({
  send: () => calls.takeOut(list, products),
  claims: () => products.map((no) => [placeOf(list, no), 'out']),
})
const press: Kind = (calls, { product }) => ({
  send: () => calls.press(product),
  claims: () => [[likeOf(product), 'liked']],
})
const takeOff: Kind = (calls, { product }) => ({
  send: () => calls.takeOff(product),
  claims: () => [[likeOf(product), 'not liked']],
})
/** Those of lists more often than those of hearts. */
const kinds = [create, rename, rename, remove, add, add, takeOut, press, takeOff] as const

type Among = {
  lists: readonly string[]
  names: readonly [string, ...string[]]
  products: readonly [string, ...string[]]
}

/** The next write of a device: mostly to a list that is there, to one that nobody has where there is none. */
export function aDeviceWrite(calls: Calls, chance: Chance, { lists, names, products }: Among): DeviceWrite {
  return pick<Kind>(chance, kinds)(calls, {
    list: pick(chance, lists.length === 0 ? ['none'] : (lists as [string, ...string[]])),
    name: pick(chance, names),
    products: products.filter(() => chance() < 0.4),
    product: pick(chance, products),
  })
}

/** A fact of which nothing is stored is as it would be without it. */
export const otherwise = (fact: string): string =>
  fact.startsWith('name of ') ? isGone : fact.startsWith('like of ') ? 'not liked' : 'out'

/** Acknowledged writes of one moment, by fact: each of them may have been the last one. */
export function claimsOf(written: readonly { write: DeviceWrite; answer: Answer }[]): ReadonlyMap<string, Set<string>> {
  const claims = new Map<string, Set<string>>()
  for (const { write, answer } of written) {
    if (answer.status !== 200) continue
    for (const [fact, value] of write.claims(answer)) claims.set(fact, new Set([...(claims.get(fact) ?? []), value]))
  }
  const gone = [...claims].filter(([, values]) => values.has(isGone)).map(([fact]) => fact)
  // A list that has gone does not come back, whatever it was called in the same moment, and has no places.
  for (const fact of gone) claims.set(fact, new Set([isGone]))
  for (const fact of claims.keys())
    if (gone.some((name) => fact.endsWith(name.replace('name of ', ' in ')))) claims.delete(fact)
  return claims
}
