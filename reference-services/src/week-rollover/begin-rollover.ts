import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { isLockTimeout } from '../database/database-error.ts'
import type { Database } from '../database/open-database.ts'
import { rolloverLock } from '../delivery/order-facts.ts'

/** Those who order wait no longer than this for a rollover that waits for others. */
const lockMs = 150
const retryMs = 100
/** So many batches run at a time, in all processes together. */
const partCount = 2
/** Fewer members are one part. */
const minMembersOfPart = 1000

/**
 * Marks a week as closed for good, and divides its members. The mark waits for all who order and they for it, so that
 * whoever orders afterwards sees it. Gives `false` when the rollover has begun already.
 */
export async function beginRollover(
  db: Database,
  week: string,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<boolean> {
  if (await hasBegun(db, week)) return false
  const bounds = await boundsOfParts(db)
  for (;;) {
    signal?.throwIfAborted()
    try {
      return await mark(db, week, { now, bounds })
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      await pause(retryMs)
    }
  }
}

const hasBegun = async (db: Database, week: string): Promise<boolean> =>
  (await db.selectFrom('week_turn').select('planning_week').where('planning_week', '=', week).executeTakeFirst()) !==
  undefined

const mark = (db: Database, week: string, { now, bounds }: { now: Date; bounds: readonly string[] }) =>
  db.transaction().execute(async (transaction) => {
    await sql`select set_config('lock_timeout', ${String(lockMs)}, true)`.execute(transaction)
    await sql`select pg_advisory_xact_lock(${rolloverLock})`.execute(transaction)
    const inserted = await transaction
      .insertInto('week_turn')
      .values({ planning_week: week, turned_at: now })
      .onConflict((one) => one.doNothing())
      .returning('planning_week')
      .executeTakeFirst()
    if (inserted === undefined) return false
    const starts = ['', ...bounds]
    await transaction
      .insertInto('week_rollover_part')
      .values(
        starts.map((after_code, part) => ({
          planning_week: week,
          part,
          after_code,
          last_code: bounds[part] ?? null,
          done_code: after_code,
        })),
      )
      .execute()
    return true
  })

/** Codes of the members with whom a part ends and the next one begins. */
async function boundsOfParts(db: Database): Promise<string[]> {
  const { members } = await db
    .selectFrom('member')
    .select(sql<number>`count(*)::int`.as('members'))
    .executeTakeFirstOrThrow()
  const parts = Math.min(partCount, Math.max(1, Math.floor(members / minMembersOfPart)))
  const bounds: string[] = []
  for (let part = 1; part < parts; part += 1) {
    const { code } = await db
      .selectFrom('member')
      .select('code')
      .orderBy('code')
      .offset(Math.floor((members * part) / parts))
      .limit(1)
      .executeTakeFirstOrThrow()
    bounds.push(code)
  }
  return bounds
}
