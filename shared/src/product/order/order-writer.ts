import { errorCodes, isApiError } from '@shop/shared/api'
import { getOrder } from '@shop/shared/api/shopping'
import { isPeakWindow, orderedQuantity, type Product } from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import {
  checkLostWrite,
  executeWrite,
  type HeldQuantity,
  type SentOutcome,
  type Step,
  type UnsentPlace,
  type WriteOutcome,
  type WriteTarget,
} from '@shop/shared/writes'
import { jitter } from './jitter.ts'
import { orderWrites } from './order.queries.ts'
import { currentLine, settleOrder, showLine, shownQuantity, type WriterPorts } from './order-cache.ts'
import { type OrderedProduct, sendOrder } from './send-order.ts'

export type OrderIntent = OrderedProduct & {
  step: Step
  /** When the product was shown. */
  viewedAt: Date
  /** Names the request where it is kept over a reload; else each write gets a name of its own. */
  intent?: string
  /** Where it waits while there is no network; without it it fails. */
  unsent?: UnsentPlace
}

/** Calmer from try to try; together about half a minute. */
const waitsMs = [1000, 2000, 4000, 8000, 8000, 8000]
const busyStatuses: readonly (number | undefined)[] = [429, 502, 503, 504]

/**
 * Submits a request; one for a limited product waits for its turn while its rush lasts. What may be stored is asked for
 * before it is sent again, and then carries the same intent: nothing is ordered twice.
 */
export async function submitWithBackoff(
  platform: PlatformServices,
  request: OrderIntent,
  onWait?: () => void,
): Promise<WriteOutcome | undefined> {
  let outcome = await submitOrder(platform, request)
  for (const waitMs of waitsMs) {
    if (outcome?.is !== 'failed' || !isOfTheRush(outcome.error)) return outcome
    if (!request.product.isLimited || !isPeakWindow(platform.clock.now())) return outcome
    onWait?.()
    // Those who were turned away together do not come back together.
    await new Promise((resolve) => setTimeout(resolve, waitMs / 2 + jitter(platform.randomId(), waitMs)))
    outcome = await submitOrder(platform, request)
  }
  return outcome
}

/** Too many at once, or a service whose clock has not come to the beginning of the sale yet. */
const isOfTheRush = (error: unknown): boolean =>
  isApiError(error) && (busyStatuses.includes(error.facts.status) || error.facts.errorStatus === errorCodes.outsideSale)

/**
 * Writes a member's request into the order of its week, which shows it at once. Gives `undefined` when a write of the
 * product that is under way takes it along.
 */
export function submitOrder(
  ports: WriterPorts,
  request: OrderIntent & { unsent?: undefined },
): Promise<SentOutcome> | undefined
export function submitOrder(ports: WriterPorts, request: OrderIntent): Promise<WriteOutcome> | undefined
export function submitOrder(ports: WriterPorts, request: OrderIntent): Promise<WriteOutcome> | undefined {
  const { intent, unsent } = request
  return executeWrite({ ...orderTarget(ports, request), intent, unsent }, request.step)
}

/** Reads the order again after a lost answer, before anything of the product is offered. */
export const refetchStoredQuantity = (ports: WriterPorts, product: Product): Promise<SentOutcome> =>
  checkLostWrite(heldOrder(ports, { product, inputStatus: currentLine(ports, product)?.inputStatus ?? 0 }))

/** The pieces of a product in the order of its week, as a write reads, shows and sends them. */
export function orderTarget(
  ports: WriterPorts,
  request: Pick<OrderIntent, 'product' | 'inputStatus' | 'viewedAt'>,
): WriteTarget<OrderedProduct> {
  const { product, inputStatus } = request
  return {
    ...heldOrder(ports, request),
    subject: { product, inputStatus },
    before: shownQuantity(ports, product),
    show: (quantity) => showLine(ports, product, quantity, inputStatus),
    send: (step, intent) => sendOrder(ports, request, step, intent),
    randomId: ports.randomId,
  }
}

function heldOrder(ports: WriterPorts, { product, inputStatus }: OrderedProduct): HeldQuantity<OrderedProduct> {
  const line = currentLine(ports, product)
  return {
    state: orderWrites(ports.queryClient, product.week),
    key: product.orderNumber,
    shown: line?.quantity ?? 0,
    read: async () => orderedQuantity(await getOrder(ports.api, product.week), product.orderNumber),
    settle: (quantity) => settleOrder(ports, product, quantity, { before: line, inputStatus }),
  }
}
