import { deleteOrder, getOrder, putOrder } from '@shop/shared/api/shopping'
import { isPeakWindow, orderedQuantity, type Product } from '@shop/shared/domain/shopping'
import {
  checkLostWrite,
  executeWrite,
  type HeldQuantity,
  type SentOutcome,
  type Step,
  type UnsentPlace,
  type WriteOutcome,
} from '@shop/shared/writes'
import { currentLine, settleOrder, showLine, shownQuantity, type WriterPorts } from './order-cache.ts'
import { orderWrites } from './order-writes.ts'

export type OrderIntent = {
  product: Product
  step: Step
  inputStatus: number
  /** When the product was shown. [ORD-070] */
  viewedAt: Date
  /** Names the request where it is kept over a reload; else each write gets a name of its own. */
  intent?: string
  /** Where it waits while there is no network; without it it fails. */
  unsent?: UnsentPlace
}

/**
 * Writes a member's request into the order of its week, which shows it at once. Gives `undefined` when a write of the
 * product that is under way takes it along. [ORD-075, ORD-076]
 */
export function submitOrder(
  ports: WriterPorts,
  request: OrderIntent & { unsent?: undefined },
): Promise<SentOutcome> | undefined
export function submitOrder(ports: WriterPorts, request: OrderIntent): Promise<WriteOutcome> | undefined
export function submitOrder(ports: WriterPorts, request: OrderIntent): Promise<WriteOutcome> | undefined {
  const { product, inputStatus } = request
  const target = {
    ...orderedQuantityOf(ports, product, inputStatus),
    state: orderWrites(ports.queryClient, product.week),
    subject: { product, inputStatus },
    before: shownQuantity(ports, product),
    show: (quantity: number) => showLine(ports, product, quantity, inputStatus),
    send: (step: Step, intent: string) => sendOrder(ports, request, step, intent),
    randomId: ports.randomId,
    intent: request.intent,
    unsent: request.unsent,
  }
  return executeWrite(target, request.step)
}

/** Reads the order again after a lost answer, before anything of the product is offered. [ORD-133] */
export const refetchStoredQuantity = (ports: WriterPorts, product: Product): Promise<SentOutcome> =>
  checkLostWrite(orderedQuantityOf(ports, product, currentLine(ports, product)?.inputStatus ?? 0))

export function orderedQuantityOf(ports: WriterPorts, product: Product, inputStatus: number): HeldQuantity {
  const line = currentLine(ports, product)
  return {
    state: orderWrites(ports.queryClient, product.week),
    key: product.orderNumber,
    shown: line?.quantity ?? 0,
    read: async () => orderedQuantity(await getOrder(ports.api, product.week), product.orderNumber),
    settle: (quantity) => settleOrder(ports, product, quantity, { before: line, inputStatus }),
  }
}

export async function sendOrder(
  { api, clock }: WriterPorts,
  request: Omit<OrderIntent, 'step'>,
  step: Step,
  intent: string,
): Promise<number> {
  const { product, inputStatus, viewedAt } = request
  if ('have' in step && step.have === 0) {
    await deleteOrder(api, product, { intent, seen: step.seen })
    return 0
  }
  const [quantity, mode] = 'add' in step ? ([step.add, 'append'] as const) : ([step.have, 'direct'] as const)
  // Many order at once: the service reckons again what is left. [ORD-071, ORD-132]
  const mustCalculate = isPeakWindow(clock.now())
  const seen = 'have' in step ? step.seen : undefined
  return putOrder(api, { product, quantity, mode, inputStatus, viewedAt, intent, mustCalculate, seen })
}
