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

/** In the order of time: what is over goes out, weeks come in and turn. */
export type Housekeeping = {
  keepCurrent(): Promise<void>
  /** Until a week closes; it is to turn right after. */
  untilCloseMs(): number
}

/** Longer than the grace that a week is given before it turns. */
const afterCloseMs = 2500

/** Every ten minutes, and when a week has closed. Gives what stops it. */
export function startHousekeeping(db: Database, { keepCurrent, untilCloseMs }: Housekeeping): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout
  const wait = () => {
    timer = setTimeout(work, Math.min(everyMs, untilCloseMs() + afterCloseMs)).unref()
  }
  function work() {
    running = forgetWhatIsOver(db)
      .then(keepCurrent)
      .catch((error: Error) => console.error(`housekeeping: ${error.name} ${error.message}`))
    wait()
  }
  wait()
  return async () => {
    clearTimeout(timer)
    await running
  }
}
