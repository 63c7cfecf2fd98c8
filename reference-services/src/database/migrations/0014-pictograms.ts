import { type Kysely, type Migration, sql } from 'kysely'

/** What a product promises by a sign: codes of `delivery/pictograms.ts`. */
export const pictograms: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('product')
      .addColumn('pictograms', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
      .execute()
  },
}
