import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { type MailContent, type MailFacts, passwordResetMail, thanksMail } from './mail-content.ts'

const minuteMs = 60_000
/** After the first failure, the second, and so on; the last of them from then on. */
const backoffMinutes = [1, 5, 30, 60] as const
/** Longer than one sending may take. Who took a mail and died holds it back no longer than this. */
export const leaseMs = 5 * minuteMs

export type MailKind = 'thanks' | 'passwordReset'

/** A mail that is this process's to send until its lease is over. */
export type DueMail = {
  kind: MailKind
  /** Of its row. */
  key: string
  to: string
  attempts: number
  content: MailContent
}

export const nextTryAt = (attempts: number, now: Date): Date => {
  const place = Math.min(attempts, backoffMinutes.length) - 1
  return new Date(now.getTime() + (backoffMinutes[place] ?? 1) * minuteMs)
}

/**
 * Takes the mail that has been due longest, links of a reset first: somebody waits for them. One short statement, and no
 * transaction while it is sent: the embedded database has one connection. A row that another process is taking is skipped.
 */
export const claimDueMail = async (db: Database, facts: MailFacts, now: Date): Promise<DueMail | undefined> =>
  (await takeResetMail(db, facts, now)) ?? takeThanksMail(db, facts, now)

async function takeResetMail(db: Database, facts: MailFacts, now: Date): Promise<DueMail | undefined> {
  const row = await db
    .with('due', (within) =>
      within
        .selectFrom('password_reset_mail')
        .innerJoin('password_reset', 'password_reset.token_hash', 'password_reset_mail.token_hash')
        .select('password_reset_mail.token_hash')
        .where('refused_at', 'is', null)
        .where('next_try_at', '<=', now)
        // A link that is over helps nobody.
        .where('expires_at', '>', now)
        .orderBy('next_try_at')
        .limit(1)
        .forUpdate('password_reset_mail')
        .skipLocked(),
    )
    .updateTable('password_reset_mail as mail')
    .from('due')
    .whereRef('mail.token_hash', '=', 'due.token_hash')
    .set({ attempts: sql`attempts + 1`, next_try_at: leaseEnd(now) })
    .returning(['mail.token_hash as key', 'mail.email as to', 'mail.link', 'mail.attempts'])
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { link, ...mail } = row
  return { kind: 'passwordReset', ...mail, content: passwordResetMail(facts, link) }
}

async function takeThanksMail(db: Database, facts: MailFacts, now: Date): Promise<DueMail | undefined> {
  const row = await db
    .with('due', (within) =>
      within
        .selectFrom('registration_mail')
        .select('subject')
        .where('sent_at', 'is', null)
        .where('refused_at', 'is', null)
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('registration_mail as mail')
    .from('due')
    .innerJoin('account', 'account.subject', 'due.subject')
    .whereRef('mail.subject', '=', 'due.subject')
    .set({ attempts: sql`attempts + 1`, next_try_at: leaseEnd(now) })
    .returning(['mail.subject as key', 'account.email as to', 'mail.attempts', 'mail.last_name', 'mail.first_name'])
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { last_name: lastName, first_name: firstName, ...mail } = row
  return { kind: 'thanks', ...mail, content: thanksMail(facts, { lastName, firstName }) }
}

const leaseEnd = (now: Date) => new Date(now.getTime() + leaseMs)

/** The mail server has it. The thanks stay, so that a login is thanked once; the link of a reset does not. */
export async function markSent(db: Database, { kind, key }: DueMail, now: Date): Promise<void> {
  if (kind === 'passwordReset') await db.deleteFrom('password_reset_mail').where('token_hash', '=', key).execute()
  else await db.updateTable('registration_mail').set({ sent_at: now }).where('subject', '=', key).execute()
}

/** It goes again later, unless another process has taken it meanwhile. */
export async function postpone(db: Database, { kind, key, attempts }: DueMail, now: Date): Promise<void> {
  const next_try_at = nextTryAt(attempts, now)
  if (kind === 'passwordReset')
    await db
      .updateTable('password_reset_mail')
      .set({ next_try_at })
      .where('token_hash', '=', key)
      .where('attempts', '=', attempts)
      .execute()
  else
    await db
      .updateTable('registration_mail')
      .set({ next_try_at })
      .where('subject', '=', key)
      .where('attempts', '=', attempts)
      .execute()
}

/** Kept for a person to look at. */
export async function markRefused(db: Database, { kind, key }: DueMail, now: Date): Promise<void> {
  if (kind === 'passwordReset')
    await db.updateTable('password_reset_mail').set({ refused_at: now }).where('token_hash', '=', key).execute()
  else await db.updateTable('registration_mail').set({ refused_at: now }).where('subject', '=', key).execute()
}
