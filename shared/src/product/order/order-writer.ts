import { isApiError } from '@shop/shared/api'
import { deleteOrder, getOrder, putOrder } from '@shop/shared/api/shopping'
import { isLimitedRush, orderedQuantity, type Product } from '@shop/shared/domain/shopping'
import { nextTask } from '@shop/shared/ui'
import { currentLine, settleOrder, showLine, shownQuantity, type WriterPorts } from './order-cache.ts'
import { type Ledger, type LostWrite, ledgerOf, type PendingWrite, setLost } from './pending-writes.ts'
import { afterStep, bothSteps, fateOf, isSameStep, type Step } from './step.ts'

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
  /** The answer was lost, and reading the order has not told what came of it: 確認中. [ORD-133] */
  | { is: 'unknown'; quantity: number; error: unknown }

/**
 * Brings the order to what the member wishes. The one order shows it at once; of one product never two
 * writes are under way, and wishes that come meanwhile are sent after it as one.
 * Gives `undefined` to such a late one: the first caller tells the member what came of both. [ORD-075, ORD-076]
 */
export function placeWish(ports: WriterPorts, wish: Wish): Promise<WriteOutcome> | undefined {
  const { product, step, inputStatus } = wish
  const ledger = ledgerOf(ports.queryClient, product.week)
  const line = currentLine(ports, product)
  const wanted = afterStep(line?.quantity ?? 0, step)
  const pending = ledger.pending.get(product.orderNumber)
  if (pending !== undefined) {
    pending.wanted = wanted
    pending.next = bothSteps(pending.next, step)
    showLine(ports, product, wanted, inputStatus)
    return undefined
  }
  const before = shownQuantity(ports, product)
  const write: PendingWrite = { product, inputStatus, wanted }
  ledger.pending.set(product.orderNumber, write)
  showLine(ports, product, wanted, inputStatus)
  return bringAbout({ ports, wish, ledger, write }, before).then((outcome) => {
    ledger.pending.delete(product.orderNumber)
    const lost = ledger.lost.get(product.orderNumber)
    if (outcome.is === 'unknown' && lost !== undefined)
      setLost(ledger, product.orderNumber, { ...lost, isUnknown: true })
    settleOrder(ports, product, outcome.quantity, { before: line, inputStatus })
    return outcome
  })
}

/** Reads what came of a wish whose answer was lost, before anything is offered again. [ORD-133] */
export async function askWhatIsStored(ports: WriterPorts, product: Product): Promise<WriteOutcome> {
  const ledger = ledgerOf(ports.queryClient, product.week)
  const before = currentLine(ports, product)
  const known = await readBack(ports, product, before?.quantity ?? 0)
  if (known.is !== 'stored') return known
  const lost = ledger.lost.get(product.orderNumber)
  // The member sees what there is: what they ask for next is a wish of its own, unless nothing has arrived.
  if (lost !== undefined && learnFate(ledger, product, lost, known.quantity) === 'unclear')
    setLost(ledger, product.orderNumber, undefined)
  settleOrder(ports, product, known.quantity, { before, inputStatus: before?.inputStatus ?? 0 })
  return known
}

type Task = { ports: WriterPorts; wish: Wish; ledger: Ledger; write: PendingWrite }

/** `before`: what was shown, unless nothing was. */
async function bringAbout(task: Task, before: number | undefined): Promise<WriteOutcome> {
  // A request costs the browser as much as the frame that shows the press: the frame comes first. [PF-04]
  await nextTask()
  const { step } = task.wish
  const found = await whatWasLost(task, before)
  if (found === undefined) return sendAll(task, step, before)
  if (found.is !== 'stored') return found
  // What was lost has arrived after all, unseen by the member: ask only for what is still missing.
  const isUnseen = found.hasArrived && found.quantity !== before
  return sendAll(task, isUnseen ? { have: afterStep(before ?? 0, step) } : step, found.quantity)
}

/** Sends until the service holds all that was wished, or refuses. */
async function sendAll(task: Task, first: Step, before: number | undefined): Promise<WriteOutcome> {
  const { write } = task
  let next: Step | undefined = first
  let stored = before
  while (next !== undefined) {
    if (!('have' in next && next.have === stored)) {
      const outcome = await attempt(task, next, stored)
      if (outcome.is !== 'stored') return outcome
      stored = outcome.quantity
    }
    next = write.next
    write.next = undefined
    if (next !== undefined) write.wanted = afterStep(stored ?? 0, next)
  }
  // What the service says is the truth, also where another device has ordered too.
  return { is: 'stored', quantity: stored ?? write.wanted }
}

type Found = { is: 'stored'; quantity: number; hasArrived: boolean } | Exclude<WriteOutcome, { is: 'stored' }>

/** An earlier answer was lost: the order is read before anything else of this product is sent. [ORD-133] */
async function whatWasLost({ ports, wish, ledger }: Task, before: number | undefined): Promise<Found | undefined> {
  const { product } = wish
  const lost = ledger.lost.get(product.orderNumber)
  if (lost === undefined) return undefined
  const known = await readBack(ports, product, before ?? 0)
  if (known.is !== 'stored') return known
  const fate = learnFate(ledger, product, lost, known.quantity)
  if (fate === 'unclear') return { is: 'unknown', quantity: known.quantity, error: lost.error }
  return { ...known, hasArrived: fate === 'arrived' }
}

/** One request. A lost answer is followed by a look into the order, never by the same request. [ORD-133, API-082] */
async function attempt(task: Task, step: Step, before: number | undefined): Promise<WriteOutcome> {
  const { ports, wish, ledger } = task
  const { orderNumber } = wish.product
  const earlier = ledger.lost.get(orderNumber)
  const intent = earlier !== undefined && isSameStep(earlier.step, step) ? earlier.intent : ports.randomId()
  const { elsewhere } = ledger
  try {
    const quantity = await send(ports, wish, step, intent)
    setLost(ledger, orderNumber, undefined)
    return { is: 'stored', quantity }
  } catch (error) {
    if (!isApiError(error) || error.facts.maybeStored !== true) return { is: 'failed', quantity: before ?? 0, error }
    const lost = { intent, step, before, elsewhere, error, isUnknown: false }
    setLost(ledger, orderNumber, lost)
    return lookAfter(task, lost)
  }
}

async function lookAfter({ ports, wish, ledger }: Task, lost: LostWrite): Promise<WriteOutcome> {
  const known = await readBack(ports, wish.product, lost.before ?? 0)
  if (known.is !== 'stored') return known
  const fate = learnFate(ledger, wish.product, lost, known.quantity)
  if (fate === 'arrived') return known
  return { is: fate === 'missing' ? 'failed' : 'unknown', quantity: known.quantity, error: lost.error }
}

/** What is missing is kept, so that the same wish again carries the same intent. */
function learnFate(ledger: Ledger, { orderNumber }: Product, lost: LostWrite, quantity: number) {
  const fate = fateOf(lost, quantity, ledger.elsewhere)
  if (fate === 'arrived') setLost(ledger, orderNumber, undefined)
  if (fate === 'missing') setLost(ledger, orderNumber, { ...lost, isUnknown: false })
  return fate
}

async function send({ api, clock }: WriterPorts, wish: Wish, step: Step, intent: string): Promise<number> {
  const { product, inputStatus, viewedAt } = wish
  if ('have' in step && step.have === 0) {
    await deleteOrder(api, product, intent)
    return 0
  }
  const [quantity, mode] = 'add' in step ? ([step.add, 'append'] as const) : ([step.have, 'direct'] as const)
  // Many order at once: the service reckons again what is left. [ORD-071, ORD-132]
  const mustCalculate = isLimitedRush(clock.now())
  return putOrder(api, { product, quantity, mode, inputStatus, viewedAt, intent, mustCalculate })
}

/** What the service holds of a product now. */
async function readBack({ api }: WriterPorts, product: Product, before: number): Promise<WriteOutcome> {
  try {
    return { is: 'stored', quantity: orderedQuantity(await getOrder(api, product.week), product.orderNumber) }
  } catch (error) {
    return { is: 'unknown', quantity: before, error }
  }
}
