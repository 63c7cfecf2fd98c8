import { limitedProductListCall } from '@shop/shared/contract'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import type { ServicePorts } from '../service-ports.ts'
import { memberOfLogin } from './members.ts'
import { cardColumns, type ProductRow } from './product-card.ts'
import { toCards } from './product-list.ts'
import { findWeek } from './weeks.ts'

/** recommended, cheapest first. [CAT-064] */
const sortings: Record<number, RawBuilder<unknown>> = {
  0: sql`popularity desc`,
  1: sql`tax_included_price asc`,
}

/** [API-017, API-018] */
export function answerLimitedProducts(calls: AnswerCalls, { clock, images }: ServicePorts): void {
  calls.forAnyone(
    limitedProductListCall,
    async ({ db, query, subject }) => {
      const week = await findWeek(db, query.planningWeek, clock.now())
      if (week === undefined) return { limited_product_info_list: [] }
      const rows = await db
        .selectFrom('offer')
        .innerJoin('product', 'product.order_no', 'offer.order_no')
        .select([...cardColumns, 'product.discount_code', 'offer.stock_left'])
        .where('offer.planning_week', '=', week.number)
        .where('product.is_limited', '=', true)
        .where(isOfType(query.webLimitedType))
        .orderBy(sortings[query.sort] ?? sql`popularity desc`)
        .orderBy('product.order_no')
        .execute()
      const member = await memberOfLogin(db, subject)
      const cards = await toCards(db, { week: week.number, memberCode: member?.code }, rows, images)
      const previous = await previousWeek(db, week.closes_at)
      const drawn = await drawnLines(db, member?.code, [week.number, ...(previous === undefined ? [] : [previous])])
      return {
        limited_product_info_list: rows.flatMap((row, at) => {
          const product_info = cards[at]
          if (product_info === undefined) return []
          const limited_product_additional_info = {
            ...limitedFacts(row, previous),
            ...(row.lottery_quantity === null ? {} : drawn(row.order_no)),
          }
          return [{ product_info, limited_product_additional_info }]
        }),
      }
    },
    'forVisitors',
  )
}

type LimitedRow = Pick<
  ProductRow,
  'max_order' | 'original_tax_included_price' | 'tax_included_price' | 'imperfect_notes' | 'limited_tab'
> & { discount_code: number | null; stock_left: number | null }

/** Facts of a limited product, the same in the list and on its page. */
export const limitedFacts = (row: LimitedRow, previous: string | undefined) => ({
  max_order: row.max_order,
  original_price: row.original_tax_included_price,
  discount_code: row.discount_code,
  valid_flg: row.tax_included_price > 0 ? (1 as const) : (0 as const),
  previous_planning_week: previous ?? null,
  wakeari_note1: row.imperfect_notes[0] ?? null,
  wakeari_note2: row.imperfect_notes[1] ?? null,
  web_limited_type: row.limited_tab,
  max_quantity: row.stock_left,
  niseikyo_flg: 0 as const,
  todok_flg: 1 as const,
})

const isOfType = (type: string): Expression<SqlBool> => sql<SqlBool>`product.limited_tab = ${type}`

/** The latest week that has closed before this one does. */
export async function previousWeek(db: Database, closesAt: Date): Promise<string | undefined> {
  const before = await db
    .selectFrom('planning_week')
    .select('number')
    .where('closes_at', '<', closesAt)
    .orderBy('closes_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return before?.number
}

/** Lottery of a member's order: of the week itself, else of the one before. */
async function drawnLines(db: Database, memberCode: string | undefined, weeks: readonly string[]) {
  const lines =
    memberCode === undefined
      ? []
      : await db
          .selectFrom('order_line')
          .innerJoin('product', 'product.order_no', 'order_line.order_no')
          .select(['order_line.order_no', 'order_line.planning_week', 'order_line.order_count', 'order_line.win_count'])
          .where('member_code', '=', memberCode)
          .where('planning_week', 'in', weeks)
          .where('cycle', 'is', null)
          .where('product.lottery_quantity', 'is not', null)
          .execute()
  return (orderNumber: string) => {
    const own = weeks.flatMap((week) =>
      lines.filter((line) => line.planning_week === week && line.order_no === orderNumber),
    )
    const [line] = own
    if (line === undefined) return { has_lottery_result: 0 as const, konyu_su: 0, tosen_su: null }
    return {
      has_lottery_result: line.win_count === null ? (0 as const) : (1 as const),
      konyu_su: line.order_count,
      tosen_su: line.win_count,
    }
  }
}
