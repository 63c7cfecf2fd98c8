import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { databaseNow, fromDatabaseNow } from '../database/database-clock.ts'
import { logWords } from '../database/database-error.ts'
import type { Database } from '../database/open-database.ts'
import { logOf } from '../observability/log.ts'
import { windowMs } from './caller-windows.ts'
import type { ReadBudget, ShareSpent } from './read-budget.ts'

/** So long somebody may read with the budget of each process. */
const everyMs = 2000
const log = logOf('services')

/** One that ends much later than a minute from now does not count: the database's clock was set back. */
const isRunning = sql`known.ends_at between ${databaseNow} and ${fromDatabaseNow(2 * windowMs)}`

/** Sums in the database: who reads much has one budget, whichever process is asked. [K-159] */
export const shareInDatabase =
  (db: Database): ShareSpent =>
  async (spent) => {
    const { rows } = await sql<{ caller: string; units: number; left_ms: number }>`
      insert into read_budget as known (caller, ends_at, units)
      select caller, ${databaseNow} + left_ms * interval '1 ms', units
        from unnest(${spent.map(({ caller }) => caller)}::text[], ${spent.map(({ leftMs }) => leftMs)}::float8[],
          ${spent.map(({ units }) => units)}::int[]) as one (caller, left_ms, units) order by caller
      on conflict (caller) do update set
        units = excluded.units + case when ${isRunning} then known.units else 0 end,
        ends_at = case when ${isRunning} then known.ends_at else excluded.ends_at end
      returning caller, units, (extract(epoch from ends_at - ${databaseNow}) * 1000)::float8 as left_ms`.execute(db)
    return rows.map(({ caller, units, left_ms }) => ({ caller, units, leftMs: left_ms }))
  }

/** Shares a budget with the other processes while the server listens. Without the database each counts for itself. */
export function shareBudget(server: FastifyInstance, budget: Pick<ReadBudget, 'share'>, db: Database): void {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  async function work(): Promise<void> {
    await budget.share(shareInDatabase(db)).catch((error: Error) => {
      if (!isOver) log.warn(`the budget of readers is not shared: ${logWords(error)}`)
    })
    if (!isOver) timer = setTimeout(work, everyMs).unref()
  }
  server.addHook('onListen', async () => void work())
  server.addHook('onClose', async () => {
    isOver = true
    clearTimeout(timer)
  })
}
