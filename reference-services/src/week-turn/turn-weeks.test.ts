import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { addDays } from '../calendar/tokyo-time.ts'
import { type OpenDatabase, openDatabase } from '../database/open-database.ts'
import { balancesOf } from '../points/point-balance.ts'
import { seedShop } from '../seed/seed-shop.ts'
import { numbers, smallCatalogue } from '../testing/an-item.ts'
import { emptyTables, type TestData, testDatabases, testHour } from '../testing/databases.ts'
import { weeks } from '../testing/test-shop.ts'
import { type TurnFacts, turnWeeks } from './turn-weeks.ts'

const seed = 2026
const closing = new Date('2026-11-24T15:00:00+09:00')
const afterClose = new Date('2026-11-24T15:00:03+09:00')
const member = '1203456701'

describe.each(testDatabases)('the turn of the week on $name', (database) => {
  let data: TestData
  let open: OpenDatabase
  beforeAll(async () => {
    data = await database.open('empty')
    open = await openDatabase(data)
  })
  afterAll(async () => {
    await open?.close()
    await data?.close()
  })
  beforeEach(async () => {
    await emptyTables(open.db)
    await turn(new Date(testHour))
  })

  const turn = async (now: Date, facts: Partial<TurnFacts> = {}) => {
    await seedShop(open.db, { seed, now, catalogue: async () => smallCatalogue })
    return turnWeeks(open.db, { now, seed, ...facts })
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
  /** Everything that a turn may touch. */
  async function printOf(): Promise<string> {
    const { rows } = await sql<{ print: string }>`
      select (select string_agg(l::text, '|' order by l::text) from order_line l)
        || (select string_agg(s::text, '|' order by s::text) from subscription s) as print`.execute(open.db)
    return rows[0]?.print ?? ''
  }

  it('[ORD-108] not at the close itself: who ordered at the last moment is waited for', async () => {
    expect(await turn(closing)).toEqual([])
    expect(await turn(new Date(closing.getTime() + 2000))).toEqual([])
    expect(await turn(afterClose)).toEqual([weeks.first])
  })

  it('[ORD-107] [ORD-108] applies what was wished for and writes what comes next', async () => {
    const before = await coming(weeks.first)
    expect(before.map(([no]) => no)).toEqual(['000201', '000202', '000203', '000205', '000206'])
    await turn(afterClose)
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
    await turn(addDays(afterClose, 7))
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

  it('a second time, or by two at once, changes nothing more', async () => {
    await seedShop(open.db, { seed, now: afterClose, catalogue: async () => smallCatalogue })
    const facts = { now: afterClose, seed }
    const both = await Promise.all([turnWeeks(open.db, facts), turnWeeks(open.db, facts)])
    expect(both.flat()).toEqual([weeks.first])
    const print = await printOf()
    expect(await turn(afterClose)).toEqual([])
    expect(await printOf()).toBe(print)
  })

  it('three weeks that nobody turned come to the same as one after the other', async () => {
    const later = addDays(afterClose, 14)
    expect(await turn(later)).toEqual([weeks.first, weeks.second, '20261203'])
    const atOnce = await Promise.all([weeks.first, weeks.second, '20261203', '20261204'].map(coming))
    expect(atOnce.map((lines) => lines.map(([no]) => no))).toEqual([
      ['000201', '000202', '000205'],
      ['000201', '000205'],
      ['000201', '000202', '000204', '000205'],
      ['000201', '000205'],
    ])
  })

  it('broken off in the middle, a week has not turned at all', async () => {
    const before = await printOf()
    await sql`
      create function stop_draw() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
      open.db,
    )
    await sql`create trigger stop before insert on order_line for each row execute function stop_draw()`.execute(
      open.db,
    )
    await expect(turn(afterClose)).rejects.toThrow('killed')
    expect(await printOf()).toBe(before)
    await sql`drop function stop_draw cascade`.execute(open.db)
    expect(await turn(afterClose)).toEqual([weeks.first])
    expect((await coming(weeks.second)).length).toBe(2)
  })

  it('what is not on sale in a week comes the week after', async () => {
    await sql`delete from offer where planning_week = ${weeks.second} and order_no = '000201'`.execute(open.db)
    await turn(afterClose)
    expect((await coming(weeks.second)).map(([no]) => no)).toEqual(['000205'])
    await turn(addDays(afterClose, 7))
    expect((await coming('20261203')).map(([no]) => no)).toContain('000201')
  })

  it('a wish for the second open week waits until that one closes', async () => {
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
    await turn(afterClose)
    expect(await coming(weeks.second)).toContainEqual(['000201', 1, 2])
    await turn(addDays(afterClose, 7))
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
    const startWith = async (current_points: number) => {
      await open.db.updateTable('point_balance').set({ current_points }).where('member_code', '=', member).execute()
    }
    const used = () =>
      open.db
        .selectFrom('point_movement')
        .select(['delivery_used', 'store_used'])
        .where('member_code', '=', member)
        .where('day', '=', '2026-11-24')
        .execute()

    it('[ORD-084] are reserved until their week turns and used from then on, once', async () => {
      await startWith(2600)
      await exchange(weeks.first, 2)
      await exchange(weeks.second, 1)
      expect(await balance()).toMatchObject({ current: 2600, reserved: stored + 1500, available: 600 })
      await turn(afterClose)
      expect(await balance()).toMatchObject({ current: 1600, reserved: stored + 500, available: 600 })
      expect(await turn(afterClose)).toEqual([])
      expect(await used()).toEqual([{ delivery_used: 1000, store_used: 0 }])
      await turn(addDays(afterClose, 7))
      expect(await balance()).toMatchObject({ current: 1100, reserved: stored, available: 600 })
    })

    it('[CAT-074] are given back for the pieces that a lottery did not give', async () => {
      await startWith(2600)
      await open.db
        .updateTable('product')
        .set({ lottery_quantity: 1 })
        .where('order_no', '=', numbers.pointExchange)
        .execute()
      await exchange(weeks.first, 3)
      await turn(afterClose)
      expect(await balance()).toMatchObject({ current: 2100, available: 1600 })
    })

    it('[ACC-034] are never more than there were', async () => {
      await startWith(700)
      await exchange(weeks.first, 2)
      await turn(afterClose)
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
      facts: Partial<TurnFacts> = {},
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
      await turn(afterClose, facts)
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

    it('[CAT-074] has no tickets for what comes on its own', async () => {
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
