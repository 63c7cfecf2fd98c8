import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

/**
 * Of one transaction of a rollover. Its pages are in memory: going by an index costs little more than reading in a row.
 * It does not wait for the disk: a batch that a crash of the server loses is lost with its mark, and done again.
 */
export const settleBatch = (db: Database) =>
  sql`
    select set_config('random_page_cost', '1.1', true), set_config('synchronous_commit', 'off', true)`.execute(db)
