import type { OrderNumber, WeekNumber } from '@shop/shared/domain'
import type { Order } from '@shop/shared/domain/shopping'
import { orderKey, orderWrites } from '@shop/shared/product/current-order'
import type { QueryClient } from '@shop/shared/query'

/** Pieces of a product that came to the order, or below zero: that went. */
export type OrderChange = { week: WeekNumber; orderNumber: OrderNumber; pieces: number }

type Quantities = Map<string, number>

/**
 * Tells what this page has changed in an order, once the service has it: a write is under way while the page shows what
 * was pressed, and over when its line is settled. What another device changed comes by a reading and is not told.
 */
export function watchOrders(client: QueryClient, changed: (change: OrderChange) => void): () => void {
  const [owner, kind] = orderKey('' as WeekNumber)
  const known = new Map<WeekNumber, Quantities>()
  const underWay = new Map<WeekNumber, Set<string>>()

  function look(week: WeekNumber, { lines }: Order): void {
    const { inFlight } = orderWrites(client, week)
    const before = known.get(week)
    const now: Quantities = new Map(lines.map(({ orderNumber, quantity }) => [orderNumber, quantity]))
    const pending = underWay.get(week) ?? new Set()
    const after = new Map(now)
    for (const number of new Set([...pending, ...inFlight.keys()])) {
      const held = before?.get(number) ?? 0
      if (inFlight.has(number)) {
        pending.add(number)
        after.set(number, held)
        continue
      }
      pending.delete(number)
      const pieces = (now.get(number) ?? 0) - held
      if (pieces !== 0) changed({ week, orderNumber: number as OrderNumber, pieces })
    }
    known.set(week, after)
    underWay.set(week, pending)
  }

  const lookAt = (queryKey: readonly unknown[], data: unknown): void => {
    if (queryKey[0] === owner && queryKey[1] === kind && queryKey.length === 3 && data !== undefined)
      look(queryKey[2] as WeekNumber, data as Order)
  }
  for (const { queryKey, state } of client.getQueryCache().getAll()) lookAt(queryKey, state.data)
  return client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success')
      lookAt(event.query.queryKey, event.query.state.data)
  })
}
