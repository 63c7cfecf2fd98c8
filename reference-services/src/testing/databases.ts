import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { copyFolder } from '../database/copy-folder.ts'
import { openEmbeddedPool } from '../database/embedded-pool.ts'
import { type OpenDatabase, openDatabase } from '../database/open-database.ts'
import { identitySecrets } from '../identity/secrets.ts'
import { seedShop } from '../seed/seed-shop.ts'
import { rolloverWeeks } from '../week-rollover/rollover-weeks.ts'
import { smallCatalogue } from './an-item.ts'
import { forget, newFolder, startCopy } from './copied-server.ts'
import { dataTemplate } from './data-template.ts'
import { initPostgres, type PostgresCluster, postgresPrograms, startPostgres } from './postgres-cluster.ts'
import { serverOfRun } from './server-of-run.ts'
import { testHour } from './test-hour.ts'

/** On a machine that does other work as well a database is slow, not wrong. */
const patienceMs = 180_000

/** The standing number of `SEED`. */
const testSeed = 2026

/** With the handful of products of {@link smallCatalogue} in it, or without a table. */
export type TestContent = 'seeded' | 'empty'

export type TestData = {
  databaseUrl: string | undefined
  dataFolder: string
  close(): Promise<void>
}

export type TestDatabase = { name: string; open(content?: TestContent): Promise<TestData> }

/** A new database with its pool open, as a service has it. */
export async function openTestDatabase(
  database: TestDatabase,
  content?: TestContent,
): Promise<TestData & OpenDatabase> {
  const data = await database.open(content)
  const open = await openDatabase({ ...data, connectMs: patienceMs })
  const close = async () => {
    await open.close()
    await data.close()
  }
  return { ...data, ...open, close }
}

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

/** The run's server, and in it a database for each test that opens one. */
function server(folderOfPrograms: string): TestDatabase {
  return {
    name: 'a PostgreSQL server',
    async open(content = 'seeded') {
      const url = await serverOfRun(await serverTemplate(folderOfPrograms))
      const name = `shop_${randomUUID().replaceAll('-', '_')}`
      await administer(url, `create database ${name} template ${content === 'seeded' ? seededDatabase : 'template1'}`)
      const dataFolder = newFolder()
      return {
        databaseUrl: addressOf(url, name),
        dataFolder,
        async close() {
          await administer(url, `drop database ${name} with (force)`)
          await forget(dataFolder)
        },
      }
    },
  }
}

export type ServerAlone = {
  cluster: PostgresCluster
  /** Of {@link initPostgres}. */
  clusterFolder: string
  databaseUrl: string
  dataFolder: string
  close(): Promise<void>
}

/** A server that a test may restart, with the products of {@link smallCatalogue}; none where no server is installed. */
export const openServerAlone =
  programs === undefined
    ? undefined
    : async (settings: readonly string[] = []): Promise<ServerAlone> => {
        const { cluster, folder: clusterFolder, close } = await startCopy(await serverTemplate(programs), settings)
        const dataFolder = newFolder()
        await administer(cluster.url, `create database shop template ${seededDatabase}`)
        return {
          cluster,
          clusterFolder,
          databaseUrl: addressOf(cluster.url, 'shop'),
          dataFolder,
          async close() {
            await close()
            await forget(dataFolder)
          },
        }
      }

/** In every server that a test runs on, to be copied. */
const seededDatabase = 'seeded'

const serverTemplate = (folderOfPrograms: string) =>
  dataTemplate('server', (folder) => makeServer(folderOfPrograms, folder))

function addressOf(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = database
  return address.href
}

async function administer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
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
  await administer(cluster.url, `create database ${seededDatabase}`)
  await seedOnce(addressOf(cluster.url, seededDatabase), folder)
  // A database that nobody can enter can be copied at any time.
  await administer(cluster.url, `alter database ${seededDatabase} with allow_connections false is_template true`)
  await cluster.stop()
}

async function seedOnce(databaseUrl: string | undefined, dataFolder: string): Promise<void> {
  const { housekeeping: db, close } = await openDatabase({ databaseUrl, dataFolder })
  const now = new Date(testHour)
  await seedShop(db, { seed: testSeed, now, catalogue: async () => smallCatalogue })
  await rolloverWeeks(db, { now, seed: testSeed })
  await identitySecrets(db)
  await close()
}
