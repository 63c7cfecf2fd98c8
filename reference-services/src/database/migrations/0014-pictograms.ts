import { type Kysely, type Migration, sql } from 'kysely'

/** Promises of a product by a sign: codes of `delivery/pictograms.ts`. */
export const pictograms: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('product')
      .addColumn('pictograms', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
      .execute()
    // A search reads an index in memory (search/week-indexes.ts).
    await db.schema.dropIndex('product_search').ifExists().execute()
  },
}
