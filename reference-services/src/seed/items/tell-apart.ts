import { type PackColour, packColours } from '../../pictures/picture-spec.ts'
import { grouped } from './grouped.ts'
import type { Item } from './item.ts'
import type { Made } from './make-item.ts'

const looksAlike = (one: Item, other: Item): boolean =>
  one.picture.kind === other.picture.kind &&
  one.picture.pack === other.picture.pack &&
  one.picture.ill[0] === other.picture.ill[0]

/** How a list may be sorted: by number, by popularity, by price. Ties keep the order of numbers. */
const orders: readonly ((one: Item, other: Item) => number)[] = [
  () => 0,
  (one, other) => other.popularity - one.popularity,
  (one, other) => one.basePrice - other.basePrice,
]
const levels = ['largeCategory', 'middleCategory', 'smallCategory'] as const

/**
 * Steps the pack to the next colour wherever two neighbours of a list would show the same picture, in
 * every category and every order at once. [design/imagery]
 */
export function tellApart(made: readonly Made[]): Item[] {
  const sorted = [...made].sort((one, other) => (one.item.orderNumber < other.item.orderNumber ? -1 : 1))
  const neighbours = neighboursOf(sorted.map(({ item }) => item))
  const done = new Map<string, Item>()
  return sorted.map(({ item, packs }) => {
    const beside = (neighbours.get(item.orderNumber) ?? []).flatMap((number) => done.get(number) ?? [])
    const choices: readonly PackColour[] = [...rotated(packs, done.size), ...packColours]
    const painted = choices.map((pack) => ({ ...item, picture: { ...item.picture, pack } }))
    const chosen = painted.find((one) => !beside.some((other) => looksAlike(one, other))) ?? item
    done.set(item.orderNumber, chosen)
    return chosen
  })
}

const rotated = <T>(values: readonly T[], by: number): T[] => {
  const start = by % Math.max(1, values.length)
  return [...values.slice(start), ...values.slice(0, start)]
}

function neighboursOf(items: readonly Item[]): ReadonlyMap<string, readonly string[]> {
  const neighbours = new Map<string, string[]>()
  const link = (one: Item, other: Item) => {
    neighbours.set(one.orderNumber, [...(neighbours.get(one.orderNumber) ?? []), other.orderNumber])
    neighbours.set(other.orderNumber, [...(neighbours.get(other.orderNumber) ?? []), one.orderNumber])
  }
  for (const level of levels) {
    for (const list of grouped(items, (item) => item[level]).values()) {
      for (const order of orders) {
        const shown = [...list].sort(order)
        shown.slice(1).forEach((item, at) => {
          const before = shown[at]
          if (before !== undefined) link(before, item)
        })
      }
    }
  }
  return neighbours
}
