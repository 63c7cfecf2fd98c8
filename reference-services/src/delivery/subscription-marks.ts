import type { Database } from '../database/open-database.ts'
import type { SubscriptionTable, SubscriptionWishTable } from '../database/schema.ts'
import { countsIn } from './pending-changes.ts'
import { cancelled, skipNext, subscriptionStatus, threeWeeks } from './subscription-codes.ts'

export type Standing = Pick<SubscriptionTable, 'cycle' | 'order_count'>
export type Wish = Pick<SubscriptionWishTable, 'code' | 'order_count' | 'input_status' | 'is_begun'>

/** Subscriptions as products show them, by the products' own numbers. */
export type SubscriptionMarks = {
  /** By code. */
  numbers: ReadonlyMap<string, ReadonlyMap<number, string>>
  /** The member's own subscriptions. */
  standing: ReadonlyMap<string, Standing>
  /** Changes that the member asked for, as far as they count in the week. */
  wishes: ReadonlyMap<string, Wish>
}

/** Changes that a member asked for, as far as they count in the week. */
export async function wishesOf(
  db: Database,
  { memberCode, week }: { memberCode: string | undefined; week: string },
): Promise<Map<string, Wish>> {
  if (memberCode === undefined) return new Map()
  const wishes = await db
    .selectFrom('subscription_wish as wish')
    .innerJoin('planning_week as asked', 'asked.number', 'wish.planning_week')
    .innerJoin('planning_week as shown', (join) => join.on('shown.number', '=', week))
    .innerJoin('subscription as own', (join) =>
      join.onRef('own.member_code', '=', 'wish.member_code').onRef('own.order_no', '=', 'wish.order_no'),
    )
    .distinctOn('wish.order_no')
    .select(['wish.order_no', 'wish.code', 'wish.order_count', 'wish.input_status', 'wish.is_begun'])
    .where('wish.member_code', '=', memberCode)
    .where(countsIn('shown', 'own'))
    .orderBy('wish.order_no')
    .orderBy('asked.closes_at', 'desc')
    .execute()
  return new Map(wishes.map((one) => [one.order_no, one]))
}

type Priced = { order_no: string; base_price: number; tax_included_price: number }
type ComeEveryOrder = ReturnType<typeof comeEveryOrder>

const offeredCycles = [1, 2, 4] as const
const byCode = (one: number, other: number) => one - other

/** The numbers of the cycles with what the member has of each. */
export function cyclesOf(row: Priced, marks: SubscriptionMarks): ComeEveryOrder[] {
  const isThree = marks.standing.get(row.order_no)?.cycle === threeWeeks
  return ordersOf(row, marks, isThree ? [...offeredCycles, threeWeeks].toSorted(byCode) : offeredCycles)
}

/** The same, and those that skip and cancel. */
export const codesOf = (row: Priced, marks: SubscriptionMarks): ComeEveryOrder[] => [
  ...cyclesOf(row, marks),
  ...ordersOf(row, marks, [skipNext, cancelled]),
]

function ordersOf(row: Priced, marks: SubscriptionMarks, codes: readonly number[]): ComeEveryOrder[] {
  const numbers = marks.numbers.get(row.order_no)
  return codes.flatMap((code) => {
    const order_no = numbers?.get(code)
    return order_no === undefined ? [] : [comeEveryOrder(row, { order_no, code, ...orderedOf(row, marks, code) })]
  })
}

/**
 * A wish has the status of a change, a subscription in effect that of an order. The old half of a change has the
 * status, and the pieces that the member has: by itself it changes nothing. [ORD-106]
 */
function orderedOf({ order_no }: Priced, { standing, wishes }: SubscriptionMarks, code: number) {
  const [own, wish] = [standing.get(order_no), wishes.get(order_no)]
  if (wish?.code === code) return { order_count: wish.order_count, input_status: wish.input_status }
  if (own?.cycle !== code) return { order_count: 0, input_status: null }
  return {
    order_count: own.order_count,
    input_status: wish?.is_begun === true ? wish.input_status : subscriptionStatus,
  }
}

type Numbered = { order_no: string; code: number; order_count: number; input_status: number | null }

export const comeEveryOrder = (row: Priced, { order_no, code, order_count, input_status }: Numbered) => ({
  order_no,
  riyo_tou_kbn: code,
  tanka: row.base_price,
  taxin_price: row.tax_included_price,
  order_count,
  input_status,
})
