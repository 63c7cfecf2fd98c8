import type { Step } from './step.ts'

/** A write whose answer was lost. The same step again carries the same intent, so that it counts once. */
export type LostWrite = {
  intent: string
  step: Step
  /** The quantity before it, as far as the page knew. */
  before: number | undefined
  /** How often another tab had changed the same when it was sent. */
  elsewhere: number
  error: unknown
  /** Reading has not told yet whether it has arrived: 確認中. [ORD-133] */
  isUnknown: boolean
}

export type Reconciled = 'arrived' | 'missing' | 'unclear'

/**
 * Whether a lost write has arrived, by the quantity that the service holds now. Where somebody else may have changed
 * it too, the quantity tells nothing: `unclear`. [ORD-133]
 */
export function reconcileLostWrite(
  { step, before, elsewhere }: Pick<LostWrite, 'step' | 'before' | 'elsewhere'>,
  quantity: number,
  elsewhereNow: number,
): Reconciled {
  if ('have' in step) {
    if (quantity === step.have) return 'arrived'
    return quantity === before ? 'missing' : 'unclear'
  }
  if (elsewhere !== elsewhereNow) return 'unclear'
  if (before === undefined) return quantity < step.add ? 'missing' : 'unclear'
  if (quantity === before + step.add) return 'arrived'
  return quantity === before ? 'missing' : 'unclear'
}
