import { isApiError } from '@shop/shared/api'
import { nextTask } from '@shop/shared/ui'
import { isLostAnswer, nextWrite, toAttempt, type WriteEvent } from './next-write.ts'
import { afterStep, mergeSteps, type Step } from './step.ts'
import type { LostWrite, WriteRecord, WriteStatus } from './write-record.ts'
import { setLostWrite } from './write-state.ts'
import type { SentOutcome, WriteOutcome, WriteTarget } from './write-target.ts'

/**
 * Brings a quantity to where the member wants it, and shows it at once. Of one key never two writes are under way;
 * steps that come meanwhile are sent after it as one. Gives `undefined` to such a late one: the first caller tells the
 * member how both ended.
 */
export function executeWrite<Subject>(
  target: WriteTarget<Subject> & { unsent?: undefined },
  step: Step,
): Promise<SentOutcome> | undefined
export function executeWrite<Subject>(target: WriteTarget<Subject>, step: Step): Promise<WriteOutcome> | undefined
export function executeWrite<Subject>(target: WriteTarget<Subject>, step: Step): Promise<WriteOutcome> | undefined {
  const { state, key, subject, shown, before, intent, unsent } = target
  const wanted = afterStep(shown, step)
  const earlier = state.inFlight.get(key)
  if (earlier !== undefined) {
    earlier.wanted = wanted
    earlier.next = mergeSteps(earlier.next, step)
    target.show(wanted)
    return undefined
  }
  const pressed = unsent?.press() ?? 0
  const write = { status: 'queued', subject, wanted, step, before, intent } as const
  // Never shown as ordered, and no request for which there is no network.
  if (unsent?.mustWait() === true && state.lost.get(key)?.isUnknown !== true)
    return Promise.resolve(keepUnsent(target, step, state.lost.get(key), pressed))
  state.inFlight.set(key, write)
  target.show(wanted)
  return showThenRun(target, write, pressed)
}

async function showThenRun<Subject>(
  target: WriteTarget<Subject>,
  write: WriteRecord,
  pressed: number,
): Promise<WriteOutcome> {
  const { state, key, shown, unsent } = target
  // A request costs the browser as much as the frame that shows the press: the frame comes first.
  await nextTask()
  const lost = state.lost.get(key)
  await runWrite(target, Object.assign(write, { lost }))
  state.inFlight.delete(key)
  const { status, before: quantity = shown, error } = write
  target.settle(quantity)
  if (unsent !== undefined && isCut(write)) {
    const left = write.next === undefined ? write.step : mergeSteps(write.step, write.next)
    return keepUnsent(target, left, write.lost, pressed)
  }
  if (write.lost !== lost) setLostWrite(state, key, write.lost)
  if (status === 'stored') return { is: status, quantity }
  return { is: status === 'unknown' ? status : 'failed', quantity, error }
}

/** A request that was cut off goes with it: it is asked for before anything is sent again. */
function keepUnsent<Subject>(
  target: WriteTarget<Subject>,
  step: Step,
  lost: LostWrite | undefined,
  pressed: number,
): WriteOutcome {
  const { state, key, before, shown, intent, unsent } = target
  setLostWrite(state, key, undefined)
  unsent?.keep({ step, pressed, shown, intent, tried: lost && toAttempt(lost) })
  return { is: 'unsent', quantity: before ?? shown }
}

/** Neither the write nor what asks for it came through; where the service can be read, it says what it holds. */
const isCut = ({ status, error }: WriteRecord): boolean =>
  status !== 'stored' && isApiError(error) && error.code === 'OFFLINE' && !isLostAnswer(error)

export type WritePorts = Pick<WriteTarget<unknown>, 'read' | 'send' | 'randomId'> & { state: { elsewhere: number } }

const finalStatuses: readonly WriteStatus[] = ['stored', 'failed', 'unknown']

/**
 * Performs what `nextWrite` decides until the write is over. The record is changed in place, as steps are added to it
 * meanwhile. `onSent` is called before each request leaves.
 */
export async function runWrite(
  ports: WritePorts,
  write: WriteRecord,
  onSent?: (write: WriteRecord) => void,
): Promise<void> {
  const dispatch = (event: WriteEvent) => void Object.assign(write, nextWrite(write, event))
  dispatch({ type: 'begun' })
  while (!finalStatuses.includes(write.status))
    if (write.status === 'ready') {
      dispatch({ type: 'sent', intent: write.intent ?? ports.randomId(), elsewhere: ports.state.elsewhere })
      onSent?.(write)
    } else dispatch(await ask(ports, write))
}

/** Sends the step, or reads what the service holds. */
async function ask({ read, send, state }: WritePorts, { status, step, intent = '' }: WriteRecord): Promise<WriteEvent> {
  try {
    if (status === 'sending') return { type: 'answered', quantity: await send(step, intent) }
    const quantity = await read()
    return { type: 'read', quantity, elsewhere: state.elsewhere }
  } catch (error) {
    return { type: 'failed', error }
  }
}
