import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { seedShop } from '../seed/seed-shop.ts'
import { smallCatalogue } from '../testing/an-item.ts'
import { openTestDatabase, testDatabase } from '../testing/databases.ts'
import { addManyMembers, manyCode } from '../testing/many-members.ts'
import { setUp } from '../testing/set-up.ts'
import { snapshotRows } from '../testing/snapshot-rows.ts'
import { testHour } from '../testing/test-hour.ts'
import { weeks } from '../testing/test-shop.ts'
import { countSales } from './count-sales.ts'

const now = new Date(testHour)
const tenMinutesMs = 600_000
/** More than two steps. */
const many = {
  members: 2200,
  subscriptions: 1,
  lines: { first: 2, second: 1, past: 2 },
  favourites: 0,
  movements: 0,
}

type Row = { planning_week: string; order_no: string; pieces: number }

describe('what is counted of all orders', () => {
  const open = setUp(() => openTestDatabase(testDatabase))
  let restoreRows: () => Promise<void>
  beforeAll(async () => {
    await seedShop(open.db, { now, seed: 2026, catalogue: async () => smallCatalogue })
    await addManyMembers(open.db, now, many)
    restoreRows = await snapshotRows(open.db)
  })
  beforeEach(() => restoreRows())

  const count = (atMs = 0, signal?: AbortSignal) =>
    countSales(open.housekeeping, { now: new Date(now.getTime() + atMs), ...(signal === undefined ? {} : { signal }) })
  const salesOf = (week: string): Promise<Row[]> =>
    open.db.selectFrom('product_sale').selectAll().where('planning_week', '=', week).orderBy('order_no').execute()
  /** The same from the orders themselves. */
  async function expectedOf(week: string): Promise<Row[]> {
    const { rows } = await sql<Row>`
      select ${week} as planning_week, order_no, sum(order_count)::int as pieces from order_line
      where planning_week in (
        select number from planning_week where number <= ${week} order by number desc limit 4)
      group by order_no having count(distinct member_code) >= 5 order by order_no`.execute(open.db)
    return rows
  }

  it.each([weeks.first, weeks.second, weeks.past])(
    '[BIZ-010] pieces of %s and the three weeks before, of what five members bought',
    async (week) => {
      await open.db.deleteFrom('week_sale_count').execute()
      await count()
      expect(await salesOf(week)).toEqual(await expectedOf(week))
      expect((await salesOf(week)).length).toBeGreaterThan(10)
    },
  )

  it('follows a week that is open, and leaves one that was counted after its close', async () => {
    await open.db.deleteFrom('week_sale_count').execute()
    await count()
    const before = await salesOf(weeks.past)
    await open.db.updateTable('order_line').set({ order_count: 9 }).where('member_code', '>=', manyCode(0)).execute()
    await open.db
      .deleteFrom('order_line')
      .where('order_no', '=', before[0]?.order_no ?? '')
      .execute()
    await count(tenMinutesMs)
    expect(await salesOf(weeks.past)).toEqual(before)
    const { rows } = await sql<Row>`
      select planning_week, order_no, sum(order_count)::int as pieces from order_line
      where planning_week = ${weeks.second} group by planning_week, order_no having count(distinct member_code) >= 5
      order by order_no`.execute(open.db)
    const own = await open.db.selectFrom('week_sale').selectAll().where('planning_week', '=', weeks.second).execute()
    const enough = own
      .filter(({ buyers }) => buyers >= 5)
      .toSorted((one, other) => (one.order_no < other.order_no ? -1 : 1))
    expect(enough.map(({ buyers: _, ...row }) => row)).toEqual(rows)
    expect(own.map((row) => row.order_no)).not.toContain(before[0]?.order_no)
  })

  it('writes nothing when it is ended in the middle', async () => {
    await open.db.deleteFrom('week_sale').execute()
    await open.db.deleteFrom('week_sale_count').execute()
    const end = new AbortController()
    const counting = count(0, end.signal)
    end.abort(new Error('ended'))
    await expect(counting).rejects.toThrow('ended')
    expect(await open.db.selectFrom('week_sale').selectAll().execute()).toEqual([])
  })

  it('counts what goes together once a day', async () => {
    const pairs = () => open.db.selectFrom('bought_together').selectAll().execute()
    await open.db.deleteFrom('bought_together').execute()
    await count(tenMinutesMs)
    expect(await pairs()).toEqual([])
    await count(25 * 60 * 60 * 1000)
    expect((await pairs()).length).toBeGreaterThan(10)
  })
})
