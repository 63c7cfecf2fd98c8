import { fixedClock } from '@shop/shared/domain'
import { orderedQuantity, type Product } from '@shop/shared/domain/shopping'
import { QueryClient } from '@shop/shared/query'
import { anOrdinaryMoment, aProduct } from '@shop/shared/testing/builders'
import { currentOrderQuery, orderWrites, refetchChangedOrder } from '../order.queries.ts'
import type { WriterPorts } from '../order-cache.ts'
import type { ModelService } from './model-service.ts'

export type Tab = ReturnType<typeof aTab>

const { week } = aProduct()
const everybody = new WeakMap<ModelService, { name: string; hear(): void }[]>()

/** One tab of the member: a query client of its own, and the facts that the other one tells. */
export function aTab(service: ModelService, name: string) {
  const { api } = service
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  let ids = 0
  const ports: WriterPorts = {
    api,
    queryClient,
    clock: fixedClock(anOrdinaryMoment),
    randomId() {
      ids += 1
      return `${name}-${ids}`
    },
  }
  const query = { ...currentOrderQuery(api, week), staleTime: 0 }
  const tabs = everybody.get(service) ?? []
  everybody.set(service, tabs)
  tabs.push({ name, hear: () => void refetchChangedOrder(queryClient, week) })

  return {
    ports,
    shown: ({ orderNumber }: Product) => orderedQuantity(queryClient.getQueryData(query.queryKey), orderNumber),
    hasLost: ({ orderNumber }: Product) => orderWrites(queryClient, week).lost.has(orderNumber),
    /** Tells the other tab that the order has changed. */
    tell(): void {
      for (const tab of tabs) if (tab.name !== name) tab.hear()
    },
    /** Reads the order, again when it could not be read. */
    async hearOthers(): Promise<void> {
      for (;;) {
        try {
          await queryClient.fetchQuery(query)
          return
        } catch {
          // Read once more.
        }
      }
    },
  }
}
