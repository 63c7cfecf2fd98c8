import type { Database } from './database/open-database.ts'
import { forgetTransfers } from './payments/transfers.ts'

/** Nobody tries an intent again after a day. */
const dayMs = 24 * 60 * 60 * 1000
const answersLiveMs = dayMs
/** Longer than a release stays in doubt. */
const reportsLiveMs = 30 * dayMs
/** Longer than the day by which a release is judged. */
const reportersLiveMs = 2 * dayMs
/** Longer than somebody thinks about an application. */
const entriesLiveMs = 30 * dayMs
const viewsLiveMs = 90 * dayMs

const reportTables = [
  ['release_count', reportsLiveMs],
  ['release_visit', reportsLiveMs],
  ['release_reporter', reportersLiveMs],
] as const

/** Rows that no call will ask for again. */
export async function deleteExpired(db: Database): Promise<void> {
  const now = new Date()
  await db.deleteFrom('csrf_token').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('remembered_answer')
    .where('asked_at', '<', new Date(now.getTime() - answersLiveMs))
    .execute()
  await db.deleteFrom('identity_record').where('expires_at', '<', now).execute()
  await db.deleteFrom('password_reset').where('expires_at', '<', now).execute()
  await db.deleteFrom('profile_visit').where('expires_at', '<', now).execute()
  await db.deleteFrom('profile_session').where('expires_at', '<', now).execute()
  await db.deleteFrom('web_catalogue_ticket').where('expires_at', '<', now).execute()
  await db.deleteFrom('read_budget').where('ends_at', '<', now).execute()
  await db.deleteFrom('login_attempt').where('window_ends_at', '<', now).execute()
  await forgetTransfers(db, new Date(now.getTime() - entriesLiveMs))
  for (const [table, livesMs] of reportTables)
    await db
      .deleteFrom(table)
      .where('hour', '<', new Date(now.getTime() - livesMs))
      .execute()
  await db
    .deleteFrom('recommended_view')
    .where('viewed_at', '<', new Date(now.getTime() - viewsLiveMs))
    .execute()
}
