import { isApiError } from '@shop/shared/api'
import { reconcileLostWrite } from './lost-write.ts'
import { afterStep, isHeld, isSameStep, type Step } from './step.ts'
import type { TriedWrite, UnsentWrite } from './unsent-write.ts'
import type { WriteState } from './write-state.ts'

/** A quantity to which something is unsent. */
export type SendTarget = {
  state: WriteState
  /** Names it within the state. */
  key: string
  /** The quantity of the service, where the page knows it. */
  before: number | undefined
  read(): Promise<number>
  send(step: Step, intent: string): Promise<number>
  /** Shows what the service holds. */
  settle(quantity: number): void
}

/** The end of one try. */
export type SentUnsent =
  | { is: 'stored'; quantity: number }
  /** Nothing came through, or nobody knows: it is tried again, after reading. */
  | { is: 'cut'; error: unknown }
  | { is: 'loginNeeded'; error: unknown }
  | { is: 'refused'; error: unknown }
  /** Somebody else has changed the same: whether it has arrived cannot be told. [ORD-133] */
  | { is: 'unclear'; tried: TriedWrite; quantity: number }

/**
 * Tries once to bring a quantity to where the member wants it. What may have arrived is asked for first, and sent again
 * only when it has not, under the same intent. `onTry` hears of each request before it leaves. [ORD-133, API-082]
 */
export async function sendUnsent(
  target: SendTarget,
  write: UnsentWrite,
  onTry: (tried: TriedWrite) => void,
): Promise<SentUnsent> {
  const { tried } = write
  const { state } = target
  let { step } = write
  let { before } = target
  try {
    if (tried !== undefined) {
      before = await target.read()
      const reconciled = reconcileLostWrite({ before: undefined, ...tried }, before, state.elsewhere)
      if (reconciled === 'unclear') return { is: 'unclear', tried, quantity: before }
      // The member has counted from what was there before it: only the rest is asked for.
      if (reconciled === 'arrived') step = { have: afterStep(tried.before ?? 0, step), seen: before }
    }
    if (before !== undefined && isHeld(step, before)) return { is: 'stored', quantity: before }
    const intent = tried !== undefined && isSameStep(tried.step, step) ? tried.intent : write.intent
    onTry({ intent, step, before, elsewhere: state.elsewhere })
    return { is: 'stored', quantity: await target.send(step, intent) }
  } catch (error) {
    return { is: whyNotSent(error), error }
  }
}

const busy = 429

/** No network, no answer, or a service that is down: that passes. */
function whyNotSent(error: unknown): 'cut' | 'loginNeeded' | 'refused' {
  if (!isApiError(error)) return 'refused'
  const { code, facts } = error
  if (code === 'LOGIN_NEEDED') return 'loginNeeded'
  return ['OFFLINE', 'TIMEOUT', 'UNAVAILABLE', 'ABORTED'].includes(code) || facts.status === busy ? 'cut' : 'refused'
}
