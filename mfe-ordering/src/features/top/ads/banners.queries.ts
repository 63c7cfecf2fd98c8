import { getBanners } from '@shop/shared/api/banner'
import type { WeekNumber } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { queryOptions } from '@shop/shared/query'

/** Well before the pictures' addresses end, after an hour. [API-068] */
const freshMs = 10 * 60 * 1000

export const bannersQuery = ({ api }: Pick<PlatformServices, 'api'>, week: WeekNumber, isViewMode: boolean) =>
  queryOptions({
    queryKey: ['ordering', 'banners', week, isViewMode] as const,
    queryFn: ({ signal }) => getBanners(api, { week, isViewMode }, signal),
    staleTime: freshMs,
  })
