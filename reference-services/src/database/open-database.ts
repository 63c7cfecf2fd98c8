import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import pg from 'pg'
import type { Config } from '../config.ts'
import { isDatabaseDown } from './database-error.ts'
import { type MemoryImage, openEmbeddedPool } from './embedded-pool.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'

/** What a service asks: the pool, or the transaction it stands in. */
export type Database = Kysely<Schema>

export type OpenDatabase = {
  db: Database
  /** For the start's progress line. */
  kind: 'embedded' | 'memory' | 'server'
  /** Of a database in memory. */
  image?: MemoryImage
  close(): Promise<void>
}

const memoryProtocol = 'memory:'
const maxConnections = 10
const connectMs = 5000
const statementMs = 15_000

/**
 * Opens what the configuration names and brings its tables up to date. The same code runs on all three.
 * `image`: what a database in memory begins with.
 */
export async function openDatabase(
  { databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  image?: string,
): Promise<OpenDatabase> {
  const kind = kindOf(databaseUrl)
  let isClosing = false
  const memory = kind === 'memory' ? await openEmbeddedPool(image === undefined ? {} : { image }) : undefined
  const pool = memory ?? (await openPool(kind, databaseUrl, dataFolder, () => isClosing))
  const db: Database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await untilAwake(db)
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return {
    db,
    kind,
    ...(memory === undefined ? {} : { image: memory.image }),
    close() {
      isClosing = true
      return db.destroy()
    },
  }
}

/** Whether it answers just now. */
export const isAwake = (db: Database): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )

const wakePatienceMs = 20_000
const wakePollMs = 250

/** A server that is started together with us may need a moment. */
async function untilAwake(db: Database): Promise<void> {
  const until = Date.now() + wakePatienceMs
  for (;;) {
    try {
      await sql`select 1`.execute(db)
      return
    } catch (error) {
      if (!isDatabaseDown(error) || Date.now() > until) throw error
      await pause(wakePollMs)
    }
  }
}

function kindOf(databaseUrl: string | undefined): OpenDatabase['kind'] {
  if (databaseUrl === undefined) return 'embedded'
  return new URL(databaseUrl).protocol === memoryProtocol ? 'memory' : 'server'
}

async function openPool(
  kind: OpenDatabase['kind'],
  databaseUrl: string | undefined,
  dataFolder: string,
  isClosing: () => boolean,
): Promise<PostgresPool> {
  if (kind === 'embedded') return openEmbeddedPool({ folder: path.join(dataFolder, 'database') })
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
  })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', (error) => {
    if (!isClosing()) console.error(`database: a connection broke: ${error.message}`)
  })
  return keepPlans(pool)
}

/** How a statement begins that is asked thousands of times, always with the same text: the server keeps its plan. */
const keptMark = '/* kept */'

function keepPlans(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `kept ${names.size + 1}`
    names.set(text, name)
    return name
  }
  return {
    async connect() {
      const client = await pool.connect()
      const query = (text: string, values: readonly unknown[]) =>
        client.query({ text, values: [...values], ...(text.startsWith(keptMark) ? { name: nameOf(text) } : {}) })
      return { query: query as never, release: () => client.release() }
    },
    end: () => pool.end(),
  }
}
