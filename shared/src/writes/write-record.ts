import type { Step } from './step.ts'

/** One request for a step, as it left the page. The same step again carries the same intent, so that it counts once. */
export type Attempt = {
  /** Names the step to the service. */
  intent: string
  step: Step
  /** The quantity before it, as far as the page knew. */
  before?: number | undefined
  /** How often another tab had changed the same when it was sent. */
  elsewhere: number
}

/** An attempt whose answer was lost. */
export type LostWrite = Attempt & {
  error: unknown
  /** Reading has not told yet whether it has arrived: 確認中. */
  isUnknown: boolean
}

export type WriteStatus =
  /** It is shown, and nothing was done for it yet. */
  | 'queued'
  /** The answer to an earlier request was lost: the service is read before anything is sent. */
  | 'checking'
  /** The step is to be sent. */
  | 'ready'
  | 'sending'
  /** The answer to this request was lost: the service is read, and the request is never repeated blindly. */
  | 'lost'
  /** It was refused because another device has changed the quantity: what stands there is read. [K-150] */
  | 'outdated'
  | 'stored'
  | 'failed'
  /** Nobody knows whether the write has arrived. */
  | 'unknown'

/** A write of one quantity, from the press to its end. `nextWrite` alone decides its status. */
export type WriteRecord = {
  status: WriteStatus
  /** The step that is sent now. */
  step: Step
  /** Asked for meanwhile: it is sent after the step. */
  next?: Step | undefined
  /** The quantity when all goes well: it is shown meanwhile. */
  wanted?: number
  /** Names the step to the service. Without it each step that is sent gets a name of its own. */
  intent?: string | undefined
  /** The quantity that the service holds, as far as the page knows. */
  before?: number | undefined
  /** How often another tab had changed the same when the step was sent. */
  elsewhere?: number
  /** The last attempt whose answer was lost. */
  lost?: LostWrite | undefined
  error?: unknown
  /** It has waited for the network: a failure leaves it to the outbox, which tries again later. [K-120] */
  isUnsent?: true
  /** The service cannot be read for it: after a lost answer it is sent once more under the same intent. */
  isUnreadable?: true
}
