import type { ApiClient } from '@shop/shared/api'
import { getLimitedImages, getLimitedProducts, type LimitedList } from '@shop/shared/api/limited'
import type { Clock } from '@shop/shared/domain'
import { isPeakWindow } from '@shop/shared/domain/shopping'
import { queryOptions } from '@shop/shared/query'
import type { Viewer } from '../../parts/use-viewer.ts'

const freshMs = 5 * 60_000
/** From the last reading before the sale to the end of its rush. */
const keptMs = 60 * 60_000

const keyOf = ({ week, type, sort }: LimitedList, viewer: Viewer) =>
  ['catalogue', 'limited-products', { week, type, viewer: viewer.key }, sort] as const

/** While all want the same nothing that is known is read again. */
export const limitedProductsQuery = (
  { api, clock }: { api: ApiClient; clock: Clock },
  list: LimitedList,
  viewer: Viewer,
) => {
  const queryKey = keyOf(list, viewer)
  const listName = JSON.stringify(queryKey[2])
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => getLimitedProducts(api, list, signal),
    staleTime: () => (isPeakWindow(clock.now()) ? Number.POSITIVE_INFINITY : freshMs),
    gcTime: keptMs,
    // Another order of the same list, never the goods of another tab.
    placeholderData: (before, query) => (JSON.stringify(query?.queryKey[2]) === listName ? before : undefined),
  })
}

export const limitedImagesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['catalogue', 'limited-images'],
    queryFn: ({ signal }) => getLimitedImages(api, signal),
    staleTime: keptMs,
  })
