import { getOrderHistory, type OrderHistoryRequest } from '@shop/shared/api/order-history'
import type { WeekNumber } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { type QueryClient, queryOptions } from '@shop/shared/query'

const name = 'order-history'

/** Kept for the login that asks: nobody is shown another's. [API-006] */
export const orderHistoryQuery = ({ api }: Pick<PlatformServices, 'api'>, request: OrderHistoryRequest) =>
  queryOptions({
    queryKey: ['account', name, request.week, request.subject] as const,
    queryFn: ({ signal }) => getOrderHistory(api, request, signal),
  })

/** The order of the week was changed, on this page or elsewhere. */
export const refetchHistory = (client: QueryClient, week: WeekNumber) =>
  client.invalidateQueries({ queryKey: ['account', name, week] })
