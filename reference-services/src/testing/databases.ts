import { chmodSync, mkdtempSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, jest } from '@jest/globals'
import pg from 'pg'
import { copyFolder } from '../database/copy-folder.ts'
import { openEmbeddedPool } from '../database/embedded-pool.ts'
import { openDatabase } from '../database/open-database.ts'
import { identitySecrets } from '../identity/secrets.ts'
import { seedShop } from '../seed/seed-shop.ts'
import { smallCatalogue } from './an-item.ts'
import { dataTemplate } from './data-template.ts'
import { initPostgres, type PostgresCluster, postgresPrograms, startPostgres } from './postgres-cluster.ts'

/** On a machine that does other work as well a database is slow, not wrong. */
const patienceMs = 90_000
jest.setTimeout(patienceMs)

/** A Friday evening: the first open week is 20261201, the second 20261202. */
export const testHour = '2026-11-20T18:00:00+09:00'

/** The standing number of `SEED`. */
const testSeed = 2026

/** With the handful of products of {@link smallCatalogue} in it, or without a table. */
export type TestContent = 'seeded' | 'empty'

export type TestData = {
  databaseUrl: string | undefined
  dataFolder: string
  /** Of a server. */
  cluster?: PostgresCluster
  close(): Promise<void>
}

export type TestDatabase = { name: string; open(content?: TestContent): Promise<TestData> }

export const embedded: TestDatabase = {
  name: 'the embedded database',
  async open(content = 'seeded') {
    const template = await dataTemplate(`embedded-${content}`, (folder) => makeEmbedded(folder, content))
    const dataFolder = newFolder()
    await copyFolder(path.join(template, 'database'), dataFolder)
    return { databaseUrl: undefined, dataFolder, close: () => forget(dataFolder) }
  },
}

/** `TEST_DATABASES=embedded`: what a test notices of a small fault it notices on one database as on the other. */
const isEmbeddedAlone = process.env['TEST_DATABASES'] === 'embedded'
const programs = isEmbeddedAlone ? undefined : postgresPrograms()

const onServer = programs === undefined ? undefined : server(programs)

/** The one for most suites: a server, as in production; the journeys in a browser run on the embedded one. */
export const testDatabase: TestDatabase = onServer ?? embedded

/** Both, for what works another way on each: connections, locks, races, and what a write leaves behind. */
export const testDatabases: readonly TestDatabase[] = [embedded, ...(onServer === undefined ? [] : [onServer])]

if (programs === undefined && !isEmbeddedAlone)
  console.warn(
    'SKIPPED on a PostgreSQL server: none is installed (Debian: apt-get install postgresql). The suites run on the embedded database alone.',
  )

/** One server for all tests of a file, and in it a database for each of them. */
function server(folderOfPrograms: string): TestDatabase {
  let running: Promise<{ cluster: PostgresCluster; close(): Promise<void> }> | undefined
  let opened = 0
  let inUse = 0
  let isOver = false
  const stopUnused = async () => {
    if (isOver && inUse === 0) await (await running)?.close()
  }
  // This hook comes before those of the file, which close what they have opened.
  afterAll(async () => {
    isOver = true
    await stopUnused()
  })
  return {
    name: 'a PostgreSQL server',
    async open(content = 'seeded') {
      running ??= runServer(folderOfPrograms)
      const { cluster } = await running
      opened += 1
      inUse += 1
      const name = `shop_${opened}`
      await administer(
        cluster,
        `create database ${name} template ${content === 'seeded' ? seededDatabase : 'template1'}`,
      )
      const dataFolder = newFolder()
      return {
        databaseUrl: addressOf(cluster, name),
        dataFolder,
        cluster,
        async close() {
          await administer(cluster, `drop database ${name} with (force)`)
          await forget(dataFolder)
          inUse -= 1
          await stopUnused()
        },
      }
    },
  }
}

/** In every server that a test runs on, to be copied. */
const seededDatabase = 'seeded'

async function runServer(folderOfPrograms: string) {
  const template = await dataTemplate('server', (folder) => makeServer(folderOfPrograms, folder))
  const folder = newFolder()
  await copyFolder(template, path.join(folder, 'copy'))
  const cluster = await startPostgres(folderOfPrograms, path.join(folder, 'copy'))
  return {
    cluster,
    async close() {
      await cluster.stop()
      await forget(folder)
    },
  }
}

function addressOf({ url }: PostgresCluster, database: string): string {
  const address = new URL(url)
  address.pathname = database
  return address.href
}

async function administer({ url }: PostgresCluster, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

async function makeEmbedded(folder: string, content: TestContent): Promise<void> {
  await mkdir(folder)
  if (content === 'seeded') return seedOnce(undefined, folder)
  const pool = await openEmbeddedPool({ folder: path.join(folder, 'database') })
  await pool.end()
}

async function makeServer(folderOfPrograms: string, folder: string): Promise<void> {
  initPostgres(folderOfPrograms, folder)
  const cluster = await startPostgres(folderOfPrograms, folder)
  await administer(cluster, `create database ${seededDatabase}`)
  await seedOnce(addressOf(cluster, seededDatabase), folder)
  // A database that nobody can enter can be copied at any time.
  await administer(cluster, `alter database ${seededDatabase} with allow_connections false is_template true`)
  await cluster.stop()
}

async function seedOnce(databaseUrl: string | undefined, dataFolder: string): Promise<void> {
  const { housekeeping: db, close } = await openDatabase({ databaseUrl, dataFolder })
  await seedShop(db, { seed: testSeed, now: new Date(testHour), catalogue: async () => smallCatalogue })
  await identitySecrets(db)
  await close()
}

/** Others may look into it: a PostgreSQL server runs as its own user. */
const newFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'todok-shop-'))
  chmodSync(folder, 0o755)
  return folder
}

const forget = (folder: string) => rm(folder, { recursive: true, force: true })
