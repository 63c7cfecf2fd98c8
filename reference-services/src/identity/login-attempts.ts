import { createHash } from 'node:crypto'
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

/**
 * Counts an attempt before its password is looked at, so that of a hundred at the same moment no more
 * are heard than of a hundred in a row. Gives the seconds to wait; 0 when it is heard.
 */
export async function takeAttempt(db: Database, attempt: Attempt): Promise<number> {
  const { account, place } = keys(attempt)
  const wait = await countOn(db, account, mostPerAccount)
  return wait > 0 ? wait : countOn(db, place, mostPerPlace)
}

/** A right password clears the account's failures, and was none of its place's. */
export async function forgetFailures(db: Database, attempt: Attempt): Promise<void> {
  const { account, place } = keys(attempt)
  await db.deleteFrom('login_attempt').where('key', '=', account).execute()
  await db
    .updateTable('login_attempt')
    .set((row) => ({ failures: row('failures', '-', 1) }))
    .where('key', '=', place)
    .where('failures', '>', 0)
    .execute()
}

/** A window that has ended begins anew. */
async function countOn(db: Database, key: string, most: number): Promise<number> {
  const now = new Date()
  const { failures, window_ends_at } = await db
    .insertInto('login_attempt')
    .values({ key, failures: 1, window_ends_at: new Date(now.getTime() + windowMs) })
    .onConflict((one) =>
      one.column('key').doUpdateSet((row) => {
        const isOver = row('login_attempt.window_ends_at', '<=', now)
        return {
          failures: row
            .case()
            .when(isOver)
            .then(1)
            .else(row('login_attempt.failures', '+', 1))
            .end(),
          window_ends_at: row
            .case()
            .when(isOver)
            .then(row.ref('excluded.window_ends_at'))
            .else(row.ref('login_attempt.window_ends_at'))
            .end(),
        }
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return failures <= most ? 0 : Math.max(1, Math.ceil((window_ends_at.getTime() - now.getTime()) / 1000))
}
