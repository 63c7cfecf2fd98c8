import { isApiError } from '@shop/shared/api'
import { nextTask } from '@shop/shared/ui'
import { changedElsewhere } from './changed-elsewhere.ts'
import { stepLeft, type UnsentPlace } from './keep-unsent.ts'
import { type LostWrite, type Reconciled, reconcileLostWrite } from './lost-write.ts'
import { afterStep, isHeld, isSameStep, mergeSteps, type Step } from './step.ts'
import { type InFlightWrite, setLostWrite, type WriteState } from './write-state.ts'

/** The end of a write. `quantity`: that of the service, as far as it is known. */
export type WriteOutcome =
  | { is: 'stored'; quantity: number }
  | { is: 'failed'; quantity: number; error: unknown }
  /** The answer was lost, and reading has not told whether the write has arrived: 確認中. [ORD-133] */
  | { is: 'unknown'; quantity: number; error: unknown }
  /** There is no network: it is kept, and sent when there is one. `quantity` is still that of the service. [K-120] */
  | { is: 'unsent'; quantity: number }

/** The end of a write that fails where there is no network. */
export type SentOutcome = Exclude<WriteOutcome, { is: 'unsent' }>

/** A quantity that the service holds, and how the page reads and shows it. */
export type HeldQuantity = {
  state: WriteState
  /** Names it within the state. */
  key: string
  /** On show now. */
  shown: number
  /** Reads it from the service. */
  read(): Promise<number>
  /** Shows it when a write is over, or when it was read back. */
  settle(quantity: number): void
}

export type WriteTarget<Subject> = HeldQuantity & {
  state: WriteState<Subject>
  subject: Subject
  /** The quantity of the service, where the page knows it. */
  before: number | undefined
  /** Shows it while it is under way. */
  show(quantity: number): void
  /** One request; gives the quantity that the service holds then. */
  send(step: Step, intent: string): Promise<number>
  randomId(): string
  /** Names this step to the service. Without it each step that is sent gets a name of its own. */
  intent?: string | undefined
  /** Keeps it while there is no network; without it such a write fails. */
  unsent?: UnsentPlace | undefined
}

/**
 * Brings a quantity to where the member wants it, and shows it at once. Of one key never two writes are under way;
 * steps that come meanwhile are sent after it as one. Gives `undefined` to such a late one: the first caller tells the
 * member how both ended. [ORD-075, ORD-076, FAV-045]
 */
export function executeWrite<Subject>(
  target: WriteTarget<Subject> & { unsent?: undefined },
  step: Step,
): Promise<SentOutcome> | undefined
export function executeWrite<Subject>(target: WriteTarget<Subject>, step: Step): Promise<WriteOutcome> | undefined
export function executeWrite<Subject>(target: WriteTarget<Subject>, step: Step): Promise<WriteOutcome> | undefined {
  const { state, key, subject, shown } = target
  const wanted = afterStep(shown, step)
  const earlier = state.inFlight.get(key)
  if (earlier !== undefined) {
    earlier.wanted = wanted
    earlier.next = mergeSteps(earlier.next, step)
    target.show(wanted)
    return undefined
  }
  const pressed = target.unsent?.press() ?? 0
  // Never shown as ordered, and no request for which there is no network.
  if (target.unsent?.mustWait() === true && state.lost.get(key)?.isUnknown !== true)
    return Promise.resolve(keepUnsent(target, step, pressed))
  const write: InFlightWrite<Subject> = { subject, wanted, step }
  state.inFlight.set(key, write)
  target.show(wanted)
  return reconcileAndSend(target, write, step).then((outcome) => {
    state.inFlight.delete(key)
    target.settle(outcome.quantity)
    if (target.unsent !== undefined && isCut(outcome))
      return keepUnsent(target, stepLeft(write.step ?? step, write.next), pressed)
    const lost = state.lost.get(key)
    if (outcome.is === 'unknown' && lost !== undefined) setLostWrite(state, key, { ...lost, isUnknown: true })
    return outcome
  })
}

/** A request that was cut off goes with it: it is asked for before anything is sent again. */
function keepUnsent<Subject>(target: WriteTarget<Subject>, step: Step, pressed: number): WriteOutcome {
  const { state, key, before, shown, intent, unsent } = target
  const lost = state.lost.get(key)
  const tried = lost && { intent: lost.intent, step: lost.step, before: lost.before, elsewhere: lost.elsewhere }
  setLostWrite(state, key, undefined)
  unsent?.keep({ step, pressed, shown, intent, tried })
  return { is: 'unsent', quantity: before ?? shown }
}

/** Neither the write nor what asks for it came through; where the service can be read, it says what it holds. */
const isCut = (outcome: SentOutcome): boolean =>
  outcome.is !== 'stored' &&
  isApiError(outcome.error) &&
  outcome.error.code === 'OFFLINE' &&
  outcome.error.facts.maybeStored !== true

/** Reads whether a lost write has arrived, before anything is offered again. [ORD-133] */
export async function checkLostWrite(held: HeldQuantity): Promise<SentOutcome> {
  const { state, key } = held
  const known = await readBack(held, held.shown)
  if (known.is !== 'stored') return known
  const lost = state.lost.get(key)
  // The member sees what there is: their next step is another intent, unless nothing has arrived.
  if (lost !== undefined && reconcile(held, lost, known.quantity) === 'unclear') setLostWrite(state, key, undefined)
  held.settle(known.quantity)
  return known
}

async function reconcileAndSend<Subject>(
  target: WriteTarget<Subject>,
  write: InFlightWrite<Subject>,
  step: Step,
): Promise<SentOutcome> {
  const { state, key, before, intent } = target
  // A request costs the browser as much as the frame that shows the press: the frame comes first.
  await nextTask()
  const lost = state.lost.get(key)
  if (lost === undefined) return sendAll(target, write, { step, before, intent })
  const known = await readBack(target, before ?? target.shown)
  if (known.is !== 'stored') return known
  const reconciled = reconcile(target, lost, known.quantity)
  if (reconciled === 'unclear') return { is: 'unknown', quantity: known.quantity, error: lost.error }
  // It has arrived after all, unseen by the member: only the rest is asked for, which is another intent.
  if (reconciled === 'arrived' && known.quantity !== before)
    return sendAll(target, write, {
      step: { have: afterStep(before ?? 0, step), seen: known.quantity },
      before: known.quantity,
    })
  return sendAll(target, write, { step, before: known.quantity, intent })
}

type Attempt = { step: Step; before: number | undefined; intent?: string | undefined }

/** Sends until the service holds all that was asked for, or refuses. */
async function sendAll<Subject>(
  target: WriteTarget<Subject>,
  write: InFlightWrite<Subject>,
  first: Attempt,
): Promise<SentOutcome> {
  let attempt: Attempt | undefined = first
  let stored = first.before
  while (attempt !== undefined) {
    write.step = attempt.step
    if (!isHeld(attempt.step, stored)) {
      const outcome: SentOutcome = await sendOnce(target, attempt)
      if (outcome.is !== 'stored') return outcome
      stored = outcome.quantity
    }
    const { next } = write
    write.next = undefined
    if (next !== undefined) write.wanted = afterStep(stored ?? 0, next)
    attempt = next === undefined ? undefined : { step: next, before: stored }
  }
  // The service's own number is the truth, also where another device has changed it too.
  return { is: 'stored', quantity: stored ?? write.wanted }
}

/** One request. A lost answer is followed by reading, never by the same request. [ORD-133, API-082] */
async function sendOnce<Subject>(
  target: WriteTarget<Subject>,
  { step, before, intent: own }: Attempt,
): Promise<SentOutcome> {
  const { state, key } = target
  const earlier = state.lost.get(key)
  const isRepeated = earlier !== undefined && isSameStep(earlier.step, step)
  const intent = isRepeated ? earlier.intent : (own ?? target.randomId())
  const { elsewhere } = state
  try {
    const quantity = await target.send(step, intent)
    setLostWrite(state, key, undefined)
    return { is: 'stored', quantity }
  } catch (error) {
    const quantity = before ?? target.shown
    if (!isApiError(error) || error.facts.maybeStored !== true)
      return { is: 'failed', quantity: await heldAfterRefusal(target, error, quantity), error }
    const lost: LostWrite = { intent, step, before, elsewhere, error, isUnknown: false }
    setLostWrite(state, key, lost)
    const known = await readBack(target, quantity)
    if (known.is !== 'stored') return known
    const reconciled = reconcile(target, lost, known.quantity)
    if (reconciled === 'arrived') return known
    return { is: reconciled === 'missing' ? 'failed' : 'unknown', quantity: known.quantity, error }
  }
}

/** Where another device has changed it, what stands there is shown from now on, also where it is not read for itself. [K-150] */
const heldAfterRefusal = async (held: HeldQuantity, error: unknown, before: number): Promise<number> =>
  changedElsewhere(error) === undefined ? before : (await readBack(held, before)).quantity

/** A missing write is kept, so that the same step again carries the same intent. */
function reconcile({ state, key }: HeldQuantity, lost: LostWrite, quantity: number): Reconciled {
  const reconciled = reconcileLostWrite(lost, quantity, state.elsewhere)
  if (reconciled === 'arrived') setLostWrite(state, key, undefined)
  if (reconciled === 'missing') setLostWrite(state, key, { ...lost, isUnknown: false })
  return reconciled
}

async function readBack({ read }: HeldQuantity, shown: number): Promise<SentOutcome> {
  try {
    return { is: 'stored', quantity: await read() }
  } catch (error) {
    return { is: 'unknown', quantity: shown, error }
  }
}
