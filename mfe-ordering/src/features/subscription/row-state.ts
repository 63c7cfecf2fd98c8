import type { WeekNumber } from '@shop/shared/domain'
import {
  askedOrders,
  type Cycle,
  canCancel,
  canSkip,
  isNextStopped,
  pendingChange,
  type Subscription,
  type SubscriptionWish,
  stopWanted,
} from '@shop/shared/domain/shopping'
import { pendingRequest, requestTexts } from '../../parts/subscriptions/pending-request.ts'

export type RowAction = 'change' | 'skip' | 'cancel' | 'resume' | 'revert'
export type RowMark = { tone: 'new' | 'info' | 'danger'; text: string }

/** Words and controls of a row of a subscription. */
export type RowState = {
  marks: RowMark[]
  cycleCode: number
  /** Pieces of the next delivery. [ORD-130] */
  quantity: number
  /** The state it changes to, set here or held by the service. */
  to?: { cycle: Cycle; quantity: number }
  nextWeek?: WeekNumber
  isNextStopped: boolean
  actions: RowAction[]
}

const newOrder: RowMark = { tone: 'new', text: '新規ご注文' }
const marksOfWish: Record<SubscriptionWish['is'], RowMark> = {
  change: { tone: 'info', text: '変更（未確定）' },
  skip: { tone: 'info', text: '次回中止（未確定）' },
  cancel: { tone: 'danger', text: '解約（未確定）' },
}

const marksOfRequest = {
  cancel: { tone: 'danger', text: requestTexts.cancel },
  change: { tone: 'info', text: requestTexts.change },
} satisfies Record<'cancel' | 'change', RowMark>

/** Pure: the service's word, and on top of it what the member has set and not sent. */
export function rowState(subscription: Subscription, wish: SubscriptionWish | undefined, isClosed: boolean): RowState {
  const { cycleCode, isNewOrder, nextWeek } = subscription
  const to = wish?.is === 'change' ? wish : pendingChange(subscription)
  const stop = stopWanted(subscription, wish)
  const stops = isNextStopped(subscription) || stop !== undefined
  const isCancelled = stop === 'cancel'
  return {
    marks: [...(isNewOrder ? [newOrder] : []), ...pendingMarks(subscription, wish)],
    cycleCode,
    quantity: isCancelled || nextWeek === undefined ? subscription.quantity : stops ? 0 : subscription.nextQuantity,
    isNextStopped: stops,
    actions: isClosed ? [] : actionsOf(subscription, wish),
    ...(to === undefined ? {} : { to: { cycle: to.cycle, quantity: to.quantity } }),
    ...(nextWeek === undefined ? {} : { nextWeek }),
  }
}

/** [ORD-101, ORD-106] */
function pendingMarks(subscription: Subscription, wish: SubscriptionWish | undefined): RowMark[] {
  if (wish !== undefined) return [marksOfWish[wish.is]]
  const request = pendingRequest(subscription)
  // That the next delivery is left out stands beside its week. [ORD-102]
  return request === undefined || request === 'skip' ? [] : [marksOfRequest[request]]
}

/** A request under way, or begun, is taken back before something else can be asked for. [ORD-103] */
function actionsOf(subscription: Subscription, wish: SubscriptionWish | undefined): RowAction[] {
  if (pendingRequest(subscription) === 'skip' && wish === undefined) return ['resume']
  if (wish !== undefined || askedOrders(subscription).length > 0) return ['revert']
  return [
    'change',
    ...(canSkip(subscription) ? (['skip'] as const) : []),
    ...(canCancel(subscription) ? (['cancel'] as const) : []),
  ]
}
