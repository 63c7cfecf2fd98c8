import type { Database } from '../database/open-database.ts'
import type { LineFacts } from './order-facts.ts'
import type { OrderRequest } from './order-rules.ts'
import {
  removeLaterChanges,
  removePendingChange,
  removePendingChanges,
  type StoredLine,
  storePendingChange,
  storeRegistration,
} from './order-writes.ts'
import type { PutLine } from './put-line.ts'
import type { RegistrationStops } from './registration-stops.ts'
import { cancelled } from './subscription-codes.ts'
import { judgeSubscription } from './subscription-rules.ts'

/** The columns of an order line that a put tells. */
export const lineOf = (put: PutLine, known: LineFacts, now: Date) => ({
  member_code: known.member?.code ?? '',
  planning_week: put.planning_week,
  order_no: known.productNo,
  input_status: put.input_status,
  ordered_at: now,
})

type Subscribing = {
  wish: OrderRequest
  put: PutLine
  known: LineFacts
  code: number
  lines: StoredLine[]
  stops: RegistrationStops
}

/** Judged before anything is written: a refusal leaves nothing behind. */
export async function putSubscription(
  db: Database,
  { wish, put, known, code, lines, stops }: Subscribing,
): Promise<number> {
  const { productNo, limits, own, wish: held, wishWeek } = known
  const outcome = judgeSubscription({
    ...wish,
    orderNo: put.order_no,
    code,
    productNo,
    limits,
    own,
    wish: held,
    wishWeek,
    stops,
    seenChanges: put.seen_changes,
  })
  const line = lineOf(put, known, wish.now)
  if (outcome.is === 'wished') {
    await storePendingChange(db, line, outcome.wish)
    // Nothing comes after the end.
    if (outcome.wish.code === cancelled) await removeLaterChanges(db, line)
  }
  if (outcome.is === 'as it was') await removePendingChange(db, line)
  if (outcome.is === 'registered' && wish.week !== undefined) {
    const order_count = outcome.pieces
    await removePendingChanges(db, line)
    await storeRegistration(db, { ...line, cycle: code, order_count }, wish.week)
    lines.push({ ...line, order_count, cycle: code })
  }
  return outcome.pieces
}
