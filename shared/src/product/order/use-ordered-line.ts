import type { OrderNumber, WeekNumber } from '@shop/shared/domain'
import type { Order, OrderLine, Product, SubscriptionOrder } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { type QueryClient, QueryObserver } from '@shop/shared/query'
import { useCallback, useSyncExternalStore } from 'react'
import { currentOrderQuery, orderKey } from './order.queries.ts'

type Lines = ReadonlyMap<OrderNumber, OrderLine>
type Watch = { cards: number; on: Map<OrderNumber, Set<() => void>>; stop(): void }
type OrderQuery = ReturnType<typeof currentOrderQuery>

/**
 * Gives the line of a product in the member's order. A page has one watch of the order for all its cards: with a
 * thousand of them, an order tells the one card that it is about.
 */
export function useOrderedLine(
  { week, orderNumber }: Pick<Product, 'week' | 'orderNumber'>,
  canRead: boolean,
): OrderLine | undefined {
  const { api, queryClient } = usePlatform()
  const subscribe = useCallback(
    (tell: () => void) => watchLine(queryClient, currentOrderQuery(api, week), { week, orderNumber, canRead, tell }),
    [api, queryClient, week, orderNumber, canRead],
  )
  return useSyncExternalStore(subscribe, () => linesOf(queryClient, week).get(orderNumber), notRendered)
}

/** Nobody's order stands in the HTML. */
const notRendered = () => undefined

const noNumbers: readonly SubscriptionOrder[] = []

/** The line of the order by which a product comes on its own, whichever of its cycles that is. */
export function useSubscriptionLine(
  { week, subscriptionOrders = noNumbers }: Pick<Product, 'week' | 'subscriptionOrders'>,
  canRead: boolean,
): OrderLine | undefined {
  const { api, queryClient } = usePlatform()
  const subscribe = useCallback(
    (tell: () => void) => {
      const query = currentOrderQuery(api, week)
      const stops = subscriptionOrders.map(({ orderNumber }) =>
        watchLine(queryClient, query, { week, orderNumber, canRead, tell }),
      )
      return () => {
        for (const stop of stops) stop()
      }
    },
    [api, queryClient, week, subscriptionOrders, canRead],
  )
  return useSyncExternalStore(
    subscribe,
    () => {
      const lines = linesOf(queryClient, week)
      return subscriptionOrders.map(({ orderNumber }) => lines.get(orderNumber)).find((line) => line !== undefined)
    },
    notRendered,
  )
}

/** A screen that is moved to does not read again what was read just now. */
const justReadMs = 2000

const watches = new WeakMap<QueryClient, Map<string, Watch>>()

/** `isFirst`: of the page, whose start has read the order already. */
type Beginning = { client: QueryClient; query: OrderQuery; week: WeekNumber; canRead: boolean; isFirst: boolean }
type Watcher = { week: WeekNumber; orderNumber: OrderNumber; canRead: boolean; tell(): void }

function watchLine(client: QueryClient, query: OrderQuery, { week, orderNumber, canRead, tell }: Watcher): () => void {
  const isKnown = watches.has(client)
  const ofPage = watches.get(client) ?? new Map<string, Watch>()
  watches.set(client, ofPage)
  const name = `${week} ${canRead}`
  const watch = ofPage.get(name) ?? beginWatch({ client, query, week, canRead, isFirst: !isKnown })
  ofPage.set(name, watch)
  const tells = watch.on.get(orderNumber) ?? new Set()
  watch.on.set(orderNumber, tells)
  tells.add(tell)
  watch.cards += 1
  return () => {
    tells.delete(tell)
    if (tells.size === 0) watch.on.delete(orderNumber)
    watch.cards -= 1
    if (watch.cards > 0) return
    watch.stop()
    ofPage.delete(name)
  }
}

function beginWatch({ client, query, week, canRead, isFirst }: Beginning): Watch {
  const on: Watch['on'] = new Map()
  let before = linesOf(client, week)
  const observer = new QueryObserver(client, {
    ...query,
    enabled: canRead,
    // Another device may have ordered while the page was out of sight, or since one that is gone back to was left. [K-150]
    refetchOnWindowFocus: 'always',
    ...(isFirst ? {} : { staleTime: justReadMs }),
    notifyOnChangeProps: ['data'],
  })
  const stop = observer.subscribe(() => {
    const after = linesOf(client, week)
    const numbers = new Set([...before.keys(), ...after.keys()])
    const changed = [...numbers].filter((no) => before.get(no) !== after.get(no))
    before = after
    for (const no of changed) for (const tell of [...(on.get(no) ?? [])]) tell()
  })
  return { cards: 0, on, stop }
}

const indexes = new WeakMap<Order, Lines>()
const nothing: Lines = new Map()

function linesOf(client: QueryClient, week: WeekNumber): Lines {
  const order = client.getQueryData<Order>(orderKey(week))
  if (order === undefined) return nothing
  const known = indexes.get(order)
  if (known !== undefined) return known
  // Of two lines of one number the first counts.
  const lines = new Map(order.lines.toReversed().map((line) => [line.orderNumber, line]))
  indexes.set(order, lines)
  return lines
}
