import { repeatListCall } from '@shop/shared/contract'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import type { ServicePorts } from '../service-ports.ts'
import { requireMember } from './member-calls.ts'
import { productRows } from './product-card.ts'
import { toCards } from './product-list.ts'
import { scrollStatuses } from './scroll-statuses.ts'
import { findWeek } from './weeks.ts'

type Asked = { memberCode: string; week: string }

/** Products on sale in the week that the member ordered in weeks before it, with how often and when last. */
const bought = (db: Database, { memberCode, week }: Asked) =>
  db
    .selectFrom('order_line')
    .select([
      'order_no',
      sql<number>`count(distinct planning_week)::int`.as('times'),
      sql<string>`max(planning_week)`.as('latest'),
    ])
    .where('member_code', '=', memberCode)
    .where('planning_week', '<', week)
    // Products of the scroll sites are not on sale here.
    .where('input_status', 'not in', scrollStatuses)
    .groupBy('order_no')
    .as('bought')

/** リピ買い: often ordered first, then lately ordered; the same history gives the same list. [K-18] */
export function answerRepeatPurchase(calls: AnswerCalls, { clock, images }: ServicePorts): void {
  calls.forLogin(repeatListCall, async ({ db, query, subject }) => {
    const { code: memberCode } = await requireMember(db, subject)
    const week = await findWeek(db, query.planningWeek, clock.now())
    if (week === undefined) return { total_count: 0, app_category_list: [], product_basic_info_list: [] }
    const asked = { memberCode, week: week.number }
    const { appCategoryCode: large, appSubcategoryCode: middle } = query
    const counts = await countsOf(db, asked)
    const rows = await productRows(db)
      .innerJoin(bought(db, asked), (join) => join.onRef('bought.order_no', '=', 'offer.order_no'))
      .select(['bought.times', 'bought.latest'])
      .where('offer.planning_week', '=', asked.week)
      .$if(large !== undefined, (some) => some.where('product.large_code', '=', large ?? ''))
      .$if(middle !== undefined, (some) => some.where('product.middle_code', '=', middle ?? ''))
      .orderBy('bought.times', 'desc')
      .orderBy('bought.latest', 'desc')
      .orderBy('product.order_no')
      .limit(query.limit)
      .offset(query.offset)
      .execute()
    return {
      total_count: sum(counts, large, middle),
      app_category_list: await categoriesOf(db, counts),
      product_basic_info_list: (await toCards(db, asked, rows, images)).map((card, at) => ({
        ...card,
        order_times: rows[at]?.times ?? null,
        last_order_week: rows[at]?.latest ?? null,
      })),
    }
  })
}

type Count = { large_code: string; middle_code: string; count: number }

const sum = (counts: readonly Count[], large?: string, middle?: string): number =>
  counts
    .filter((one) => (large ?? one.large_code) === one.large_code && (middle ?? one.middle_code) === one.middle_code)
    .reduce((all, { count }) => all + count, 0)

const countsOf = (db: Database, asked: Asked): Promise<Count[]> =>
  db
    .selectFrom('offer')
    .innerJoin('product', 'product.order_no', 'offer.order_no')
    .innerJoin(bought(db, asked), (join) => join.onRef('bought.order_no', '=', 'offer.order_no'))
    .select(['product.large_code', 'product.middle_code', sql<number>`count(*)::int`.as('count')])
    .where('offer.planning_week', '=', asked.week)
    .groupBy(['product.large_code', 'product.middle_code'])
    .execute()

/** Categories in which there is something to buy again, in the shop's own order. */
async function categoriesOf(db: Database, counts: readonly Count[]) {
  const nodes = await db
    .selectFrom('category')
    .select(['large_code', 'middle_code', 'name'])
    .where('small_code', '=', '')
    .orderBy('display_order')
    .execute()
  return nodes
    .filter(({ large_code, middle_code }) => middle_code === '' && sum(counts, large_code) > 0)
    .map(({ large_code, name }) => ({
      category_code: large_code,
      category_name: name,
      count: sum(counts, large_code),
      sub_category_list: nodes
        .filter((node) => node.large_code === large_code && node.middle_code !== '')
        .map((node) => ({
          sub_category_code: node.middle_code,
          sub_category_name: node.name,
          sub_count: sum(counts, large_code, node.middle_code),
        }))
        .filter(({ sub_count }) => sub_count > 0),
    }))
}
