import { isApiError } from '@shop/shared/api'
import type { WeekNumber } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import {
  askedOrders,
  currentOrderQuery,
  deleteOrder,
  inputStatus,
  missingPuts,
  putOrder,
  type Subscription,
  type SubscriptionWish,
} from '@shop/shared/product'
import { isFatalForBatch } from '../../parts/is-fatal-for-batch.ts'
import { subscriptionsQuery } from '../../parts/subscriptions/subscriptions.queries.ts'

export type SendPorts = Pick<PlatformServices, 'api' | 'queryClient' | 'randomId' | 'entry' | 'bus'>
export type Task = { week: WeekNumber; viewedAt: Date }
export type Wanted = { subscription: Subscription; wish: SubscriptionWish }
/** The service has said no to a wish for this product; the others are not concerned. */
export type Refused = { subscription: Subscription; error: unknown }

export type SendOutcome =
  | { is: 'done' }
  /** The list on show is what the service holds now; what it lacks can be sent again. */
  | ({ is: 'partly'; missing: Wanted[] } & Failures)
  /** The list could not be read either: it comes before anything is sent again. [ORD-133] */
  | ({ is: 'unknown' } & Failures)
/** `error`: what ended the run. */
type Failures = { refused: Refused[]; error?: unknown }

/** Says that {@link SendOutcome} is unknown. [ORD-133] */
export const unknownOutcome = '変更が届いたか確認できませんでした'

/**
 * Sends wish after wish, each write after the one before was stored. What the service refuses of one product holds up no
 * other; whatever else fails ends the run. [ORD-109]
 */
export async function sendWishes(ports: SendPorts, task: Task, wanted: readonly Wanted[]): Promise<SendOutcome> {
  const { sent, ...failures } = await sendInTurn(ports, task, wanted)
  const { held } = await readAgain(ports, task)
  const { refused, error } = failures
  if (refused.length === 0 && error === undefined) return { is: 'done' }
  if (held === undefined) return { is: 'unknown', ...failures }
  const missing = wanted.filter((one) => !sent.has(one.subscription) && isMissing(held, one))
  // A write whose answer was lost has arrived after all.
  if (refused.length === 0 && missing.length === 0 && isLost(error)) return { is: 'done' }
  return { is: 'partly', missing, ...failures }
}

async function sendInTurn(
  ports: SendPorts,
  task: Task,
  wanted: readonly Wanted[],
): Promise<{ sent: Set<Subscription> } & Failures> {
  const sent = new Set<Subscription>()
  const refused: Refused[] = []
  for (const { subscription, wish } of wanted) {
    try {
      for (const put of missingPuts(subscription, wish)) await sendPut(ports, task, subscription, put)
      sent.add(subscription)
    } catch (error) {
      if (isFatalForBatch(error)) return { sent, refused, error }
      refused.push({ subscription, error })
    }
  }
  return { sent, refused }
}

const isLost = (error: unknown) => isApiError(error) && error.facts.maybeStored === true

/** Whether the service lacks a part of a wish. A subscription that is gone has nothing to lack. */
export function isMissing(held: readonly Subscription[], { subscription, wish }: Wanted): boolean {
  const now = held.find((one) => one.orderNumber === subscription.orderNumber)
  return now !== undefined && missingPuts(now, wish).length > 0
}

/** Each write is an intent of its own: it sets a count, so the same one again changes nothing more. */
async function sendPut(
  { api, randomId, entry }: SendPorts,
  { week, viewedAt }: Task,
  { product }: Subscription,
  { orderNumber, quantity }: { orderNumber: Subscription['orderNumber']; quantity: number },
): Promise<void> {
  await putOrder(api, {
    product: { ...product, week, orderNumber },
    quantity,
    mode: 'direct',
    inputStatus: inputStatus('subscriptionChange', entry),
    viewedAt,
    intent: randomId(),
  })
}

/** 変更のキャンセル and お届けを再開: takes back what is asked for, until the service holds nothing of it. [ORD-103] */
export async function takeBack(ports: SendPorts, task: Task, subscription: Subscription): Promise<SendOutcome> {
  let rest: Subscription | undefined = subscription
  try {
    // A change has two halves at most.
    for (let half = 0; half < 2; half += 1) {
      const [asked] = rest === undefined ? [] : askedOrders(rest)
      if (asked === undefined) break
      const product = { ...subscription.product, week: task.week, orderNumber: asked.orderNumber }
      await deleteOrder(ports.api, product, ports.randomId())
      const read = await readAgain(ports, task)
      if (read.held === undefined) return { is: 'unknown', refused: [], error: read.error }
      rest = read.held.find((one) => one.orderNumber === subscription.orderNumber)
    }
    return { is: 'done' }
  } catch (error) {
    const { held } = await readAgain(ports, task)
    if (held === undefined) return { is: 'unknown', refused: [], error }
    const now = held.find((one) => one.orderNumber === subscription.orderNumber)
    const isTaken = now === undefined || askedOrders(now).length === 0
    return isTaken && isLost(error) ? { is: 'done' } : { is: 'partly', error, refused: [], missing: [] }
  }
}

type ReadAgain = { held: Subscription[] } | { held: undefined; error: unknown }

/** Reads the service's state now, and for everybody else on the page the order anew. */
export async function readAgain(
  { api, queryClient, bus }: SendPorts,
  { week }: Pick<Task, 'week'>,
): Promise<ReadAgain> {
  void queryClient.invalidateQueries({ queryKey: currentOrderQuery(api, week).queryKey })
  bus.tell('order/changed', { week })
  const query = subscriptionsQuery(api, week)
  // One under way may be from before the change.
  await queryClient.cancelQueries({ queryKey: query.queryKey })
  try {
    return { held: await queryClient.fetchQuery({ ...query, retry: false }) }
  } catch (error) {
    return { held: undefined, error }
  }
}
