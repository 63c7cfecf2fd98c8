import type { WeekNumber } from '@shop/shared/domain'
import {
  askedOrders,
  type Cycle,
  canCancel,
  canSkip,
  isNextStopped,
  pendingChange,
  requestedStop,
  type Subscription,
  type SubscriptionRequest,
} from '@shop/shared/domain/shopping'
import { pendingRequest, requestTexts } from '../../parts/subscriptions/pending-request.ts'

export type RowAction = 'change' | 'skip' | 'cancel' | 'resume' | 'revert'
export type RowMark = { tone: 'new' | 'info' | 'danger'; text: string }

/** Words and controls of a row of a subscription. */
export type RowState = {
  marks: RowMark[]
  cycleCode: number
  /** Pieces of the next delivery. */
  quantity: number
  /** The state it changes to, set here or held by the service. */
  to?: { cycle: Cycle; quantity: number }
  nextWeek?: WeekNumber
  isNextStopped: boolean
  actions: RowAction[]
}

const newOrder: RowMark = { tone: 'new', text: '新規ご注文' }
const marksOfStaged: Record<SubscriptionRequest['is'], RowMark> = {
  change: { tone: 'info', text: '変更（未確定）' },
  skip: { tone: 'info', text: '次回中止（未確定）' },
  cancel: { tone: 'danger', text: '解約（未確定）' },
}

const marksOfPending = {
  cancel: { tone: 'danger', text: requestTexts.cancel },
  change: { tone: 'info', text: requestTexts.change },
} satisfies Record<'cancel' | 'change', RowMark>

/** Pure: the service's word, and on top of it what the member has set and not sent. */
export function rowState(
  subscription: Subscription,
  request: SubscriptionRequest | undefined,
  isClosed: boolean,
): RowState {
  const { cycleCode, isNewOrder, nextWeek } = subscription
  const to = request?.is === 'change' ? request : pendingChange(subscription)
  const stop = requestedStop(subscription, request)
  const stops = isNextStopped(subscription) || stop !== undefined
  const isCancelled = stop === 'cancel'
  return {
    marks: [...(isNewOrder ? [newOrder] : []), ...pendingMarks(subscription, request)],
    cycleCode,
    quantity: isCancelled || nextWeek === undefined ? subscription.quantity : stops ? 0 : subscription.nextQuantity,
    isNextStopped: stops,
    actions: isClosed ? [] : actionsOf(subscription, request),
    ...(to === undefined ? {} : { to: { cycle: to.cycle, quantity: to.quantity } }),
    ...(nextWeek === undefined ? {} : { nextWeek }),
  }
}

/** [ORD-101, ORD-106] */
function pendingMarks(subscription: Subscription, staged: SubscriptionRequest | undefined): RowMark[] {
  if (staged !== undefined) return [marksOfStaged[staged.is]]
  const pending = pendingRequest(subscription)
  // That the next delivery is left out stands beside its week.
  return pending === undefined || pending === 'skip' ? [] : [marksOfPending[pending]]
}

/** A request under way, or begun, is taken back before something else can be asked for. */
function actionsOf(subscription: Subscription, request: SubscriptionRequest | undefined): RowAction[] {
  if (pendingRequest(subscription) === 'skip' && request === undefined) return ['resume']
  if (request !== undefined || askedOrders(subscription).length > 0) return ['revert']
  return [
    'change',
    ...(canSkip(subscription) ? (['skip'] as const) : []),
    ...(canCancel(subscription) ? (['cancel'] as const) : []),
  ]
}
