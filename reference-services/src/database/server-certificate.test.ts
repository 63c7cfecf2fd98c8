import { chownSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { captureLog } from '../testing/captured-log.ts'
import { makeCertificate } from '../testing/certificate.ts'
import { forget, newFolder } from '../testing/copied-server.ts'
import { embedded, openServerAlone, testDatabases } from '../testing/databases.ts'
import { connectPostgres, unprivileged } from '../testing/postgres-cluster.ts'
import { isDatabaseDown } from './database-error.ts'
import { openPlace } from './open-database.ts'

const trusted = getCACertificates('default')
const closers: (() => unknown)[] = []
afterEach(async () => {
  setDefaultCACertificates(trusted)
  for (const close of closers.splice(0).reverse()) await close()
})

const onServer = testDatabases.filter((database) => database !== embedded)

it.each(onServer)(
  'a certificate of $name that has ended is told as its failure, and a new one is taken by itself',
  async () => {
    const folder = newFolder()
    closers.push(() => forget(folder))
    const { uid = process.getuid?.() ?? 0, gid = process.getgid?.() ?? 0 } = unprivileged()
    const [certFile, keyFile] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')]
    function show(days: number): void {
      const { key, cert } = makeCertificate(days)
      setDefaultCACertificates([...trusted, cert])
      writeFileSync(certFile, cert)
      writeFileSync(keyFile, key, { mode: 0o600 })
      chownSync(keyFile, uid, gid)
    }
    show(10)
    const server = await openServerAlone?.(['ssl = on', `ssl_cert_file = '${certFile}'`, `ssl_key_file = '${keyFile}'`])
    if (server === undefined) throw new Error('no server')
    closers.push(server.close)
    const operator = await connectPostgres(server.cluster.url)
    closers.push(() => operator.close())
    const renew = async (days: number) => {
      show(days)
      await operator.query('select pg_reload_conf()')
      await operator.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'shop'")
    }

    const databaseUrl = server.databaseUrl.replace('127.0.0.1', 'localhost')
    const open = await openPlace({ ...server, databaseUrl: `${databaseUrl}?sslmode=verify-full` })
    closers.push(open.close)
    const log = captureLog()
    closers.push(log.close)
    const until = async (isExpected: boolean) => {
      while ((await open.takesWrites()) !== isExpected) await pause(100)
    }
    await until(true)
    await renew(-1)
    // The first failure may be that of the connection that was ended.
    const told = 'takes no write: Error CERT_HAS_EXPIRED certificate has expired'
    while (!log.records.some(({ message }) => message === told)) {
      await open.takesWrites()
      await pause(100)
    }
    const failure = await sql`select 1`.execute(open.db).catch((error: Error) => error)
    // Jest runs a test beside the globals of Node, whose errors are no `Error` of the test.
    expect(isDatabaseDown(Object.assign(new Error(), failure))).toBe(true)
    await renew(10)
    await until(true)
  },
)
