import { isApiError } from '@shop/shared/api'
import { changedElsewhere } from './changed-elsewhere.ts'
import { afterStep, isHeld, isSameStep } from './step.ts'
import type { Attempt, LostWrite, WriteRecord } from './write-record.ts'

/** What the runner has done, and what came of it. */
export type WriteEvent =
  /** The request leaves. */
  | { type: 'sent'; intent: string; elsewhere: number }
  | { type: 'answered'; quantity: number }
  | { type: 'failed'; error: unknown }
  /** `elsewhere`: how often another tab has changed the same until now. */
  | { type: 'read'; quantity: number; elsewhere: number }
  | { type: 'readFailed'; error: unknown }

/** Begins a write: what may have arrived is read first, and what the service holds already is not sent. [ORD-133] */
export const beginWrite = <Subject>(write: Omit<WriteRecord<Subject>, 'status' | 'elsewhere'>): WriteRecord<Subject> =>
  write.lost === undefined ? sendOrSkip(write) : { ...write, status: 'checking', elsewhere: 0 }

/** Decides the next status of a write. Pure: ids and readings come with the event. */
export function nextWrite<Subject>(write: WriteRecord<Subject>, event: WriteEvent): WriteRecord<Subject> {
  switch (event.type) {
    case 'sent':
      return { ...write, status: 'sending', intent: event.intent, elsewhere: event.elsewhere }
    case 'answered':
      return finishStep({ ...write, before: event.quantity, lost: undefined })
    case 'failed':
      return afterFailure(write, event.error)
    case 'read':
      return afterReading(write, event.quantity, event.elsewhere)
    case 'readFailed':
      if (write.status === 'outdated') return { ...write, status: 'failed' }
      if (write.isUnsent === true) return { ...write, status: 'failed', error: event.error }
      return toUnknown({ ...write, error: event.error })
  }
}

/** The same step again carries the same intent. */
function sendOrSkip<Subject>(write: Omit<WriteRecord<Subject>, 'status' | 'elsewhere'>): WriteRecord<Subject> {
  const { step, before, lost } = write
  const ready = { ...write, status: 'ready', elsewhere: 0 } as const
  if (isHeld(step, before)) return finishStep(ready)
  return { ...ready, intent: lost !== undefined && isSameStep(lost.step, step) ? lost.intent : write.intent }
}

/** Steps that were asked for meanwhile follow as one, under an intent of their own. [ORD-075, ORD-076, FAV-045] */
function finishStep<Subject>(write: WriteRecord<Subject>): WriteRecord<Subject> {
  const { next, before = 0 } = write
  if (next === undefined) return { ...write, status: 'stored' }
  return sendOrSkip({ ...write, step: next, next: undefined, wanted: afterStep(before, next), intent: undefined })
}

function afterFailure<Subject>(write: WriteRecord<Subject>, error: unknown): WriteRecord<Subject> {
  const { intent = '', step, before, elsewhere } = write
  if (write.isUnsent === true) return { ...write, status: 'failed', error }
  if (!isApiError(error) || error.facts.maybeStored !== true)
    return { ...write, status: mustBeRead(write, error) ? 'outdated' : 'failed', error }
  const lost: LostWrite = { intent, step, before, elsewhere, error, isUnknown: false }
  if (write.isUnreadable !== true) return { ...write, status: 'lost', lost, error }
  return write.lost === undefined ? { ...write, status: 'ready', lost } : toUnknown({ ...write, error })
}

/** Where another device has changed it, what stands there is shown from now on, also where it is not read for itself. [K-150] */
const mustBeRead = ({ isUnreadable }: WriteRecord, error: unknown): boolean =>
  isUnreadable !== true && changedElsewhere(error) !== undefined

function afterReading<Subject>(write: WriteRecord<Subject>, quantity: number, elsewhere: number): WriteRecord<Subject> {
  const { lost, status } = write
  const known = { ...write, before: quantity }
  if (status === 'outdated' || lost === undefined) return { ...known, status: 'failed' }
  const reconciled = reconcileLostWrite(lost, quantity, elsewhere)
  if (reconciled === 'unclear') return toUnknown({ ...known, error: lost.error })
  if (reconciled === 'arrived')
    return status === 'lost' ? finishStep({ ...known, lost: undefined }) : sendRest(write, quantity)
  // It is kept, so that the same step again carries the same intent.
  const missing = { ...known, lost: { ...lost, isUnknown: false } }
  return status === 'lost' ? { ...missing, status: 'failed' } : sendOrSkip(missing)
}

/** It has arrived after all: where the member has counted from what was there before it, only the rest is asked for. */
function sendRest<Subject>(write: WriteRecord<Subject>, quantity: number): WriteRecord<Subject> {
  const { isUnsent, before, step, intent } = write
  const known = { ...write, before: quantity, lost: undefined }
  if (isUnsent !== true && quantity === before) return sendOrSkip(known)
  const rest = { have: afterStep(before ?? 0, step), seen: quantity }
  return sendOrSkip({ ...known, step: rest, intent: isUnsent === true ? intent : undefined })
}

const toUnknown = <Subject>(write: WriteRecord<Subject>): WriteRecord<Subject> => ({
  ...write,
  status: 'unknown',
  lost: write.lost && { ...write.lost, isUnknown: true },
})

/** What is left of a lost write that the member has asked for. An unclear one is over: they see what there is. [ORD-133] */
export function checkedLostWrite(lost: LostWrite, quantity: number, elsewhere: number): LostWrite | undefined {
  const isMissing = reconcileLostWrite(lost, quantity, elsewhere) === 'missing'
  return isMissing ? { ...lost, isUnknown: false } : undefined
}

/**
 * Tells whether a lost write has arrived, by the quantity that the service holds now. Where somebody else may have
 * changed it too, the quantity tells nothing: `unclear`. [ORD-133]
 */
function reconcileLostWrite(
  { step, before, elsewhere }: Attempt,
  quantity: number,
  elsewhereNow: number,
): 'arrived' | 'missing' | 'unclear' {
  if ('have' in step) {
    if (quantity === step.have) return 'arrived'
    return quantity === before ? 'missing' : 'unclear'
  }
  if (elsewhere !== elsewhereNow) return 'unclear'
  if (before === undefined) return quantity < step.add ? 'missing' : 'unclear'
  if (quantity === before + step.add) return 'arrived'
  return quantity === before ? 'missing' : 'unclear'
}
