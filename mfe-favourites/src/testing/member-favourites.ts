import type { FavouriteProduct } from '@shop/shared/api/favourites'
import { listNameKey } from '@shop/shared/domain/favourites'
import type { StoredList } from './builders.ts'

type HeldList = StoredList & { holds: readonly string[] }

export type MemberFavourites = ReturnType<typeof memberFavourites>

/** The store of one member, by order numbers. A product that is no favourite is in no list, until it is one again. */
export function memberFavourites(given: readonly FavouriteProduct[], givenLists: readonly StoredList[]) {
  const known = [...given]
  let held = [...given]
  let lists: HeldList[] = givenLists.map((list) => ({ ...list, holds: list.holds ?? [] }))
  let made = 0

  const isHeld = (no: string) => held.some(({ orderNumber }) => orderNumber === no)
  const shown = (list: HeldList): HeldList => ({ ...list, holds: list.holds.filter(isHeld) })
  const find = (id: string) => lists.find((list) => list.id === id)

  /** The newest one is the first. */
  function setHeart(no: string, isFavourite: boolean): void {
    const product = known.find(({ orderNumber }) => orderNumber === no)
    held = held.filter(({ orderNumber }) => orderNumber !== no)
    if (isFavourite && product !== undefined) held = [product, ...held]
  }

  function change(id: string, to: (list: HeldList) => HeldList): HeldList | undefined {
    const list = find(id)
    if (list === undefined) return undefined
    const next = to(list)
    lists = lists.map((one) => (one.id === id ? next : one))
    return shown(next)
  }

  return {
    isHeld,
    setHeart,
    change,
    held: () => held,
    heldNumbers: () => held.map(({ orderNumber }) => orderNumber as string),
    list(id: string) {
      const list = find(id)
      return list && shown(list)
    },
    lists: () => lists.map(shown),
    /** An id that no favourite has stays as it is. */
    numbersOf: (ids: readonly string[]): string[] =>
      ids.map((id) => known.find(({ favouriteId }) => favouriteId === id)?.orderNumber ?? id),
    add(product: FavouriteProduct) {
      known.push(product)
      setHeart(product.orderNumber, true)
    },
    takeOff: (no: string) => setHeart(no, false),
    hasName: (name: string) => lists.some((list) => listNameKey(list.name) === listNameKey(name)),
    create(name: string, numbers: readonly string[]) {
      made += 1
      const list = { id: `made-${made}`, name, holds: numbers.filter(isHeld) }
      lists = [list, ...lists]
      return list
    },
    put: (id: string, numbers: readonly string[]) =>
      change(id, (list) => ({ ...list, holds: [...new Set([...list.holds, ...numbers.filter(isHeld)])] })),
    takeOut: (id: string, numbers: readonly string[]) =>
      change(id, (list) => ({ ...list, holds: list.holds.filter((no) => !numbers.includes(no)) })),
    /** Whether it was there. */
    delete(id: string): boolean {
      const isThere = find(id) !== undefined
      lists = lists.filter((list) => list.id !== id)
      return isThere
    },
  }
}
