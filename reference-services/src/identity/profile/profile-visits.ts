import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { databaseNow, fromDatabaseNow } from '../../database/database-clock.ts'
import type { Database } from '../../database/open-database.ts'

const minutes = 5
const secretBytes = 32

export const newSecret = (): string => randomBytes(secretBytes).toString('base64url')
/** Who reads the tables shall not be able to use what they stand for. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** A way to the page, for five minutes and once. [K-66] */
export async function openProfileVisit(
  db: Database,
  subject: string,
): Promise<{ accessToken: string; csrfToken: string }> {
  const [accessToken, csrfToken] = [newSecret(), newSecret()]
  await db
    .insertInto('profile_visit')
    .values({
      token_hash: hashOf(accessToken),
      csrf_hash: hashOf(csrfToken),
      subject,
      expires_at: fromDatabaseNow(minutes * 60 * 1000),
    })
    .execute()
  return { accessToken, csrfToken }
}

/** The login that a token is for; it is spent whether or not the rest of the form is good. */
export async function consumeProfileVisit(
  db: Database,
  { accessToken, csrfToken }: { accessToken: string; csrfToken: string },
): Promise<string | undefined> {
  const visit = await db
    .deleteFrom('profile_visit')
    .where('token_hash', '=', hashOf(accessToken))
    .returning(['subject', 'csrf_hash'])
    .returning(sql<boolean>`expires_at > ${databaseNow}`.as('is_in_time'))
    .executeTakeFirst()
  if (visit === undefined || !visit.is_in_time) return undefined
  return isSame(visit.csrf_hash, hashOf(csrfToken)) ? visit.subject : undefined
}

export function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
