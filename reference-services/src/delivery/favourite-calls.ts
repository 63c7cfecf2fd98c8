import { addFavouriteCall, favouriteMarksCall, favouritesCall, removeFavouriteCall } from '@shop/shared/contract'
import { sql } from 'kysely'
import type * as v from 'valibot'
import { among } from '../database/among.ts'
import type { Database } from '../database/open-database.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServicePorts } from '../service-ports.ts'
import { holdFavourites, requireList } from './favourite-lists.ts'
import { maxFavourites } from './favourite-rules.ts'
import { requireMember } from './member-calls.ts'
import { toOrderNumber } from './order-number.ts'
import { toProductCard } from './product-card.ts'
import { productMarks } from './product-marks.ts'
import { cardColumns } from './product-rows.ts'
import { openWeeks } from './weeks.ts'

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
    const rows = await favouriteRows(db, await wantedFavourites(db, member.code, query))
    const first = query.offset ?? 0
    const page = rows.slice(first, first + (query.limit ?? wholeListLimit))
    const orderNumbers = page.map((row) => row.order_no)
    const marks = await productMarks(db, { memberCode: member.code, week: query.planningWeek, orderNumbers })
    const next = await nextWeeksOf(db, orderNumbers, { after: query.planningWeek, now: clock.now() })
    return {
      total_count: rows.length,
      product_list: page.map((row) => {
        const isOnSale = row.planning_week === query.planningWeek
        return {
          ...toProductCard(row, marks, images),
          planning_week: query.planningWeek,
          has_products: flag(isOnSale),
          id: row.order_no,
          is_order: flag(isOnSale),
          is_independent: flag(!row.is_in_list),
          nxtkiksyua: next.get(row.order_no) ?? null,
        }
      }),
    }
  })

  calls.write(addFavouriteCall, async ({ db, body, subject }) => {
    const member = await requireMember(db, subject)
    const order_no = toOrderNumber(body.order_no)
    const earlier = await earlierFavourites(db, order_no)
    await holdFavourites(db, member.code)
    await requirePlace(db, member.code, order_no)
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

type Wanted = { memberCode: string; week: string; listId?: string; isInNoList?: boolean }

async function wantedFavourites(
  db: Database,
  memberCode: string,
  query: v.InferOutput<NonNullable<typeof favouritesCall.query>>,
): Promise<Wanted> {
  const all = { memberCode, week: query.planningWeek }
  if (query.is_independent_category === 1) return { ...all, isInNoList: true }
  if (query.is_category_filtering !== 1) return all
  const { id } = await requireList(db, memberCode, query.favorite_product_category_id ?? '')
  return { ...all, listId: id }
}

/**
 * Favourites, newest first, each with its offer of the week, or with its latest one: a product that is
 * not on sale keeps its place in the list. [FAV-038]
 */
function favouriteRows(db: Database, { memberCode, week, listId, isInNoList }: Wanted) {
  const rows = db
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
    .leftJoin(
      (lists) =>
        lists
          .selectFrom('favourite_list_product as place')
          .innerJoin('favourite_list as list', 'list.id', 'place.list_id')
          .select(({ fn }) => ['place.order_no', fn.max('place.added_at').as('placed_at')])
          .where('list.member_code', '=', memberCode)
          .$if(listId !== undefined, (of) => of.where('list.id', '=', listId ?? ''))
          .groupBy('place.order_no')
          .as('placed'),
      (join) => join.onRef('placed.order_no', '=', 'favourite.order_no'),
    )
    .select(cardColumns)
    .select(sql<boolean>`placed.order_no is not null`.as('is_in_list'))
    .where('favourite.member_code', '=', memberCode)
  const wanted =
    listId !== undefined
      ? rows.where('placed.order_no', 'is not', null).orderBy('placed.placed_at', 'desc')
      : isInNoList
        ? rows.where('placed.order_no', 'is', null)
        : rows
  return wanted.orderBy('favourite.added_at', 'desc').orderBy('favourite.order_no').execute()
}

/** Of each product the first open week after one that has it; products that no such week has are left out. [CAT-056] */
async function nextWeeksOf(
  db: Database,
  orderNumbers: readonly string[],
  { after, now }: { after: string; now: Date },
): Promise<ReadonlyMap<string, string>> {
  const weeks = (await openWeeks(db, now)).map(({ number }) => number).filter((number) => number > after)
  if (weeks.length === 0) return new Map()
  const rows = await db
    .selectFrom('offer')
    .select(['order_no', sql<string>`min(planning_week)`.as('week')])
    .where('order_no', '=', among(orderNumbers))
    .where('planning_week', 'in', weeks)
    .groupBy('order_no')
    .execute()
  return new Map(rows.map(({ order_no, week }) => [order_no, week]))
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
