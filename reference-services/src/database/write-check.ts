import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { logOf } from '../observability/log.ts'
import { logWords } from './database-error.ts'
import type { Schema } from './schema.ts'

const everyMs = 1000
/** Who asks whether the server is ready waits for two seconds. */
const withinMs = 1500
const log = logOf('database')

/**
 * Tells whether an order could be committed now: a row goes into the table of one-time tokens and out again, in one
 * transaction that may write orders as well. A standby, a disk without room and a lock that is held fail it; a `select`
 * would answer. Asked once a second at most, however many ask.
 */
export function createWriteCheck(db: Kysely<Schema>): () => Promise<boolean> {
  let asked: { at: number; answer: Promise<boolean> } | undefined
  let isUnderWay = false
  /** The failure of last time: another one is told as well. */
  let told: string | undefined

  async function ask(): Promise<boolean> {
    isUnderWay = true
    try {
      await writeAndDelete(db)
      if (told !== undefined) log.warn('takes writes again')
      told = undefined
      return true
    } catch (error) {
      const words = logWords(error as Error)
      if (words !== told) log.error(`takes no write: ${words}`)
      told = words
      return false
    } finally {
      isUnderWay = false
    }
  }

  return () => {
    const now = performance.now()
    if (asked === undefined || (!isUnderWay && now - asked.at >= everyMs)) asked = { at: now, answer: ask() }
    return asked.answer
  }
}

const writeAndDelete = (db: Kysely<Schema>): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const hash = `ready ${randomUUID()}`
    await sql`select set_config('statement_timeout', ${String(withinMs)}, true)`.execute(transaction)
    await transaction
      .insertInto('csrf_token')
      .values({ hash, subject: '', method: 'GET', path: '/readyz', expires_at: new Date(0) })
      .execute()
    // The lock of every statement that writes orders: it waits behind whoever keeps these out.
    await sql`lock table order_line in row exclusive mode`.execute(transaction)
    await transaction.deleteFrom('csrf_token').where('hash', '=', hash).execute()
  })
