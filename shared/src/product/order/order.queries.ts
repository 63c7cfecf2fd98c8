import type { ApiClient } from '@shop/shared/api'
import { getLimitedAvailability, getOrder } from '@shop/shared/api/shopping'
import type { Clock, WeekNumber } from '@shop/shared/domain'
import { isLimitedRush } from '@shop/shared/domain/shopping'
import { type QueryClient, queryOptions } from '@shop/shared/query'
import { ledgerOf, withPendingWrites } from './pending-writes.ts'

/** The member's order of a week: the one value that badge, cards and ordered list read. [architecture 5] */
export const currentOrderQuery = (api: ApiClient, week: WeekNumber) =>
  queryOptions({
    queryKey: ['ordering', 'order', week] as const,
    // A list that was read before a write was stored must not take back what the member just did. [ORD-076]
    queryFn: async ({ client, signal }) => withPendingWrites(await getOrder(api, week, signal), ledgerOf(client, week)),
  })

/** Reads the order before anybody asks for it, but not in the rush. [GRD-019, ORD-071] */
export async function readOrderAhead(
  { api, queryClient, clock }: { api: ApiClient; queryClient: QueryClient; clock: Clock },
  week: WeekNumber,
): Promise<void> {
  if (!isLimitedRush(clock.now())) await queryClient.prefetchQuery(currentOrderQuery(api, week))
}

/** Reads the order anew. A reading under way may be from before the change: it is broken off. */
export async function readOrderAgain(client: QueryClient, week: WeekNumber): Promise<void> {
  const queryKey = ['ordering', 'order', week]
  // Said here, because a first reading is not broken off by the one that follows.
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}

/** Another tab has changed the order of a week. */
export async function hearOrderChanged(client: QueryClient, week: WeekNumber): Promise<void> {
  ledgerOf(client, week).elsewhere += 1
  await readOrderAgain(client, week)
}

const minuteMs = 60_000

/** Whether limited products may be ordered just now. [ORD-059, API-019] */
export const limitedAvailabilityQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['ordering', 'limited-availability'] as const,
    queryFn: ({ signal }) => getLimitedAvailability(api, signal),
    staleTime: minuteMs,
  })
