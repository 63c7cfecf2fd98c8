import { addFavouriteCall, favouriteMarksCall, favouritesCall, removeFavouriteCall } from '@shop/shared/contract'
import { sql } from 'kysely'
import { among } from '../database/among.ts'
import type { Database } from '../database/open-database.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServicePorts } from '../service-ports.ts'
import { requireMember } from './member-calls.ts'
import { toOrderNumber } from './order-number.ts'
import { toProductCard } from './product-card.ts'
import { productMarks } from './product-marks.ts'
import { cardColumns } from './product-rows.ts'

const wholeListLimit = 999

/** [API-022, API-025, API-026] */
export function answerFavourites(calls: AnswerCalls, { clock, images }: ServicePorts): void {
  calls.forLogin(favouriteMarksCall, async ({ db, query, subject }) => {
    const member = await requireMember(db, subject)
    const numbers = [...new Set(query.order_no.map(toOrderNumber))]
    const offers = await db
      .selectFrom('product')
      .leftJoin('offer', (join) =>
        join.onRef('offer.order_no', '=', 'product.order_no').on('offer.planning_week', '=', query.planning_week),
      )
      .select(['product.order_no', 'product.earlier_favourites', 'offer.planning_week'])
      .where('product.order_no', '=', among(numbers))
      .execute()
    const known = new Map(offers.map((offer) => [offer.order_no, offer]))
    const marks = await productMarks(db, {
      memberCode: member.code,
      week: query.planning_week,
      orderNumbers: numbers,
    })
    return {
      order_code_list: numbers.map((order_no) => ({
        order_no,
        is_favorite: flag(marks.favourites.has(order_no)),
        favorite_count: (known.get(order_no)?.earlier_favourites ?? 0) + (marks.favouriteCounts.get(order_no) ?? 0),
        has_products: flag((known.get(order_no)?.planning_week ?? null) !== null),
      })),
    }
  })

  calls.forLogin(favouritesCall, async ({ db, query, subject }) => {
    const member = await requireMember(db, subject)
    const { total } = await db
      .selectFrom('favourite')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('member_code', '=', member.code)
      .executeTakeFirstOrThrow()
    const rows = await favouriteRows(db, member.code, query.planningWeek)
      .limit(query.limit ?? wholeListLimit)
      .offset(query.offset ?? 0)
      .execute()
    const marks = await productMarks(db, {
      memberCode: member.code,
      week: query.planningWeek,
      orderNumbers: rows.map((row) => row.order_no),
    })
    return {
      total_count: total,
      product_list: rows.map((row) => {
        const isOnSale = row.planning_week === query.planningWeek
        return {
          ...toProductCard(row, marks, images),
          planning_week: query.planningWeek,
          has_products: flag(isOnSale),
          id: row.order_no,
          is_order: flag(isOnSale),
          is_independent: 0 as const,
        }
      }),
    }
  })

  calls.write(addFavouriteCall, async ({ db, body, subject }) => {
    const member = await requireMember(db, subject)
    const order_no = toOrderNumber(body.order_no)
    const earlier = await earlierFavourites(db, order_no)
    await db
      .insertInto('favourite')
      .values({ member_code: member.code, order_no, added_at: clock.now() })
      .onConflict((mark) => mark.doNothing())
      .execute()
    return { order_no, is_favorite: 1 as const, favorite_count: earlier + (await countOf(db, order_no)) }
  })

  calls.write(removeFavouriteCall, async ({ db, body, subject }) => {
    const member = await requireMember(db, subject)
    const order_no = toOrderNumber(body.order_no)
    const earlier = await earlierFavourites(db, order_no)
    await db.deleteFrom('favourite').where('member_code', '=', member.code).where('order_no', '=', order_no).execute()
    return { order_no, is_favorite: 0 as const, favorite_count: earlier + (await countOf(db, order_no)) }
  })
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)

/**
 * Favourites, newest first, each with its offer of the week, or with its latest one: a product that is
 * not on sale keeps its place in the list. [FAV-038]
 */
const favouriteRows = (db: Database, memberCode: string, week: string) =>
  db
    .selectFrom('favourite')
    .innerJoin('product', 'product.order_no', 'favourite.order_no')
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('offer as any_offer')
          .selectAll('any_offer')
          .whereRef('any_offer.order_no', '=', 'favourite.order_no')
          .orderBy(sql`any_offer.planning_week = ${week} desc, any_offer.planning_week desc`)
          .limit(1)
          .as('offer'),
      (join) => join.onTrue(),
    )
    .select(cardColumns)
    .where('favourite.member_code', '=', memberCode)
    .orderBy('favourite.added_at', 'desc')
    .orderBy('favourite.order_no')

async function earlierFavourites(db: Database, orderNumber: string): Promise<number> {
  const product = await db
    .selectFrom('product')
    .select('earlier_favourites')
    .where('order_no', '=', orderNumber)
    .executeTakeFirst()
  if (product === undefined) throw new Refusal('productNotFound')
  return product.earlier_favourites
}

async function countOf(db: Database, orderNumber: string): Promise<number> {
  const { count } = await db
    .selectFrom('favourite')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('order_no', '=', orderNumber)
    .executeTakeFirstOrThrow()
  return count
}
