import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { addDays } from '../calendar/tokyo-time.ts'
import { balancesOf } from '../points/point-balance.ts'
import { seedShop } from '../seed/seed-shop.ts'
import { taxByRate, withTaxes } from '../taxes/tax-by-rate.ts'
import { numbers, smallCatalogue } from '../testing/an-item.ts'
import { openTestDatabase, testDatabase, testDatabases } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { snapshotRows } from '../testing/snapshot-rows.ts'
import { atDeadline, testHour } from '../testing/test-hour.ts'
import { weeks } from '../testing/test-shop.ts'
import { type RolloverFacts, rolloverWeeks } from './rollover-weeks.ts'

const seed = 2026
const closing = new Date(atDeadline())
const afterClose = new Date(atDeadline(3))
const member = '1203456701'

describe.each(testDatabases)('the rollover of a week on $name', (database) => {
  const open = setUp(() => openTestDatabase(database))
  let restoreRows: () => Promise<void>
  beforeAll(async () => {
    await rolloverAt(new Date(testHour))
    restoreRows = await snapshotRows(open.db)
  })
  beforeEach(() => restoreRows())

  const rolloverAt = async (now: Date, facts: Partial<RolloverFacts> = {}) => {
    await seedShop(open.db, { seed, now, catalogue: async () => smallCatalogue })
    return rolloverWeeks(open.db, { now, seed, ...facts })
  }
  const coming = async (week: string) =>
    (
      await open.db
        .selectFrom('order_line')
        .select(['order_no', 'order_count', 'cycle'])
        .where('member_code', '=', member)
        .where('planning_week', '=', week)
        .where('cycle', 'is not', null)
        .orderBy('order_no')
        .execute()
    ).map((line) => [line.order_no, line.cycle, line.order_count])
  /** Everything that a rollover may touch. */
  async function printOf(): Promise<string> {
    const { rows } = await sql<{ print: string }>`
      select (select string_agg(l::text, '|' order by l::text) from order_line l)
        || (select string_agg(s::text, '|' order by s::text) from subscription s) as print`.execute(open.db)
    return rows[0]?.print ?? ''
  }

  it('changes nothing more when it is done a second time, or by two at once', async () => {
    await seedShop(open.db, { seed, now: afterClose, catalogue: async () => smallCatalogue })
    const facts = { now: afterClose, seed }
    const both = await Promise.all([rolloverWeeks(open.db, facts), rolloverWeeks(open.db, facts)])
    expect(both.flat()).toEqual([weeks.first])
    const print = await printOf()
    expect(await rolloverAt(afterClose)).toEqual([])
    expect(await printOf()).toBe(print)
  })

  it('leaves no trace when it breaks off in the middle, and succeeds afterwards', async () => {
    const before = await printOf()
    await sql`
      create function stop_draw() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
      open.db,
    )
    await sql`create trigger stop before insert on order_line for each row execute function stop_draw()`.execute(
      open.db,
    )
    await expect(rolloverAt(afterClose)).rejects.toThrow('killed')
    expect(await printOf()).toBe(before)
    await sql`drop function stop_draw cascade`.execute(open.db)
    expect(await rolloverAt(afterClose)).toEqual([weeks.first])
    expect((await coming(weeks.second)).length).toBe(2)
  })

  // On one database, as both give the same result: only what two do at once, and what a break leaves, differs.
  if (database !== testDatabase) return

  it('[ORD-108] waits two seconds after the close for orders of the last moment', async () => {
    expect(await rolloverAt(closing)).toEqual([])
    expect(await rolloverAt(new Date(closing.getTime() + 2000))).toEqual([])
    expect(await rolloverAt(afterClose)).toEqual([weeks.first])
  })

  it('[ORD-107] [ORD-108] applies the wishes of members and writes the lines of the next week', async () => {
    const before = await coming(weeks.first)
    expect(before.map(([no]) => no)).toEqual(['000201', '000202', '000203', '000205', '000206'])
    await rolloverAt(afterClose)
    // Skipped and cancelled are out; every week's come again, and a changed one waits for its week.
    expect(await coming(weeks.first)).toEqual([
      ['000201', 1, 2],
      ['000202', 2, 1],
      ['000205', 1, 1],
    ])
    expect(await coming(weeks.second)).toEqual([
      ['000201', 1, 2],
      ['000205', 1, 1],
    ])
    await rolloverAt(addDays(afterClose, 7))
    expect(await coming('20261203')).toEqual([
      ['000201', 1, 2],
      ['000202', 2, 1],
      ['000204', 4, 2],
      ['000205', 1, 1],
    ])
    const rows = await open.db.selectFrom('subscription').selectAll().where('member_code', '=', member).execute()
    expect(rows.filter((row) => row.is_new)).toEqual([])
    expect(rows.find((row) => row.order_no === '000206')).toMatchObject({ cycle: 10, next_closes_at: null })
    expect(await open.db.selectFrom('subscription_wish').selectAll().execute()).toEqual([])
  })

  it('of three weeks that were missed comes to the same as one after the other', async () => {
    const later = addDays(afterClose, 14)
    expect(await rolloverAt(later)).toEqual([weeks.first, weeks.second, '20261203'])
    const atOnce = await Promise.all([weeks.first, weeks.second, '20261203', '20261204'].map(coming))
    expect(atOnce.map((lines) => lines.map(([no]) => no))).toEqual([
      ['000201', '000202', '000205'],
      ['000201', '000205'],
      ['000201', '000202', '000204', '000205'],
      ['000201', '000205'],
    ])
  })

  it('puts a subscription off by a week in which its product is not on sale', async () => {
    await sql`delete from offer where planning_week = ${weeks.second} and order_no = '000201'`.execute(open.db)
    await rolloverAt(afterClose)
    expect((await coming(weeks.second)).map(([no]) => no)).toEqual(['000205'])
    await rolloverAt(addDays(afterClose, 7))
    expect((await coming('20261203')).map(([no]) => no)).toContain('000201')
  })

  it('leaves a wish for the second open week until that one closes', async () => {
    await open.db
      .insertInto('subscription_wish')
      .values({
        member_code: member,
        order_no: '000201',
        planning_week: weeks.second,
        code: 10,
        order_count: 1,
        input_status: 9110,
        is_begun: false,
      })
      .execute()
    await rolloverAt(afterClose)
    expect(await coming(weeks.second)).toContainEqual(['000201', 1, 2])
    await rolloverAt(addDays(afterClose, 7))
    expect(await coming(weeks.second)).not.toContainEqual(['000201', 1, 2])
  })

  describe('points that were exchanged', () => {
    const exchange = async (week: string, order_count: number) => {
      const line = { member_code: member, planning_week: week, order_no: numbers.pointExchange, order_count }
      await open.db
        .insertInto('order_line')
        .values({ ...line, input_status: 62, cycle: null, ordered_at: new Date(testHour) })
        .execute()
    }
    const balance = async () => (await balancesOf(open.db, [member])).get(member)
    const stored = 500
    const resetFavourites = async (current_points: number) => {
      await open.db.updateTable('point_balance').set({ current_points }).where('member_code', '=', member).execute()
    }
    const used = () =>
      open.db
        .selectFrom('point_movement')
        .select(['delivery_used', 'store_used'])
        .where('member_code', '=', member)
        .where('day', '=', '2026-11-24')
        .execute()

    it('[ORD-084] are reserved until the rollover of their week and used from then on, once', async () => {
      await resetFavourites(2600)
      await exchange(weeks.first, 2)
      await exchange(weeks.second, 1)
      expect(await balance()).toMatchObject({ current: 2600, reserved: stored + 1500, available: 600 })
      await rolloverAt(afterClose)
      expect(await balance()).toMatchObject({ current: 1600, reserved: stored + 500, available: 600 })
      expect(await rolloverAt(afterClose)).toEqual([])
      expect(await used()).toEqual([{ delivery_used: 1000, store_used: 0 }])
      await rolloverAt(addDays(afterClose, 7))
      expect(await balance()).toMatchObject({ current: 1100, reserved: stored, available: 600 })
    })

    it('[CAT-074] are given back for the pieces that a lottery did not give', async () => {
      await resetFavourites(2600)
      await open.db
        .updateTable('product')
        .set({ lottery_quantity: 1 })
        .where('order_no', '=', numbers.pointExchange)
        .execute()
      await exchange(weeks.first, 3)
      await rolloverAt(afterClose)
      expect(await balance()).toMatchObject({ current: 2100, available: 1600 })
    })

    const setAside = async (planning_week: string, points: number) => {
      const reservation = { member_code: member, use_type: '01', points, planning_week }
      await open.db
        .insertInto('point_reservation')
        .values({ ...reservation, reserved_at: new Date(testHour) })
        .execute()
    }
    const movements = async () => {
      const rows = await open.db.selectFrom('point_movement').selectAll().where('member_code', '=', member).execute()
      return rows.reduce((sum, row) => sum + row.delivery_given + row.store_given - row.delivery_used, 0)
    }

    it('[ACC-081] [BIZ-023] that were set aside for a delivery are used with them, and movements follow the balance', async () => {
      await resetFavourites(2600)
      await setAside(weeks.first, 500)
      await setAside(weeks.second, 1000)
      await exchange(weeks.first, 1)
      expect(await balance()).toMatchObject({ current: 2600, reserved: stored + 2000, available: 100 })
      const before = await movements()
      await rolloverAt(afterClose)
      expect(await balance()).toMatchObject({ current: 1600, reserved: stored + 1000, available: 100 })
      expect(await rolloverAt(afterClose)).toEqual([])
      expect(await used()).toEqual([{ delivery_used: 1000, store_used: 0 }])
      expect(before - (await movements())).toBe(1000)
      await rolloverAt(addDays(afterClose, 7))
      expect(await balance()).toMatchObject({ current: 600, reserved: stored, available: 100 })
    })

    it('[ACC-081] that were set aside wait for the week after where nothing is delivered', async () => {
      await resetFavourites(2600)
      await open.db.deleteFrom('order_line').where('member_code', '=', member).execute()
      await setAside(weeks.first, 500)
      await rolloverAt(afterClose)
      expect(await balance()).toMatchObject({ current: 2600, reserved: stored + 500 })
      expect(await used()).toEqual([])
      await rolloverAt(addDays(afterClose, 7))
      expect(await balance()).toMatchObject({ current: 2100, reserved: stored })
    })

    it('[ACC-081] [K-62] that were set aside pay what the delivery comes to, and the rest is free again', async () => {
      await resetFavourites(5000)
      await setAside(weeks.first, 4000)
      await rolloverAt(afterClose)
      const items = await open.db
        .selectFrom('slip')
        .innerJoin('slip_item', 'slip_item.slip_no', 'slip.slip_no')
        .select(['tax_rate as rate', 'price_without_tax as base'])
        .where('member_code', '=', member)
        .where('planning_week', '=', weeks.first)
        .execute()
      const total = withTaxes(taxByRate(items))
      expect(total).toBeLessThan(4000)
      expect(await used()).toEqual([{ delivery_used: total, store_used: 0 }])
      expect(await balance()).toMatchObject({ current: 5000 - total, reserved: stored })
    })

    it('[ACC-034] are never more than there were', async () => {
      await resetFavourites(700)
      await exchange(weeks.first, 2)
      await rolloverAt(afterClose)
      expect(await balance()).toMatchObject({ current: 0, available: 0 })
      expect(await used()).toEqual([{ delivery_used: 700, store_used: 0 }])
    })
  })

  describe('a lottery', () => {
    const entered: { code: string; count: number; cycle?: number }[] = [
      { code: '8881234500', count: 3 },
      { code: '9781234501', count: 2 },
      { code: '1204567801', count: 1 },
    ]
    const product = '000220'
    async function drawn(
      quantity: number,
      facts: Partial<RolloverFacts> = {},
      lines = entered,
    ): Promise<(number | null)[]> {
      await open.db.updateTable('product').set({ lottery_quantity: quantity }).where('order_no', '=', product).execute()
      await sql`delete from order_line where order_no = ${product}`.execute(open.db)
      for (const { code, count, cycle = null } of lines)
        await open.db
          .insertInto('order_line')
          .values({
            member_code: code,
            planning_week: weeks.first,
            order_no: product,
            order_count: count,
            input_status: 62,
            cycle,
            ordered_at: closing,
          })
          .execute()
      await sql`delete from week_turn where planning_week = ${weeks.first}`.execute(open.db)
      await rolloverAt(afterClose, facts)
      const stored = await open.db.selectFrom('order_line').selectAll().where('order_no', '=', product).execute()
      return entered.map(({ code }) => stored.find((line) => line.member_code === code)?.win_count ?? null)
    }
    const sum = (won: readonly (number | null)[]) => won.reduce((all: number, one) => all + (one ?? 0), 0)

    it('[CAT-074] gives out all the pieces that there are, to nobody more than was asked for', async () => {
      for (const quantity of [0, 1, 3, 5, 6, 50]) {
        const won = await drawn(quantity)
        expect([quantity, sum(won)]).toEqual([quantity, Math.min(quantity, 6)])
        for (const [at, { count }] of entered.entries()) expect(won[at]).toBeLessThanOrEqual(count)
      }
    })

    it('[CAT-074] gives no tickets to the lines of subscriptions', async () => {
      const coming = { code: member, count: 50, cycle: 1 }
      expect(await drawn(6, {}, [...entered, coming])).toEqual([3, 2, 1])
    })

    it('[CAT-074] has the same outcome for the same seed, and others for others', async () => {
      const first = await drawn(3)
      expect(await drawn(3)).toEqual(first)
      const others = []
      for (const other of [1, 2, 3, 4, 5]) others.push(JSON.stringify(await drawn(3, { seed: other })))
      expect(new Set(others).size).toBeGreaterThan(1)
    })
  })
})
