import { askedOrders, missingPuts, type Subscription, type SubscriptionRequest } from '@shop/shared/domain/shopping'
import { isFatalForBatch } from '@shop/shared/product/order'
import type { SentOutcome } from '@shop/shared/writes'
import { type Run, refetchSubscriptions, type SendPorts, type Task, writeChange } from './subscription-writes.ts'

export type Wanted = { subscription: Subscription; request: SubscriptionRequest }
/** The service has said no to a request for this product; the others are not concerned. */
export type Refused = { subscription: Subscription; error: unknown }

export type SendOutcome =
  | { is: 'done' }
  /** The list on show is what the service holds now; what it lacks can be sent again. */
  | ({ is: 'partly'; missing: Wanted[] } & Failures)
  /** The list could not be read either: it comes before anything is sent again. */
  | ({ is: 'unknown' } & Failures)
/** `error`: what ended the run. */
type Failures = { refused: Refused[]; error?: unknown }

/** Says that {@link SendOutcome} is unknown. */
export const unknownOutcome = '変更が届いたか確認できませんでした'

/**
 * Sends request after request, each write after the one before was stored. What the service refuses of one product holds up no
 * other; whatever else fails ends the run.
 */
export async function sendStagedChanges(ports: SendPorts, task: Task, wanted: readonly Wanted[]): Promise<SendOutcome> {
  const run: Run = { ...ports, ...task }
  const { sent, refused, last } = await sendInTurn(run, wanted)
  const { held } = await refetchSubscriptions(run)
  if (sent.size === wanted.length) return { is: 'done' }
  const failures = last === undefined ? { refused } : { refused, error: last.error }
  if (held === undefined) return { is: 'unknown', ...failures }
  const missing = wanted.filter((one) => !sent.has(one) && isMissing(held, one))
  // The list could be read after all, and what was lost has arrived.
  if (refused.length === 0 && missing.length === 0 && last?.is !== 'failed') return { is: 'done' }
  return { is: 'partly', missing, ...failures }
}

type NotStored = Exclude<SentOutcome, { is: 'stored' }>

/** `last`: the write that ended the run. */
async function sendInTurn(
  run: Run,
  wanted: readonly Wanted[],
): Promise<{ sent: Set<Wanted>; refused: Refused[]; last?: NotStored }> {
  const sent = new Set<Wanted>()
  const refused: Refused[] = []
  for (const one of wanted) {
    const outcome = await sendRequest(run, one)
    // Another run has it under way: the list tells.
    if (outcome === undefined) continue
    if (outcome.is === 'stored') sent.add(one)
    else if (outcome.is === 'unknown' || isFatalForBatch(outcome.error)) return { sent, refused, last: outcome }
    else refused.push({ subscription: one.subscription, error: outcome.error })
  }
  return { sent, refused }
}

/** The writes of one request; a change has two halves. Gives the outcome of the last one that was tried. */
async function sendRequest(run: Run, { subscription, request }: Wanted): Promise<SentOutcome | undefined> {
  const { product } = subscription
  const puts = missingPuts(subscription, request)
  let outcome: SentOutcome | undefined = { is: 'stored', quantity: 0 }
  for (const [at, put] of puts.entries()) {
    const isHeld = (held: readonly Subscription[]) => missingOf(held, { subscription, request }) < puts.length - at
    outcome = await writeChange(run, { product, ...put, before: 0, isHeld, seen: seenBefore(subscription, at) })
    if (outcome?.is !== 'stored') break
  }
  return outcome
}

/** The quantity that is asked for before a write of a request: as the list shows it, and then its old half beside that. [K-150] */
function seenBefore(subscription: Subscription, at: number) {
  const asked = askedOrders(subscription)
  if (at === 0) return asked
  return asked.length === 0 ? [{ code: subscription.cycleCode, quantity: subscription.quantity }] : undefined
}

/** How many writes of a request the service lacks. A subscription that is gone has nothing to lack. */
function missingOf(held: readonly Subscription[], { subscription, request }: Wanted): number {
  const now = held.find((one) => one.orderNumber === subscription.orderNumber)
  return now === undefined ? 0 : missingPuts(now, request).length
}

export const isMissing = (held: readonly Subscription[], wanted: Wanted): boolean => missingOf(held, wanted) > 0

/** 変更のキャンセル and お届けを再開: takes back what is asked for, until the service holds nothing of it. */
export async function takeBack(ports: SendPorts, task: Task, subscription: Subscription): Promise<SendOutcome> {
  const run: Run = { ...ports, ...task }
  const askedIn = (held: readonly Subscription[]) =>
    held.filter((one) => one.orderNumber === subscription.orderNumber).flatMap(askedOrders)
  let [asked] = askedOrders(subscription)
  // A change has two halves at most.
  for (let half = 0; half < 2 && asked !== undefined; half += 1) {
    const { orderNumber, quantity: before } = asked
    const isHeld = (held: readonly Subscription[]) => askedIn(held).every((one) => one.orderNumber !== orderNumber)
    const outcome = await writeChange(run, { product: subscription.product, orderNumber, quantity: 0, before, isHeld })
    const error = outcome?.is === 'stored' ? undefined : outcome?.error
    const read = await refetchSubscriptions(run)
    if (read.held === undefined) return { is: 'unknown', refused: [], error: error ?? read.error }
    ;[asked] = askedIn(read.held)
    const isDone = outcome?.is === 'stored' || (outcome?.is === 'unknown' && asked === undefined)
    if (!isDone) return { is: 'partly', refused: [], missing: [], error }
  }
  return { is: 'done' }
}
