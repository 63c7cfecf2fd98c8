import { deleteOrderCall, orderListCall, putOrderCall, subscriptionsCall } from '@shop/shared/contract'
import type { Subscription } from '@shop/shared/domain/shopping'
import { answer, connectionLost, productWire, refused } from '@shop/shared/testing'

export type Write = { did: 'put' | 'delete'; no: string; quantity?: number; status?: number }
/** The fate of the next write: refused, for its week, its quantity or what another device has asked for, or its answer lost after it was stored or before. */
export type AnswerKind = 'stored' | 'refused' | 'tooMany' | 'changed' | 'lost' | 'lostUnstored'

export type SubscriptionBook = {
  handlers: ReturnType<typeof answer>[]
  writes: Write[]
  /** The names under which the writes came. */
  intents: (string | null)[]
  /** What the puts say was shown as asked for. */
  seen: (string | undefined)[]
  reads(): number
  next(...fates: AnswerKind[]): void
  breakReads(broken: boolean): void
}

const flag = (value: boolean) => (value ? 1 : 0)

const subscriptionWireOf = (one: Subscription) => ({
  product_info: productWire(one.product),
  cycle_category: one.cycleCode,
  quantity: one.quantity,
  next_planning_week: one.nextWeek,
  next_quantity: one.nextQuantity,
  odr_no1: one.orderNumber,
  kikaku_syu_ins: one.orderedWeek,
  is_new_order: flag(one.isNewOrder) as 0 | 1,
  come_every_inf_list: one.orders.map(({ orderNumber, code, quantity, inputStatus }) => ({
    order_no: orderNumber,
    riyo_tou_kbn: code,
    order_count: quantity,
    input_status: inputStatus,
  })),
})

/** The service of one member's subscriptions: keeps what is asked for, as the documents say. */
export function aSubscriptionBook(subscriptions: readonly Subscription[]): SubscriptionBook {
  let kept = subscriptions
  let reads = 0
  let isBroken = false
  const fates: AnswerKind[] = []
  const writes: Write[] = []
  const intents: SubscriptionBook['intents'] = []
  const seen: SubscriptionBook['seen'] = []

  function store(no: string, count: number, inputStatus: number): void {
    kept = kept.map((one) => ({
      ...one,
      orders: one.orders.map((order) => {
        if (order.orderNumber !== no) return order
        // The old half of a change stands with what the member has.
        const isOldHalf = no === one.orderNumber && count === 1 && order.inputStatus !== inputStatus
        return { ...order, quantity: isOldHalf ? one.quantity : count, inputStatus }
      }),
    }))
  }

  /** The state before comes back. */
  function clear(no: string): void {
    kept = kept.map((one) => ({
      ...one,
      orders: one.orders.map((order) => {
        if (order.orderNumber !== no) return order
        const isOwn = order.orderNumber === one.orderNumber
        return { ...order, quantity: isOwn ? one.quantity : 0, inputStatus: isOwn ? 66 : 0 }
      }),
    }))
  }

  function meet(write: Write, headers: Headers, keep: () => void): Response | undefined {
    writes.push(write)
    intents.push(headers.get('Idempotency-Key'))
    const fate = fates.shift() ?? 'stored'
    if (fate === 'refused') return refused(409, 'CSP50002')
    if (fate === 'changed') return refused(409, 'CSP50023', '別の端末で変更されています（いま隔週3点）')
    if (fate === 'tooMany') return refused(400, 'CSP50001', 'この商品は2個までご注文いただけます。')
    if (fate !== 'lostUnstored') keep()
    return fate === 'stored' ? undefined : connectionLost()
  }

  const handlers = [
    answer(subscriptionsCall, () => {
      reads += 1
      if (isBroken) return refused(500)
      return { total_count: kept.length, come_every_inf: kept.map(subscriptionWireOf) }
    }),
    answer(putOrderCall, ({ headers, body }) => {
      const { order_no: no, order_count: quantity, input_status: status, planning_week } = body
      seen.push(body.seen_changes)
      const answered = meet({ did: 'put', no, quantity, status }, headers, () => store(no, quantity, status))
      return answered ?? { planning_week, order_no: no, order_count: quantity }
    }),
    answer(deleteOrderCall, ({ headers, query: { orderNo, planningWeek } }) => {
      const answered = meet({ did: 'delete', no: orderNo }, headers, () => clear(orderNo))
      return answered ?? { planning_week: planningWeek, order_no: orderNo, order_count: 0 }
    }),
    answer(orderListCall, { total_count: 0, order_list: [] }),
  ]

  return {
    handlers,
    writes,
    intents,
    seen,
    reads: () => reads,
    next: (...more) => void fates.push(...more),
    breakReads(broken) {
      isBroken = broken
    },
  }
}
