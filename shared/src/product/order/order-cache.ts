import {
  isPeakWindow,
  type Order,
  type OrderLine,
  orderedQuantity,
  type Product,
  withQuantity,
} from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import { pointsKey } from '@shop/shared/points'
import { currentOrderQuery, refetchOrder } from './order.queries.ts'

export type WriterPorts = Pick<PlatformServices, 'api' | 'queryClient' | 'randomId' | 'clock'>

const keyOf = ({ api }: WriterPorts, { week }: Product) => currentOrderQuery(api, week).queryKey

/** The line of a product in the order on show. */
export const currentLine = (ports: WriterPorts, product: Product): OrderLine | undefined =>
  ports.queryClient.getQueryData(keyOf(ports, product))?.lines.find((line) => isOf(line, product))

/** How many are shown as ordered; `undefined` while the order is not known, as in the rush. */
export const shownQuantity = (ports: WriterPorts, product: Product): number | undefined => {
  if (isPeakWindow(ports.clock.now())) return undefined
  const order = ports.queryClient.getQueryData(keyOf(ports, product))
  return order === undefined ? undefined : orderedQuantity(order, product.orderNumber)
}

/** The pieces that the member sees; `undefined` where nobody has read how many there are. [K-150] */
export function seenQuantity(ports: WriterPorts, product: Product): number | undefined {
  const line = currentLine(ports, product)
  const readAt = ports.queryClient.getQueryState(keyOf(ports, product))?.dataUpdatedAt ?? 0
  return line?.quantity ?? (readAt === 0 ? undefined : 0)
}

/**
 * Changes the order on show; one that was never loaded stays unknown. In the rush orders are not read: there a line
 * of ours stands until the service's own comes with the next reading, and is never sent.
 */
function change(ports: WriterPorts, product: Product, to: (order: Order) => Order): void {
  const { week } = product
  const isRush = isPeakWindow(ports.clock.now())
  const queryKey = keyOf(ports, product)
  // There it stays as old as it was read: 0 for one that was not.
  const readAt = ports.queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  ports.queryClient.setQueryData(
    queryKey,
    (order) => (order === undefined && !isRush ? undefined : to(order ?? { week, lines: [] })),
    isRush ? { updatedAt: readAt } : {},
  )
}

export const showLine = (ports: WriterPorts, product: Product, quantity: number, inputStatus: number): void =>
  change(ports, product, (order) => withQuantity(order, product, quantity, inputStatus))

/**
 * Shows what the service holds after a request was settled: after a failure the line as it was. What the service
 * adds to a line is read when the order is next asked for.
 */
export function settleOrder(
  ports: WriterPorts,
  product: Product,
  quantity: number,
  { before, inputStatus }: { before: OrderLine | undefined; inputStatus: number },
): void {
  change(ports, product, (order) => {
    const shown = withQuantity(order, product, quantity, inputStatus)
    if (before?.quantity !== quantity) return shown
    return { ...shown, lines: shown.lines.map((line) => (isOf(line, product) ? before : line)) }
  })
  const queryKey = keyOf(ports, product)
  const { queryClient } = ports
  // A reading that began before the write was stored would bring back the old order.
  if (queryClient.isFetching({ queryKey }) > 0 || queryClient.getQueryData(queryKey) === undefined)
    void refetchOrder(queryClient, product.week)
  else void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  // Points that an exchange reserves or gives back are read again.
  if (product.isPointExchange) void queryClient.invalidateQueries({ queryKey: pointsKey })
}

const isOf = (line: OrderLine, product: Product) => line.orderNumber === product.orderNumber
