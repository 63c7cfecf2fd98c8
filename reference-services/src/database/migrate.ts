import { setTimeout as pause } from 'node:timers/promises'
import {
  type Dialect,
  DummyDriver,
  Kysely,
  type Migration,
  Migrator,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'
import { isLockTimeout } from './database-error.ts'

/** Indexes that are made and dropped while others write, outside of a transaction. */
export type IndexMigration = {
  drop: readonly string[]
  /** By name: the table, what is indexed, and of which rows. */
  make: Readonly<Record<string, RawBuilder<unknown>>>
}
export type ShopMigration = Migration | IndexMigration
export type Migrations = Readonly<Record<string, ShopMigration>>

/** Whoever uses a table waits no longer than this for a migration that waits for others. */
const lockMs = 2000
const retryMs = 1000
const tries = 60

export type MigrationState = {
  done: readonly string[]
  /** In the order in which they will run. */
  pending: readonly string[]
  /** Done by a newer release: this one works without knowing them. */
  newer: readonly string[]
}

/** How far the tables are, as against what this release knows. A database without tables has everything pending. */
export async function migrationState<T>(db: Kysely<T>, migrations: Migrations): Promise<MigrationState> {
  const executed = new Set(await executedNames(db))
  const known = Object.keys(migrations)
  return {
    done: known.filter((name) => executed.has(name)),
    pending: known.filter((name) => !executed.has(name)),
    newer: [...executed].filter((name) => !Object.hasOwn(migrations, name)).toSorted(),
  }
}

async function executedNames<T>(db: Kysely<T>): Promise<string[]> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass('kysely_migration') is not null as is_there`.execute(db)
  if (rows[0]?.is_there !== true) return []
  const executed = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return executed.rows.map(({ name }) => name)
}

export type MigrateOptions = {
  /** Nobody else is connected: the embedded database, which makes no index beside others. */
  isAlone: boolean
  log?: (line: string) => void
}

/**
 * Brings the tables up to date, one migration after the other, each in a transaction of its own unless it may not.
 * Several processes may do so at once: the migrator locks the database. A migration that does not get its lock in two
 * seconds lets the others pass and is tried again. Gives how far the tables are then.
 */
export async function migrate<T>(
  db: Kysely<T>,
  migrations: Migrations,
  { isAlone, log = () => {} }: MigrateOptions,
): Promise<MigrationState> {
  for (let tried = 1; ; tried += 1) {
    const state = await migrationState(db, migrations)
    const [next] = state.pending
    if (next === undefined) return state
    const isConcurrent = !isAlone && isOfIndexes(migrations[next])
    // Asked once the migrator holds its lock: by then another process may have done this one, and ones that follow it.
    const upToNext = async () => {
      const { done, newer } = isAlone ? state : await migrationState(db, migrations)
      const known = [...done, ...newer, ...(done.includes(next) ? [] : [next])]
      return toKysely(Object.fromEntries(known.map((name) => [name, migrations[name] ?? nothing])), isConcurrent)
    }
    const migrator = new Migrator({
      db,
      provider: { getMigrations: upToNext },
      // A newer release may have been here before the release whose migrations are missing.
      allowUnorderedMigrations: true,
      disableTransactions: isConcurrent,
    })
    const { error } = await migrator.migrateUp()
    if (error === undefined) {
      log(`migration ${next}`)
      tried = 0
      continue
    }
    if (!isLockTimeout(error) || tried >= tries) throw error
    log(`migration ${next} waits for a lock`)
    await pause(retryMs)
  }
}

/** Done already, by a release that this one does not know. */
const nothing: Migration = { up: async () => undefined }

const isOfIndexes = (migration: ShopMigration | undefined): migration is IndexMigration =>
  migration !== undefined && 'make' in migration

const toKysely = (migrations: Migrations, isConcurrent: boolean): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [
      name,
      {
        async up(db) {
          if (!isConcurrent) await sql`select set_config('lock_timeout', ${String(lockMs)}, true)`.execute(db)
          if (isOfIndexes(migration)) await changeIndexes(db, migration, isConcurrent)
          else await migration.up(db)
        },
      },
    ]),
  )

/** It may be begun anew after any of its statements. An index that broke off halfway is not valid, and made anew. */
async function changeIndexes(db: Kysely<unknown>, { drop, make }: IndexMigration, isConcurrent: boolean) {
  const beside = isConcurrent ? sql`concurrently` : sql``
  for (const name of drop) await sql`drop index ${beside} if exists ${sql.table(name)}`.execute(db)
  for (const [name, on] of Object.entries(make)) {
    const { rows } = await sql<{ is_valid: boolean }>`
      select indisvalid as is_valid from pg_index where indexrelid = to_regclass(${name})`.execute(db)
    if (rows[0]?.is_valid === true) continue
    if (rows.length > 0) await sql`drop index ${beside} ${sql.table(name)}`.execute(db)
    await sql`create index ${beside} ${sql.table(name)} on ${on}`.execute(db)
  }
}

/** The statements that the pending migrations would execute, without a database. What they would read they find empty. */
export async function pendingStatements(migrations: Migrations, { pending }: MigrationState): Promise<string[]> {
  const statements: string[] = []
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (one) => new PostgresIntrospector(one),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
  const db = new Kysely<unknown>({ dialect, log: ({ query }) => void statements.push(query.sql.trim()) })
  for (const name of pending) {
    statements.push(`-- ${name}`)
    const migration = migrations[name]
    if (isOfIndexes(migration)) await changeIndexes(db, migration, true)
    else await migration?.up(db)
  }
  return statements
}
