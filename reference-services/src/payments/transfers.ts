import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { BankTransferTable } from '../database/application-tables.ts'
import { databaseNow, fromDatabaseNow } from '../database/database-clock.ts'
import type { Database } from '../database/open-database.ts'
import { Refusal } from '../http/refusal.ts'
import type { TransferKind } from './hand-over.ts'
import type { TransferOutcome, TransferResult } from './wire.ts'

export type Transfer = Selectable<BankTransferTable>

/** One hand-over of a login after the other, in however many tabs and processes. */
export const lockTransfers = (db: Database, subject: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`transfer ${subject}`}))`.execute(db)

/** Registered, and no application has been sent with it. What is taken over keeps its entries until then. */
export const isWaiting = ({ state, entries }: Pick<Transfer, 'state' | 'entries'>): boolean =>
  state === 'registered' || (state === 'taken' && entries !== null)

/** The hand-overs of a login, the latest first. */
export const transfersOf = (db: Database, subject: string): Promise<Transfer[]> =>
  db.selectFrom('bank_transfer').selectAll().where('subject', '=', subject).orderBy('started_at', 'desc').execute()

type Start = Pick<Transfer, 'subject' | 'member_number' | 'kind' | 'from'> & { entries: Record<string, string> }

/**
 * Begins a hand-over. One of its kind that is under way is gone on with: in two tabs it is the same one, and is registered
 * once. Whatever else of the login came to nothing gives way to it. [K-101]
 */
export async function startTransfer(db: Database, start: Start): Promise<string> {
  const { subject, kind } = start
  await lockTransfers(db, subject)
  const known = await transfersOf(db, subject)
  if (known.some((one) => one.kind === kind && isWaiting(one))) throw new Refusal('registeredAlready')
  const id = known.find((one) => one.kind === kind && one.state === 'started')?.id ?? randomUUID()
  await db
    .deleteFrom('bank_transfer')
    .where('subject', '=', subject)
    .where('state', 'in', ['started', 'refused'])
    .execute()
  await db
    .insertInto('bank_transfer')
    .values({
      id,
      ...start,
      state: 'started',
      account: null,
      entries: JSON.stringify(start.entries),
      started_at: databaseNow,
      ended_at: null,
    })
    .execute()
  return id
}

/** Notes what the payment company tells of a transfer: once. Who changes between account and card has the later one. [K-96] */
export async function endTransfer(
  db: Database,
  { transferId, kind, result, account }: Pick<TransferResult, 'transferId' | 'kind' | 'result' | 'account'>,
): Promise<TransferOutcome> {
  const find = () =>
    db.selectFrom('bank_transfer').select(['subject', 'kind', 'state']).where('id', '=', transferId).executeTakeFirst()
  const first = await find()
  if (first === undefined || first.kind !== kind) return 'unknown'
  await lockTransfers(db, first.subject)
  const found = await find()
  if (found === undefined) return 'unknown'
  if (found.state !== 'started') return found.state === 'refused' ? 'refused' : 'registered'
  if (result === 'registered')
    await db
      .deleteFrom('bank_transfer')
      .where('subject', '=', found.subject)
      .where('kind', '!=', kind)
      .where('state', '=', 'registered')
      .execute()
  await db
    .updateTable('bank_transfer')
    .set({
      state: result,
      account: account === null || result === 'refused' ? null : JSON.stringify(account),
      ended_at: new Date(),
    })
    .where('id', '=', transferId)
    .execute()
  return result
}

/**
 * What is registered becomes the member's: of an account what is then applied for. Gives the same one again when that has
 * happened before.
 */
export async function consumeTransfer(
  db: Database,
  subject: string,
  kind: TransferKind,
): Promise<{ transfer: Transfer; isAgain: boolean } | undefined> {
  await lockTransfers(db, subject)
  const latest = (await transfersOf(db, subject)).find((one) => one.kind === kind && one.state !== 'refused')
  if (latest?.state === 'taken') return { transfer: latest, isAgain: true }
  if (latest?.state !== 'registered') return undefined
  await db
    .updateTable('bank_transfer')
    // After the application nothing is left to go on with.
    .set({ state: 'taken', ...(latest.from === 'pending' ? { entries: null, account: null } : {}) })
    .where('id', '=', latest.id)
    .execute()
  return { transfer: latest, isAgain: false }
}

/**
 * The application is sent: nothing is left to go on with, and nothing under way counts any more. An account that is applied
 * for stands with the member's accounts, and not here as well.
 */
export async function closeTransfers(db: Database, subject: string): Promise<void> {
  await lockTransfers(db, subject)
  await db
    .deleteFrom('bank_transfer')
    .where('subject', '=', subject)
    .where('state', 'in', ['started', 'refused'])
    .execute()
  await db.updateTable('bank_transfer').set({ entries: null }).where('subject', '=', subject).execute()
  await db
    .updateTable('bank_transfer')
    .set({ account: null })
    .where('subject', '=', subject)
    .where('state', '=', 'taken')
    .execute()
}

/** Entries of an application that nobody has sent for so long; what is registered stays. */
export async function forgetTransfers(db: Database, livesMs: number): Promise<void> {
  const before = fromDatabaseNow(-livesMs)
  await db
    .deleteFrom('bank_transfer')
    .where('state', 'in', ['started', 'refused'])
    .where('started_at', '<', before)
    .execute()
  await db
    .updateTable('bank_transfer')
    .set({ entries: null })
    .where('started_at', '<', before)
    .where('entries', 'is not', null)
    .execute()
}
