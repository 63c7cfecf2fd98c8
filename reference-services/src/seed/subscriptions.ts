import { addDays } from '../calendar/tokyo-time.ts'
import type { Database } from '../database/open-database.ts'
import { between, chanceFor, oneOf, someByWeight } from './chance.ts'
import type { HistoryFacts } from './history-facts.ts'
import { insertRows } from './insert-rows.ts'
import type { TestMember } from './test-members.ts'

export type SeededSubscription = {
  /** The product's own number. */
  product: string
  cycle: number
  pieces: number
  /** Weeks from the first open week to the next delivery. */
  next: number
  isNew?: boolean
  /** The change that takes effect when the first open week closes: code and pieces. */
  wish?: { code: number; pieces: number }
}

/** Every state that the settings show. [g-mycle of the design] */
const everyState: readonly SeededSubscription[] = [
  { product: '104001', cycle: 1, pieces: 2, next: 0 },
  { product: '104033', cycle: 2, pieces: 1, next: 0 },
  { product: '103002', cycle: 4, pieces: 1, next: 0, wish: { code: 9, pieces: 1 } },
  { product: '109001', cycle: 4, pieces: 1, next: 2, wish: { code: 4, pieces: 2 } },
  { product: '107004', cycle: 1, pieces: 1, next: 0, isNew: true },
  { product: '101401', cycle: 1, pieces: 1, next: 0, wish: { code: 10, pieces: 1 } },
]
const everyStateEmail = 'member@todok.example'
/** Begun in a year in which it was still offered. [ORD-093] */
const threeWeeksEmail = 'union@todok.example'

const subscriptionsEach = 2
const cycles = [1, 2, 4] as const
const changeStatus = 9110
const weekDays = 7

/** Subscriptions of the test members. A shop with other products shows the same states with those. */
export function subscriptionsFor({ email, member, linesPerWeek, openLines }: TestMember, facts: HistoryFacts) {
  const offered = facts.catalogue.items.filter((item) => item.isSubscription)
  if (email === everyStateEmail) {
    const known = new Set(offered.map((item) => item.orderNumber))
    return everyState.flatMap((one, at): SeededSubscription[] => {
      const product = known.has(one.product) ? one.product : offered[at]?.orderNumber
      return product === undefined ? [] : [{ ...one, product }]
    })
  }
  if (member === undefined || linesPerWeek < subscriptionsEach + 1) return []
  const chance = chanceFor(facts.seed, 'subscriptions', member.code)
  return someByWeight(chance, offered, (item) => item.popularity, subscriptionsEach).map((item, at) => {
    const cycle = email === threeWeeksEmail && at === 0 ? 3 : oneOf(chance, cycles)
    // Who has ordered nothing yet this week gets nothing in it.
    const next = between(chance, openLines[0] === 0 ? 1 : 0, Math.max(1, cycle - 1))
    return { product: item.orderNumber, cycle, pieces: between(chance, 1, 2), next }
  })
}

/** Whether it comes in a week, counted from the first open one. Later weeks are written at the rollover. */
export const comesIn = ({ cycle, next, isNew }: SeededSubscription, openAt: number): boolean =>
  openAt <= 0 && (openAt === 0 || isNew !== true) && (openAt - next) % cycle === 0

export async function seedSubscriptions(
  db: Database,
  memberCode: string,
  subscriptions: readonly SeededSubscription[],
  facts: HistoryFacts,
): Promise<void> {
  const [earliest] = facts.weeks
  const open = facts.weeks.find((week) => week.closesAt >= facts.now)
  if (earliest === undefined || open === undefined) throw new RangeError('no week is open')
  await insertRows(
    db,
    'subscription',
    subscriptions.map(({ product, cycle, pieces, next, isNew = false }) => ({
      member_code: memberCode,
      order_no: product,
      cycle,
      order_count: pieces,
      next_closes_at: addDays(open.closesAt, next * weekDays).toISOString(),
      ordered_week: isNew ? open.number : earliest.number,
      is_new: isNew,
    })),
  )
  await insertRows(
    db,
    'subscription_wish',
    subscriptions.flatMap(({ product, wish }) =>
      wish === undefined
        ? []
        : [
            {
              member_code: memberCode,
              order_no: product,
              planning_week: open.number,
              code: wish.code,
              order_count: wish.pieces,
              input_status: changeStatus,
              is_begun: false,
            },
          ],
    ),
  )
}
