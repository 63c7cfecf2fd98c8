import { appCategoriesCall, categoryProductsCall, smallCategoriesCall } from '@shop/shared/contract'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import type { ServicePorts } from '../service-ports.ts'
import { listProducts, markList, type Rows } from './product-list.ts'
import { readSearchConditions } from './search-conditions.ts'
import { findWeek, openWeeks } from './weeks.ts'

/** "All of the level above". */
const allCode = '0'

/** [API-012, API-029] */
export function answerCategories(calls: AnswerCalls, ports: ServicePorts): void {
  const { clock, illustration } = ports
  const conditions = readSearchConditions()

  calls.forAnyone(
    appCategoriesCall,
    async ({ db, query }) => {
      const now = clock.now()
      const { planningWeek } = query
      const week = planningWeek === undefined ? (await openWeeks(db, now))[0] : await findWeek(db, planningWeek, now)
      if (week === undefined) return { app_category_list: [] }
      const nodes = await db
        .selectFrom('category')
        .selectAll()
        .where('small_code', '=', '')
        .orderBy('display_order')
        .execute()
      const counts = await middleCounts(db, week.number)
      const large = nodes.filter((node) => node.middle_code === '')
      return {
        app_category_list: large.map(({ large_code, name, illustration: picture }) => {
          const middle = nodes.filter((node) => node.large_code === large_code && node.middle_code !== '')
          const sub_category_list = middle.map((node) => ({
            sub_category_code: node.middle_code,
            sub_category_name: node.name,
            sub_count: counts.get(node.middle_code) ?? 0,
          }))
          return {
            category_code: large_code,
            category_name: name,
            count: sub_category_list.reduce((sum, sub) => sum + sub.sub_count, 0),
            illustration: picture === null ? null : illustration(picture),
            sub_category_list,
          }
        }),
      }
    },
    'forAll',
  )

  calls.forAnyone(
    smallCategoriesCall,
    async ({ db, query }) => {
      const week = await findWeek(db, query.planningWeek, clock.now())
      if (week === undefined) return { small_category_list: [] }
      const { largeCategoryCd, middleCategoryCd = allCode } = query
      const rows = await db
        .selectFrom('category')
        .leftJoin('product', 'product.small_code', 'category.small_code')
        .leftJoin('offer', (join) =>
          join.onRef('offer.order_no', '=', 'product.order_no').on('offer.planning_week', '=', week.number),
        )
        .select(['category.small_code', 'category.name', 'category.display_order'])
        .select(sql<number>`count(offer.order_no)::int`.as('count'))
        .where('category.large_code', '=', largeCategoryCd)
        .where('category.small_code', '<>', '')
        .$if(middleCategoryCd !== allCode, (rest) => rest.where('category.middle_code', '=', middleCategoryCd))
        .groupBy(['category.small_code', 'category.name', 'category.display_order'])
        .orderBy('category.display_order')
        .execute()
      return {
        small_category_list: rows.map(({ small_code, name, display_order, count }) => ({
          small_cd: small_code,
          small_name: name,
          display_order,
          count,
        })),
      }
    },
    'forAll',
  )

  calls.forAnyone(
    categoryProductsCall,
    async (asked) => {
      const levels = [
        ['product.large_code', asked.query.largeCategoryCd],
        ['product.middle_code', asked.query.middleCategoryCd],
        ['product.small_code', asked.query.smallCategoryCd],
      ] as const
      const chosen = levels.filter(([, code]) => code !== allCode)
      const only = (row: Rows) => row.and(chosen.map(([column, code]) => row(column, '=', code)))
      return listProducts(asked, only, { ...ports, conditions })
    },
    { mark: markList },
  )
}

async function middleCounts(db: Database, week: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('offer')
    .innerJoin('product', 'product.order_no', 'offer.order_no')
    .select(['product.middle_code', sql<number>`count(*)::int`.as('count')])
    .where('offer.planning_week', '=', week)
    .groupBy('product.middle_code')
    .execute()
  return new Map(rows.map((row) => [row.middle_code, row.count]))
}
