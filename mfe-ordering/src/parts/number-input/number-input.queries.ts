import { isApiError } from '@shop/shared/api'
import { assortmentOf, getProduct } from '@shop/shared/api/shopping'
import type { Member, OrderNumber, WeekNumber } from '@shop/shared/domain'
import { inputStatus } from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import { type QueryClient, queryOptions, skipToken } from '@shop/shared/query'
import type { OrderableLine } from './order-list.ts'

const freshMs = 10 * 60 * 1000

type Wanted = { week: WeekNumber; no: OrderNumber; member: Member }

/** The product of a number in one week; `null`: there is none. */
export const productOfNumberQuery = (
  { api, config, entry }: Pick<PlatformServices, 'api' | 'config' | 'entry'>,
  { week, no, member }: Wanted,
) =>
  queryOptions({
    queryKey: ['ordering', 'number', week, no, member.code] as const,
    queryFn: async () => {
      try {
        const assortment = assortmentOf(member)
        const status = inputStatus('orderNumber', entry, config.orderSources)
        return await getProduct(api, { week, orderNumber: no, assortment, inputStatus: status })
      } catch (error) {
        if (isApiError(error) && error.facts.status === 404) return null
        throw error
      }
    },
    staleTime: freshMs,
    retry: false,
  })

export type BulkProgress = { done: number; total: number }

/** Lies in the page's query client: a run goes on when its screen is left, and nobody may begin a second one. [ORD-075] */
export const bulkRunQuery = (week: WeekNumber, owner: string) =>
  queryOptions<BulkProgress | null>({
    queryKey: ['ordering', 'numbers-run', week, owner] as const,
    queryFn: skipToken,
    // A long run may be left for longer than an answer is kept.
    gcTime: Number.POSITIVE_INFINITY,
  })

/** All that a run has ordered. Lies beside the run: the member may have left its screen meanwhile. */
export const allOrderedQuery = (week: WeekNumber, owner: string) =>
  queryOptions<readonly OrderableLine[]>({
    queryKey: ['ordering', 'numbers-ordered', week, owner] as const,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  })

const calledFieldKey = ['ordering', 'number-field-called'] as const

/** Whether the address of an entry of the history has called for the number field already; kept as long as the page. */
export function calledField(client: QueryClient, entry: string) {
  const queryKey = [...calledFieldKey, entry]
  return {
    isCalled: () => client.getQueryData(queryKey) === true,
    markCalled() {
      client.setQueryDefaults(calledFieldKey, { gcTime: Number.POSITIVE_INFINITY })
      client.setQueryData(queryKey, true)
    },
  }
}
