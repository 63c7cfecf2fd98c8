import { isApiError } from '@shop/shared/api'
import type { OrderNumber } from '@shop/shared/domain'
import { isPeakWindow, orderedQuantity, type Product } from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import type { KeptLine } from '@shop/shared/product/number-list'
import {
  currentOrderQuery,
  isFatalForBatch,
  orderFailureWords,
  orderRefusalText,
  refetchStoredQuantity,
  submitOrder,
  unsentOrder,
  unsentOrderOf,
} from '@shop/shared/product/order'
import { markNotOrdered, markSent, removeLine } from './list-changes.ts'
import type { ListHandle } from './number-list.queries.ts'

/** So many of a product, to be added to what is ordered. */
export type OrderableLine = { product: Product; quantity: number }

/** `before` and `after`: pieces of the order, as far as the service has told. */
export type OrderedListLine = OrderableLine & { before: number; after: number }

export type BulkResult = {
  ordered: OrderedListLine[]
  failed: number
  /** Answers that were lost and could not be read back yet. */
  unknown: number
  /** They wait for the network, and are sent when it is back. [K-120] */
  unsent: number
  /** The error that ended the run before its last line. */
  error?: unknown
}

type Run = {
  platform: PlatformServices
  list: Omit<ListHandle, 'changedElsewhere'>
  products: ReadonlyMap<OrderNumber, Product>
  viewedAt: Date
  /** By which way they are ordered. [ORD-122] */
  inputStatus: number
  onProgress(done: number): void
}

/**
 * Sends line by line and appends to what is ordered. What was ordered leaves the list, what failed stays with its
 * reason. A failure that every further line would meet ends the run; the lines behind it were not sent.
 */
export async function orderList(run: Run): Promise<BulkResult> {
  const { list, products, onProgress } = run
  const result: BulkResult = { ordered: [], failed: 0, unknown: 0, unsent: 0 }
  const numbers = [...products.keys()]
  for (const [index, no] of numbers.entries()) {
    onProgress(index)
    // Another tab may have ordered, changed or removed it meanwhile.
    const line = list.read().find((one) => one.no === no)
    const product = products.get(no)
    if (line === undefined || product === undefined || line.sentOver !== undefined) continue
    const error = await orderLine(run, line, product, result)
    if (!isFatalForBatch(error)) continue
    const rest = numbers.slice(index + 1)
    for (const other of rest) list.change(markNotOrdered(other, orderRefusalText(error)))
    return { ...result, failed: result.failed + rest.length, error }
  }
  return result
}

async function orderLine(
  { platform, list, viewedAt, inputStatus }: Run,
  line: KeptLine,
  product: Product,
  result: BulkResult,
): Promise<unknown> {
  const { randomId } = platform
  list.change(markSent(line.no, piecesBefore(platform, product)))
  // The name of the request is kept with the line: the same after a reload and in another tab.
  const { intent, quantity } = line
  const request = { product, step: { add: quantity }, inputStatus, viewedAt, intent }
  const outcome = await submitOrder(platform, { ...request, unsent: unsentOrder(platform, request) })
  if (outcome?.is === 'unsent') {
    result.unsent += 1
    return undefined
  }
  // Without an outcome a write of the same product took this one along: the order will tell.
  if (outcome === undefined || outcome.is === 'unknown') {
    result.unknown += 1
    return outcome?.error
  }
  if (outcome.is === 'stored') {
    list.change(removeLine(line.no))
    const after = outcome.quantity
    result.ordered.push({ product, quantity, before: Math.max(0, after - quantity), after })
    return undefined
  }
  const isOver = isApiError(outcome.error) && outcome.error.code === 'REFUSED'
  list.change(markNotOrdered(line.no, orderRefusalText(outcome.error), isOver ? randomId() : undefined))
  result.failed += 1
  return outcome.error
}

/** In the rush the order on show holds no more than what was ordered here. */
function piecesBefore({ api, queryClient, clock }: PlatformServices, { week, orderNumber }: Product) {
  if (isPeakWindow(clock.now())) return 'unknown' as const
  return orderedQuantity(queryClient.getQueryData(currentOrderQuery(api, week).queryKey), orderNumber)
}

/** Reads what came of lines whose answers were lost; nothing is sent. */
export async function settleLine(
  platform: PlatformServices,
  list: Pick<ListHandle, 'change'>,
  { no, quantity, sentOver = 0 }: KeptLine,
  product: Product,
): Promise<void> {
  const known = await refetchStoredQuantity(platform, product)
  // What has begun to wait meanwhile is the outbox's.
  if (known.is !== 'stored' || unsentOrderOf(platform, product) !== undefined) return
  const minQuantity = sentOver === 'unknown' ? quantity : sentOver + quantity
  if (known.quantity < minQuantity) list.change(markNotOrdered(no, orderFailureWords.notOrdered))
  else list.change(sentOver === 'unknown' ? markNotOrdered(no, orderFailureWords.perhapsOrdered) : removeLine(no))
}
