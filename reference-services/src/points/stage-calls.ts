import { currentStageCall, nextStageCall } from '@shop/shared/contract'
import type { Database } from '../database/open-database.ts'
import { requireMember } from '../delivery/member-calls.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'

const tallying = '1'

/** [API-052, API-066] */
export function answerStages(calls: AnswerCalls): void {
  calls.forLogin(currentStageCall, async ({ db, subject }) => {
    const stage = await stageOf(db, (await requireMember(db, subject)).code)
    return {
      stageType: stage?.type ?? '',
      topStagePermanentFlag: (stage?.top_permanent_since ?? null) !== null,
      topStagePermanentStartDate: stage?.top_permanent_since ?? null,
      topStageCount: stage?.top_count ?? 0,
    }
  })

  calls.forLogin(nextStageCall, async ({ db, subject }) => {
    const stage = await stageOf(db, (await requireMember(db, subject)).code)
    return {
      stageType: stage?.next_type ?? '',
      necessaryPurchasePriceExcludedTax: stage?.next_purchase ?? null,
      necessaryTopStageCount: stage?.next_top_count ?? null,
      stageConfirmedType: stage?.confirmed_type ?? tallying,
    }
  })
}

const stageOf = (db: Database, memberCode: string) =>
  db.selectFrom('stage').selectAll().where('member_code', '=', memberCode).executeTakeFirst()
