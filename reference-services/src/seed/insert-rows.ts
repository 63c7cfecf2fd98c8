import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

const rowsAtOnce = 4000

/**
 * Rows by the names of their columns in one statement per few thousand: the database reads them from
 * one JSON text, which is many times quicker than a parameter for every value. Rows that are there stay.
 */
export async function insertRows(db: Database, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)))
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const part = JSON.stringify(rows.slice(start, start + rowsAtOnce))
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${part}::jsonb)
      on conflict do nothing`.execute(db)
  }
}
