import { type Kysely, type Migration, sql } from 'kysely'

/** Slips of a week are written when all its members have rolled over: nobody sees one before the day of delivery. */
export const slipsAfterRollover: Migration = {
  async up(db: Kysely<unknown>) {
    // As those of week_rollover_part; a release of before writes the slips of its batches itself, and has none here.
    await sql`create table slip_part (like week_rollover_part including all)`.execute(db)
    await db.schema
      .alterTable('slip_part')
      .addForeignKeyConstraint('slip_part_planning_week_fkey', ['planning_week'], 'week_turn', ['planning_week'])
      .onDelete('cascade')
      .execute()
    // Points by which the members of a week pay their slips, taken from the balance already.
    await db.schema
      .createTable('slip_payment')
      .addColumn('planning_week', 'text', (column) => column.notNull())
      .addColumn('member_code', 'text', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('slip_payment_key', ['planning_week', 'member_code'])
      .execute()
    // Names and prices of the close. Each batch reads all of them: a row of product is ten times as wide.
    await db.schema
      .createTable('slip_article')
      .addColumn('planning_week', 'text', (column) => column.notNull())
      .addColumn('order_no', 'text', (column) => column.notNull())
      .addColumn('jan_code', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('standard', 'text', (column) => column.notNull())
      .addColumn('tax_rate', 'integer', (column) => column.notNull())
      .addColumn('unit_with_tax', 'integer', (column) => column.notNull())
      .addColumn('unit_without_tax', 'integer', (column) => column.notNull())
      // Of a product that costs points and no yen.
      .addColumn('unit_points', 'integer')
      .addPrimaryKeyConstraint('slip_article_key', ['planning_week', 'order_no'])
      .execute()
  },
}
