import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { subjectOf } from '../seed/accounts.ts'
import { numbers } from '../testing/an-item.ts'
import { csrfTokenFor } from '../testing/api-client.ts'
import { captureLog } from '../testing/captured-log.ts'
import { embedded, testDatabases } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { emailOf, openTestShop, weeks } from '../testing/test-shop.ts'
import { openDatabase } from './open-database.ts'

afterAll(captureLog().close)

describe.each(testDatabases)('no room on the disk of $name', (database) => {
  const shop = setUp(() => openTestShop(database))

  const order = async (csrfToken: string) =>
    shop.ask('PUT', '/delivery/order', {
      token: await shop.tokenOf('corporate'),
      body: {
        planning_week: weeks.first,
        order_no: numbers.milk,
        order_count: 3,
        input_status: 62,
        mode: 'append',
        csrfToken,
      },
      headers: { 'Idempotency-Key': 'f1b6a1de-6f4f-4d44-9f5d-9a55b86ab0ff' },
    })
  const stored = () =>
    shop.db
      .selectFrom('order_line')
      .select('order_count')
      .where('member_code', '=', '8881234500')
      .where('planning_week', '=', weeks.first)
      .execute()
  const isReady = async () => (await fetch(`${shop.origins.services}/readyz`)).ok
  const tokenFor = async () =>
    csrfTokenFor(
      {
        apiBase: shop.config.api.base,
        token: await shop.tokenOf('corporate'),
        subject: subjectOf(emailOf('corporate')),
      },
      'PUT',
      '/order',
    )

  /** As PostgreSQL says it when a table cannot grow. */
  async function fill(table: string): Promise<void> {
    await sql`create or replace function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`.execute(
      shop.db,
    )
    await sql`create trigger no_room before insert on ${sql.table(table)} execute function no_room()`.execute(shop.db)
  }
  const makeRoom = () => sql`drop function no_room cascade`.execute(shop.db)

  it('refuses an order for a time, stores nothing of it, and takes the same order once there is room', async () => {
    const csrfToken = await tokenFor()
    await fill('order_line')
    const refused = await order(csrfToken)
    expect([refused.status, refused.body['error_status']]).toEqual([503, 'CSP90009'])
    expect(await stored()).toEqual([])
    await makeRoom()
    expect((await order(csrfToken)).status).toBe(200)
    expect(await stored()).toEqual([{ order_count: 3 }])
  })

  it('is told by /readyz, until there is room', async () => {
    await fill('csrf_token')
    while (await isReady());
    await makeRoom()
    while (!(await isReady()));
  })
})

it('an embedded database that finds no room for its write-ahead log refuses at once, and has what was committed when it is opened again', async () => {
  const data = await embedded.open('empty')
  const open = await openDatabase(data)
  await sql`create table note (id integer)`.execute(open.db)
  // Where it writes the next file of its write-ahead log before it has its name.
  const inTheWay = path.join(data.dataFolder, 'database/pg_wal/xlogtemp.42')
  await mkdir(inTheWay)
  let committed = 0
  const write = async () => {
    await sql`insert into note values (${committed})`.execute(open.db)
    committed += 1
    await sql`select pg_switch_wal()`.execute(open.db)
  }
  const fillLog = async () => {
    for (;;) await write()
  }
  await expect(fillLog()).rejects.toThrow('xlogtemp.42')
  await expect(write()).rejects.toThrow('the embedded database stopped, start the shop again')
  expect(await open.takesWrites()).toBe(false)
  await open.close()
  await rm(inTheWay, { recursive: true })
  const again = await openDatabase(data)
  const { rows } = await sql<{ notes: number }>`select count(*)::int as notes from note`.execute(again.db)
  expect(rows).toEqual([{ notes: committed }])
  await again.close()
  await data.close()
})
