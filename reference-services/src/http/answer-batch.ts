import type { Call } from '@shop/shared/contract'
import { sql } from 'kysely'
import { databaseNow } from '../database/database-clock.ts'
import type { Database } from '../database/open-database.ts'
import { hashOfToken } from './csrf-tokens.ts'
import { hashOfRequest, intentCall, type StoredAnswer } from './idempotent-writes.ts'
import { Refusal } from './refusal.ts'
import { toWire } from './to-wire.ts'

/** A write that came in. */
export type Job = {
  subject: string
  csrfToken: string | undefined
  key: string | undefined
  query: unknown
  body: unknown
}
/** One answer or refusal for each, in their order. */
export type AnswerMany = (db: Database, jobs: readonly Job[]) => Promise<readonly unknown[]>
export type Outcome = StoredAnswer | Refusal

/** Answers a batch within one transaction: tokens are spent, first answers of repeated intents kept. */
export async function answerBatch(
  db: Database,
  call: Call,
  jobs: readonly Job[],
  answer: AnswerMany,
): Promise<readonly Outcome[]> {
  const spent = await spend(db, call, jobs)
  const name = intentCall(call)
  const first = await firstAnswers(db, name, jobs)
  const cases = sortJobs(call, jobs, spent, first)
  const open = cases.filter((one) => one.is === 'open')
  const answers =
    open.length === 0
      ? []
      : await answer(
          db,
          open.map(({ job }) => job),
        )
  const stored: Remembered[] = []
  for (const [at, { intent, hash, job }] of open.entries()) {
    const outcome = toStored(call, answers[at])
    first.set(intent, { ...outcome, hash })
    if (job.key !== undefined) stored.push({ subject: job.subject, key: job.key, hash, ...outcome })
  }
  await remember(db, name, stored)
  return cases.map((one) =>
    one.is === 'unspent' ? new Refusal(one.reason) : answerOf(first.get(one.intent), one.hash),
  )
}

type Tried = { intent: string; hash: string; job: Job }
type Case =
  | (Tried & { is: 'open' })
  | (Tried & { is: 'again' })
  | { is: 'unspent'; reason: 'tokenMissing' | 'tokenStale' }

/**
 * Tells writes to be done from those that were done before, or stand a few places in front. The very same request is
 * told its first answer though its token is spent: a proxy that heard no answer has sent it once more.
 */
function sortJobs(call: Call, jobs: readonly Job[], spent: Set<string>, first: ReadonlyMap<string, First>): Case[] {
  const known = new Map([...first].map(([intent, { hash }]) => [intent, hash]))
  return jobs.map((job, place): Case => {
    if (job.csrfToken === undefined) return { is: 'unspent', reason: 'tokenMissing' }
    const isSpent = spent.delete(hashOfToken(job.csrfToken))
    // Without a key every try is an intent of its own.
    const intent = job.key === undefined ? `${place}` : intentOf({ subject: job.subject, key: job.key })
    const tried = { intent, hash: hashOfRequest(call, job), job }
    if (known.get(intent) === tried.hash) return { is: 'again', ...tried }
    if (!isSpent) return { is: 'unspent', reason: 'tokenStale' }
    if (known.has(intent)) return { is: 'again', ...tried }
    known.set(intent, tried.hash)
    return { is: 'open', ...tried }
  })
}

const intentOf = ({ subject, key }: { subject: string; key: string }) => `${subject} ${key}`

const toStored = (call: Call, answered: unknown): StoredAnswer =>
  answered instanceof Refusal
    ? { status: answered.status, body: answered.body, reason: answered.reason }
    : { status: 200, body: toWire(call.reply, answered) }

type First = StoredAnswer & { hash: string }
type Remembered = First & { subject: string; key: string }

function answerOf(first: First | undefined, hash: string): Outcome {
  if (first === undefined) return new Refusal('unexpected')
  if (first.hash !== hash) return new Refusal('idempotencyKeyReused')
  const { status, body, reason } = first
  return reason === undefined ? { status, body } : { status, body, reason }
}

/** Hashes of the tokens that were good. Tries of one login come one after the other, on however many processes. */
async function spend(db: Database, call: Call, jobs: readonly Job[]): Promise<Set<string>> {
  const { rows } = await sql<{ hash: string }>`/* kept */
    with asked as (
      select * from unnest(
        ${jobs.map(({ csrfToken }) => (csrfToken === undefined ? '' : hashOfToken(csrfToken)))}::text[],
        ${jobs.map(({ subject }) => subject)}::text[]
      ) as asked (hash, subject)
    ),
    locked as materialized (
      select pg_advisory_xact_lock(key)
      from (select distinct hashtext('writes ' || subject) as key from asked order by key) keys
    ),
    spent as (delete from csrf_token token using asked where token.hash = asked.hash returning token.*)
    select spent.hash from spent join asked using (hash, subject)
    where spent.method = ${call.method} and spent.path = ${call.path} and spent.expires_at > ${databaseNow}
      and (select count(*) from locked) >= 0`.execute(db)
  return new Set(rows.map((row) => row.hash))
}

async function firstAnswers(db: Database, call: string, jobs: readonly Job[]): Promise<Map<string, First>> {
  const keyed = jobs.filter((job) => job.key !== undefined)
  if (keyed.length === 0) return new Map()
  const { rows } = await sql<{
    subject: string
    key: string
    request_hash: string
    status: number
    body: unknown
  }>`/* kept */
    select subject, key, request_hash, status, body
    from remembered_answer
    join unnest(${keyed.map((job) => job.subject)}::text[], ${keyed.map((job) => job.key)}::text[]) as asked (subject, key)
      using (subject, key)
    where call = ${call}`.execute(db)
  return new Map(
    rows.map(({ subject, key, request_hash: hash, status, body }) => [
      intentOf({ subject, key }),
      { status, body, hash },
    ]),
  )
}

async function remember(db: Database, call: string, answers: readonly Remembered[]): Promise<void> {
  if (answers.length === 0) return
  await sql`/* kept */
    insert into remembered_answer (subject, call, key, request_hash, status, body, asked_at)
    select subject, ${call}, key, request_hash, status, body::jsonb, ${databaseNow}
    from unnest(
      ${answers.map((one) => one.subject)}::text[],
      ${answers.map((one) => one.key)}::text[],
      ${answers.map((one) => one.hash)}::text[],
      ${answers.map((one) => one.status)}::smallint[],
      ${answers.map((one) => JSON.stringify(one.body))}::text[]
    ) as one (subject, key, request_hash, status, body)`.execute(db)
}
