import type { Message, OrderNumber } from '@shop/shared/domain'
import { type Product, unsentWords } from '@shop/shared/domain/shopping'
import { type PlatformServices, subscribeOncePerPage, usePlatform } from '@shop/shared/platform'
import { type QueryClient, useQuery } from '@shop/shared/query'
import { memberOf, type Session, useSession } from '@shop/shared/session'
import type { UnsentWrite } from '@shop/shared/writes'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { favouriteMarkQuery, favouriteOf, shownMark, writeMark } from './favourite.queries.ts'
import { toggleFavourite } from './toggle-favourite.ts'
import { sendUnsentHearts, setsHeart, unsentHeartOf, watchUnsentHeart } from './unsent-hearts.ts'

export type Favourite = {
  isFavourite: boolean
  favouriteCount: number
  /** Visitors have no favourites and see no toggle. */
  canToggle: boolean
  /** It waits for the network, unsent or perhaps arrived. It is on show as it is wanted, and counts nowhere. [K-120] */
  unsentWords?: Message | undefined
  toggle(): void
}

/** A product's favourite mark: the same on its card, its page and among the favourites. */
export function useFavourite(product: Product): Favourite {
  const platform = usePlatform()
  const { queryClient } = platform
  const canToggle = useSession(isMember)
  const { data: mark } = useQuery(favouriteMarkQuery(platform, product, { isMember: canToggle }))
  useEffect(
    () => subscribeOncePerPage(platform, 'favourite/changed', (fact) => markFromOtherTab(queryClient, fact)),
    [platform, queryClient],
  )
  const unsent = useUnsentHeart(platform, product, canToggle)
  const toggle = useCallback(() => void toggleFavourite(platform, product), [platform, product])
  const known = favouriteOf(product, mark)
  return {
    ...known,
    isFavourite: unsent === undefined ? known.isFavourite : setsHeart(unsent),
    unsentWords: unsent && unsentWords(unsent),
    canToggle,
    toggle,
  }
}

/** The mark that waits; a page that shows hearts sends those that wait. */
function useUnsentHeart(
  platform: PlatformServices,
  { orderNumber }: Product,
  isMember: boolean,
): UnsentWrite | undefined {
  const subscribe = useCallback(
    (tell: () => void) => watchUnsentHeart(platform, { orderNumber }, tell),
    [platform, orderNumber],
  )
  useEffect(() => {
    if (isMember) sendUnsentHearts(platform)
  }, [platform, isMember])
  return useSyncExternalStore(subscribe, () => unsentHeartOf(platform, { orderNumber }), notRendered)
}

/** The edge that renders knows nothing of a device's own storage. */
const notRendered = () => undefined

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
