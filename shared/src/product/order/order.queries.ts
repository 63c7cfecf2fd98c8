import type { ApiClient } from '@shop/shared/api'
import { getLimitedAvailability, getOrder, type ProductAddress } from '@shop/shared/api/shopping'
import type { Clock, WeekNumber } from '@shop/shared/domain'
import { isPeakWindow, type Order, type Product, withQuantity } from '@shop/shared/domain/shopping'
import { type QueryClient, queryOptions, replaceEqualDeep } from '@shop/shared/query'
import { nextTask } from '@shop/shared/ui'
import { isUnknownWrite, type WriteState, watchLostWrites, writeStateOf } from '@shop/shared/writes'
import type { OrderedProduct } from './send-order.ts'

export const orderKey = (week: WeekNumber) => ['ordering', 'order', week] as const

/** Reads the member's order of a week: the one value that badge, cards and ordered list show. */
export const currentOrderQuery = (api: ApiClient, week: WeekNumber) =>
  queryOptions({
    queryKey: orderKey(week),
    queryFn: async ({ client, signal }) => {
      const order = await getOrder(api, week, signal)
      // Of two hundred lines: to read them and to compare them with those that are known takes a frame each.
      await nextTask()
      // A list that was read before a write was stored must not take back what the member just did.
      return withInFlightWrites(order, orderWrites(client, week))
    },
    structuralSharing: (before, after) =>
      isOrder(after) && isOrder(before) ? keepSameLines(before, after) : replaceEqualDeep(before, after),
  })

/** Writes on the order of one week, by order number. */
export type OrderWrites = WriteState<OrderedProduct>

export const orderWrites = (client: QueryClient, week: WeekNumber): OrderWrites =>
  writeStateOf(client, ['ordering', 'writes', week])

type Numbered = Pick<Product, 'week' | 'orderNumber'>

export const watchLost = (client: QueryClient, { week, orderNumber }: Numbered, tell: () => void): (() => void) =>
  watchLostWrites(orderWrites(client, week), orderNumber, tell)

/** Wherever the product is shown: nobody knows yet whether an order of it has arrived. */
export const isUnknownOrder = (client: QueryClient, { week, orderNumber }: Numbered): boolean =>
  isUnknownWrite(orderWrites(client, week), orderNumber)

/** The order as the member has asked for it. */
const withInFlightWrites = (order: Order, { inFlight }: OrderWrites): Order =>
  [...inFlight.values()].reduce(
    (next, { subject: { product, inputStatus }, wanted }) => withQuantity(next, product, wanted, inputStatus),
    order,
  )

/** A part that somebody selects of the order comes here as well. */
const isOrder = (value: unknown): value is Order => typeof value === 'object' && value !== null && 'lines' in value

/** A line that has not changed is the same value, wherever in the list it now stands: its row is not drawn anew. */
export function keepSameLines(before: Order, after: Order): Order {
  const known = new Map(before.lines.map((line) => [line.orderNumber, line]))
  const lines = after.lines.map((line) => replaceEqualDeep(known.get(line.orderNumber), line))
  const isSame = lines.length === before.lines.length && lines.every((line, at) => line === before.lines[at])
  return isSame ? before : { ...after, lines }
}

/** Reads the order before anybody asks for it, but not in the rush. [GRD-019] */
export async function prefetchOrder(
  { api, queryClient, clock }: { api: ApiClient; queryClient: QueryClient; clock: Clock },
  week: WeekNumber,
): Promise<void> {
  if (!isPeakWindow(clock.now())) await queryClient.prefetchQuery(currentOrderQuery(api, week))
}

/** Reads the order to which something is to be added: in the rush no more than is known of it. */
export async function orderToAddTo(
  { api, queryClient, clock }: { api: ApiClient; queryClient: QueryClient; clock: Clock },
  week: WeekNumber,
): Promise<Order | undefined> {
  const query = currentOrderQuery(api, week)
  return isPeakWindow(clock.now()) ? queryClient.getQueryData(query.queryKey) : queryClient.ensureQueryData(query)
}

/** Lists the products of the order beside which something is recommended; none where it cannot be read. */
export async function orderedItems(
  ports: Parameters<typeof orderToAddTo>[0],
  week: WeekNumber,
): Promise<ProductAddress[]> {
  const order = await orderToAddTo(ports, week).catch(() => undefined)
  return order?.lines.map(({ product: { orderNumber } }) => ({ week, orderNumber })) ?? []
}

/** Reads the order anew. A reading under way may be from before the change: it is broken off. */
export async function refetchOrder(client: QueryClient, week: WeekNumber): Promise<void> {
  const queryKey = orderKey(week)
  // Said here, because a first reading is not broken off by the one that follows.
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}

/** Another tab has changed the order of a week. */
export async function refetchChangedOrder(client: QueryClient, week: WeekNumber): Promise<void> {
  orderWrites(client, week).elsewhere += 1
  await refetchOrder(client, week)
}

/** Less than the minute after which it is asked again. */
const halfMinuteMs = 30_000

/** Whether limited products may be ordered just now. */
export const limitedAvailabilityQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['ordering', 'limited-availability'] as const,
    queryFn: ({ signal }) => getLimitedAvailability(api, signal),
    staleTime: halfMinuteMs,
  })
