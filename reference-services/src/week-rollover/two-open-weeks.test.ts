import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { plannedWeeks } from '../calendar/planning-weeks.ts'
import { addDays } from '../calendar/tokyo-time.ts'
import { type OpenDatabase, openDatabase } from '../database/open-database.ts'
import { cancelLine } from '../delivery/order-cancel.ts'
import { putLines } from '../delivery/order-puts.ts'
import { wishesOf } from '../delivery/subscription-marks.ts'
import { Refusal } from '../http/refusal.ts'
import { subjectOf } from '../seed/accounts.ts'
import { seedShop } from '../seed/seed-shop.ts'
import { smallCatalogue } from '../testing/an-item.ts'
import { type TestData, testDatabase } from '../testing/databases.ts'
import { atDeadline, testHour } from '../testing/test-hour.ts'
import { emailOf } from '../testing/test-shop.ts'
import { rolloverWeeks } from './rollover-weeks.ts'

const subject = subjectOf(emailOf('corporate'))
const member_code = '8881234500'
const order_no = '000208'
const afterClose = new Date(atDeadline(3))
const stops = { stoppedWeeks: [], stoppedOrderNos: [], stoppedNewRegistrations: [] }
const weekName = (place: number) => plannedWeeks(new Date(testHour), place, place)[0]?.number ?? ''

/** One deed of a member; weeks are counted from the first open one. */
type Deed = { in: number } & (
  | { registers: number; pieces?: number }
  | { changesTo: number; pieces?: number }
  | { begins: number }
  | { orders: number }
  | { takesBack: number }
)
const skips = { changesTo: 9, pieces: 1 }
const cancels = { changesTo: 10, pieces: 1 }

describe('wishes in two open weeks', () => {
  let data: TestData
  let open: OpenDatabase
  let now: Date
  const codes = new Map<number, string>()
  beforeAll(async () => {
    data = await testDatabase.open()
    open = await openDatabase(data)
    const rows = await open.db
      .selectFrom('subscription_number')
      .selectAll()
      .where('product_no', '=', order_no)
      .execute()
    for (const row of rows) codes.set(row.code, row.order_no)
  })
  afterAll(async () => {
    await open?.close()
    await data?.close()
  })
  beforeEach(() => {
    now = new Date(testHour)
  })
  afterEach(async () => {
    for (const table of ['subscription', 'order_line'] as const)
      await open.db.deleteFrom(table).where('member_code', '=', member_code).where('order_no', '=', order_no).execute()
    await open.db.deleteFrom('week_turn').where('planning_week', '>=', weekName(0)).execute()
  })

  const clock = { now: () => now }
  async function put(week: number, code: number | undefined, order_count: number, input_status: number) {
    const line = {
      subject,
      planning_week: weekName(week),
      order_no: code === undefined ? order_no : (codes.get(code) ?? ''),
      order_count,
      input_status,
      mode: 'direct' as const,
    }
    const [outcome] = await open.db.transaction().execute((within) => putLines(within, [line], { clock, stops }))
    if (outcome instanceof Refusal) throw outcome
  }
  async function act(deed: Deed): Promise<void> {
    if ('registers' in deed) return put(deed.in, deed.registers, deed.pieces ?? 2, 66)
    if ('begins' in deed) return put(deed.in, deed.begins, 1, 9110)
    if ('changesTo' in deed) return put(deed.in, deed.changesTo, deed.pieces ?? 2, 9110)
    if ('orders' in deed) return put(deed.in, undefined, deed.orders, 62)
    const line = { subject, planning_week: weekName(deed.in), order_no: codes.get(deed.takesBack) ?? '' }
    await open.db.transaction().execute((within) => cancelLine(within, line, clock))
  }
  const actAll = async (deeds: readonly Deed[]) => {
    for (const deed of deeds) await act(deed)
  }
  /** Three seconds after so many more weeks have closed. */
  async function rolloverTo(week: number): Promise<void> {
    now = addDays(afterClose, (week - 1) * 7)
    await seedShop(open.db, { seed: 2026, now, catalogue: async () => smallCatalogue })
    await rolloverWeeks(open.db, { now, seed: 2026 })
  }
  /** Place, cycle and pieces of the lines that come on their own. */
  async function coming() {
    const lines = await open.db
      .selectFrom('order_line')
      .select(['planning_week', 'cycle', 'order_count'])
      .where('member_code', '=', member_code)
      .where('order_no', '=', order_no)
      .where('cycle', 'is not', null)
      .orderBy('planning_week')
      .execute()
    const weeks = [0, 1, 2, 3, 4, 5, 6].map(weekName)
    return lines.map((line) => [weeks.indexOf(line.planning_week), line.cycle, line.order_count])
  }
  const standing = async () =>
    (
      await open.db
        .selectFrom('subscription')
        .select('cycle')
        .where('member_code', '=', member_code)
        .where('order_no', '=', order_no)
        .executeTakeFirst()
    )?.cycle
  const shown = async (week: number) =>
    (await wishesOf(open.db, { memberCode: member_code, week: weekName(week) })).get(order_no)?.code

  const fromSecond: Deed = { in: 1, registers: 2 }
  it.each([
    { id: 'ORD-101', says: 'cancelled', deeds: [{ in: 0, ...cancels }], lines: [] },
    { id: 'ORD-102', says: 'skipped', deeds: [{ in: 0, ...skips }], lines: [[3, 2, 2]] },
    {
      id: 'ORD-107',
      says: 'changed',
      deeds: [{ in: 0, changesTo: 1, pieces: 5 }],
      lines: [1, 2, 3].map((at) => [at, 1, 5]),
    },
    {
      id: 'ORD-055',
      says: 'changed beside what was ordered',
      deeds: [
        { in: 1, orders: 97 },
        { in: 0, changesTo: 2, pieces: 5 },
      ],
      lines: [
        [1, 2, 2],
        [3, 2, 5],
      ],
    },
    {
      id: 'ORD-108',
      says: 'cancelled, and raised after that',
      deeds: [
        { in: 0, ...cancels },
        { in: 1, registers: 2, pieces: 4 },
      ],
      lines: [
        [1, 2, 4],
        [3, 2, 4],
      ],
    },
  ])('[$id] what begins in the second week is $says in the first', async ({ deeds, lines }) => {
    await actAll([fromSecond, ...(deeds as Deed[])])
    await rolloverTo(3)
    expect(await coming()).toEqual(lines)
  })

  const fortnightly: Deed = { in: 0, registers: 2 }
  const monthly: Deed = { in: 0, registers: 4 }
  it.each([
    { says: 'a cancellation', deeds: [fortnightly, { in: 0, ...cancels }], code: 10 },
    { says: 'a change', deeds: [fortnightly, { in: 0, changesTo: 4 }], code: 4 },
    { says: 'a skip of its delivery', deeds: [fromSecond, { in: 0, ...skips }], code: 9 },
    { says: 'a skip of an earlier delivery', deeds: [fortnightly, { in: 0, ...skips }], code: undefined },
    { says: 'half a change', deeds: [fromSecond, { in: 0, begins: 2 }], code: undefined },
  ])('[ORD-130] the second week shows $says of the first: $code', async ({ deeds, code }) => {
    await actAll(deeds as Deed[])
    expect(await shown(1)).toBe(code)
    const other = act({ in: 1, changesTo: 1 })
    if (code === undefined) return other
    await expect(other).rejects.toThrow('先にその変更をキャンセルしてください。')
    // Taken back in the second week it is gone from both.
    await act({ in: 1, takesBack: code })
    expect([await shown(0), await shown(1)]).toEqual([undefined, undefined])
    await act({ in: 1, changesTo: 1 })
  })

  it.each([
    { says: 'a cancellation', deed: cancels },
    { says: 'a change', deed: { changesTo: 4 } },
    { says: 'a skip', deed: skips },
  ])('[ORD-130] the first week shows nothing of $says in the second', async ({ deed }) => {
    await actAll([fortnightly, { in: 1, ...deed }])
    expect(await shown(0)).toBeUndefined()
    await act({ in: 0, changesTo: 1 })
  })

  it('[ORD-102] a delivery that is skipped in both weeks is skipped once', async () => {
    await actAll([fromSecond, { in: 1, ...skips }, { in: 0, ...skips }])
    await rolloverTo(5)
    expect(await coming()).toEqual([
      [3, 2, 2],
      [5, 2, 2],
    ])
  })

  it('[ORD-102] deliveries of two weeks are skipped each by its own week', async () => {
    await actAll([
      { in: 0, registers: 1 },
      { in: 0, ...skips },
      { in: 1, ...skips },
    ])
    await rolloverTo(3)
    expect(await coming()).toEqual([
      [2, 1, 2],
      [3, 1, 2],
    ])
  })

  it('[ORD-101] a cancellation drops what the second week holds, and nothing revives it', async () => {
    await actAll([monthly, { in: 1, changesTo: 2 }, { in: 0, ...cancels }])
    expect(await shown(1)).toBe(10)
    await rolloverTo(3)
    expect([await coming(), await standing()]).toEqual([[], 10])
  })

  it.each([
    { says: 'registered anew', isAnew: true },
    { says: 'over', isAnew: false },
  ])('[ORD-101] a wish that is left of what was cancelled has no effect on what is $says', async ({ isAnew }) => {
    await actAll([monthly, { in: 0, ...cancels }])
    await open.db
      .insertInto('subscription_wish')
      .values({
        member_code,
        order_no,
        planning_week: weekName(1),
        code: isAnew ? 9 : 2,
        order_count: 1,
        input_status: 9110,
        is_begun: false,
      })
      .execute()
    await rolloverTo(1)
    expect(await shown(1)).toBeUndefined()
    if (isAnew) await act({ in: 1, registers: 4 })
    await rolloverTo(3)
    expect([await coming(), await standing()]).toEqual(isAnew ? [[[1, 4, 2]], 4] : [[], 10])
  })

  it('[ORD-108] what has closed is not taken back in the week after', async () => {
    await actAll([fortnightly, { in: 0, ...cancels }])
    now = new Date(atDeadline(1))
    await expect(act({ in: 1, takesBack: 10 })).rejects.toThrow('ご注文の受付は終了しました。')
    await rolloverTo(1)
    expect(await coming()).toEqual([])
  })
})
