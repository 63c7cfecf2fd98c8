import type { PlannedWeek } from '../calendar/planning-weeks.ts'
import type { Database } from '../database/open-database.ts'
import { between, chanceFor, someByWeight } from './chance.ts'
import type { HistoryFacts } from './history-facts.ts'
import { insertRows } from './insert-rows.ts'
import type { Item } from './items/item.ts'
import { isOnSale } from './order-history.ts'

const households = 120
const firstCode = 12_100_000
const linesEach = 9
/** A ranking is made of what many buy. */
const wellKnown = 600
const searchStatus = 63

const codeOf = (at: number) => `${firstCode + at}01`

/**
 * Households without a login, so that a ranking is counted from orders and not from a number in the
 * seed. They order in the past weeks and in the first open one. [BIZ-010]
 */
export async function seedHouseholds(db: Database, facts: HistoryFacts): Promise<void> {
  const codes = Array.from({ length: households }, (_, at) => codeOf(at))
  await insertRows(
    db,
    'member',
    codes.map((code, at) => ({
      code,
      last_name: '組合員',
      first_name: `${at + 1}`,
      last_name_kana: 'クミアイイン',
      first_name_kana: '',
      is_family: false,
      uses_delivery: true,
      post_code: '0600001',
      prefecture: '北海道',
      street: '札幌市中央区北一条西',
      building: '',
    })),
  )
  const pool = facts.catalogue.items
    .filter((item) => !item.isPointExchange && !item.isLottery && !item.isOsechi && !item.isAlcohol)
    .toSorted((one, other) => other.popularity - one.popularity || (one.orderNumber < other.orderNumber ? -1 : 1))
    .slice(0, wellKnown)
  const weeks = facts.weeks.filter((week) => week.opensAt.getTime() <= facts.now.getTime()).slice(0, -1)
  for (const week of weeks) await insertRows(db, 'order_line', linesOfWeek(week, codes, pool, facts))
}

function linesOfWeek(week: PlannedWeek, codes: readonly string[], pool: readonly Item[], facts: HistoryFacts) {
  const onSale = pool.filter((item) => isOnSale(facts, week.number, item))
  return codes.flatMap((code) => {
    const chance = chanceFor(facts.seed, 'household', code, week.number)
    return someByWeight(chance, onSale, (item) => item.popularity ** 4, linesEach).map((item) => ({
      member_code: code,
      planning_week: week.number,
      order_no: item.orderNumber,
      order_count: between(chance, 1, 2),
      input_status: searchStatus,
      cycle: null,
      ordered_at: week.opensAt.toISOString(),
    }))
  })
}
