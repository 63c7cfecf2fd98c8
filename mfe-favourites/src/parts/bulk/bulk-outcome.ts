import type { FavouriteProduct } from '@shop/shared/api/favourites'
import type { Message } from '@shop/shared/domain'
import type { FavouriteId, FavouriteListId } from '@shop/shared/domain/favourites'

export type NamedList = { id: FavouriteListId; name: string }

/** A product that an action has left as it was, and why, in words. */
export type Left = { product: FavouriteProduct; reason: string }

/** Pieces of the service before an order and after it. */
export type OrderedLine = { product: FavouriteProduct; before: number; after: number }

/** Takes back what one action did, and nothing else. */
export type Undo =
  | { is: 'ordered'; lines: readonly OrderedLine[] }
  | { is: 'putIn'; list: NamedList; products: readonly FavouriteProduct[]; isNewList: boolean }
  | { is: 'takenOut'; list: NamedList; products: readonly FavouriteProduct[] }
  | { is: 'takenOff'; products: readonly FavouriteProduct[] }

/** As it stands in the page until the next action. */
export type BulkOutcome = {
  tone: 'success' | 'warning'
  title: string
  /** A sentence each. */
  lines: readonly string[]
  undo?: Undo
  /** Their answers were lost: whether they are ordered can be asked for. [ORD-133] */
  unknown?: readonly FavouriteProduct[]
}

/** The end of an action, and which products it takes out of the choice or brings back into it. */
export type BulkResult = {
  outcome: BulkOutcome
  leave?: readonly FavouriteId[]
  comeBack?: readonly FavouriteId[]
  /** The session has ended: why a login is needed. */
  login?: Message
}

export const idsOf = (products: readonly FavouriteProduct[]): FavouriteId[] =>
  products.map(({ favouriteId }) => favouriteId)
