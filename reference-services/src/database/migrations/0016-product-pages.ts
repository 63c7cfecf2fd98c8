import { type Kysely, type Migration, sql } from 'kysely'

/** Copy of products in groups of lines, and who opened what was recommended to them. [CAT-053, CAT-057] */
export const productPages: Migration = {
  async up(db: Kysely<unknown>) {
    // Of a shop that has products already: each of its sentences is a group of its own.
    await sql`
      update product set detail = detail || jsonb_build_object('infos', '[]'::jsonb, 'copy', coalesce(
        (select jsonb_agg(jsonb_build_array(line.value) order by line.ordinality)
         from jsonb_array_elements(detail -> 'copy') with ordinality as line), '[]'::jsonb))
      where not detail ? 'infos'`.execute(db)
    await db.schema
      .createTable('recommended_view')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('tracking_id', 'text', (column) => column.notNull())
      .addColumn('planning_week', 'text', (column) => column.notNull())
      .addColumn('order_no', 'text', (column) => column.notNull())
      .addColumn('viewed_at', 'timestamptz', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('recommended_view_time').on('recommended_view').column('viewed_at').execute()
  },
}
