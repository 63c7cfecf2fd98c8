import { sql } from 'kysely'
import { type PlannedWeek, plannedWeeks } from '../calendar/planning-weeks.ts'
import type { Database } from '../database/open-database.ts'
import type { Catalogue } from './catalogue.ts'
import { chanceFor, someByWeight } from './chance.ts'
import { insertRows } from './insert-rows.ts'
import type { Item } from './items/item.ts'

const pastWeeks = 8
/** Two are open; the one after them opens while the shop runs, without a restart. */
const lastWeek = 2

export const neededWeeks = (now: Date): PlannedWeek[] => plannedWeeks(now, -pastWeeks, lastWeek)

/** Weeks of the calendar that the database does not have yet. */
export async function missingWeeks(db: Database, now: Date): Promise<PlannedWeek[]> {
  const known = new Set((await db.selectFrom('planning_week').select('number').execute()).map((week) => week.number))
  return neededWeeks(now).filter((week) => !known.has(week.number))
}

/** Adds weeks with what is on sale in them. Nothing that members own is touched. */
export async function seedWeeks(
  db: Database,
  weeks: readonly PlannedWeek[],
  catalogue: Catalogue,
  absent: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<void> {
  if (weeks.length === 0) return
  await insertRows(
    db,
    'planning_week',
    weeks.map((week) => ({
      number: week.number,
      opens_at: week.opensAt.toISOString(),
      closes_at: week.closesAt.toISOString(),
      delivers_on: week.deliversOn,
    })),
  )
  await sql`
    create temporary table price (
      order_no text, base_price integer, tax_included_price integer,
      original_tax_included_price integer, is_special_price boolean, stock integer
    ) on commit drop`.execute(db)
  await insertRows(
    db,
    'price',
    catalogue.items.map((item) => ({
      order_no: item.orderNumber,
      base_price: item.basePrice,
      tax_included_price: item.taxIncludedPrice,
      original_tax_included_price: item.originalTaxIncludedPrice ?? null,
      is_special_price: item.isSpecialPrice,
      stock: item.stock ?? null,
    })),
  )
  for (const { number } of weeks) {
    const pausing = JSON.stringify([...(absent.get(number) ?? [])])
    await sql`
      insert into offer (planning_week, order_no, base_price, tax_included_price, original_tax_included_price, is_special_price, stock, stock_left)
      select ${number}, order_no, base_price, tax_included_price, original_tax_included_price, is_special_price, stock, stock
      from price where order_no not in (select jsonb_array_elements_text(${pausing}::jsonb))
      on conflict do nothing`.execute(db)
  }
}

/** Pieces that the seeded members have ordered are no longer there for others. */
export const deductFromStock = (db: Database) =>
  sql`
    update offer set stock_left = greatest(0, stock - ordered.pieces)
    from (select planning_week, order_no, sum(order_count) as pieces from order_line where cycle is null group by 1, 2) ordered
    where offer.stock is not null and ordered.planning_week = offer.planning_week and ordered.order_no = offer.order_no`.execute(
    db,
  )

/** A full week; what goes beyond it takes turns. */
const productsOfWeek = 3000
const maxAbsentShare = 0.06

/** Some products pause in a week, the little liked ones sooner: favourites are not on sale every time. [FAV-038] */
export function absentProducts(
  weeks: readonly PlannedWeek[],
  seed: number,
  { items }: Catalogue,
): Map<string, ReadonlySet<string>> {
  const everyday = items.filter(
    (item) => !item.isLimited && !item.isOsechi && !item.isSubscription && !item.isPointExchange,
  )
  const count = Math.min(Math.floor(items.length * maxAbsentShare), Math.max(0, items.length - productsOfWeek))
  const weight = (item: Item) => (1 - item.popularity) ** 2
  return new Map(
    weeks.map(({ number }) => {
      const pausing = someByWeight(chanceFor(seed, 'absent', number), everyday, weight, count)
      return [number, new Set(pausing.map((item) => item.orderNumber))]
    }),
  )
}
