import { getOrderHistory, type OrderHistoryWish } from '@shop/shared/api/order-history'
import type { WeekNumber } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { type QueryClient, queryOptions } from '@shop/shared/query'

const name = 'order-history'

/** Kept for the login that asks: nobody is shown another's. [API-006] */
export const orderHistoryQuery = ({ api }: Pick<PlatformServices, 'api'>, wish: OrderHistoryWish) =>
  queryOptions({
    queryKey: ['account', name, wish.week, wish.subject] as const,
    queryFn: ({ signal }) => getOrderHistory(api, wish, signal),
  })

/** The order of the week was changed, on this page or elsewhere. */
export const readHistoryAgain = (client: QueryClient, week: WeekNumber) =>
  client.invalidateQueries({ queryKey: ['account', name, week] })
