import { getPointProducts, type PointProductSort } from '@shop/shared/api/point-products'
import type { MemberCode, WeekNumber } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { queryOptions } from '@shop/shared/query'

const freshMs = 5 * 60_000

type Chosen = { week: WeekNumber; sort: PointProductSort }

export const pointProductsQuery = (
  { api }: Pick<PlatformServices, 'api'>,
  member: MemberCode,
  { week, sort }: Chosen,
) =>
  queryOptions({
    queryKey: ['account', 'point-products', member, week, sort] as const,
    queryFn: ({ signal }) => getPointProducts(api, { week, sort }, signal),
    staleTime: freshMs,
    // Another order of the same list, never the products of another week.
    placeholderData: (before, query) => (query?.queryKey[3] === week ? before : undefined),
  })
