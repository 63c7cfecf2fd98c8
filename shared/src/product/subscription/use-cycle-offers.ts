import { type CycleOffer, type Product, registrableCycles } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { registrationStopsQuery } from './subscription.queries.ts'

/** Nothing in the list, nothing stopped; so it is when the list cannot be had: the service refuses then. */
const nothingStopped = { weeks: [], orderNumbers: [], byCycle: [] }

/** The cycles that a product can be subscribed to; `undefined` until that is known. */
export function useCycleOffers(product: Product): CycleOffer[] | undefined {
  const { api } = usePlatform()
  const stops = useQuery({ ...registrationStopsQuery(api), enabled: product.subscriptionOrders !== undefined })
  return stops.isPending ? undefined : registrableCycles(product, stops.data ?? nothingStopped)
}
