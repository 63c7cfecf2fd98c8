import type { Call } from '@shop/shared/contract'
import { sql } from 'kysely'
import { databaseNow } from '../database/database-clock.ts'
import type { Database } from '../database/open-database.ts'
import type { Job } from './answer-batch.ts'
import { hashOfToken } from './csrf-tokens.ts'
import { intentCall } from './idempotent-writes.ts'

/**
 * Places of the writes that bring a one-time token that is good, and whose intent has no answer yet. Looks only: spends
 * and keeps nothing.
 */
export async function firstTries(db: Database, call: Call, jobs: readonly Job[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ place: number }>`/* kept */
    select asked.place::int as place
    from unnest(
      ${jobs.map(({ csrfToken = '' }) => hashOfToken(csrfToken))}::text[],
      ${jobs.map(({ subject }) => subject)}::text[],
      ${jobs.map(({ key }) => key ?? null)}::text[]
    ) with ordinality as asked (hash, subject, key, place)
    join csrf_token token on token.hash = asked.hash and token.subject = asked.subject
    where token.method = ${call.method} and token.path = ${call.path} and token.expires_at > ${databaseNow}
      and not exists (
        select from remembered_answer first
        where first.subject = asked.subject and first.call = ${intentCall(call)} and first.key = asked.key)`.execute(db)
  return new Set(rows.map(({ place }) => place - 1))
}
