import { getPointReservations } from '@shop/shared/api/points'
import type { MemberCode } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { pointsKey } from '@shop/shared/points'
import { queryOptions } from '@shop/shared/query'

/** Read again with the points: what is used or exchanged is reserved. [ACC-081] */
export const reservationsQuery = ({ api }: Pick<PlatformServices, 'api'>, member: MemberCode) =>
  queryOptions({
    queryKey: [...pointsKey, 'reservations', member] as const,
    queryFn: ({ signal }) => getPointReservations(api, signal),
  })
