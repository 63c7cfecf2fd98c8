import { deleteOrderCall, orderListCall, putOrderCall } from '@shop/shared/contract'
import * as v from 'valibot'
import type { AnswerCalls } from '../http/answer-calls.ts'
import type { Explain } from '../http/read-request.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServicePorts } from '../service-ports.ts'
import { requireMember } from './member-calls.ts'
import { cancelLine } from './order-cancel.ts'
import { orderedItems } from './order-list.ts'
import { toOrderNumber } from './order-number.ts'
import { putLines } from './order-puts.ts'
import { readRegistrationStops } from './registration-stops.ts'
import { createTurnedWeeks } from './turned-weeks.ts'

/** [API-013, API-023, API-024] */
export function answerOrders(
  calls: AnswerCalls,
  { clock, images, sources, stops = readRegistrationStops() }: ServicePorts,
): void {
  calls.forLogin(orderListCall, async ({ db, query, subject }) => {
    const member = await requireMember(db, subject)
    return orderedItems(db, { member: member.code, week: query.planningWeek, ...query, now: clock.now() }, images)
  })

  const turnedWeeks = createTurnedWeeks()
  calls.writeTogether(
    putOrderCall,
    async (db, asked) => {
      const puts = asked.map(({ subject, body }) => ({ subject, ...body, order_no: toOrderNumber(body.order_no) }))
      return putLines(db, puts, { clock, sources, stops })
    },
    {
      explain: explainQuantity,
      isOver: (db, { planning_week }) => turnedWeeks.has(db, planning_week, clock.now()),
      refuse: (db, asked) =>
        turnedWeeks.refuse(
          db,
          asked.map(({ subject, body }) => ({ subject, ...body })),
          clock.now(),
        ),
    },
  )

  calls.write(deleteOrderCall, async ({ db, query, subject }) => {
    const line = { subject, planning_week: query.planningWeek, order_no: toOrderNumber(query.orderNo) }
    const seen_count = query.seenCount
    await cancelLine(db, { ...line, seen_count }, clock)
    return { planning_week: line.planning_week, order_no: line.order_no, order_count: 0 }
  })
}

/** [ORD-055] */
const explainQuantity: Explain = (issues) =>
  issues.some((issue) => v.getDotPath(issue) === 'order_count') ? new Refusal('overLimit') : undefined
