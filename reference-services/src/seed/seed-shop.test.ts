import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { noticesCall, pickupItemsCall } from '@shop/shared/contract'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../database/open-database.ts'
import { openDatabase } from '../database/open-database.ts'
import { smallCatalogue } from '../testing/an-item.ts'
import { testDatabase } from '../testing/databases.ts'
import { testHour } from '../testing/test-hour.ts'
import { writeDatedContent } from './dated-content.ts'
import { categories } from './items/categories.ts'
import { generateItems } from './items/generate-items.ts'
import { seedShop } from './seed-shop.ts'
import { neededWeeks } from './weeks.ts'

const seed = 2026
const now = new Date(testHour)
const catalogue = async () => ({ items: generateItems(seed), categories })

const tables = [
  'product',
  'offer',
  'planning_week',
  'category',
  'member',
  'order_line',
  'subscription',
  'favourite',
  'point_movement',
  'slip',
  'slip_item',
  'bulletin_comment',
  'stage',
  'bank_account',
] as const

/** One text for the whole content, whatever order the rows lie in. */
async function printOf(db: Database): Promise<string[]> {
  const prints: string[] = []
  for (const table of tables) {
    const { rows } = await sql<{ print: string }>`
      select ${table} || ' ' || count(*) || ' ' || md5(coalesce(string_agg(row::text, '|' order by row::text), '')) as print
      from (select to_jsonb(t) - 'id' as row from ${sql.table(table)} t) r`.execute(db)
    prints.push(rows[0]?.print ?? '')
  }
  return prints
}

describe('the whole seed', () => {
  let db: Database
  let close: () => Promise<void>
  beforeAll(async () => {
    const data = await testDatabase.open('empty')
    const open = await openDatabase(data)
    db = open.db
    close = async () => {
      await open.close()
      await data.close()
    }
    await seedShop(db, { seed, now, catalogue })
  })
  afterAll(() => close?.())

  const count = async (query: ReturnType<typeof sql<{ count: number }>>) =>
    (await query.execute(db)).rows[0]?.count ?? 0

  it('at least 3,000 different products are on sale in every week', async () => {
    const { rows } = await sql<{ least: number; weeks: number }>`
      select min(products)::int as least, count(*)::int as weeks
      from (select count(distinct order_no) as products from offer group by planning_week) w`.execute(db)
    expect(rows[0]?.least).toBeGreaterThanOrEqual(3000)
    expect(rows[0]?.weeks).toBe(11)
  })

  it('every ordered product is on sale in its week, and within its limits', async () => {
    const over = sql<{ count: number }>`
      select count(*)::int as count from order_line l join product p using (order_no)
      where l.order_count > least(coalesce(p.max_order, 99), coalesce(p.quantity_limit, 99))`
    expect(await count(over)).toBe(0)
    const lines = sql<{ count: number }>`select count(*)::int as count from order_line`
    expect(await count(lines)).toBeGreaterThan(5000)
  })

  it('some favourites pause in an open week', async () => {
    const pausing = sql<{ count: number }>`
      select count(*)::int as count from favourite f
      where not exists (select from offer o where o.order_no = f.order_no and o.planning_week = '20261201')`
    expect(await count(pausing)).toBeGreaterThan(0)
  })

  it('changes nothing when it runs a second time', async () => {
    const before = await printOf(db)
    expect(await seedShop(db, { seed, now, catalogue })).toEqual({ isFresh: false, addedWeeks: [] })
    expect(await printOf(db)).toEqual(before)
  })

  it('adds weeks when the clock has moved on, and touches nothing of a member', async () => {
    await sql`delete from favourite where member_code = '1203456701'`.execute(db)
    const lines = sql<{ count: number }>`select count(*)::int as count from order_line`
    const before = await count(lines)
    const later = new Date('2026-12-10T12:00:00+09:00')
    const { isFresh, addedWeeks } = await seedShop(db, { seed, now: later, catalogue })
    expect({ isFresh, addedWeeks }).toEqual({ isFresh: false, addedWeeks: ['20261204', '20261205', '20270101'] })
    expect(await count(lines)).toBe(before)
    const liked = sql<{ count: number }>`select count(*)::int as count from favourite where member_code = '1203456701'`
    expect(await count(liked)).toBe(0)
    const added = sql<{ count: number }>`select count(*)::int as count from offer where planning_week = '20270101'`
    expect(await count(added)).toBeGreaterThanOrEqual(3000)
  })
})

describe('the same seed', () => {
  async function printWith(db: Database, number: number): Promise<string[]> {
    await sql`truncate ${sql.join([...tables, 'member_login', 'account', 'point_balance', 'point_reservation', 'seed_mark'].map((table) => sql.table(table)))} cascade`.execute(
      db,
    )
    await seedShop(db, { seed: number, now, catalogue: async () => smallCatalogue })
    return printOf(db)
  }

  it('makes the same shop, another one another', async () => {
    const data = await testDatabase.open()
    const { db, close } = await openDatabase(data)
    const prints = [await printWith(db, 7), await printWith(db, 7), await printWith(db, 8)]
    // A database that is older than its slips gets them at its next start.
    await sql`delete from seed_mark where part = 'slips'`.execute(db)
    await sql`truncate slip, slip_item, bulletin_comment`.execute(db)
    await seedShop(db, { seed: 8, now, catalogue: async () => smallCatalogue })
    prints.push(await printOf(db))
    // The same of those who apply with a payment.
    await sql`delete from seed_mark where part = 'payments'`.execute(db)
    await sql`truncate bank_account, delivery_application`.execute(db)
    await sql`delete from member_login where member_code like '120600%'`.execute(db)
    await sql`delete from member where code like '120600%'`.execute(db)
    await seedShop(db, { seed: 8, now, catalogue: async () => smallCatalogue })
    prints.push(await printOf(db))
    await close()
    await data.close()
    expect(prints[1]).toEqual(prints[0])
    expect(prints[2]).not.toEqual(prints[0])
    expect(prints[3]).toEqual(prints[2])
    expect(prints[4]).toEqual(prints[2])
  })
})

describe('dated content', () => {
  it('[API-049, API-050] follows the hour and keeps its form', async () => {
    const dataFolder = await mkdtemp(path.join(tmpdir(), 'todok-dated-'))
    const origins = { partners: 'http://localhost:3400' }
    const api = { base: 'http://localhost:3000/_api' }
    const partner = { jCode: 'J01', magazineUrl: 'http://localhost:3400/magazine/sso' }
    await writeDatedContent({ dataFolder, origins, api, partner, now, weeks: neededWeeks(now) })
    const read = async (name: string) => JSON.parse(await readFile(path.join(dataFolder, 'static-data', name), 'utf8'))
    const { notices } = v.parse(noticesCall.reply, await read('notices.json'))
    const active = notices.filter((one) => new Date(one.beginDate) <= now && now <= new Date(one.endDate))
    expect(active).toHaveLength(3)
    const { pickupItems } = v.parse(pickupItemsCall.reply, await read('pickup-items.json'))
    const ofWeek = pickupItems.filter((one) => one.planningWeek === '20261201')
    expect(ofWeek).toHaveLength(5)
    expect(ofWeek[0]?.title.replace('\n', '')).toBe('鍋がおいしい、冬のはじまり。')
    expect(new Set(pickupItems.map((one) => one.planningWeek)).size).toBe(3)
    await rm(dataFolder, { recursive: true })
  })
})
