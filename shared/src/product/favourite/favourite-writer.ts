import { isApiError } from '@shop/shared/api'
import { getFavouriteMarks, type FavouriteMark as Mark, setFavourite } from '@shop/shared/api/shopping'
import type { OrderNumber } from '@shop/shared/domain'
import type { Product } from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import type { QueryClient } from '@shop/shared/query'
import { favouriteMarkQuery, favouriteOf, writeMark } from './favourite.queries.ts'

type Ports = Pick<PlatformServices, 'api' | 'queryClient' | 'bus' | 'notices' | 'randomId'>
/** The mark that is on its way, by product. */
type Wanted = Map<OrderNumber, boolean>

/** Lies in the page's one query client and not in this module, which may be loaded twice. */
function wantedMarks(client: QueryClient): Wanted {
  const queryKey = ['favourites', 'wanted'] as const
  const known = client.getQueryData<Wanted>(queryKey)
  if (known !== undefined) return known
  const wanted: Wanted = new Map()
  client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY, structuralSharing: false })
  client.setQueryData(queryKey, wanted)
  return wanted
}

/**
 * Turns a product's mark round. It shows at once; calls of one product run one after the other and the
 * last wish wins; what the service refuses is taken back. [FAV-015, FAV-016, FAV-017, FAV-045]
 */
export async function toggleFavourite(ports: Ports, product: Product): Promise<void> {
  const { queryClient } = ports
  const { orderNumber: no } = product
  const wanted = wantedMarks(queryClient)
  const shown = favouriteOf(product, queryClient.getQueryData(favouriteMarkQuery(no).queryKey))
  const isUnderWay = wanted.has(no)
  wanted.set(no, !shown.isFavourite)
  writeMark(queryClient, no, turned(shown))
  if (isUnderWay) return

  let stored = shown
  try {
    for (let wish = wanted.get(no); wish !== undefined && wish !== stored.isFavourite; wish = wanted.get(no)) {
      stored = await store(ports, product, wish)
      ports.bus.tell('favourite/changed', { orderNumber: no, isFavourite: stored.isFavourite })
    }
  } catch (error) {
    ports.notices.failure(error, 'set a favourite')
  } finally {
    wanted.delete(no)
    writeMark(queryClient, no, stored)
  }
}

const turned = ({ isFavourite, favouriteCount }: Mark): Mark => ({
  isFavourite: !isFavourite,
  favouriteCount: Math.max(0, favouriteCount + (isFavourite ? -1 : 1)),
})

/** A lost answer is followed by a look at what the service holds: it may have done what was asked. */
async function store({ api, randomId }: Ports, product: Product, wish: boolean): Promise<Mark> {
  try {
    return await setFavourite(api, product, wish, randomId())
  } catch (error) {
    if (!isApiError(error) || error.facts.maybeStored !== true) throw error
    const marks = await getFavouriteMarks(api, product.week, [product.orderNumber]).catch(() => undefined)
    const mark = marks?.get(product.orderNumber)
    if (mark?.isFavourite !== wish) throw error
    return mark
  }
}
