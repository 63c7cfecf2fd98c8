import { deleteOrderCall, orderListCall, putOrderCall } from '@shop/shared/contract'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../database/open-database.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import type { Explain } from '../http/read-request.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServicePorts } from '../service-ports.ts'
import { requireMember } from './member-calls.ts'
import { memberOfLogin } from './members.ts'
import { orderedItems } from './order-list.ts'
import { toOrderNumber } from './order-number.ts'
import { judgeCancel, judgeOrder } from './order-rules.ts'
import { findWeek } from './weeks.ts'

/** [API-013, API-023, API-024] */
export function answerOrders(calls: AnswerCalls, ports: ServicePorts): void {
  const { clock } = ports

  calls.forLogin(orderListCall, async ({ db, query, subject }) => {
    const member = await requireMember(db, subject)
    return orderedItems(db, { member: member.code, week: query.planningWeek, ...query }, ports.images)
  })

  calls.write(
    putOrderCall,
    async ({ db, body, subject }) => {
      const [number, order_no] = [body.planning_week, toOrderNumber(body.order_no)]
      const now = clock.now()
      const member = await memberOfLogin(db, subject)
      const key = { member_code: member?.code ?? '', planning_week: number, order_no }
      await lockOrder(db, key)
      const order_count = judgeOrder({
        member,
        week: await findWeek(db, number, now),
        product: await offeredProduct(db, number, order_no),
        ordered: await orderedCount(db, key),
        count: body.order_count,
        mode: body.mode,
        viewedAt: body.view_date === undefined ? undefined : new Date(body.view_date),
        now,
      })
      const { input_status } = body
      await db
        .insertInto('order_line')
        .values({ ...key, order_count, input_status, cycle: null, ordered_at: now })
        .onConflict((line) =>
          line
            .expression(sql`member_code, planning_week, order_no, (cycle is not null)`)
            .doUpdateSet({ order_count, input_status }),
        )
        .execute()
      return { planning_week: number, order_no, order_count }
    },
    explainQuantity,
  )

  calls.write(deleteOrderCall, async ({ db, query, subject }) => {
    const [number, order_no] = [query.planningWeek, toOrderNumber(query.orderNo)]
    const now = clock.now()
    const member = await memberOfLogin(db, subject)
    const key = { member_code: member?.code ?? '', planning_week: number, order_no }
    await lockOrder(db, key)
    judgeCancel({ member, week: await findWeek(db, number, now), now })
    await whereLine(db.deleteFrom('order_line'), key).execute()
    return { planning_week: number, order_no, order_count: 0 }
  })
}

type LineKey = { member_code: string; planning_week: string; order_no: string }

/** [ORD-055] */
const explainQuantity: Explain = (issues) =>
  issues.some((issue) => v.getDotPath(issue) === 'order_count') ? new Refusal('quantity') : undefined

/** One write at a time on a member's order of a week: `append` reads before it writes. */
const lockOrder = (db: Database, { member_code, planning_week }: LineKey) =>
  sql`select pg_advisory_xact_lock(hashtext(${`${member_code} ${planning_week}`}))`.execute(db)

const offeredProduct = (db: Database, week: string, orderNumber: string) =>
  db
    .selectFrom('offer')
    .innerJoin('product', 'product.order_no', 'offer.order_no')
    .select(['product.max_order', 'product.quantity_limit', 'product.is_point_exchange'])
    .where('offer.planning_week', '=', week)
    .where('offer.order_no', '=', orderNumber)
    .executeTakeFirst()

async function orderedCount(db: Database, key: LineKey): Promise<number> {
  const line = await whereLine(db.selectFrom('order_line').select('order_count'), key).executeTakeFirst()
  return line?.order_count ?? 0
}

type Where<Q> = { where(column: 'member_code' | 'planning_week' | 'order_no', operator: '=', value: string): Q }

const whereLine = <Q extends Where<Q>>(query: Q, { member_code, planning_week, order_no }: LineKey): Q =>
  query
    .where('member_code', '=', member_code)
    .where('planning_week', '=', planning_week)
    .where('order_no', '=', order_no)
