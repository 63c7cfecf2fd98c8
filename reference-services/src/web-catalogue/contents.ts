import { sql } from 'kysely'
import type * as v from 'valibot'
import type { Database } from '../database/open-database.ts'
import { productRows } from '../delivery/product-card.ts'
import { toCards } from '../delivery/product-list.ts'
import { findWeek } from '../delivery/weeks.ts'
import type { ServicePorts } from '../service-ports.ts'
import { type Medium, mediumOf } from './media.ts'
import type { contentsReply } from './wire.ts'

/** A product with a question of its own before it is ordered, or a sale of its own, is not printed with a button. */
const isPrinted = sql<boolean>`not product.is_limited and not product.is_point_exchange and product.division_code <> '25'`

/** How many products of each large category there are to print in a week. */
export async function printedCounts(db: Database, week: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('offer')
    .innerJoin('product', 'product.order_no', 'offer.order_no')
    .select(['product.large_code', sql<number>`count(*)::int`.as('count')])
    .where('offer.planning_week', '=', week)
    .where(isPrinted)
    .groupBy('product.large_code')
    .execute()
  return new Map(rows.map(({ large_code, count }) => [large_code, count]))
}

/** Products of each category of a medium. */
export const countsOf = ({ categories, productsOfCategory }: Medium, counts: ReadonlyMap<string, number>): number[] =>
  categories.map((code) => Math.min(counts.get(code) ?? 0, productsOfCategory))

type Contents = v.InferInput<typeof contentsReply>

/** A medium as it is printed for a week; nothing when there is none, or the week has not opened. */
export async function readContents(
  db: Database,
  asked: { week: string; code: string },
  { clock, images, illustration }: ServicePorts,
): Promise<Contents | undefined> {
  const medium = mediumOf(asked.code)
  const week = await findWeek(db, asked.week, clock.now())
  if (medium === undefined || week === undefined) return undefined
  const ranked = productRows(db)
    .select(
      sql<number>`row_number() over (partition by product.large_code order by product.popularity desc, product.order_no)::int`.as(
        'place',
      ),
    )
    .where('offer.planning_week', '=', week.number)
    .where('product.large_code', 'in', [...medium.categories])
    .where(isPrinted)
  const printed = await db
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where('place', '<=', medium.productsOfCategory)
    .orderBy('place')
    .execute()
  const cards = await toCards(db, { week: week.number, memberCode: undefined }, printed, images)
  const names = await db
    .selectFrom('category')
    .select(['large_code', 'name', 'illustration'])
    .where('middle_code', '=', '')
    .execute()
  return {
    catalogue_code: medium.code,
    catalogue_name: medium.name,
    image_path: illustration(`${medium.picture}-l`),
    tint: medium.tint,
    section_list: medium.categories
      .map((code) => {
        const category = names.find(({ large_code }) => large_code === code)
        return {
          name: category?.name ?? medium.name,
          image_path: category?.illustration == null ? null : illustration(category.illustration),
          product_list: cards.filter((_, place) => printed[place]?.large_code === code),
        }
      })
      .filter(({ product_list }) => product_list.length > 0),
  }
}
