import type { OrderNumber } from '@shop/shared/domain'
import type { Product } from '@shop/shared/domain/shopping'
import { type QueryClient, queryOptions } from '@shop/shared/query'
import { writeStateOf } from '@shop/shared/writes'
import { type CheckPorts, checkMark } from './check-mark.ts'

/** Newer than any list: a mark the member set here, or in another tab. */
export type FavouriteMark = {
  isFavourite: boolean
  /** Unknown when another tab set the mark. */
  favouriteCount?: number
}

/** Beyond it another device may have turned the mark round. */
const freshMs = 60_000

const markKey = (no: OrderNumber) => ['favourites', 'mark', no] as const

/**
 * The mark on a product: written by the toggle, and read by card, product page and favourites alike. It is newer than
 * the list only for a while: looked at after that it is checked, as is a mark that no list has told. Visitors have
 * none.
 */
export const favouriteMarkQuery = (ports: CheckPorts, product: Product, { isMember }: { isMember: boolean }) =>
  queryOptions({
    queryKey: markKey(product.orderNumber),
    queryFn: () => checkedMark(ports, product),
    enabled: ({ state }) => isMember && (state.data !== undefined || product.isMarkUnknown === true),
    staleTime: freshMs,
  })

/** Writes on the member's marks, by order number: 1 for a favourite, else 0. */
export const favouriteWrites = (client: QueryClient) => writeStateOf<undefined>(client, ['favourites', 'writes'])

export const shownMark = (client: QueryClient, no: OrderNumber): FavouriteMark | undefined =>
  client.getQueryData(markKey(no))

export const writeMark = (client: QueryClient, no: OrderNumber, mark: FavouriteMark): void =>
  void client.setQueryData<FavouriteMark>(markKey(no), mark)

/** A mark that was set while the answer was on its way is newer than it. */
async function checkedMark(ports: CheckPorts, product: Product): Promise<FavouriteMark> {
  const { queryClient } = ports
  const { orderNumber } = product
  const isBeingSet = () => favouriteWrites(queryClient).inFlight.has(orderNumber)
  const timesSet = () => queryClient.getQueryState(markKey(orderNumber))?.dataUpdateCount
  const wasSet = isBeingSet()
  const before = timesSet()
  const held = await checkMark(ports, product)
  const isOvertaken = wasSet || isBeingSet() || timesSet() !== before
  return (isOvertaken ? shownMark(queryClient, orderNumber) : undefined) ?? held
}

/** Somebody else has turned hearts: no mark is fresh. Those in view are checked now, the others when they are looked at. */
export function forgetFavouriteMarks(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['favourites', 'mark'] })
}

/** The value of a list, corrected by the mark. */
export function favouriteOf(
  product: Pick<Product, 'isFavourite' | 'favouriteCount'>,
  mark: FavouriteMark | undefined,
): Required<FavouriteMark> {
  const { isFavourite, favouriteCount } = product
  if (mark === undefined) return { isFavourite, favouriteCount }
  if (mark.favouriteCount !== undefined) return { isFavourite: mark.isFavourite, favouriteCount: mark.favouriteCount }
  const step = Number(mark.isFavourite) - Number(isFavourite)
  return { isFavourite: mark.isFavourite, favouriteCount: Math.max(0, favouriteCount + step) }
}
