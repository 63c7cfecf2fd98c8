import { pointExchangeProductsCall } from '@shop/shared/contract'
import { requireMember } from '../delivery/member-calls.ts'
import { productRows } from '../delivery/product-card.ts'
import { toCards } from '../delivery/product-list.ts'
import { findWeek } from '../delivery/weeks.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServicePorts } from '../service-ports.ts'

/** The products of a week that are had for points, by what they cost. [ACC-032, BIZ-009, K-70] */
export function answerExchangeProducts(calls: AnswerCalls, { clock, images }: ServicePorts): void {
  calls.forLogin(pointExchangeProductsCall, async ({ db, query, subject }) => {
    const member = await requireMember(db, subject)
    const week = await findWeek(db, query.planningWeek, clock.now())
    if (week === undefined) throw new Refusal('weekUnknown')
    const rows = await productRows(db)
      .where('offer.planning_week', '=', week.number)
      .where('product.is_point_exchange', '=', true)
      .orderBy('product.point_price', query.sort === 'price_asc' ? 'asc' : 'desc')
      .orderBy('product.order_no')
      .execute()
    return {
      product_basic_info_list: await toCards(db, { week: week.number, memberCode: member.code }, rows, images),
    }
  })
}
