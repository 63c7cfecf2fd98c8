import type { OrderNumber } from '@shop/shared/domain'
import type { Product } from '@shop/shared/domain/shopping'
import { hearOnce, usePlatform } from '@shop/shared/platform'
import { type QueryClient, useQuery } from '@shop/shared/query'
import { memberOf, type Session, useSession } from '@shop/shared/session'
import { useCallback, useEffect } from 'react'
import { favouriteMarkQuery, favouriteOf, shownMark, writeMark } from './favourite.queries.ts'
import { toggleFavourite } from './favourite-writer.ts'

export type Favourite = {
  isFavourite: boolean
  favouriteCount: number
  /** Visitors have no favourites and see no toggle. [CAT-049] */
  canToggle: boolean
  toggle(): void
}

/** A product's favourite mark: the same on its card, its page and among the favourites. */
export function useFavourite(product: Product): Favourite {
  const platform = usePlatform()
  const { queryClient } = platform
  const canToggle = useSession(isMember)
  const { data: mark } = useQuery(favouriteMarkQuery(platform, product, { isMember: canToggle }))
  useEffect(
    () => hearOnce(platform, 'favourite/changed', (fact) => markFromOtherTab(queryClient, fact)),
    [platform, queryClient],
  )
  const toggle = useCallback(() => void toggleFavourite(platform, product), [platform, product])
  return { ...favouriteOf(product, mark), canToggle, toggle }
}

const isMember = (session: Session) => memberOf(session) !== undefined

/** The other tab knows the count, we do not: it is worked out from what the list said. */
function markFromOtherTab(
  client: QueryClient,
  { orderNumber, isFavourite }: { orderNumber: OrderNumber; isFavourite: boolean },
): void {
  const known = shownMark(client, orderNumber)
  const count = known?.favouriteCount
  const step = known === undefined ? 0 : Number(isFavourite) - Number(known.isFavourite)
  writeMark(client, orderNumber, {
    isFavourite,
    ...(count === undefined ? {} : { favouriteCount: Math.max(0, count + step) }),
  })
}
