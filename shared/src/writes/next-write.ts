import { isApiError } from '@shop/shared/api'
import { changedElsewhere } from './changed-elsewhere.ts'
import { afterStep, isHeld, isSameStep, type Step } from './step.ts'
import type { Attempt, LostWrite, WriteRecord } from './write-record.ts'

/** A step that the runner has done, and its outcome. */
export type WriteEvent =
  | { type: 'begun' }
  /** The request leaves. */
  | { type: 'sent'; intent: string; elsewhere: number }
  | { type: 'answered'; quantity: number }
  | Reading
  /** No answer, to the request or to the reading. */
  | { type: 'failed'; error: unknown }

/** `elsewhere`: how often another tab has changed the same until now. */
type Reading = { type: 'read'; quantity: number; elsewhere: number }

type Change = Partial<WriteRecord> & Pick<WriteRecord, 'status'>

/** Decides what changes in a write. Pure: ids and readings come with the event. */
export function nextWrite(write: WriteRecord, event: WriteEvent): Change {
  const { status, lost } = write
  switch (event.type) {
    case 'begun':
      // A request that may have arrived is read first.
      return lost === undefined ? sendOrSkip(write) : { status: 'checking' }
    case 'sent':
      return { status: 'sending', intent: event.intent, elsewhere: event.elsewhere }
    case 'answered':
      return finishStep(write.next, event.quantity)
    case 'read':
      if (status === 'outdated' || lost === undefined) return { status: 'failed', before: event.quantity }
      return afterReading(write, lost, event)
    case 'failed':
      if (status === 'outdated') return { status: 'failed' }
      if (write.isUnsent) return { status: 'failed', error: event.error }
      return status === 'sending' ? afterFailure(write, event.error) : toUnknown(lost, event.error)
  }
}

/** Sends nothing that the service holds already. The same step again carries the same intent. */
function sendOrSkip({ step, next, before, lost, intent }: Omit<WriteRecord, 'status'>): Change {
  if (isHeld(step, before)) return finishStep(next, before, lost)
  const isRepeated = lost !== undefined && isSameStep(lost.step, step)
  return { status: 'ready', step, before, lost, intent: isRepeated ? lost.intent : intent }
}

/** Steps that were asked for meanwhile follow as one, under an intent of their own. */
function finishStep(next: Step | undefined, before: number | undefined, lost?: LostWrite): Change {
  if (next === undefined) return { status: 'stored', before, lost }
  return { wanted: afterStep(before ?? 0, next), ...sendOrSkip({ step: next, before, lost }), next: undefined }
}

/** The request may have been stored. */
export const isLostAnswer = (error: unknown): boolean => isApiError(error) && error.facts.maybeStored === true

/** The request that was sent last, as it outlasts the write. */
export const toAttempt = ({ intent = '', step, before, elsewhere = 0 }: Omit<WriteRecord, 'status'>): Attempt => ({
  intent,
  step,
  before,
  elsewhere,
})

function afterFailure(write: WriteRecord, error: unknown): Change {
  const { isUnreadable } = write
  if (!isLostAnswer(error)) {
    // The quantity of the service is shown from now on, also where it is not read for itself. [K-150]
    const isOutdated = !isUnreadable && changedElsewhere(error) !== undefined
    return { status: isOutdated ? 'outdated' : 'failed', error }
  }
  const lost = { ...toAttempt(write), error, isUnknown: false }
  if (!isUnreadable) return { status: 'lost', lost, error }
  return write.lost === undefined ? { status: 'ready', lost } : toUnknown(lost, error)
}

function afterReading(write: WriteRecord, lost: LostWrite, { quantity: before, elsewhere }: Reading): Change {
  const isOver = write.status === 'lost'
  const reconciled = reconcileLostWrite(lost, before, elsewhere)
  if (reconciled === 'unclear') return { ...toUnknown(lost, lost.error), before }
  if (reconciled === 'arrived') return isOver ? finishStep(write.next, before) : sendOrSkip(restOf(write, before))
  // It is kept, so that the same step again carries the same intent.
  const missing = { before, lost: { ...lost, isUnknown: false } }
  return isOver ? { status: 'failed', ...missing } : sendOrSkip({ ...write, ...missing })
}

/** It has arrived after all: where the member has counted from what was there before it, only the rest is asked for. */
function restOf({ step, next, intent, before, isUnsent }: WriteRecord, quantity: number): Omit<WriteRecord, 'status'> {
  const known = { step, next, intent, before: quantity }
  if (!isUnsent && quantity === before) return known
  const rest = { have: afterStep(before ?? 0, step), seen: quantity }
  return { ...known, step: rest, intent: isUnsent && intent }
}

const toUnknown = (lost: LostWrite | undefined, error: unknown): Change => ({
  status: 'unknown',
  error,
  lost: lost && { ...lost, isUnknown: true },
})

/** The part that is left of a lost write that the member has asked for. An unclear one is over: they see what there is. */
export function checkedLostWrite(lost: LostWrite, quantity: number, elsewhere: number): LostWrite | undefined {
  const isMissing = reconcileLostWrite(lost, quantity, elsewhere) === 'missing'
  return isMissing ? { ...lost, isUnknown: false } : undefined
}

/**
 * Tells whether a lost write has arrived, by the quantity that the service holds now. Where somebody else may have
 * changed it too, the quantity tells nothing: `unclear`.
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
