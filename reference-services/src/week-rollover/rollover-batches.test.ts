import { beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { balanceOf } from '../points/point-balance.ts'
import { seedShop } from '../seed/seed-shop.ts'
import { smallCatalogue } from '../testing/an-item.ts'
import { openTestDatabase, testDatabase, testDatabases } from '../testing/databases.ts'
import { addManyMembers, manyCode } from '../testing/many-members.ts'
import { setUp } from '../testing/set-up.ts'
import { snapshotRows } from '../testing/snapshot-rows.ts'
import { atDeadline, testHour } from '../testing/test-hour.ts'
import { weeks } from '../testing/test-shop.ts'
import { rolloverWeeks } from './rollover-weeks.ts'
import type { PartTable } from './week-parts.ts'

const facts = { now: new Date(atDeadline(3)), seed: 2026 }
const many = {
  members: 2200,
  subscriptions: 2,
  lines: { first: 2, second: 1, past: 0 },
  favourites: 0,
  movements: 0,
}
const counted = ['order_line', 'subscription', 'subscription_wish', 'slip', 'slip_item', 'point_balance'] as const

describe.each(testDatabases)('a rollover in batches on $name', (database) => {
  const open = setUp(() => openTestDatabase(database))
  let restoreRows: () => Promise<void>
  let inOneGo = ''

  async function printOf(): Promise<string> {
    const parts = await Promise.all(
      counted.map(async (table) => {
        const { rows } = await sql<{ print: string | null }>`
          select md5(string_agg(one::text, '|' order by one::text)) as print from ${sql.table(table)} one`.execute(
          open.db,
        )
        return `${table} ${rows[0]?.print}`
      }),
    )
    const { rows } = await sql<{ print: string }>`
      select coalesce(sum(delivery_used), 0)::text as print from point_movement`.execute(open.db)
    return [...parts, rows[0]?.print].join('\n')
  }

  beforeAll(async () => {
    await seedShop(open.db, { ...facts, catalogue: async () => smallCatalogue })
    await addManyMembers(open.db, new Date(testHour), many)
    restoreRows = await snapshotRows(open.db)
    expect(await rolloverWeeks(open.rollover, facts)).toEqual([weeks.first])
    inOneGo = await printOf()
    await restoreRows()
  })

  const partsOf = (table: PartTable) => open.db.selectFrom(table).selectAll().orderBy('part').execute()
  const isUnderWay = async () => (await partsOf('week_rollover_part')).length + (await partsOf('slip_part')).length > 0

  it('[ORD-108] comes to the same when it is ended after every batch and begun anew', async () => {
    let tries = 0
    do {
      const end = new AbortController()
      let asked = 0
      // Both lanes have begun a batch, of slips after they found no member left; none begins a second one.
      const last = tries > 0 && (await partsOf('week_rollover_part')).length === 0 ? 4 : 2
      const elapsedMs = () => {
        asked += 1
        if (asked === last) end.abort(new Error('ended'))
        return 0
      }
      await rolloverWeeks(open.rollover, { ...facts, signal: end.signal, elapsedMs }).catch((error: Error) =>
        expect(error.message).toBe('ended'),
      )
      tries += 1
    } while (await isUnderWay())
    expect(tries).toBeGreaterThan(20)
    expect(await printOf()).toBe(inOneGo)
    expect(await rolloverWeeks(open.rollover, facts)).toEqual([])
  })

  if (database !== testDatabase) return

  it('[ORD-108] [K-71] tells of each member one truth while it is under way', async () => {
    await restoreRows()
    const far = manyCode(many.members - 1)
    await sql`
      create function refuse_far() returns trigger language plpgsql as $$
      begin if new.member_code = '${sql.raw(far)}' then raise exception 'killed'; end if; return new; end $$`.execute(
      open.db,
    )
    await sql`create trigger far before insert on point_movement for each row execute function refuse_far()`.execute(
      open.db,
    )
    const [first, last] = [manyCode(0), far]
    const exchange = { planning_week: weeks.first, order_no: '000105', order_count: 1, input_status: 62, cycle: null }
    await open.db
      .insertInto('order_line')
      .values([first, last].map((member_code) => ({ ...exchange, member_code, ordered_at: new Date(testHour) })))
      .execute()
    const before = await Promise.all([first, last].map((code) => balanceOf(open.db, code)))
    await expect(rolloverWeeks(open.rollover, facts)).rejects.toThrow('killed')
    expect((await partsOf('week_rollover_part')).length).toBe(1)
    const during = await Promise.all([first, last].map((code) => balanceOf(open.db, code)))
    // As many are free as before, whether it is set aside or has left the balance.
    expect(during.map((one) => one.available)).toEqual(before.map((one) => one.available))
    expect(during[0]?.current).toBeLessThan(before[0]?.current ?? 0)
    expect(during[1]?.current).toBe(before[1]?.current)
    await sql`drop function refuse_far cascade`.execute(open.db)
    expect(await rolloverWeeks(open.rollover, facts)).toEqual([weeks.first])
    const after = await balanceOf(open.db, last)
    expect([after.available, after.reserved]).toEqual([before[1]?.available, 0])
  })
})
