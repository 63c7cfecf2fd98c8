import type { ShopClock } from '../clock.ts'
import type { Database } from '../database/open-database.ts'
import { lockStocks } from './limited-stock.ts'
import { type AskedLine, lockLines, readLines } from './order-facts.ts'
import { judgeCancel, judgeSeen } from './order-rules.ts'
import {
  cancelOrderedLine,
  removeComingLine,
  removePendingChange,
  removeRegistration,
  storePendingChange,
} from './order-writes.ts'
import { judgeTakingBack, subscribedPieces } from './subscription-rules.ts'

/** Takes out what was ordered, or takes back what was put by a subscription's number. */
export async function cancelLine(
  db: Database,
  asked: AskedLine & { seen_count?: number | undefined },
  clock: Pick<ShopClock, 'now'>,
): Promise<void> {
  await lockLines(db, [asked])
  const stocks = await lockStocks(db, [asked])
  const now = clock.now()
  const [facts] = await readLines(db, [asked], now)
  if (facts === undefined) throw new TypeError('a line without an answer')
  const { code, productNo, wish, wishWeek } = facts
  const key = { member_code: facts.member?.code ?? '', planning_week: asked.planning_week, order_no: productNo }
  if (code === null) {
    judgeCancel({ ...facts, now })
    // What is gone already is as it was asked for. [K-19]
    if (facts.ordered > 0) judgeSeen(facts.ordered, asked.seen_count)
    await cancelOrderedLine(db, key, now)
    stocks.take(asked, -facts.ordered)
    await stocks.store()
    return
  }
  // The list of subscriptions shows what was asked for, an order what comes in its week.
  const held = subscribedPieces({ ...facts, code })
  if (held > 0 && asked.seen_count !== facts.coming) judgeSeen(held, asked.seen_count)
  switch (judgeTakingBack({ ...facts, code, now })) {
    case 'the wish':
      await removePendingChange(db, { ...key, planning_week: wishWeek?.number ?? key.planning_week })
      return
    case 'the beginning':
      if (wish !== undefined && wishWeek !== undefined)
        await storePendingChange(db, { ...key, planning_week: wishWeek.number }, { ...wish, is_begun: false })
      return
    case 'the registration':
      await removeComingLine(db, key)
      await removeRegistration(db, key)
      return
    case 'nothing':
  }
}
