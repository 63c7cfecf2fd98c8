import type { Database } from './database/open-database.ts'

const everyMs = 10 * 60 * 1000
/** Nobody tries an intent again after a day. */
const dayMs = 24 * 60 * 60 * 1000
const answersLiveMs = dayMs
/** Longer than a release stays in doubt. */
const reportsLiveMs = 30 * dayMs

/** Rows that no call will ask for again. */
export async function forgetWhatIsOver(db: Database): Promise<void> {
  const now = new Date()
  await db.deleteFrom('csrf_token').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('remembered_answer')
    .where('asked_at', '<', new Date(now.getTime() - answersLiveMs))
    .execute()
  await db.deleteFrom('identity_record').where('expires_at', '<', now).execute()
  await db.deleteFrom('login_attempt').where('window_ends_at', '<', now).execute()
  await db
    .deleteFrom('release_count')
    .where('hour', '<', new Date(now.getTime() - reportsLiveMs))
    .execute()
}

/** Every ten minutes: new weeks come in, old rows go out. Gives what stops it. */
export function startHousekeeping(db: Database, keepCurrent: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = forgetWhatIsOver(db)
      .then(keepCurrent)
      .catch((error: Error) => console.error(`housekeeping: ${error.name} ${error.message}`))
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
