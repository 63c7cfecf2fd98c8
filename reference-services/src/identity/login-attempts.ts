import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { databaseNow, fromDatabaseNow } from '../database/database-clock.ts'
import type { Database } from '../database/open-database.ts'
import { normalEmail } from './accounts.ts'

const minuteMs = 60 * 1000

type Limit = { max: number; windowMs: number }

export type AttemptLimits = {
  /** Attempts of one kind are not counted with those of another. */
  kind: string
  perAccountAndAddress: Limit
  /** Whatever accounts are tried. */
  perAddress: Limit
  /** Many addresses together try no oftener than this. */
  perAccount: Limit
}

export const loginLimits: AttemptLimits = {
  kind: 'login',
  perAccountAndAddress: { max: 5, windowMs: 5 * minuteMs },
  perAddress: { max: 50, windowMs: 5 * minuteMs },
  perAccount: { max: 30, windowMs: 60 * minuteMs },
}

/** Each sends a mail: fewer than guesses at a password. */
export const resetLimits: AttemptLimits = {
  kind: 'password reset',
  perAccountAndAddress: { max: 3, windowMs: 15 * minuteMs },
  perAddress: { max: 20, windowMs: 15 * minuteMs },
  perAccount: { max: 6, windowMs: 60 * minuteMs },
}

const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join(' ')).digest('hex')

export type Attempt = {
  /** Of the caller: an IPv4 address, or an IPv6 network. */
  address: string
  email: string
  /** The account has logged in with this browser before: strangers elsewhere cannot lock it out. */
  isKnown: boolean
}

/** Stored rows hold these words. */
const keys = ({ address, email }: Attempt, { kind }: AttemptLimits) => ({
  both: keyOf(kind, 'account', address, normalEmail(email)),
  address: keyOf(kind, 'place', address),
  account: keyOf(kind, 'everywhere', normalEmail(email)),
})

/**
 * Counts an attempt before it is looked at, so that of a hundred at the same moment no more
 * are heard than of a hundred in a row. Gives the seconds to wait; 0 when it is heard.
 */
export async function countAttempt(db: Database, attempt: Attempt, limits: AttemptLimits): Promise<number> {
  const { both, address, account } = keys(attempt, limits)
  const counted: [string, Limit][] = [
    [both, limits.perAccountAndAddress],
    [address, limits.perAddress],
    ...(attempt.isKnown ? [] : ([[account, limits.perAccount]] as [string, Limit][])),
  ]
  for (const [key, limit] of counted) {
    const wait = await countOn(db, key, limit)
    if (wait > 0) return wait
  }
  return 0
}

/** A right password clears the account's failures from this address, and counts as no failure of either alone. */
export async function clearFailures(db: Database, attempt: Attempt, limits: AttemptLimits): Promise<void> {
  const { both, address, account } = keys(attempt, limits)
  await db.deleteFrom('login_attempt').where('key', '=', both).execute()
  await db
    .updateTable('login_attempt')
    .set((row) => ({ failures: row('failures', '-', 1) }))
    .where('key', 'in', attempt.isKnown ? [address] : [address, account])
    .where('failures', '>', 0)
    .execute()
}

/** A window that has ended begins anew, and one that ends much later than it can: the clock was set back. */
async function countOn(db: Database, key: string, { max, windowMs }: Limit): Promise<number> {
  const { failures, wait_seconds } = await db
    .insertInto('login_attempt')
    .values({ key, failures: 1, window_ends_at: fromDatabaseNow(windowMs) })
    .onConflict((one) =>
      one.column('key').doUpdateSet((row) => {
        const isOver = row.not(row.between('login_attempt.window_ends_at', databaseNow, fromDatabaseNow(2 * windowMs)))
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
    .returning('failures')
    .returning(sql<number>`ceil(extract(epoch from window_ends_at - ${databaseNow}))::int`.as('wait_seconds'))
    .executeTakeFirstOrThrow()
  return failures <= max ? 0 : Math.max(1, wait_seconds)
}
