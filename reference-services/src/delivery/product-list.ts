import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Database } from '../database/open-database.ts'
import type { Schema } from '../database/schema.ts'
import type { ServicePorts } from '../service-ports.ts'
import { memberOfLogin } from './members.ts'
import { type Facets, type Named, narrow, toFilter, traitsOf } from './narrow.ts'
import { type ImageAddresses, type ProductCard, type ProductRow, productRows, toProductCard } from './product-card.ts'
import { productMarks } from './product-marks.ts'
import { findWeek } from './weeks.ts'

/** recommended, popular, cheapest first, dearest first. [CAT-042] */
export type ProductSort = '-1' | '-2' | '3' | '-3'

export type Rows = ExpressionBuilder<Schema, 'offer' | 'product'>

/** A call for a page of a list, as it came in. */
type AskedPage = {
  db: Database
  query: { planningWeek: string; sort: ProductSort; limit: number; offset: number } & Parameters<typeof toFilter>[0]
  subject: string | undefined
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
 * further values would leave; none before the week opens.
 */
export async function listProducts(
  { db, query, subject }: AskedPage,
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
    product_basic_info_list: await cardsOf(db, { week: week.number, orderNumbers, subject }, images),
    facet: facets,
  }
}

type AskedCards = { week: string; orderNumbers: readonly string[]; subject: string | undefined }

/** Cards in the order of the numbers, from the rows as they are now, with the marks of whoever asks. */
export async function cardsOf(
  db: Database,
  { week, orderNumbers, subject }: AskedCards,
  images: ImageAddresses,
): Promise<ProductCard[]> {
  if (orderNumbers.length === 0) return []
  const rows = await productRows(db)
    .where('offer.planning_week', '=', week)
    .where('offer.order_no', '=', anyOf(orderNumbers))
    .execute()
  const byNumber = new Map(rows.map((row) => [row.order_no, row]))
  const member = await memberOfLogin(db, subject)
  return toCards(
    db,
    { week, memberCode: member?.code },
    orderNumbers.flatMap((number) => byNumber.get(number) ?? []),
    images,
  )
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
