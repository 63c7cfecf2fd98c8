import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { databaseNow, fromDatabaseNow } from '../database/database-clock.ts'
import type { Database } from '../database/open-database.ts'
import { inBatches } from './in-batches.ts'
import { Refusal } from './refusal.ts'

export type CsrfPurpose = { subject: string; method: string; path: string }

const tokenBytes = 32
const lifeMs = 2 * 60 * 1000

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** A token for one write of one member, good for two minutes of real time. */
export type IssueCsrfToken = (purpose: CsrfPurpose) => Promise<string>

/**
 * Tokens that are asked for while some are being stored are stored together: thousands begin to write in the same second.
 * None is told before it is stored.
 */
export function createCsrfTokens(db: Database): IssueCsrfToken {
  const stored = inBatches<Issued, undefined>(async (batch) => {
    await store(db, batch)
    return batch.map(() => undefined)
  })
  return async (purpose) => {
    const token = randomBytes(tokenBytes).toString('base64url')
    await stored({ hash: hashOfToken(token), purpose })
    return token
  }
}

type Issued = { hash: string; purpose: CsrfPurpose }

const store = (db: Database, batch: readonly Issued[]) =>
  sql`/* kept */
    insert into csrf_token (hash, subject, method, path, expires_at)
    select one.*, ${fromDatabaseNow(lifeMs)} from unnest(
      ${batch.map(({ hash }) => hash)}::text[],
      ${batch.map(({ purpose }) => purpose.subject)}::text[],
      ${batch.map(({ purpose }) => purpose.method)}::text[],
      ${batch.map(({ purpose }) => purpose.path)}::text[]) as one`.execute(db)

/**
 * Spends a token, whatever becomes of the write. Of two writes with the same token one gets it: the
 * row can be deleted once. A token offered for the wrong purpose is spent as well.
 */
export async function consumeCsrfToken(db: Database, token: string | undefined, purpose: CsrfPurpose): Promise<void> {
  if (token === undefined) throw new Refusal('tokenMissing')
  const spent = await db
    .deleteFrom('csrf_token')
    .where('hash', '=', hashOfToken(token))
    .returning(['subject', 'method', 'path'])
    .returning(sql<boolean>`expires_at > ${databaseNow}`.as('is_in_time'))
    .executeTakeFirst()
  const isGood =
    spent !== undefined &&
    spent.subject === purpose.subject &&
    spent.method === purpose.method &&
    spent.path === purpose.path &&
    spent.is_in_time
  if (!isGood) throw new Refusal('tokenStale')
}
