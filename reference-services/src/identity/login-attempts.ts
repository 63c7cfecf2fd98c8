import { createHash } from 'node:crypto'
import type { Database } from '../database/open-database.ts'
import { normalEmail } from './accounts.ts'

const minuteMs = 60 * 1000

type Limit = { max: number; windowMs: number }

export type AttemptLimits = {
  /** Attempts of one kind are not counted with those of another. */
  kind: string
  /** For one account from one place. */
  fromOnePlace: Limit
  /** For one place, whatever accounts are tried. */
  ofOnePlace: Limit
  /** For one account from wherever: many places together try no oftener than this. */
  fromEverywhere: Limit
}

export const loginLimits: AttemptLimits = {
  kind: 'login',
  fromOnePlace: { max: 5, windowMs: 5 * minuteMs },
  ofOnePlace: { max: 50, windowMs: 5 * minuteMs },
  fromEverywhere: { max: 30, windowMs: 60 * minuteMs },
}

/** Each sends a mail: fewer than guesses at a password. */
export const resetLimits: AttemptLimits = {
  kind: 'password reset',
  fromOnePlace: { max: 3, windowMs: 15 * minuteMs },
  ofOnePlace: { max: 20, windowMs: 15 * minuteMs },
  fromEverywhere: { max: 6, windowMs: 60 * minuteMs },
}

const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join(' ')).digest('hex')

export type Attempt = {
  /** Of the caller: an IPv4 address, or an IPv6 network. */
  place: string
  email: string
  /** The account has logged in with this browser before: strangers elsewhere cannot lock it out. */
  isKnown: boolean
}

const keys = ({ place, email }: Attempt, { kind }: AttemptLimits) => ({
  account: keyOf(kind, 'account', place, normalEmail(email)),
  place: keyOf(kind, 'place', place),
  everywhere: keyOf(kind, 'everywhere', normalEmail(email)),
})

/**
 * Counts an attempt before it is looked at, so that of a hundred at the same moment no more
 * are heard than of a hundred in a row. Gives the seconds to wait; 0 when it is heard.
 */
export async function takeAttempt(db: Database, attempt: Attempt, limits: AttemptLimits): Promise<number> {
  const { account, place, everywhere } = keys(attempt, limits)
  const counted: [string, Limit][] = [
    [account, limits.fromOnePlace],
    [place, limits.ofOnePlace],
    ...(attempt.isKnown ? [] : ([[everywhere, limits.fromEverywhere]] as [string, Limit][])),
  ]
  for (const [key, limit] of counted) {
    const wait = await countOn(db, key, limit)
    if (wait > 0) return wait
  }
  return 0
}

/** A right password clears the account's failures here, and was none of its place's or of those elsewhere. */
export async function forgetFailures(db: Database, attempt: Attempt, limits: AttemptLimits): Promise<void> {
  const { account, place, everywhere } = keys(attempt, limits)
  await db.deleteFrom('login_attempt').where('key', '=', account).execute()
  await db
    .updateTable('login_attempt')
    .set((row) => ({ failures: row('failures', '-', 1) }))
    .where('key', 'in', attempt.isKnown ? [place] : [place, everywhere])
    .where('failures', '>', 0)
    .execute()
}

/** A window that has ended begins anew. */
async function countOn(db: Database, key: string, { max, windowMs }: Limit): Promise<number> {
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
  return failures <= max ? 0 : Math.max(1, Math.ceil((window_ends_at.getTime() - now.getTime()) / 1000))
}
