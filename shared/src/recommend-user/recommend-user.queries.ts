import type { ApiClient } from '@shop/shared/api'
import { getRecommendUserId } from '@shop/shared/api/start-up'
import type { MemberCode } from '@shop/shared/domain'
import { queryOptions } from '@shop/shared/query'

/** Reads the id under which recommendations know a member: kept for the visit. [GRD-073] */
export const recommendUserQuery = (api: ApiClient, member: MemberCode) =>
  queryOptions({
    queryKey: ['shared', 'recommend-user', member] as const,
    queryFn: ({ signal }) => getRecommendUserId(api, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
