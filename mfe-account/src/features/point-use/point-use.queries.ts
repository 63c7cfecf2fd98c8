import { getReserveSet } from '@shop/shared/api/legacy-points'
import type { MemberCode } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { pointsKey } from '@shop/shared/points'
import { queryOptions } from '@shop/shared/query'

/** Steps of the legacy service, which takes what is used; read again with the points. [K-29] */
export const reserveSetQuery = ({ api }: Pick<PlatformServices, 'api'>, member: MemberCode) =>
  queryOptions({
    queryKey: [...pointsKey, 'reserve-set', member] as const,
    queryFn: ({ signal }) => getReserveSet(api, signal),
  })

/** Writes of points that are under way, or whose answers were lost. */
export const pointUsesKey = ['account', 'point-uses'] as const
