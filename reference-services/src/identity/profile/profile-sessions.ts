import { createHmac } from 'node:crypto'
import { databaseNow, fromDatabaseNow } from '../../database/database-clock.ts'
import type { Database } from '../../database/open-database.ts'
import type { ProfileSessionTable } from '../../database/schema.ts'
import { clearCookie, readCookie, writeCookie } from '../../edge/cookies.ts'
import { hashOf, isSame, newSecret } from './profile-visits.ts'

const cookieName = '__Host-todok_profile'
const minutes = 15

export type ProfileSession = ProfileSessionTable & {
  /** Stands in the forms of the page: a form of another site has not got it. */
  csrfToken: string
}

const csrfTokenOf = (id: string, key: string): string =>
  createHmac('sha256', key).update(`profile form\n${id}`).digest('base64url')

/** Gives the cookie by which this browser, and no other, shows and changes the details for a quarter of an hour. */
export async function beginProfileSession(db: Database, subject: string, callbackUrl: string): Promise<string> {
  const id = newSecret()
  await db
    .insertInto('profile_session')
    .values({
      id_hash: hashOf(id),
      subject,
      callback_url: callbackUrl,
      expires_at: fromDatabaseNow(minutes * 60 * 1000),
      changed_at: null,
    })
    .execute()
  return writeCookie(cookieName, id, minutes * 60)
}

export async function findProfileSession(
  { db, browserKey }: { db: Database; browserKey: string },
  cookies: string | undefined,
): Promise<ProfileSession | undefined> {
  const id = readCookie(cookies, cookieName)
  if (id === undefined) return undefined
  const session = await db
    .selectFrom('profile_session')
    .selectAll()
    .where('id_hash', '=', hashOf(id))
    .where('expires_at', '>', databaseNow)
    .executeTakeFirst()
  return session && { ...session, csrfToken: csrfTokenOf(id, browserKey) }
}

export const isFormOf = ({ csrfToken }: ProfileSession, sent: string): boolean => isSame(csrfToken, sent)

/** Gives the cookie that takes the session's away. */
export async function endProfileSession(db: Database, { id_hash }: ProfileSession): Promise<string> {
  await db.deleteFrom('profile_session').where('id_hash', '=', id_hash).execute()
  return clearCookie(cookieName)
}

/** Everywhere, with the ways there that are not used yet: the login is over, or its password is another one. */
export async function endProfileSessions(db: Database, subject: string): Promise<void> {
  await db.deleteFrom('profile_visit').where('subject', '=', subject).execute()
  await db.deleteFrom('profile_session').where('subject', '=', subject).execute()
}
