import type { FavouriteProduct } from '@shop/shared/api/favourites'
import type { FavouriteId, ListChanges } from '@shop/shared/domain/favourites'
import { fullProductName } from '@shop/shared/domain/shopping'
import { foldForSearch, searchedWords } from '../../parts/searched-words.ts'

type Ids = ReadonlySet<FavouriteId>

/** All of the member's favourites; `undefined` as long as they are not known: then every choice may be one. */
type Favourites = Ids | undefined

/** Those of the staged changes that are still to be done: the list and the favourites may have changed elsewhere. */
export const pendingChanges = ({ added, removed }: ListChanges, inList: Ids, favourites: Favourites): ListChanges => ({
  added: filtered(added, (id) => !inList.has(id) && favourites?.has(id) !== false),
  removed: filtered(removed, (id) => inList.has(id)),
})

/** Chosen, and no favourites any more: they cannot come into the list. */
export const goneChoices = ({ added }: ListChanges, inList: Ids, favourites: Favourites): Ids =>
  filtered(added, (id) => !inList.has(id) && favourites?.has(id) === false)

/** The list as it will be. */
export const chosenProducts = ({ added, removed }: ListChanges, inList: Ids): Ids =>
  new Set([...inList, ...added].filter((id) => !removed.has(id)))

const filtered = (ids: Ids, keeps: (id: FavouriteId) => boolean): Ids => new Set([...ids].filter(keeps))

/** Products of whose names each of the words is a part. */
export function withName(products: readonly FavouriteProduct[], typed: string): readonly FavouriteProduct[] {
  const words = searchedWords(typed)
  if (words.length === 0) return products
  return products.filter((product) => {
    const name = foldForSearch(fullProductName(product))
    return words.every((word) => name.includes(word))
  })
}
