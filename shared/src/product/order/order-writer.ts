import { isApiError } from '@shop/shared/api'
import { deleteOrder, getOrder, putOrder } from '@shop/shared/api/shopping'
import { orderedQuantity, type Product } from '@shop/shared/domain/shopping'
import { currentLine, settleOrder, showLine, type WriterPorts } from './order-cache.ts'
import { type Ledger, ledgerOf, type PendingWrite } from './pending-writes.ts'

/** Pieces to add to what is ordered, or the number of pieces to have; 0 takes the product out. [ORD-052] */
export type Step = { add: number } | { have: number }

export type Wish = {
  product: Product
  step: Step
  inputStatus: number
  /** When the product was shown. [ORD-070] */
  viewedAt: Date
}

/** What came of a wish. `quantity` is what the service holds, as far as is known. */
export type WriteOutcome =
  | { is: 'stored'; quantity: number }
  | { is: 'failed'; quantity: number; error: unknown }
  /** The answer was lost and the order could not be read: nobody knows yet. [ORD-133] */
  | { is: 'unknown'; quantity: number; error: unknown }

/**
 * Brings the order to what the member wishes. The one order shows it at once; of one product never two
 * writes are under way, and a wish that comes meanwhile is sent after it: the last one wins.
 * Gives `undefined` to such a late one: the first caller tells the member what came of both. [ORD-075, ORD-076]
 */
export function placeWish(ports: WriterPorts, wish: Wish): Promise<WriteOutcome> | undefined {
  const { product, step, inputStatus } = wish
  const ledger = ledgerOf(ports.queryClient, product.week)
  const line = currentLine(ports, product)
  const wanted = 'have' in step ? step.have : (line?.quantity ?? 0) + step.add
  const pending = ledger.pending.get(product.orderNumber)
  if (pending !== undefined) {
    pending.wanted = wanted
    showLine(ports, product, wanted, inputStatus)
    return undefined
  }
  const write: PendingWrite = { product, inputStatus, wanted }
  ledger.pending.set(product.orderNumber, write)
  showLine(ports, product, wanted, inputStatus)
  return bringAbout({ ports, wish, ledger }, write, line?.quantity ?? 0).then((outcome) => {
    ledger.pending.delete(product.orderNumber)
    settleOrder(ports, product, outcome.quantity, { before: line, inputStatus })
    return outcome
  })
}

/** Reads what came of a wish whose answer was lost, before anything is offered again. [ORD-133] */
export async function askWhatIsStored(ports: WriterPorts, product: Product): Promise<WriteOutcome> {
  const ledger = ledgerOf(ports.queryClient, product.week)
  const before = currentLine(ports, product)
  const known = await readBack(ports, product, ledger, before?.quantity ?? 0)
  if (known.is === 'stored')
    settleOrder(ports, product, known.quantity, { before, inputStatus: before?.inputStatus ?? 0 })
  return known
}

type Task = { ports: WriterPorts; wish: Wish; ledger: Ledger }

/** Sends until the service holds the last wish, or refuses. */
async function bringAbout(task: Task, write: PendingWrite, before: number): Promise<WriteOutcome> {
  const { ports, wish, ledger } = task
  const { product } = wish
  let stored = before
  let step = wish.step
  if (ledger.lost.get(product.orderNumber)?.isUnknown === true) {
    const known = await readBack(ports, product, ledger, before)
    if (known.is !== 'stored') return known
    // What was lost has arrived after all: ask only for what is still missing.
    if (known.quantity !== before) step = { have: write.wanted }
    stored = known.quantity
  }
  while (stored !== write.wanted) {
    const aim = write.wanted
    const outcome = await attempt(task, step, aim, stored)
    if (outcome.is !== 'stored') return outcome
    stored = outcome.quantity
    // No newer wish: what the service says is the truth, also where another device has ordered too.
    if (write.wanted === aim) break
    step = { have: write.wanted }
  }
  return { is: 'stored', quantity: stored }
}

/** One request. A lost answer is followed by a look into the order, never by the same request. [ORD-133] */
async function attempt({ ports, wish, ledger }: Task, step: Step, aim: number, stored: number): Promise<WriteOutcome> {
  const { product } = wish
  const name = JSON.stringify(step)
  const lost = ledger.lost.get(product.orderNumber)
  const intent = lost?.step === name ? lost.intent : ports.randomId()
  try {
    const quantity = await send(ports, wish, step, intent)
    ledger.lost.delete(product.orderNumber)
    return { is: 'stored', quantity }
  } catch (error) {
    if (!isApiError(error) || error.facts.maybeStored !== true) return { is: 'failed', quantity: stored, error }
    ledger.lost.set(product.orderNumber, { intent, step: name, isUnknown: true })
    const known = await readBack(ports, product, ledger, stored)
    if (known.is !== 'stored') return known
    const hasArrived = 'add' in step ? known.quantity >= aim : known.quantity === aim
    return hasArrived ? known : { is: 'failed', quantity: known.quantity, error }
  }
}

async function send({ api }: WriterPorts, { product, inputStatus, viewedAt }: Wish, step: Step, intent: string) {
  if ('have' in step && step.have === 0) {
    await deleteOrder(api, product, intent)
    return 0
  }
  const [quantity, mode] = 'add' in step ? ([step.add, 'append'] as const) : ([step.have, 'direct'] as const)
  return putOrder(api, { product, quantity, mode, inputStatus, viewedAt, intent })
}

/** What the service holds of a product now. */
async function readBack(
  { api }: WriterPorts,
  product: Product,
  { lost }: Ledger,
  before: number,
): Promise<WriteOutcome> {
  try {
    const quantity = orderedQuantity(await getOrder(api, product.week), product.orderNumber)
    const entry = lost.get(product.orderNumber)
    if (entry !== undefined) lost.set(product.orderNumber, { ...entry, isUnknown: false })
    return { is: 'stored', quantity }
  } catch (error) {
    return { is: 'unknown', quantity: before, error }
  }
}
