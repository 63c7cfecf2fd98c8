import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { Schema } from '../database/schema.ts'
import type { ServicePorts } from '../service-ports.ts'
import { memberOfLogin } from './members.ts'
import { type ImageAddresses, type ProductCard, toProductCard } from './product-card.ts'
import { productMarks } from './product-marks.ts'
import { type ProductRow, productRows } from './product-rows.ts'
import { findWeek } from './weeks.ts'

/** recommended, popular, cheapest first, dearest first. [BIZ-009, CAT-042] */
export type ProductSort = '-1' | '-2' | '3' | '-3'

type Rows = ExpressionBuilder<Schema, 'offer' | 'product'>

/** A call for a page of a list, as it came in. */
type AskedPage = {
  db: Database
  query: { planningWeek: string; sort: ProductSort; limit: number; offset: number }
  subject: string | undefined
}

const sortings: Record<ProductSort, ReturnType<typeof sql>> = {
  // Liked, and a little more so when there is a reason to look at it this week.
  '-1': sql`popularity + case when is_special_price then 0.2 else 0 end + case when is_new then 0.1 else 0 end desc`,
  '-2': sql`popularity desc`,
  '3': sql`tax_included_price asc`,
  '-3': sql`tax_included_price desc`,
}

/** A page of those products of a week that are asked for, and how many there are in all; none before the week opens. */
export async function listProducts(
  { db, query, subject }: AskedPage,
  only: (row: Rows) => Expression<SqlBool>,
  { clock, images }: Pick<ServicePorts, 'clock' | 'images'>,
): Promise<{ total_count: number; product_basic_info_list: ProductCard[] }> {
  const week = await findWeek(db, query.planningWeek, clock.now())
  if (week === undefined) return { total_count: 0, product_basic_info_list: [] }
  const { total } = await db
    .selectFrom('offer')
    .innerJoin('product', 'product.order_no', 'offer.order_no')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('offer.planning_week', '=', week.number)
    .where(only)
    .executeTakeFirstOrThrow()
  const rows = await productRows(db)
    .where('offer.planning_week', '=', week.number)
    .where(only)
    .orderBy(sortings[query.sort])
    .orderBy('product.order_no')
    .limit(query.limit)
    .offset(query.offset)
    .execute()
  const member = await memberOfLogin(db, subject)
  const cards = await toCards(db, { week: week.number, memberCode: member?.code }, rows, images)
  return { total_count: total, product_basic_info_list: cards }
}

/** Rows with this member's marks. */
export async function toCards(
  db: Database,
  { week, memberCode }: { week: string; memberCode: string | undefined },
  rows: readonly ProductRow[],
  images: ImageAddresses,
): Promise<ProductCard[]> {
  const marks = await productMarks(db, { memberCode, week, orderNumbers: rows.map((row) => row.order_no) })
  return rows.map((row) => toProductCard(row, marks, images))
}
