import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { createGate } from '@shop/shared/testing/hold'
import type { Database } from '../database/open-database.ts'
import { Refusal } from '../http/refusal.ts'
import { subjectOf } from '../seed/accounts.ts'
import { numbers } from '../testing/an-item.ts'
import { embedded, openTestDatabase, testDatabases } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { testHour } from '../testing/test-hour.ts'
import { emailOf, weeks } from '../testing/test-shop.ts'
import { cancelLine } from './order-cancel.ts'
import { putLines } from './order-puts.ts'

const waitMs = 300
const clock = { now: () => new Date(testHour) }
const stops = { stoppedWeeks: [], stoppedOrderNos: [], stoppedNewRegistrations: [] }

const lineOf = (who: string) => ({
  subject: subjectOf(emailOf(who)),
  planning_week: weeks.first,
  order_no: numbers.milk,
  order_count: 1,
  input_status: 62,
  mode: 'append' as const,
})
/** Gives `waits` where it is still under way after so long. */
const settled = (work: Promise<unknown>, ms: number) => Promise.race([work, pause(ms, 'waits', { ref: false })])

const put = (db: Database, who: string) => putLines(db, [lineOf(who)], { clock, stops })

describe.each(testDatabases)('one write at a time on a member’s orders on $name', (database) => {
  const shop = setUp(() => openTestDatabase(database))

  beforeEach(() => shop.writes.deleteFrom('order_line').where('order_no', '=', numbers.milk).execute())

  /** A put of corporate that is not committed before it is told to be. */
  async function aPutUnderWay() {
    const [stored, end] = [createGate(), createGate()]
    const outcome = shop.writes.transaction().execute(async (within) => {
      const [first] = await put(within, 'corporate')
      stored.release()
      await end.until
      return first
    })
    await stored.until
    return { outcome, commit: end.release }
  }

  it('[ORD-052] a second append waits for the first, and adds to it', async () => {
    const { outcome, commit } = await aPutUnderWay()
    const second = shop.writes.transaction().execute((within) => put(within, 'corporate'))
    expect(await settled(second, waitMs)).toBe('waits')
    commit()
    expect(await outcome).toMatchObject({ order_count: 1 })
    expect(await second).toMatchObject([{ order_count: 2 }])
  })

  it('[K-150] of two devices that press at the same time one is refused, and nothing is lowered', async () => {
    const fromFive = { ...lineOf('corporate'), mode: 'direct' as const, seen_count: 5 }
    await put(shop.writes, 'corporate')
    await shop.writes.updateTable('order_line').set({ order_count: 5 }).where('order_no', '=', numbers.milk).execute()
    const outcomes = await Promise.all(
      [9, 6, 4].map((order_count) =>
        shop.writes
          .transaction()
          .execute((within) => putLines(within, [{ ...fromFive, order_count }], { clock, stops })),
      ),
    )
    const all = outcomes.flat()
    const stored = all.filter((one) => !(one instanceof Refusal))
    expect(stored).toHaveLength(1)
    const [line] = await shop.db
      .selectFrom('order_line')
      .select('order_count')
      .where('order_no', '=', numbers.milk)
      .execute()
    expect(stored[0]).toMatchObject(line ?? {})
    const said = `別の端末で変更されています（いま${line?.order_count}点）`
    expect(all.filter((one) => one instanceof Refusal).map(({ message }) => message)).toEqual([said, said])
  })

  it('[K-150] what is put in one transaction sees what went before it', async () => {
    const wish = { ...lineOf('corporate'), mode: 'direct' as const }
    const puts = [
      { ...wish, order_count: 5, seen_count: 0 },
      { ...wish, order_count: 6, seen_count: 5 },
      { ...wish, order_count: 7, seen_count: 5 },
    ]
    const outcomes = await shop.writes.transaction().execute((within) => putLines(within, puts, { clock, stops }))
    expect(outcomes).toMatchObject([{ order_count: 5 }, { order_count: 6 }, { status: 409 }])
  })

  it('[API-024] a cancellation waits for a put, and takes out what it has stored', async () => {
    const { outcome, commit } = await aPutUnderWay()
    const cancelled = shop.writes.transaction().execute((within) => cancelLine(within, lineOf('corporate'), clock))
    expect(await settled(cancelled, waitMs)).toBe('waits')
    commit()
    await Promise.all([outcome, cancelled])
    const left = await shop.db
      .selectFrom('order_line')
      .select('order_count')
      .where('member_code', '=', '8881234500')
      .where('planning_week', '=', weeks.first)
      .where('order_no', '=', numbers.milk)
      .execute()
    expect(left).toEqual([])
  })

  // An embedded database has one connection, for which all wait.
  if (database !== embedded)
    it('another member waits for nobody', async () => {
      const { outcome, commit } = await aPutUnderWay()
      const other = shop.writes.transaction().execute((within) => put(within, 'family'))
      expect(await settled(other, waitMs * 10)).toMatchObject([{ order_count: 1 }])
      commit()
      await outcome
    })
})
