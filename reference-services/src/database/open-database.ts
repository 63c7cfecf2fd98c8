import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, type PostgresPool, sql } from 'kysely'
import type { Config } from '../config.ts'
import { logOf } from '../observability/log.ts'
import { isDatabaseDown } from './database-error.ts'
import type { EmbeddedPlace } from './embedded-messages.ts'
import { type DatabaseCopy, openEmbeddedPool } from './embedded-pool.ts'
import { watchLockWaits } from './lock-waits.ts'
import { type MigrationState, migrate, migrationState } from './migrate.ts'
import { observePool, type PoolFacts } from './observed-pool.ts'
import type { Schema } from './schema.ts'
import { openServerPool, type ServerPoolOptions } from './server-pool.ts'
import { ShopDialect } from './shop-dialect.ts'
import { shopMigrations } from './shop-migrations.ts'
import { createWriteCheck } from './write-check.ts'

const log = logOf('database')

/** The pool, or the transaction that a service works in. */
export type Database = Kysely<Schema>

export type OpenDatabase = {
  db: Database
  /** On a server with connections of its own: however much is read, an order finds one. */
  writes: Database
  /** For what may take its time: migrations, the seed, the counts. */
  housekeeping: Database
  /** For the rollover of a week, which waits for nothing else. */
  rollover: Database
  /** For the start's progress line. */
  kind: 'embedded' | 'server'
  /** Of an embedded database. */
  copy: DatabaseCopy | undefined
  /** Whether an order could be committed now. */
  takesWrites(): Promise<boolean>
  close(): Promise<void>
}

type PoolSize = Pick<ServerPoolOptions, 'maxConnections' | 'statementMs' | 'plans'>
const readPool: PoolSize = { maxConnections: 10, statementMs: 15_000, plans: 'all' }
/** The member waits for the write: no longer than for any answer. */
const writePool: PoolSize = { maxConnections: 4, statementMs: 8000 }
const housekeepingPool: PoolSize = { maxConnections: 2, statementMs: 30 * 60_000 }
/** Two batches at a time, and the draw of all lotteries of a week in one statement. */
const rolloverPool: PoolSize = { maxConnections: 2, statementMs: 2 * 60_000, plans: 'byKeys' }

export type DatabasePlace = Pick<Config, 'databaseUrl' | 'dataFolder'> &
  Partial<Pick<Config, 'slowQueryMs' | 'databasePooling'>> &
  Pick<ServerPoolOptions, 'connectMs'>

export type OpenOptions = {
  /** The copy that an embedded database is put back to first, once there is one. */
  beginsWith?: string | undefined
  /** Its tables are brought up to date, or must be so. */
  tables?: 'migrate' | 'expect'
}

/** Opens what the configuration names, whose tables are those of this release. The same code runs on both kinds of database. */
export async function openDatabase(
  place: DatabasePlace,
  { beginsWith, tables = 'migrate' }: OpenOptions = {},
): Promise<OpenDatabase> {
  const open = await openPlace(place, beginsWith)
  try {
    const { newer } =
      tables === 'migrate'
        ? await migrate(open.housekeeping, shopMigrations, { isAlone: open.kind === 'embedded' })
        : await expectMigrated(open.db)
    if (newer.length > 0)
      log.warn(`has been migrated by a newer release, which this one works beside: ${newer.join(', ')}`)
  } catch (error) {
    await open.close()
    throw error
  }
  return open
}

/** The same with whatever tables are there. */
export async function openPlace(
  { databaseUrl, dataFolder, slowQueryMs = 0, databasePooling = 'session', ...waits }: DatabasePlace,
  beginsWith?: string,
): Promise<OpenDatabase> {
  const { kind, copy, ...databases } =
    databaseUrl === undefined
      ? await onThread({ folder: path.join(dataFolder, 'database'), beginsWith }, slowQueryMs)
      : onServer(databaseUrl, { pooling: databasePooling, ...waits }, slowQueryMs)
  const close = async () => {
    for (const one of new Set(Object.values(databases))) await one.destroy()
  }
  await untilReachable(databases.db).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return { ...databases, kind, copy, takesWrites: createWriteCheck(databases.writes), close }
}

/** A database that is older than this release. */
export class OldTablesError extends Error {
  override readonly name = 'OldTablesError'

  constructor(pending: readonly string[]) {
    super(
      `データベースの更新が必要です / the database is older than this release: run pnpm migrate (${pending.join(', ')})`,
    )
  }
}

async function expectMigrated(db: Database): Promise<MigrationState> {
  const state = await migrationState(db, shopMigrations)
  if (state.pending.length > 0) throw new OldTablesError(state.pending)
  return state
}

type Opened = Omit<OpenDatabase, 'takesWrites' | 'close'>

const onPool = (pool: PostgresPool, facts: PoolFacts): Database =>
  new Kysely<Schema>({ dialect: new ShopDialect({ pool: observePool(pool, facts) }) })

type ServerFacts = Pick<ServerPoolOptions, 'pooling' | 'connectMs'>

function onServer(address: string, facts: ServerFacts, slowMs: number): Opened {
  const open = (name: PoolFacts['name'], options: PoolSize) =>
    onPool(openServerPool(address, { name, ...options, ...facts }), { name, slowMs, ...options })
  const db = open('reads', readPool)
  watchLockWaits(db)
  return {
    kind: 'server',
    copy: undefined,
    db,
    writes: open('writes', writePool),
    housekeeping: open('housekeeping', housekeepingPool),
    rollover: open('rollover', rolloverPool),
  }
}

/** It has one connection, and all wait for it in one line. */
async function onThread(place: EmbeddedPlace, slowMs: number): Promise<Opened> {
  const pool = await openEmbeddedPool(place)
  const db = onPool(pool, { name: 'all', slowMs, maxConnections: 1 })
  return { kind: 'embedded', copy: pool.copy, db, writes: db, housekeeping: db, rollover: db }
}

const startPatienceMs = 20_000
const startPollMs = 250

/** A server that is started together with us may need a moment. */
async function untilReachable(db: Database): Promise<void> {
  const until = performance.now() + startPatienceMs
  for (;;) {
    try {
      await sql`select 1`.execute(db)
      return
    } catch (error) {
      if (!isDatabaseDown(error) || performance.now() > until) throw error
      await pause(startPollMs)
    }
  }
}
