import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { databaseNow, fromDatabaseNow } from '../../database/database-clock.ts'
import type { Database } from '../../database/open-database.ts'
import { normalEmail } from '../accounts.ts'
import { hashPassword } from '../password-hash.ts'
import { endProfileSessions } from '../profile/profile-sessions.ts'

export const resetMinutes = 60
const tokenBytes = 32

/** Who reads the table shall not be able to use a link. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Lays a mail with a link down for whoever sends mail. An address without an account takes the same statement, so that
 * neither the answer nor its time tells which addresses have one.
 */
export async function requestReset(db: Database, email: string, linkOf: (token: string) => string): Promise<void> {
  const token = randomBytes(tokenBytes).toString('base64url')
  await sql`with found as (
      select subject, email from account where email = ${normalEmail(email)}
    ), opened as (
      insert into password_reset (token_hash, subject, expires_at)
      select ${hashOf(token)}::text, subject, ${fromDatabaseNow(resetMinutes * 60 * 1000)} from found
    )
    insert into password_reset_mail (token_hash, email, link, asked_at, next_try_at)
    select ${hashOf(token)}::text, email, ${linkOf(token)}::text, ${databaseNow}, ${databaseNow} from found`.execute(db)
}

/** The address of the account that a link is for; `undefined` when it is over, used or invented. */
export async function emailOfReset(db: Database, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_reset')
    .innerJoin('account', 'account.subject', 'password_reset.subject')
    .select('account.email')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', databaseNow)
    .executeTakeFirst()
  return row?.email
}

/**
 * Sets the password, once, and ends everything that was opened with the old one: sessions, grants, refresh tokens,
 * codes, logins under way, the page of the member's details and every other link. `false` when the link is over or was used meanwhile.
 */
export async function resetPassword(db: Database, token: string, password: string): Promise<boolean> {
  const password_hash = await hashPassword(password)
  return db.transaction().execute(async (within) => {
    const used = await within
      .deleteFrom('password_reset')
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', databaseNow)
      .returning('subject')
      .executeTakeFirst()
    if (used === undefined) return false
    const { subject } = used
    await within.updateTable('account').set({ password_hash }).where('subject', '=', subject).execute()
    await within.deleteFrom('password_reset').where('subject', '=', subject).execute()
    await endProfileSessions(within, subject)
    await within.deleteFrom('identity_record').where(sql<string>`payload ->> 'accountId'`, '=', subject).execute()
    await within
      .deleteFrom('identity_record')
      .where('kind', '=', 'Interaction')
      .where(sql<string>`payload #>> '{result,login,accountId}'`, '=', subject)
      .execute()
    return true
  })
}
