import { createHash } from 'node:crypto'
import { recommendedProductsCall, recommendedViewCall, recommendUserCall } from '@shop/shared/contract'
import { requireMember } from '../delivery/member-calls.ts'
import { memberOfLogin } from '../delivery/members.ts'
import { toOrderNumber } from '../delivery/order-number.ts'
import { markList, toCards } from '../delivery/product-list.ts'
import { findWeek } from '../delivery/weeks.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServicePorts } from '../service-ports.ts'
import { rankedProducts } from './ranking.ts'
import { recommendedFor } from './recommendation.ts'
import { rankingForAll, specOf } from './specs.ts'

/** Products that others order, or that suit this member. A visitor has no history and gets the ranking. */
export function answerRecommendations(calls: AnswerCalls, { clock, images }: ServicePorts): void {
  calls.forAnyone(
    recommendedProductsCall,
    async ({ db, query, subject }) => {
      const member = await memberOfLogin(db, subject)
      const spec = member === undefined ? rankingForAll : specOf(query.specId, query.modelId)
      const meta = { request_params: { modelid: spec.modelId } }
      const week = await findWeek(db, query.planningWeek, clock.now())
      if (week === undefined) return { product_basic_info_list: [], meta }
      const choice = { week: week.number, limit: Math.min(query.limit, spec.max), category: query.category }
      const items = (query.itemIds ?? []).map(numberOf)
      const rows =
        member === undefined || spec.from === 'ranking'
          ? await rankedProducts(db, choice)
          : await recommendedFor(db, { ...choice, member: member.code, spec, items })
      const cards = await toCards(db, { week: week.number, memberCode: member?.code }, rows, images)
      const tracked = cards.map((card, at) => ({ ...card, tracking_id: `${spec.modelId}-${at + 1}` }))
      return { product_basic_info_list: tracked, meta }
    },
    { mark: markList, isFor: ({ specId, modelId }) => specOf(specId, modelId) === rankingForAll },
  )
}

/** 20261201_104001 → 104001. The week tells where it was seen; the product is the same. */
const numberOf = (itemId: string): string => toOrderNumber(itemId.slice(itemId.indexOf('_') + 1))

const idLength = 32

/** The same id for the same member, from which nobody learns the member's code. [API-037] */
export function answerRecommendUser(calls: AnswerCalls): void {
  calls.forLogin(recommendUserCall, async ({ db, subject }) => {
    const { code } = await requireMember(db, subject)
    return { user_id: userIdOf(subject, code) }
  })
}

const userIdOf = (subject: string, code: string): string =>
  createHash('sha256').update(`recommend ${subject} ${code}`).digest('hex').slice(0, idLength)

/** Counts what a member opened of what was recommended to them, under their own id alone. */
export function answerRecommendedView(calls: AnswerCalls, { clock }: ServicePorts): void {
  calls.forLogin(recommendedViewCall, async ({ db, subject, body }) => {
    const { code } = await requireMember(db, subject)
    if (body.userId !== userIdOf(subject, code)) throw new Refusal('otherRecommendation')
    await db
      .insertInto('recommended_view')
      .values({
        user_id: body.userId,
        tracking_id: body.trackingId,
        planning_week: body.planningWeek,
        order_no: toOrderNumber(body.orderNo),
        viewed_at: clock.now(),
      })
      .execute()
    return {}
  })
}
