import { type Kysely, type RawBuilder, sql } from 'kysely'
import { databaseGauge } from './database-gauge.ts'
import type { Schema } from './schema.ts'

/**
 * The hour by the database's clock. What ends at an hour that stands in a table is stored and compared by it: the clocks
 * of the processes may differ by more than a token lives, or jump.
 */
export const databaseNow: RawBuilder<Date> = sql<Date>`now()`

/** So long from now, by the database's clock. */
export const fromDatabaseNow = (ms: number): RawBuilder<Date> => sql<Date>`now() + ${ms} * interval '1 ms'`

/** The hour by the database's clock, where it has to be known here. */
export async function readDatabaseNow(db: Kysely<Schema>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  return rows[0]?.now ?? new Date()
}

/**
 * By how many milliseconds the clock of this process is ahead of the database's, negative when it is behind. A statement
 * that took long cannot tell how they differ within its time: 0 then.
 */
export async function clockAheadMs(db: Kysely<Schema>): Promise<number> {
  const askedAt = Date.now()
  const ms = (await readDatabaseNow(db)).getTime()
  const answeredAt = Date.now()
  return Math.max(0, askedAt - ms) + Math.min(0, answeredAt - ms)
}

/** Tells whoever asks for the metrics how the clock of this process differs from that of a database. */
export const watchDatabaseClock = databaseGauge({
  name: 'shop_clock_ahead_of_database_seconds',
  help: 'By how much the clock of the process is ahead of the database; negative when it is behind',
  read: async (db) => (await clockAheadMs(db)) / 1000,
})
