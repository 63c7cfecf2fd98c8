import type { FavouriteProduct } from '@shop/shared/api/favourites'
import type { Message } from '@shop/shared/domain'
import type { FavouriteId, FavouriteListId } from '@shop/shared/domain/favourites'
import type { OrdersResult, OrderUndo, BulkOutcome as OutcomeOf } from '@shop/shared/product/bulk-order'

export type NamedList = { id: FavouriteListId; name: string }

/** Takes back what one action did, and nothing else. */
export type Undo =
  | OrderUndo<FavouriteProduct>
  | { is: 'putIn'; list: NamedList; products: readonly FavouriteProduct[]; isNewList: boolean }
  | { is: 'takenOut'; list: NamedList; products: readonly FavouriteProduct[] }
  | { is: 'takenOff'; products: readonly FavouriteProduct[] }

/** As it stands in the page until the next action. */
export type BulkOutcome = OutcomeOf<FavouriteProduct, Undo>

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

/** The choice knows favourites by their ids. */
export const toBulkResult = <U extends Undo>({
  leave,
  comeBack,
  ...result
}: OrdersResult<FavouriteProduct, U>): BulkResult => ({ ...result, leave: idsOf(leave), comeBack: idsOf(comeBack) })
