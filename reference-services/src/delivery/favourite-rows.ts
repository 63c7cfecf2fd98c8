import { sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Database } from '../database/open-database.ts'
import { cardColumns, type ProductRow } from './product-card.ts'
import { openWeeks } from './weeks.ts'

export type FavouriteMark = { order_no: string; is_in_list: boolean }

/** All favourites of a member, or those in no list, the newest ones first. */
export function favouriteMarks(
  db: Database,
  memberCode: string,
  { isInNoList }: { isInNoList: boolean },
): Promise<FavouriteMark[]> {
  const inAnyList = sql<boolean>`exists (
    select from favourite_list_product as place
    where place.member_code = ${memberCode} and place.order_no = favourite.order_no)`
  return db
    .selectFrom('favourite')
    .select(['order_no', inAnyList.as('is_in_list')])
    .where('member_code', '=', memberCode)
    .$if(isInNoList, (marks) => marks.where(sql<boolean>`not ${inAnyList}`))
    .orderBy('added_at', 'desc')
    .orderBy('order_no')
    .execute()
}

/** Favourites of one list, those first that came into it last. */
export async function favouriteMarksOfList(db: Database, listId: string): Promise<FavouriteMark[]> {
  const rows = await db
    .selectFrom('favourite_list_product')
    .select('order_no')
    .where('list_id', '=', listId)
    .where('in_sight', '=', true)
    .orderBy('added_at', 'desc')
    .orderBy('order_no')
    .execute()
  return rows.map(({ order_no }) => ({ order_no, is_in_list: true }))
}

/**
 * Products, each with its offer of a week, or with its latest one of the weeks that have opened: a favourite that is not
 * on sale is shown too.
 */
export async function latestRows(
  db: Database,
  orderNumbers: readonly string[],
  { week, now }: { week: string; now: Date },
): Promise<ReadonlyMap<string, ProductRow>> {
  if (orderNumbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('product')
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('offer as any_offer')
          .innerJoin('planning_week', 'planning_week.number', 'any_offer.planning_week')
          .selectAll('any_offer')
          .whereRef('any_offer.order_no', '=', 'product.order_no')
          .where('planning_week.opens_at', '<=', now)
          .orderBy(sql`any_offer.planning_week = ${week} desc, any_offer.planning_week desc`)
          .limit(1)
          .as('offer'),
      (join) => join.onTrue(),
    )
    .select(cardColumns)
    .where('product.order_no', '=', anyOf(orderNumbers))
    .execute()
  return new Map(rows.map((row) => [row.order_no, row]))
}

/** Of each product the first open week after one that has it; products that no such week has are left out. */
export async function nextWeeksOf(
  db: Database,
  orderNumbers: readonly string[],
  { week, now }: { week: string; now: Date },
): Promise<ReadonlyMap<string, string>> {
  const weeks = (await openWeeks(db, now)).map(({ number }) => number).filter((number) => number > week)
  if (weeks.length === 0) return new Map()
  const rows = await db
    .selectFrom('offer')
    .select(['order_no', sql<string>`min(planning_week)`.as('week')])
    .where('order_no', '=', anyOf(orderNumbers))
    .where('planning_week', 'in', weeks)
    .groupBy('order_no')
    .execute()
  return new Map(rows.map(({ order_no, week }) => [order_no, week]))
}
