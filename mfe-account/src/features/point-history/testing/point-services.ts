import {
  currentStageCall,
  memberPointCall,
  nextStageCall,
  pointHistoryCall,
  pointReservationsCall,
} from '@shop/shared/contract'
import { type Asked, answer, type ReplyBody, server } from '@shop/shared/testing'

type Movement = { date: string; given?: number; used?: number; storeGiven?: number; storeUsed?: number; class?: string }

/** The legacy service's document: amounts as text with leading zeros. */
export const historyXml = (movements: readonly Movement[], result = '0'): string =>
  `<?xml version="1.0" encoding="UTF-8"?><response><result>${result}</result>${movements
    .map(
      ({ date, given = 0, used = 0, storeGiven = 0, storeUsed = 0, class: useClass = '1' }) =>
        `<history><date>${date}</date><reserved_point>0</reserved_point><delivery_given_point>00${given}</delivery_given_point><delivery_used_point>${used}</delivery_used_point><store_given_point>${storeGiven}</store_given_point><store_used_point>${storeUsed}</store_used_point><store_use_class>${useClass}</store_use_class></history>`,
    )
    .join('')}</response>`

type Replies = {
  points: Partial<ReplyBody<typeof memberPointCall>> | Response
  reservations: ReplyBody<typeof pointReservationsCall>['reservations'] | Response
  current: ReplyBody<typeof currentStageCall> | Response
  next: ReplyBody<typeof nextStageCall> | Response
  history: string | Response
}

const ordinary: Replies = {
  points: { currentPoint: 2342, availablePoint: 1842, totalReservedPoint: 500, pointExpirationDate: '20270331' },
  reservations: [
    {
      businessType: '002',
      usePointType: '05',
      reservedPoint: 500,
      reservedTimestamp: '2026-11-17T23:30:00+09:00',
    },
  ],
  current: { stageType: '1', topStagePermanentFlag: false },
  next: { stageType: '2', necessaryPurchasePriceExcludedTax: 5820, stageConfirmedType: '0' },
  history: historyXml([
    { date: '20261117', given: 48 },
    { date: '20261112', storeGiven: 22 },
  ]),
}

/** Answers the five calls of the page; gives what the history and the stage were asked for. */
export function answerPoints(over: Partial<Replies> = {}) {
  const replies = { ...ordinary, ...over }
  const asked = { days: [] as Asked<typeof pointHistoryCall>['body'][], points: 0, stages: 0 }
  const again = (reply: Response) => reply.clone()
  server.use(
    answer(memberPointCall, () => {
      asked.points += 1
      if (replies.points instanceof Response) return again(replies.points)
      return { currentPoint: 0, availablePoint: 0, totalReservedPoint: 0, ...replies.points }
    }),
    answer(pointReservationsCall, () =>
      replies.reservations instanceof Response ? again(replies.reservations) : { reservations: replies.reservations },
    ),
    answer(currentStageCall, () => {
      asked.stages += 1
      return replies.current instanceof Response ? again(replies.current) : replies.current
    }),
    answer(nextStageCall, () => (replies.next instanceof Response ? again(replies.next) : replies.next)),
    answer(pointHistoryCall, ({ body }) => {
      asked.days.push(body)
      return replies.history instanceof Response ? again(replies.history) : replies.history
    }),
  )
  return asked
}
