import { deleteOrder, putOrder } from '@shop/shared/api/shopping'
import type { OrderNumber, WeekNumber } from '@shop/shared/domain'
import {
  askedOrders,
  inputStatus,
  type Product,
  type Subscription,
  type SubscriptionOrder,
} from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import { currentOrderQuery } from '@shop/shared/product/order'
import type { QueryClient } from '@shop/shared/query'
import { afterStep, checkLostWrite, executeWrite, type SentOutcome, type Step, writeStateOf } from '@shop/shared/writes'
import { subscriptionsQuery } from '../../parts/subscriptions/subscriptions.queries.ts'

export type SendPorts = Pick<PlatformServices, 'api' | 'config' | 'queryClient' | 'randomId' | 'entry' | 'bus'>
export type Task = { week: WeekNumber; viewedAt: Date }
/** Writes one after the other. `held`: the list as it was read since the last of them. */
export type Run = SendPorts & Task & { held?: Subscription[] | undefined }

/** Writes on subscriptions, by the order number that asks for a change: its pieces, 0 where nothing is asked for. */
export const subscriptionWrites = (client: QueryClient, week: WeekNumber) =>
  writeStateOf<undefined>(client, ['ordering', 'subscription-writes', week])

type Change = {
  product: Product
  orderNumber: OrderNumber
  quantity: number
  /** Asked for so far. */
  before: number
  /** All that the list shows as asked for of this subscription. */
  seen?: readonly Pick<SubscriptionOrder, 'code' | 'quantity'>[] | undefined
  isHeld(subscriptions: readonly Subscription[]): boolean
}

/** Asks for so many pieces by one number, or takes that back with 0. A lost answer is looked for in the list. */
export function writeChange(run: Run, change: Change): Promise<SentOutcome> | undefined {
  const { api, config, entry, queryClient, randomId, viewedAt, week } = run
  const { orderNumber, quantity, before, isHeld, seen: seenChanges } = change
  const product = { ...change.product, week, orderNumber }
  async function send(step: Step, intent: string): Promise<number> {
    run.held = undefined
    const asked = afterStep(before, step)
    const status = inputStatus('subscriptionChange', entry, config.orderSources)
    if (asked === 0) await deleteOrder(api, product, { intent, seen: before })
    else {
      const put = { product, quantity: asked, mode: 'direct', inputStatus: status, viewedAt, intent } as const
      await putOrder(api, { ...put, seenChanges })
    }
    return asked
  }
  const target = {
    state: subscriptionWrites(queryClient, week),
    key: orderNumber,
    subject: undefined,
    shown: before,
    before,
    // The list shows a request as one that is not confirmed, and a change once it was read again.
    show: () => undefined,
    settle: () => undefined,
    send,
    read: async () => (isHeld(await readHeld(run)) ? quantity : before),
    randomId,
  }
  return executeWrite(target, { have: quantity })
}

async function readHeld(run: Run): Promise<Subscription[]> {
  if (run.held !== undefined) return run.held
  const { api, queryClient, week } = run
  const query = subscriptionsQuery(api, week)
  // One under way may be from before the change.
  await queryClient.cancelQueries({ queryKey: query.queryKey })
  run.held = await queryClient.fetchQuery({ ...query, retry: false })
  return run.held
}

type ReadAgain = { held: Subscription[] } | { held: undefined; error: unknown }

/** Reads what the service holds now, which settles lost writes; everybody else on the page gets the order anew. */
export async function refetchSubscriptions(run: Run): Promise<ReadAgain> {
  const { api, bus, queryClient, week } = run
  void queryClient.invalidateQueries({ queryKey: currentOrderQuery(api, week).queryKey })
  bus.publish('order/changed', { week })
  try {
    const held = await readHeld(run)
    await settleLostWrites(run, held)
    return { held }
  } catch (error) {
    return { held: undefined, error }
  }
}

async function settleLostWrites({ queryClient, week }: Run, held: readonly Subscription[]): Promise<void> {
  const state = subscriptionWrites(queryClient, week)
  const asked = held.flatMap(askedOrders)
  for (const key of [...state.lost.keys()]) {
    const read = async () => asked.find(({ orderNumber }) => orderNumber === key)?.quantity ?? 0
    await checkLostWrite({ state, key, shown: 0, read, settle: () => undefined })
  }
}
