import { type PackColour, packColours } from '../../pictures/picture-spec.ts'
import { grouped } from './grouped.ts'
import type { Item } from './item.ts'
import type { Made } from './make-item.ts'

/** How a list may be sorted: by number, by popularity, by price. Ties keep the order of numbers. */
const orders: readonly ((one: Item, other: Item) => number)[] = [
  () => 0,
  (one, other) => other.popularity - one.popularity,
  (one, other) => one.basePrice - other.basePrice,
]
const levels = ['largeCategory', 'middleCategory', 'smallCategory'] as const

/**
 * Steps the pack to the next colour wherever two neighbours of a list would show the same picture, in
 * every category and every order at once.
 */
export function distinguishItems(made: readonly Made[]): Item[] {
  const sorted = [...made].sort((one, other) => (one.item.orderNumber < other.item.orderNumber ? -1 : 1))
  const neighbours = neighboursOf(sorted.map(({ item }) => item))
  const painted = new Map<Item, PackColour>()
  const constrainedFirst = [...sorted].sort((one, other) => one.packs.length - other.packs.length)
  for (const { item, packs } of constrainedFirst) {
    const taken = new Set(
      (neighbours.get(item) ?? []).filter((other) => showsTheSame(item, other)).map((other) => painted.get(other)),
    )
    const choices = [...rotated(packs, painted.size), ...packColours]
    painted.set(item, choices.find((pack) => !taken.has(pack)) ?? item.picture.pack)
  }
  return sorted.map(({ item }) => ({
    ...item,
    picture: { ...item.picture, pack: painted.get(item) ?? item.picture.pack },
  }))
}

/** But for the colour. */
const showsTheSame = (one: Item, other: Item): boolean =>
  one.picture.kind === other.picture.kind && one.picture.ill[0] === other.picture.ill[0]

const rotated = <T>(values: readonly T[], by: number): T[] => {
  const start = by % Math.max(1, values.length)
  return [...values.slice(start), ...values.slice(0, start)]
}

function neighboursOf(items: readonly Item[]): ReadonlyMap<Item, readonly Item[]> {
  const neighbours = new Map<Item, Item[]>(items.map((item) => [item, []]))
  const link = (one: Item, other: Item) => {
    neighbours.get(one)?.push(other)
    neighbours.get(other)?.push(one)
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
