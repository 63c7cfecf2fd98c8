import { currentStageCall, memberPointCall, nextStageCall } from '@shop/shared/contract'
import { answer, type ReplyBody, server } from '@shop/shared/testing'

type Replies = {
  points: Partial<ReplyBody<typeof memberPointCall>> | Response
  current: ReplyBody<typeof currentStageCall> | Response
  next: ReplyBody<typeof nextStageCall> | Response
}

const balance = { currentPoint: 2342, availablePoint: 1842, totalReservedPoint: 500, pointExpirationDate: '20270331' }

/** Answers what the drawer asks for, and counts how often. */
export function answerPoints(over: Partial<Replies> = {}) {
  const asked = { points: 0, current: 0, next: 0 }
  const give = <R>(what: keyof typeof asked, reply: R | Response) => {
    asked[what] += 1
    return reply instanceof Response ? reply.clone() : reply
  }
  const { points = {}, current = { stageType: '1' }, next = { stageType: '2', stageConfirmedType: '0' } } = over
  server.use(
    answer(memberPointCall, () => give('points', points instanceof Response ? points : { ...balance, ...points })),
    answer(currentStageCall, () => give('current', current)),
    answer(nextStageCall, () => give('next', next)),
  )
  return asked
}
