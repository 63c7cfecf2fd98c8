import type { ApiClient } from '@shop/shared/api'
import {
  getBankAccounts,
  getPaymentServiceConfig,
  getTransfer,
  getVisitOptions,
  judgeServiceUse,
} from '@shop/shared/api/payment'
import { type QueryClient, queryOptions } from '@shop/shared/query'

const freshMs = 10 * 60_000

/** The yoshin status and the accounts of a member. [K-93] */
export const bankAccountsQuery = (api: ApiClient, owner: string) =>
  queryOptions({
    queryKey: ['signup', 'bank-accounts', owner],
    queryFn: ({ signal }) => getBankAccounts(api, signal),
    staleTime: freshMs,
  })

/** Whether delivery may be used, and by which card. [SGN-042, K-94] */
export const serviceUseQuery = (api: ApiClient, owner: string) =>
  queryOptions({
    queryKey: ['signup', 'service-use', owner],
    queryFn: ({ signal }) => judgeServiceUse(api, signal),
    staleTime: freshMs,
  })

/** How the latest hand-over stands; another tab may have come back from the payment company. [SGN-061] */
export const transferQuery = (api: ApiClient, owner: string) =>
  queryOptions({
    queryKey: ['signup', 'transfer', owner],
    queryFn: ({ signal }) => getTransfer(api, signal),
    staleTime: 30_000,
  })

/** Only that a registration can be had is kept, nothing of what the payment company is told. [SGN-049] */
export const registrationQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['signup', 'registration'],
    queryFn: async ({ signal }) => {
      await getPaymentServiceConfig(api, signal)
      return { isOpen: true }
    },
    staleTime: 60_000,
  })

/** [SGN-024] */
export const visitOptionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['signup', 'visit-options'],
    queryFn: ({ signal }) => getVisitOptions(api, signal),
    staleTime: freshMs,
  })

/** The registration, and where it is used, may be different from now on. */
export const refreshPayment = (client: QueryClient, api: ApiClient, owner: string): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: bankAccountsQuery(api, owner).queryKey }),
    client.invalidateQueries({ queryKey: transferQuery(api, owner).queryKey }),
  ])
