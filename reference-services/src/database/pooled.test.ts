import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { putLines } from '../delivery/order-puts.ts'
import { subjectOf } from '../seed/accounts.ts'
import { numbers } from '../testing/an-item.ts'
import { embedded, testDatabases } from '../testing/databases.ts'
import { expectProgram } from '../testing/expect-program.ts'
import { freePort } from '../testing/free-port.ts'
import { connectPostgres } from '../testing/postgres-cluster.ts'
import { testHour } from '../testing/test-hour.ts'
import { emailOf, weeks } from '../testing/test-shop.ts'
import { openDatabase } from './open-database.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** A pooler that lends its four connections to the server for one transaction each. */
async function openPooler(databaseUrl: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'todok-pooler-'))
  await chmod(folder, 0o777)
  const [port, server] = [await freePort(), new URL(databaseUrl)]
  await writeFile(
    path.join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
logfile = ${folder}/log
`,
  )
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const pgbouncer = expectProgram('/usr/sbin/pgbouncer', 'pgbouncer')
  const pooler: ChildProcess = spawn(pgbouncer, [...user, path.join(folder, 'pgbouncer.ini')], { stdio: 'ignore' })
  closers.push(async () => {
    const ended = once(pooler, 'exit')
    pooler.kill('SIGINT')
    await ended
    await rm(folder, { recursive: true })
  })
  server.port = String(port)
  for (;;) {
    const client = await connectPostgres(server.href).catch(() => undefined)
    await client?.close()
    if (client !== undefined) return server.href
    await pause(50)
  }
}

describe.each(testDatabases.filter((database) => database !== embedded))(
  'two processes behind PgBouncer in transaction mode, on $name',
  (database) => {
    it('store orders at the same time, each within its limits', async () => {
      const data = await database.open()
      closers.push(data.close)
      const databaseUrl = await openPooler(data.databaseUrl ?? '')
      const processes = await Promise.all(
        [1, 2].map(() => openDatabase({ ...data, databaseUrl, databasePooling: 'transaction', connectMs: 60_000 })),
      )
      for (const { close } of processes) closers.push(close)
      const put = { planning_week: weeks.first, order_no: numbers.milk, order_count: 1, input_status: 62 }
      const ports = {
        clock: { now: () => new Date(testHour) },
        stops: { stoppedWeeks: [], stoppedOrderNos: [], stoppedNewRegistrations: [] },
      }
      const outcomes = await Promise.all(
        Array.from({ length: 80 }, (_, at) =>
          processes[at % 2]?.writes
            .transaction()
            .execute((within) =>
              putLines(within, [{ ...put, subject: subjectOf(emailOf('corporate')), mode: 'append' }], ports),
            ),
        ),
      )
      const counts = outcomes.map((outcome) => Reflect.get(outcome?.[0] ?? {}, 'order_count'))
      expect(counts.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 80 }, (_, at) => at + 1))
      const [first] = processes
      const limit = await first?.writes
        .transaction()
        .execute((within) => sql<{ statement_timeout: string }>`show statement_timeout`.execute(within))
      expect(limit?.rows).toEqual([{ statement_timeout: '8s' }])
    })
  },
)
