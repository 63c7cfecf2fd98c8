import type { PlanningWeekTable, SubscriptionTable } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import {
  judgeOrderer,
  judgeQuantity,
  judgeSeen,
  judgeWeek,
  type OrderRequest,
  type PieceLimits,
} from './order-rules.ts'
import { isStopped, type RegistrationStops } from './registration-stops.ts'
import {
  cancelled,
  isCycle,
  isSubscriptionChange,
  isSubscriptionOrder,
  skipNext,
  threeWeeks,
} from './subscription-codes.ts'
import type { Wish } from './subscription-marks.ts'

type Own = Pick<SubscriptionTable, 'cycle' | 'order_count' | 'ordered_week' | 'is_new'>

export type SubscriptionFacts = OrderRequest & {
  /** The number asked for, the code it stands for, and the product's own number. */
  orderNo: string
  code: number
  productNo: string
  /** Of the product, on sale in that week or not. */
  limits: PieceLimits
  /** The member's subscription, the earlier wish that counts in this week, and the week in which it was asked for. */
  own: Own | undefined
  wish: Wish | undefined
  wishWeek: PlanningWeekTable | undefined
  stops: RegistrationStops
  /** What the page showed as asked for: codes with their pieces, as `2:3,9:1`. */
  seenChanges?: string | undefined
}

/** The change to store: a registration with its line, or a wish for the close of the week. */
export type SubscriptionOutcome =
  | { is: 'registered'; pieces: number }
  | { is: 'wished'; wish: Wish; pieces: number }
  /** It is wished for as it is already. */
  | { is: 'as it was'; pieces: number }

/**
 * A number of a cycle, of skipping or of cancelling was put. What comes already is changed by what stands, on sale in
 * that week or not; only what is registered must be.
 */
export function judgeSubscription(facts: SubscriptionFacts): SubscriptionOutcome {
  const { week } = judgeOrderer(facts)
  judgeWeek(week, facts.now, facts.viewedAt)
  if (isSubscriptionChange(facts.inputStatus, facts.sources)) return judgeChange(facts, week)
  if (facts.product === undefined) throw new Refusal('productNotOffered')
  if (!isSubscriptionOrder(facts.inputStatus)) throw new Refusal('sourceInvalid')
  if (isCycle(facts.code)) return judgeRegistration(facts, week)
  throw new Refusal('cycleUnknown')
}

/**
 * This cycle, this many: `direct` sets a registration of the same week anew, and nothing is added to one that the member
 * has made elsewhere. [ORD-110, ORD-112, ORD-094 to ORD-096]
 */
function judgeRegistration(facts: SubscriptionFacts, week: PlanningWeekTable): SubscriptionOutcome {
  const { own, code, limits, mode, count, ordered } = facts
  const isActive = own !== undefined && own.cycle !== cancelled
  const isSame = isActive && own.is_new && own.ordered_week === week.number && own.cycle === code
  if (isActive && !(isSame && mode === 'direct')) throw new Refusal('comesAlready')
  if (!isActive && (code === threeWeeks || isStopped(facts.stops, { ...facts, week: week.number })))
    throw new Refusal('registrationStopped')
  judgeSeen(subscribedPieces(facts), facts.seen)
  judgeQuantity(limits, count + ordered)
  return { is: 'registered', pieces: count }
}

/**
 * The old item with one piece, then the new one: until both have come nothing changes. What an earlier week holds is
 * taken back before something else is asked for. [K-21]
 */
function judgeChange(facts: SubscriptionFacts, week: PlanningWeekTable): SubscriptionOutcome {
  const { own, wish, wishWeek, code, count, inputStatus: input_status, limits, ordered } = facts
  if (own === undefined || own.cycle === cancelled) throw new Refusal('notSubscribed')
  if (wishWeek !== undefined && wishWeek.number !== week.number) throw new Refusal('pendingChange')
  if (code === threeWeeks && own.cycle !== threeWeeks) throw new Refusal('registrationStopped')
  judgeSeenChanges(own, wish, facts.seenChanges)
  if (!isCycle(code)) return wishFor({ code, order_count: 1, input_status, is_begun: false })
  if (code === own.cycle && count === 1 && wish?.is_begun !== true)
    return {
      is: 'wished',
      wish: { code: null, order_count: 1, ...wish, input_status, is_begun: true },
      pieces: count,
    }
  judgeQuantity(limits, count + ordered)
  if (code === own.cycle && count === own.order_count) return { is: 'as it was', pieces: count }
  return wishFor({ code, order_count: count, input_status, is_begun: false })
}

const wishFor = (wish: Wish): SubscriptionOutcome => ({ is: 'wished', wish, pieces: wish.order_count })

/** Pieces of a number as a list of subscriptions shows them. */
export const subscribedPieces = ({ own, wish, code }: Pick<SubscriptionFacts, 'own' | 'wish' | 'code'>): number =>
  wish?.code === code ? wish.order_count : own?.cycle === code ? own.order_count : 0

/** A change that another device has asked for is not replaced by who does not know of it. [K-150] */
function judgeSeenChanges(own: Own, wish: Wish | undefined, seen: string | undefined): void {
  const held = changesIn(own, wish)
  if (seen === undefined || seen === held.map(({ code, count }) => `${code}:${count}`).join(',')) return
  const now = held.find(({ code }) => code !== own.cycle) ?? held[0]
  const stands = now === undefined ? '変更のご依頼はありません' : wordsOf(now)
  throw new Refusal('seenOutdated', `別の端末で変更されています（いま${stands}）`)
}

type AskedChange = { code: number; count: number }

/** As a list of subscriptions shows them, by code. [ORD-106] */
function changesIn(own: Own, wish: Wish | undefined): AskedChange[] {
  if (wish === undefined) return []
  const asked = wish.code === null ? [] : [{ code: wish.code, count: wish.order_count }]
  const isOldHalf = wish.is_begun && wish.code !== own.cycle
  const begun = isOldHalf ? [{ code: own.cycle, count: own.order_count }] : []
  return [...asked, ...begun].toSorted((one, other) => one.code - other.code)
}

const cycleNames: Readonly<Record<number, string>> = { 1: '毎週', 2: '隔週', 3: '3週ごと', 4: '4週ごと' }

function wordsOf({ code, count }: AskedChange): string {
  if (code === cancelled) return '解約のご依頼'
  return code === skipNext ? '次回お届け中止のご依頼' : `${cycleNames[code] ?? ''}${count}点`
}

/** The change that a DELETE of the number takes back. */
export type TakenBack = 'the wish' | 'the beginning' | 'the registration' | 'nothing'

export function judgeTakingBack(
  facts: Pick<SubscriptionFacts, 'member' | 'week' | 'now' | 'own' | 'wish' | 'wishWeek' | 'code'>,
): TakenBack {
  const { week } = judgeOrderer(facts)
  judgeWeek(week, facts.now, undefined)
  const { own, wish, wishWeek, code } = facts
  if (own === undefined || own.cycle === cancelled) return 'nothing'
  if (wish !== undefined && (wish.code === code || (wish.is_begun && own.cycle === code))) {
    // Asked in an earlier week that has closed meanwhile, it takes effect.
    if (wishWeek !== undefined) judgeWeek(wishWeek, facts.now, undefined)
    return wish.code === code || wish.code === null ? 'the wish' : 'the beginning'
  }
  if (own.cycle !== code) return 'nothing'
  if (own.is_new && own.ordered_week === week.number) return 'the registration'
  throw new Refusal('comesOnItsOwn')
}
