import { createHash } from 'node:crypto'
import type { Call, ErrorWire } from '@shop/shared/contract'
import { sql } from 'kysely'
import { databaseNow } from '../database/database-clock.ts'
import type { Database } from '../database/open-database.ts'
import { Refusal } from './refusal.ts'
import type { RefusalReason } from './refusal-reasons.ts'

/** Names one intent of a member; the same for every try of it. */
export type Intent = { subject: string; call: string; key: string; hash: string }

/** `reason`: why it is a refusal, when it was refused just now and not at an earlier try. */
export type StoredAnswer = { status: number; body: unknown; reason?: RefusalReason }

/** A call as the intents of it are stored under. */
export const intentCall = ({ method, service, path }: Pick<Call, 'method' | 'service' | 'path'>) =>
  `${method} ${service}${path}`

const keyForm = /^[\x21-\x7e]{8,255}$/

/** The header's value; a key that nobody could have drawn by chance twice. */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !keyForm.test(header))
    throw new Refusal('idempotencyKeyInvalid', 'Idempotency-Key は8文字以上255文字以下の英数字・記号でご指定ください。')
  return header
}

/**
 * Does the work of an intent once and gives every later try the first answer, a refusal as well. Work
 * and answer are committed together, so neither exists without the other. A second try that comes
 * while the first is under way waits for it at the row's unique key. `spend` takes the one-time token of the first try;
 * a proxy that heard no answer sends the same one again, and is told what came of it.
 */
export async function executeOnce(
  db: Database,
  intent: Intent,
  { spend, work }: { spend(): Promise<void>; work(): Promise<unknown> },
): Promise<StoredAnswer> {
  const { subject, call, key, hash } = intent
  const own = await db
    .insertInto('remembered_answer')
    .values({ subject, call, key, request_hash: hash, status: null, body: null, asked_at: databaseNow })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (own === undefined) return firstAnswer(db, intent)
  await spend()
  const answer = await undoneWhenRefused(db, work)
  await db
    .updateTable('remembered_answer')
    .set({ status: answer.status, body: JSON.stringify(answer.body) })
    .where('subject', '=', subject)
    .where('call', '=', call)
    .where('key', '=', key)
    .execute()
  return answer
}

async function firstAnswer(db: Database, { subject, call, key, hash }: Intent): Promise<StoredAnswer> {
  const first = await db
    .selectFrom('remembered_answer')
    .select(['status', 'body', 'request_hash'])
    .where('subject', '=', subject)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (first.request_hash !== hash) throw new Refusal('idempotencyKeyReused')
  if (first.status === null) throw new TypeError('an answer was committed without its work')
  return { status: first.status, body: first.body }
}

/** A refusal undoes what the work has written so far and keeps the transaction usable. */
async function undoneWhenRefused(db: Database, work: () => Promise<unknown>): Promise<StoredAnswer> {
  await sql`savepoint work`.execute(db)
  try {
    return { status: 200, body: await work() }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint work`.execute(db)
    return { status: error.status, body: error.body satisfies ErrorWire, reason: error.reason }
  }
}

/** The same for the same wish: in whatever order its fields came, and whatever was on show. */
export function hashOfRequest({ seen = [] }: Pick<Call, 'seen'>, { query, body }: { query: unknown; body: unknown }) {
  const wishIn = (fields: unknown) =>
    Object.fromEntries(Object.entries(fields ?? {}).filter(([name]) => !seen.includes(name)))
  const wish = { query: query === undefined ? undefined : wishIn(query), body: wishIn(body) }
  const sorted = JSON.stringify(wish, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
  return createHash('sha256').update(sorted).digest('hex')
}
