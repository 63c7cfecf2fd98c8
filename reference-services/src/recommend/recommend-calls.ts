import { recommendedProductsCall } from '@shop/shared/contract'
import { memberOfLogin } from '../delivery/members.ts'
import { toCards } from '../delivery/product-list.ts'
import { findWeek } from '../delivery/weeks.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import type { ServicePorts } from '../service-ports.ts'
import { rankedProducts } from './ranking.ts'
import { recommendedFor } from './recommendation.ts'

/** Model ids that begin with 50 are rankings, with 30 recommendations. [BIZ-010] */
const rankingModel = '5001'
const recommendModel = '3001'
const rankingPrefix = '50'

/** A model that is asked for by its id, else by the place that asks: `ranking…` is a ranking. [API-036] */
const isRanking = (specId: string, modelId: string | undefined) =>
  modelId === undefined ? /^(?:50|ranking)/i.test(specId) : modelId.startsWith(rankingPrefix)

/** What others order, or what suits this member. A visitor has no history and gets the ranking. */
export function answerRecommendations(calls: AnswerCalls, { clock, images }: ServicePorts): void {
  calls.forAnyone(recommendedProductsCall, async ({ db, query, subject }) => {
    const member = await memberOfLogin(db, subject)
    const isForAll = member === undefined || isRanking(query.specId, query.modelId)
    const meta = { request_params: { modelid: isForAll ? rankingModel : recommendModel } }
    const week = await findWeek(db, query.planningWeek, clock.now())
    if (week === undefined) return { product_basic_info_list: [], meta }
    const choice = { week: week.number, limit: query.limit, category: query.category }
    const rows = isForAll ? await rankedProducts(db, choice) : await recommendedFor(db, member.code, choice)
    return {
      product_basic_info_list: await toCards(db, { week: week.number, memberCode: member?.code }, rows, images),
      meta,
    }
  })
}
