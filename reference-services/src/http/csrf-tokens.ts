import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../database/open-database.ts'
import { Refusal } from './refusal.ts'

export type CsrfPurpose = { subject: string; method: string; path: string }

const tokenBytes = 32
const lifeMs = 2 * 60 * 1000

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** A token for one write of one member, good for two minutes of real time. [API-002] */
export async function issueCsrfToken(db: Database, purpose: CsrfPurpose): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url')
  await db
    .insertInto('csrf_token')
    .values({ hash: hashOfToken(token), ...purpose, expires_at: new Date(Date.now() + lifeMs) })
    .execute()
  return token
}

/**
 * Spends a token, whatever becomes of the write. Of two writes with the same token one gets it: the
 * row can be deleted once. A token offered for the wrong purpose is spent as well. [API-002]
 */
export async function spendCsrfToken(db: Database, token: string | undefined, purpose: CsrfPurpose): Promise<void> {
  if (token === undefined) throw new Refusal('csrfToken')
  const spent = await db
    .deleteFrom('csrf_token')
    .where('hash', '=', hashOfToken(token))
    .returningAll()
    .executeTakeFirst()
  const isGood =
    spent !== undefined &&
    spent.subject === purpose.subject &&
    spent.method === purpose.method &&
    spent.path === purpose.path &&
    spent.expires_at.getTime() > Date.now()
  if (!isGood) throw new Refusal('csrfToken')
}
