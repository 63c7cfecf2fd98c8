import type { PlannedWeek } from '../calendar/planning-weeks.ts'
import { addDays } from '../calendar/tokyo-time.ts'
import type { Database } from '../database/open-database.ts'
import type { Catalogue } from './catalogue.ts'
import type { SeededLine } from './history-facts.ts'
import { insertRows } from './insert-rows.ts'
import type { Item } from './items/item.ts'

const everyLineEmail = 'member@todok.example'
const scrollStatusOf = { 1: 73, 2: 80 } as const
const byNumber = 62
const lotteryPieces = 2

type Special = { email: string; code: string; ordered: readonly SeededLine[] }
type Shop = {
  catalogue: Catalogue
  weeks: readonly PlannedWeek[]
  /** Products that pause, by week. */
  absent: ReadonlyMap<string, ReadonlySet<string>>
  now: Date
}

/**
 * Of one member, in the week that closed last: what the order history shows besides ordinary lines: a lottery that gave
 * fewer, a scroll site's line, a product for points, and a line that was taken out again. [ACC-047 to ACC-052]
 */
export async function seedSpecialLines(
  db: Database,
  { email, code, ordered }: Special,
  { catalogue, weeks, absent, now }: Shop,
): Promise<void> {
  const week = weeks.findLast(({ closesAt }) => closesAt < now)
  if (email !== everyLineEmail || week === undefined) return
  const pausing = absent.get(week.number)
  const taken = new Set(ordered.filter((line) => line.planning_week === week.number).map((line) => line.order_no))
  const isFree = (item: Item) => !taken.has(item.orderNumber) && pausing?.has(item.orderNumber) !== true
  const one = (fits: (item: Item) => boolean) =>
    catalogue.items.filter((item) => isFree(item) && fits(item)).slice(0, 1)
  const line = (item: Item, input_status: number, order_count = 1) => ({
    member_code: code,
    planning_week: week.number,
    order_no: item.orderNumber,
    order_count,
    input_status,
    ordered_at: addDays(week.closesAt, -2).toISOString(),
  })
  await insertRows(db, 'order_line', [
    ...one((item) => item.isLottery && !item.isPointExchange && mayHave(item, lotteryPieces)).map((item) => ({
      ...line(item, byNumber, lotteryPieces),
      cycle: null,
      win_count: lotteryPieces - 1,
    })),
    ...one((item) => item.scrollCategory !== undefined && !item.isLottery).map((item) => ({
      ...line(item, scrollStatusOf[item.scrollCategory ?? 1]),
      cycle: null,
      win_count: null,
    })),
    ...one((item) => item.isPointExchange).map((item) => ({ ...line(item, byNumber), cycle: null, win_count: null })),
  ])
  const [cancelled] = one(
    (item) => !item.isPointExchange && !item.isLottery && !item.isLimited && item.scrollCategory === undefined,
  )
  if (cancelled === undefined) return
  const cancelled_at = addDays(week.closesAt, -1).toISOString()
  await insertRows(db, 'cancelled_line', [{ ...line(cancelled, byNumber), cancelled_at }])
}

const mayHave = ({ maxOrder, genteisu }: Item, pieces: number): boolean =>
  pieces <= Math.min(maxOrder ?? pieces, genteisu ?? pieces)
