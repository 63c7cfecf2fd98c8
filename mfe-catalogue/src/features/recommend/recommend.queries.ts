import type { ApiClient } from '@shop/shared/api'
import { getRecommendedProducts } from '@shop/shared/api/shopping'
import type { WeekNumber } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { orderedItems } from '@shop/shared/product/order'
import { queryOptions } from '@shop/shared/query'
import type { Viewer } from '../../parts/use-viewer.ts'

const freshMs = 10 * 60_000
/** [CAT-093] */
const maxRecommended = 100

/** Rows of the top page lead here with theirs. */
export const memberSpec = 'recommend-top'
export const rankingSpec = 'ranking-top'
/** A ranking is the same for everybody: it is asked beside nothing. */
const isRanking = (specId: string) => /^(?:50|ranking)/.test(specId)

type Place = { week: WeekNumber; specId: string; viewer: Viewer }
type Ports = Pick<PlatformServices, 'queryClient' | 'clock'> & { api: ApiClient }

/** Not by what was ordered: a list that the member orders from stays as it is. */
export const recommendedListQuery = (ports: Ports, { week, specId, viewer }: Place) =>
  queryOptions({
    queryKey: ['catalogue', 'recommended', specId, week, viewer.key],
    queryFn: async ({ signal }) => {
      const items = viewer.isVisitor || isRanking(specId) ? [] : await orderedItems(ports, week)
      const { assortment } = viewer
      return getRecommendedProducts(ports.api, { week, specId, limit: maxRecommended, items, assortment }, signal)
    },
    staleTime: freshMs,
  })
