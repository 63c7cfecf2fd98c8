import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import type { Config } from '../config.ts'
import { isDatabaseDown } from './database-error.ts'
import type { EmbeddedPlace } from './embedded-messages.ts'
import { type MemoryImage, openEmbeddedPool } from './embedded-pool.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'
import { openServerPool, type ServerPoolOptions } from './server-pool.ts'

/** The pool, or the transaction that a service works in. */
export type Database = Kysely<Schema>

export type OpenDatabase = {
  db: Database
  /** On a server with connections of its own: however much is read, an order finds one. */
  writes: Database
  /** For what may take its time: migrations, the seed, the rollover of a week. */
  housekeeping: Database
  /** For the start's progress line. */
  kind: 'embedded' | 'memory' | 'server'
  /** Of a database in memory. */
  image?: MemoryImage
  close(): Promise<void>
}

const memoryProtocol = 'memory:'
const readPool: ServerPoolOptions = { maxConnections: 10, statementMs: 15_000 }
/** A write waits for the rollover of a week, and its member for the write: no longer than for any answer. */
const writePool: ServerPoolOptions = { maxConnections: 4, statementMs: 8000 }
const housekeepingPool: ServerPoolOptions = { maxConnections: 2, statementMs: 30 * 60_000 }

/**
 * Opens what the configuration names and brings its tables up to date. The same code runs on all three.
 * `image`: what a database in memory begins with.
 */
export async function openDatabase(
  { databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  image?: string,
): Promise<OpenDatabase> {
  const kind = kindOf(databaseUrl)
  const inMemory: EmbeddedPlace = image === undefined ? {} : { image }
  const { image: memory, ...databases } =
    kind === 'server' && databaseUrl !== undefined
      ? onServer(databaseUrl)
      : await onThread(kind === 'embedded' ? { folder: path.join(dataFolder, 'database') } : inMemory)
  const close = async () => {
    for (const one of new Set(Object.values(databases))) await one.destroy()
  }
  try {
    await untilReachable(databases.db)
    await migrate(databases.housekeeping)
  } catch (error) {
    await close()
    throw error
  }
  return { ...databases, kind, ...(kind === 'memory' && memory !== undefined ? { image: memory } : {}), close }
}

type Databases = Pick<OpenDatabase, 'db' | 'writes' | 'housekeeping'>

const onPool = (pool: PostgresPool): Database => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })

const onServer = (address: string): Databases & { image?: MemoryImage } => ({
  db: onPool(openServerPool(address, readPool)),
  writes: onPool(openServerPool(address, writePool)),
  housekeeping: onPool(openServerPool(address, housekeepingPool)),
})

/** It has one connection, and all wait for it in one line. */
async function onThread(place: EmbeddedPlace): Promise<Databases & { image: MemoryImage }> {
  const pool = await openEmbeddedPool(place)
  const db = onPool(pool)
  return { db, writes: db, housekeeping: db, image: pool.image }
}

/** Whether it answers just now. */
export const isReachable = (db: Database): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )

const startPatienceMs = 20_000
const startPollMs = 250

/** A server that is started together with us may need a moment. */
async function untilReachable(db: Database): Promise<void> {
  const until = Date.now() + startPatienceMs
  for (;;) {
    try {
      await sql`select 1`.execute(db)
      return
    } catch (error) {
      if (!isDatabaseDown(error) || Date.now() > until) throw error
      await pause(startPollMs)
    }
  }
}

function kindOf(databaseUrl: string | undefined): OpenDatabase['kind'] {
  if (databaseUrl === undefined) return 'embedded'
  return new URL(databaseUrl).protocol === memoryProtocol ? 'memory' : 'server'
}
