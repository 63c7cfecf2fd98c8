import { addFavouriteCall, favouriteMarksCall, favouritesCall, removeFavouriteCall } from '@shop/shared/contract'
import { sql } from 'kysely'
import type * as v from 'valibot'
import { anyOf } from '../database/any-of.ts'
import type { Database } from '../database/open-database.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServicePorts } from '../service-ports.ts'
import { lockFavourites, requireList, setListVisibility } from './favourite-lists.ts'
import { type FavouriteMark, favouriteMarks, favouriteMarksOfList, latestRows, nextWeeksOf } from './favourite-rows.ts'
import { maxFavourites } from './favourite-rules.ts'
import { requireMember } from './member-calls.ts'
import { toOrderNumber } from './order-number.ts'
import { toProductCard } from './product-card.ts'
import { productMarks } from './product-marks.ts'

const wholeListLimit = 999

/** [API-022, API-025, API-026] */
export function answerFavourites(calls: AnswerCalls, { clock, images }: ServicePorts): void {
  calls.forLogin(favouriteMarksCall, async ({ db, query, subject }) => {
    const member = await requireMember(db, subject)
    const numbers = [...new Set(query.order_no.map(toOrderNumber))]
    const offers = await db
      .selectFrom('offer')
      .select('order_no')
      .where('planning_week', '=', query.planning_week)
      .where('order_no', '=', anyOf(numbers))
      .execute()
    const onSale = new Set(offers.map(({ order_no }) => order_no))
    const marks = await productMarks(db, {
      memberCode: member.code,
      week: query.planning_week,
      orderNumbers: numbers,
    })
    return {
      order_code_list: numbers.map((order_no) => ({
        order_no,
        is_favorite: flag(marks.favourites.has(order_no)),
        favorite_count: marks.favouriteCounts.get(order_no) ?? 0,
        has_products: flag(onSale.has(order_no)),
      })),
    }
  })

  calls.forLogin(favouritesCall, async ({ db, query, subject }) => {
    const member = await requireMember(db, subject)
    const now = clock.now()
    const week = query.planningWeek
    const marked = await wantedMarks(db, member.code, query)
    const first = query.offset ?? 0
    const page = marked.slice(first, first + (query.limit ?? wholeListLimit))
    const orderNumbers = page.map(({ order_no }) => order_no)
    const rows = await latestRows(db, orderNumbers, { week, now })
    const marks = await productMarks(db, { memberCode: member.code, week, orderNumbers })
    const next = await nextWeeksOf(db, orderNumbers, { week, now })
    return {
      total_count: marked.length,
      product_list: page.flatMap(({ order_no, is_in_list }) => {
        const row = rows.get(order_no)
        if (row === undefined) return []
        const isOnSale = row.planning_week === week
        return {
          ...toProductCard(row, marks, images),
          planning_week: week,
          has_products: flag(isOnSale),
          id: order_no,
          is_order: flag(isOnSale),
          is_independent: flag(!is_in_list),
          nxtkiksyua: next.get(order_no) ?? null,
        }
      }),
    }
  })

  calls.write(addFavouriteCall, async ({ db, body, subject }) => {
    const member = await requireMember(db, subject)
    const order_no = toOrderNumber(body.order_no)
    const earlier = await earlierFavourites(db, order_no)
    await lockFavourites(db, member.code)
    await requirePlace(db, member.code, order_no)
    await db
      .insertInto('favourite')
      .values({ member_code: member.code, order_no, added_at: clock.now() })
      .onConflict((mark) => mark.doNothing())
      .execute()
    await setListVisibility(db, { member_code: member.code, order_no }, true)
    return { order_no, is_favorite: 1 as const, favorite_count: earlier + (await countOf(db, order_no)) }
  })

  calls.write(removeFavouriteCall, async ({ db, body, subject }) => {
    const member = await requireMember(db, subject)
    const order_no = toOrderNumber(body.order_no)
    const earlier = await earlierFavourites(db, order_no)
    await lockFavourites(db, member.code)
    await setListVisibility(db, { member_code: member.code, order_no }, false)
    await db.deleteFrom('favourite').where('member_code', '=', member.code).where('order_no', '=', order_no).execute()
    return { order_no, is_favorite: 0 as const, favorite_count: earlier + (await countOf(db, order_no)) }
  })
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)

async function wantedMarks(
  db: Database,
  memberCode: string,
  query: v.InferOutput<NonNullable<typeof favouritesCall.query>>,
): Promise<FavouriteMark[]> {
  const isInNoList = query.is_independent_category === 1
  if (isInNoList || query.is_category_filtering !== 1) return favouriteMarks(db, memberCode, { isInNoList })
  const { id } = await requireList(db, memberCode, query.favorite_product_category_id ?? '')
  return favouriteMarksOfList(db, id)
}

/** The same favourite again is no further one. */
async function requirePlace(db: Database, memberCode: string, orderNumber: string): Promise<void> {
  const { others } = await db
    .selectFrom('favourite')
    .select(sql<number>`count(*)::int`.as('others'))
    .where('member_code', '=', memberCode)
    .where('order_no', '<>', orderNumber)
    .executeTakeFirstOrThrow()
  if (others >= maxFavourites) throw new Refusal('favouritesFull')
}

async function earlierFavourites(db: Database, orderNumber: string): Promise<number> {
  const product = await db
    .selectFrom('product')
    .select('earlier_favourites')
    .where('order_no', '=', orderNumber)
    .executeTakeFirst()
  if (product === undefined) throw new Refusal('productNotOffered')
  return product.earlier_favourites
}

async function countOf(db: Database, orderNumber: string): Promise<number> {
  const counted = await db
    .selectFrom('favourite_count')
    .select('members')
    .where('order_no', '=', orderNumber)
    .executeTakeFirst()
  return counted?.members ?? 0
}
