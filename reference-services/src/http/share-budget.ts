import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { logWords } from '../database/database-error.ts'
import type { Database } from '../database/open-database.ts'
import { logOf } from '../observability/log.ts'
import type { ReadBudget, ShareSpent } from './read-budget.ts'

/** So long somebody may read with the budget of each process. */
const everyMs = 2000
const log = logOf('services')

/** Sums in the database: who reads much has one budget, whichever process is asked. [K-159] */
export const shareInDatabase =
  (db: Database): ShareSpent =>
  async (spent, now) => {
    const { rows } = await sql<{ caller: string; units: number; ends_at: Date }>`
      insert into read_budget as known (caller, ends_at, units)
      select * from unnest(${spent.map(({ caller }) => caller)}::text[],
        ${spent.map(({ endsAt }) => endsAt.toISOString())}::timestamptz[], ${spent.map(({ units }) => units)}::int[])
        as one (caller, ends_at, units) order by caller
      on conflict (caller) do update set
        units = excluded.units + case when known.ends_at > ${now} then known.units else 0 end,
        ends_at = case when known.ends_at > ${now} then known.ends_at else excluded.ends_at end
      returning caller, units, ends_at`.execute(db)
    return rows.map(({ caller, units, ends_at }) => ({ caller, units, endsAt: ends_at }))
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
