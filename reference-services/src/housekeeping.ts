import { databaseNow, fromDatabaseNow } from './database/database-clock.ts'
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
  await db.deleteFrom('csrf_token').where('expires_at', '<', databaseNow).execute()
  await db.deleteFrom('remembered_answer').where('asked_at', '<', fromDatabaseNow(-answersLiveMs)).execute()
  await db.deleteFrom('identity_record').where('expires_at', '<', databaseNow).execute()
  await db.deleteFrom('password_reset').where('expires_at', '<', databaseNow).execute()
  await db.deleteFrom('profile_visit').where('expires_at', '<', databaseNow).execute()
  await db.deleteFrom('profile_session').where('expires_at', '<', databaseNow).execute()
  await db.deleteFrom('web_catalogue_ticket').where('expires_at', '<', databaseNow).execute()
  await db.deleteFrom('read_budget').where('ends_at', '<', databaseNow).execute()
  await db.deleteFrom('login_attempt').where('window_ends_at', '<', databaseNow).execute()
  await forgetTransfers(db, entriesLiveMs)
  for (const [table, livesMs] of reportTables)
    await db.deleteFrom(table).where('hour', '<', fromDatabaseNow(-livesMs)).execute()
  await db.deleteFrom('recommended_view').where('viewed_at', '<', fromDatabaseNow(-viewsLiveMs)).execute()
}
