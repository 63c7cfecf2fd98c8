import type { Order } from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import { readSession } from '@shop/shared/session'

type Ports = Pick<PlatformServices, 'api' | 'app' | 'bus' | 'clock' | 'queryClient'>

/** The contract has room for four digits. */
const maxPieces = 9999

/**
 * Tells the app the number in the cart's badge, when an order has been read and when it changes, also by another of the
 * app's views. In the rush what is known is no whole order. [ORD-132]
 */
export async function postOrder({ api, app, bus, clock, queryClient }: Ports): Promise<void> {
  const [{ isPeakWindow, orderedPieces }, { currentOrderQuery, prefetchOrder }] = await Promise.all([
    import('@shop/shared/domain/shopping'),
    import('@shop/shared/product/current-order'),
  ])
  const told = new Map<string, number>()

  function look(): void {
    const { weeks } = readSession()
    if (weeks.status !== 'ready' || isPeakWindow(clock.now())) return
    for (const { number: week } of weeks.open) {
      const order: Order | undefined = queryClient.getQueryData(currentOrderQuery(api, week).queryKey)
      const pieces = order && Math.min(orderedPieces(order), maxPieces)
      if (pieces === undefined || told.get(week) === pieces) continue
      told.set(week, pieces)
      app.post({ type: 'orderInit', payload: { planningWeek: week, pieces } })
    }
  }

  look()
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') look()
  })
  bus.subscribe('order/changed', async ({ week }, { fromOtherTab }) => {
    const { queryKey } = currentOrderQuery(api, week)
    if (!fromOtherTab || queryClient.getQueryData(queryKey) === undefined) return
    await queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
    await prefetchOrder({ api, queryClient, clock }, week)
  })
}
