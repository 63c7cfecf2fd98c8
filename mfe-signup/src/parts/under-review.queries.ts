import type { ApiClient } from '@shop/shared/api'
import { getApplicationUnderReview } from '@shop/shared/api/application'
import { queryOptions } from '@shop/shared/query'

/** The application of who is here that is under review; `null` when there is none. [SGN-007, SGN-012] */
export const underReviewQuery = (api: ApiClient, owner: string) =>
  queryOptions({
    queryKey: ['signup', 'under-review', owner],
    queryFn: async ({ signal }) => (await getApplicationUnderReview(api, signal)) ?? null,
  })
