import type { ApiClient } from '@shop/shared/api'
import { getBankAccounts } from '@shop/shared/api/payment'
import { queryOptions } from '@shop/shared/query'

/** How the payment of a member stands, whose application carried none. [SGN-036] */
export const yoshinStatusQuery = (api: ApiClient, owner: string) =>
  queryOptions({
    queryKey: ['signup', 'pending', 'yoshin-status', owner],
    queryFn: async ({ signal }) => (await getBankAccounts(api, signal)).yoshinStatus,
  })
