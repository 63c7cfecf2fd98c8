import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { normalEmail } from './accounts.ts'

const windowMs = 5 * 60 * 1000
/** For one account from one place; a stranger elsewhere cannot lock a member out. */
const mostPerAccount = 5
/** For one place, whatever accounts are tried. */
const mostPerPlace = 50

const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join(' ')).digest('hex')

export type Attempt = { address: string; email: string }

const keys = ({ address, email }: Attempt) => ({
  account: keyOf('account', address, normalEmail(email)),
  place: keyOf('place', address),
})

/** Seconds until the next attempt is heard; 0 when it is. */
export async function secondsToWait(db: Database, attempt: Attempt): Promise<number> {
  const { account, place } = keys(attempt)
  const rows = await db
    .selectFrom('login_attempt')
    .selectAll()
    .where('key', 'in', [account, place])
    .where('window_ends_at', '>', new Date())
    .execute()
  const full = rows.filter(({ key, failures }) => failures >= (key === account ? mostPerAccount : mostPerPlace))
  const waits = full.map(({ window_ends_at }) => Math.ceil((window_ends_at.getTime() - Date.now()) / 1000))
  return Math.max(0, ...waits)
}

/** Counts a failure; a window that has ended begins anew. */
export async function countFailure(db: Database, attempt: Attempt): Promise<void> {
  const now = new Date()
  const window_ends_at = new Date(now.getTime() + windowMs)
  for (const key of Object.values(keys(attempt)))
    await db
      .insertInto('login_attempt')
      .values({ key, failures: 1, window_ends_at })
      .onConflict((one) =>
        one.column('key').doUpdateSet({
          failures: sql`case when login_attempt.window_ends_at > ${now} then login_attempt.failures + 1 else 1 end`,
          window_ends_at: sql`case when login_attempt.window_ends_at > ${now} then login_attempt.window_ends_at else ${window_ends_at} end`,
        }),
      )
      .execute()
}

/** A right password clears the account's failures, not the place's. */
export async function forgetFailures(db: Database, attempt: Attempt): Promise<void> {
  await db.deleteFrom('login_attempt').where('key', '=', keys(attempt).account).execute()
}
