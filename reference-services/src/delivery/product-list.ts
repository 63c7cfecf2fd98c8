import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Database } from '../database/open-database.ts'
import type { Schema } from '../database/schema.ts'
import type { ServicePorts } from '../service-ports.ts'
import { memberOfLogin } from './members.ts'
import { type Facets, type Named, narrow, toFilter, traitsOf } from './narrow.ts'
import {
  type ImageAddresses,
  markCard,
  type ProductCard,
  type ProductRow,
  productRows,
  toProductCard,
} from './product-card.ts'
import { productMarks } from './product-marks.ts'
import { findWeek } from './weeks.ts'

/** recommended, popular, cheapest first, dearest first. [CAT-042] */
export type ProductSort = '-1' | '-2' | '3' | '-3'

export type Rows = ExpressionBuilder<Schema, 'offer' | 'product'>

/** A call for a page of a list, as it came in. */
type AskedPage = {
  db: Database
  query: { planningWeek: string; sort: ProductSort; limit: number; offset: number } & Parameters<typeof toFilter>[0]
}

const sortings: Record<ProductSort, ReturnType<typeof sql>> = {
  // Liked, and a little more so when there is a reason to look at it this week.
  '-1': sql`popularity + case when is_special_price then 0.2 else 0 end + case when is_new then 0.1 else 0 end desc`,
  '-2': sql`popularity desc`,
  '3': sql`tax_included_price asc`,
  '-3': sql`tax_included_price desc`,
}

/** The columns that `narrow` needs, with the number that cards are read by. */
const filterColumns = [
  'product.order_no',
  'product.large_code',
  'product.pictograms',
  'product.is_web_only',
  'product.is_subscription',
  'product.is_new',
  'product.is_imperfect',
  'offer.is_special_price',
  'offer.tax_included_price',
] as const

type ProductList = { total_count: number; product_basic_info_list: ProductCard[]; facet?: Facets }

/**
 * A page of those products of a week that are asked for and that the filter leaves, how many there are in all, and what
 * further values would leave; none before the week opens. As a visitor is shown it.
 */
export async function listProducts(
  { db, query }: AskedPage,
  only: (row: Rows) => Expression<SqlBool>,
  { clock, images, conditions }: Pick<ServicePorts, 'clock' | 'images'> & { conditions: readonly Named[] },
): Promise<ProductList> {
  const week = await findWeek(db, query.planningWeek, clock.now())
  if (week === undefined) return { total_count: 0, product_basic_info_list: [] }
  const rows = await db
    .selectFrom('offer')
    .innerJoin('product', 'product.order_no', 'offer.order_no')
    .select(filterColumns)
    .where('offer.planning_week', '=', week.number)
    .where(only)
    .orderBy(sortings[query.sort])
    .orderBy('product.order_no')
    .execute()
  const { kept, facets } = narrow(
    rows,
    (row) => ({ largeCode: row.large_code, price: row.tax_included_price, traits: traitsOf(row) }),
    { filter: toFilter(query), categories: [], conditions },
  )
  const orderNumbers = kept.slice(query.offset, query.offset + query.limit).map((row) => row.order_no)
  return {
    total_count: kept.length,
    product_basic_info_list: await cardsOf(db, { week: week.number, orderNumbers }, images),
    facet: facets,
  }
}

/** Cards in the order of the numbers, as a visitor is shown them. */
export async function cardsOf(
  db: Database,
  { week, orderNumbers }: { week: string; orderNumbers: readonly string[] },
  images: ImageAddresses,
): Promise<ProductCard[]> {
  if (orderNumbers.length === 0) return []
  const rows = await productRows(db)
    .where('offer.planning_week', '=', week)
    .where('offer.order_no', '=', anyOf(orderNumbers))
    .execute()
  const byNumber = new Map(rows.map((row) => [row.order_no, row]))
  const sorted = orderNumbers.flatMap((number) => byNumber.get(number) ?? [])
  return toCards(db, { week, memberCode: undefined }, sorted, images)
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

type Card = Parameters<typeof markCard>[0]
type AskedMarks = { db: Database; query: { planningWeek: string }; subject: string }

/** A list as a visitor is shown it, with the marks of the member who asks. */
export async function markList<L extends { product_basic_info_list?: Card[] | null | undefined }>(
  list: L,
  { db, query, subject }: AskedMarks,
): Promise<L> {
  const member = await memberOfLogin(db, subject)
  const cards = list.product_basic_info_list ?? []
  if (member === undefined || cards.length === 0) return list
  const orderNumbers = cards.map((card) => card.order_no)
  const marks = await productMarks(db, { memberCode: member.code, week: query.planningWeek, orderNumbers })
  return { ...list, product_basic_info_list: cards.map((card) => markCard(card, marks)) }
}
