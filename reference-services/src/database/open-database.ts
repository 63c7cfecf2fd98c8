import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import type { Config } from '../config.ts'
import { isDatabaseDown } from './database-error.ts'
import type { EmbeddedPlace } from './embedded-messages.ts'
import { type DatabaseCopy, openEmbeddedPool } from './embedded-pool.ts'
import { watchLockWaits } from './lock-waits.ts'
import { migrate } from './migrate.ts'
import { observePool, type PoolFacts } from './observed-pool.ts'
import type { Schema } from './schema.ts'
import { openServerPool, type ServerPoolOptions } from './server-pool.ts'
import { createWriteCheck } from './write-check.ts'

/** The pool, or the transaction that a service works in. */
export type Database = Kysely<Schema>

export type OpenDatabase = {
  db: Database
  /** On a server with connections of its own: however much is read, an order finds one. */
  writes: Database
  /** For what may take its time: migrations, the seed, the rollover of a week. */
  housekeeping: Database
  /** For the start's progress line. */
  kind: 'embedded' | 'server'
  /** Of an embedded database. */
  copy: DatabaseCopy | undefined
  /** Whether an order could be committed now. */
  takesWrites(): Promise<boolean>
  close(): Promise<void>
}

const readPool: ServerPoolOptions = { maxConnections: 10, statementMs: 15_000 }
/** A write waits for the rollover of a week, and its member for the write: no longer than for any answer. */
const writePool: ServerPoolOptions = { maxConnections: 4, statementMs: 8000 }
const housekeepingPool: ServerPoolOptions = { maxConnections: 2, statementMs: 30 * 60_000 }

export type DatabasePlace = Pick<Config, 'databaseUrl' | 'dataFolder'> &
  Partial<Pick<Config, 'slowQueryMs'>> &
  Pick<ServerPoolOptions, 'connectMs'>

/**
 * Opens what the configuration names and brings its tables up to date. The same code runs on both.
 * `beginsWith`: the copy that an embedded database is put back to first, once there is one.
 */
export async function openDatabase(
  { databaseUrl, dataFolder, slowQueryMs = 0, ...waits }: DatabasePlace,
  beginsWith?: string,
): Promise<OpenDatabase> {
  const { kind, copy, ...databases } =
    databaseUrl === undefined
      ? await onThread({ folder: path.join(dataFolder, 'database'), beginsWith }, slowQueryMs)
      : onServer(databaseUrl, waits, slowQueryMs)
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
  return { ...databases, kind, copy, takesWrites: createWriteCheck(databases.writes), close }
}

type Opened = Omit<OpenDatabase, 'takesWrites' | 'close'>

const onPool = (pool: PostgresPool, facts: PoolFacts): Database =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: observePool(pool, facts) }) })

function onServer(address: string, waits: Pick<ServerPoolOptions, 'connectMs'>, slowMs: number): Opened {
  const open = (name: PoolFacts['name'], options: ServerPoolOptions) =>
    onPool(openServerPool(address, { ...options, ...waits }), { name, slowMs, ...options })
  const db = open('reads', readPool)
  watchLockWaits(db)
  return {
    kind: 'server',
    copy: undefined,
    db,
    writes: open('writes', writePool),
    housekeeping: open('housekeeping', housekeepingPool),
  }
}

/** It has one connection, and all wait for it in one line. */
async function onThread(place: EmbeddedPlace, slowMs: number): Promise<Opened> {
  const pool = await openEmbeddedPool(place)
  const db = onPool(pool, { name: 'all', slowMs, maxConnections: 1 })
  return { kind: 'embedded', copy: pool.copy, db, writes: db, housekeeping: db }
}

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
