import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { numbers } from '../testing/an-item.ts'
import { askServices, writeTo } from '../testing/api-client.ts'
import { captureLog } from '../testing/captured-log.ts'
import { embedded, openTestDatabase, testDatabases } from '../testing/databases.ts'
import { commitBefore, openReleases } from '../testing/release-before.ts'
import { setUp } from '../testing/set-up.ts'
import { weeks } from '../testing/test-shop.ts'
import { type Migrations, migrate, migrationState, pendingStatements } from './migrate.ts'
import { runMigrations } from './migrations-of-place.ts'
import { OldTablesError, openDatabase, openPlace } from './open-database.ts'
import { shopMigrations } from './shop-migrations.ts'

const more: Migrations = {
  ...shopMigrations,
  '9001-notes': {
    async up(db) {
      await db.schema.createTable('note').addColumn('id', 'integer').addColumn('words', 'text').execute()
    },
  },
  '9002-note-words': { drop: [], make: { note_words: sql`note (words)` } },
}

describe.each(testDatabases)('migrations on $name', (database) => {
  const open = setUp(() => openTestDatabase(database))
  const isAlone = database === embedded

  it('are told before they run, and run once, also by two at a time', async () => {
    const before = await migrationState(open.db, more)
    expect(before).toMatchObject({ pending: ['9001-notes', '9002-note-words'], newer: [] })
    expect(await pendingStatements(more, before)).toEqual([
      '-- 9001-notes',
      'create table "note" ("id" integer, "words" text)',
      '-- 9002-note-words',
      expect.stringContaining('from pg_index'),
      'create index concurrently "note_words" on note (words)',
    ])
    const said: string[] = []
    // A connection asks while the migrator holds another one: each process has two.
    const processes = isAlone ? [open.housekeeping] : [open.housekeeping, open.rollover]
    await Promise.all(processes.map((db) => migrate(db, more, { isAlone, log: (line) => said.push(line) })))
    expect(said.toSorted()).toEqual(expect.arrayContaining(['migration 9001-notes', 'migration 9002-note-words']))
    expect(await migrationState(open.db, more)).toMatchObject({ pending: [] })
  })

  it('of a newer release do not keep this one from starting', async () => {
    expect(await migrationState(open.db, shopMigrations)).toMatchObject({
      pending: [],
      newer: ['9001-notes', '9002-note-words'],
    })
    await migrate(open.housekeeping, shopMigrations, { isAlone })
    const between = { ...more, '9000-late': { up: async () => undefined } }
    await migrate(open.housekeeping, between, { isAlone })
    expect(await migrationState(open.db, between)).toMatchObject({ pending: [], newer: [] })
  })

  it('make an index anew that broke off halfway', async () => {
    await sql`update pg_index set indisvalid = false where indexrelid = 'note_words'::regclass`.execute(open.db)
    await sql`delete from kysely_migration where name = '9002-note-words'`.execute(open.db)
    await migrate(open.housekeeping, more, { isAlone })
    const { rows } =
      await sql`select from pg_index where indexrelid = to_regclass('note_words') and indisvalid`.execute(open.db)
    expect(rows).toHaveLength(1)
  })

  if (isAlone) return

  it('bring the tables of an older backup up to date, and the rows stay; those of a newer one are told', async () => {
    const data = await database.open('empty')
    const older = Object.fromEntries(Object.entries(shopMigrations).filter(([name]) => name < '0027'))
    const before = await openPlace(data)
    await migrate(before.housekeeping, older, { isAlone })
    await sql`insert into csrf_token values ('hash', 'restored', 'PUT', '/order', now())`.execute(before.db)
    await before.close()
    await expect(openDatabase(data, { tables: 'expect' })).rejects.toThrow('run pnpm migrate (0027-rollover-parts, ')
    const said: string[] = []
    await runMigrations(data, (line) => said.push(line))
    expect(said[0]).toBe('migration 0027-rollover-parts')
    const after = await openDatabase(data, { tables: 'expect' })
    const { rows } = await sql`select subject from csrf_token`.execute(after.db)
    expect(rows).toEqual([{ subject: 'restored' }])
    await migrate(after.housekeeping, more, { isAlone })
    await after.close()
    const log = captureLog()
    await (await openDatabase(data, { tables: 'expect' })).close()
    log.close()
    expect(log.records.map(({ message }) => message)).toEqual([
      'has been migrated by a newer release, which this one works beside: 9001-notes, 9002-note-words',
    ])
    await data.close()
  })

  it('let others pass while they wait for a lock', async () => {
    const slow: Migrations = {
      ...more,
      '9003-note-day': {
        async up(db) {
          await db.schema.alterTable('note').addColumn('day', 'text').execute()
        },
      },
    }
    const said: string[] = []
    let work: Promise<unknown> | undefined
    await open.writes.transaction().execute(async (reader) => {
      await sql`select from note`.execute(reader)
      work = migrate(open.housekeeping, slow, { isAlone, log: (line) => said.push(line) })
      while (said.length === 0) await pause(50)
      expect(said[0]).toBe('migration 9003-note-day waits for a lock')
      // Nobody stands in a line behind it meanwhile.
      await sql`select from note`.execute(open.db)
    })
    await work
    expect(said.at(-1)).toBe('migration 9003-note-day')
  })

  it('that are missing keep a process from starting, which says what to do', async () => {
    await sql`delete from kysely_migration where name = '0028-rollover-indexes'`.execute(open.db)
    const refused = openDatabase(open, { tables: 'expect' })
    await expect(refused).rejects.toThrow(OldTablesError)
    await expect(refused).rejects.toThrow('pnpm migrate (0028-rollover-indexes)')
  })
})

const commit = commitBefore()

if (commit === undefined)
  console.warn('SKIPPED: the release before on the tables of this one. It needs the history: git fetch --unshallow')
else
  describe.each(testDatabases.filter((database) => database !== embedded))(
    'the release before, on the tables of this one, on $name',
    (database) => {
      const shop = setUp(() => openReleases(database, commit))

      it('starts, logs in, and stores orders and favourites that this one sees', async () => {
        const { older, newer } = shop
        const product = { planning_week: weeks.first, order_no: numbers.milk }
        const order = { ...product, order_count: 3, input_status: 62, mode: 'append' }
        expect((await writeTo(older, 'PUT', '/delivery/order', { body: order })).status).toBe(200)
        const query = { planningWeek: weeks.first, limit: '100', offset: '0' }
        const lists = [older, newer].map(({ apiBase, token }) =>
          askServices(apiBase, 'GET', '/delivery/order_list', { query, token }),
        )
        const [ofOlder, ofNewer] = (await Promise.all(lists)).map(({ body }) => body)
        expect(ofNewer).toEqual(ofOlder)
        const favour = (caller: typeof older, method: string) =>
          writeTo(caller, method, '/delivery/favorite_product', { body: product })
        const liked = (await favour(older, 'POST')).body['favorite_count'] as number
        expect((await favour(newer, 'DELETE')).body['favorite_count']).toBe(liked - 1)
        expect((await favour(newer, 'POST')).body['favorite_count']).toBe(liked)
        expect((await favour(older, 'DELETE')).body['favorite_count']).toBe(liked - 1)
      })
    },
  )
