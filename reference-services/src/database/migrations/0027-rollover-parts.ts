import { type Kysely, type Migration, sql } from 'kysely'

/**
 * A week rolls over in batches of members. Its row in `week_turn` says that it has begun; each part of the members that
 * is under way has a row here, and a week without one is done. Weeks of before have none.
 */
export const rolloverParts: Migration = {
  async up(db: Kysely<unknown>) {
    // When the lotteries of the week were drawn, which comes before all members.
    await db.schema.alterTable('week_turn').addColumn('drawn_at', 'timestamptz').execute()
    await db.schema
      .createTable('week_rollover_part')
      .addColumn('planning_week', 'text', (column) =>
        column.notNull().references('week_turn.planning_week').onDelete('cascade'),
      )
      .addColumn('part', 'smallint', (column) => column.notNull())
      // Members above `after_code`, up to `last_code` or the end; those up to `done_code` are done.
      .addColumn('after_code', 'text', (column) => column.notNull())
      .addColumn('last_code', 'text')
      .addColumn('done_code', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('week_rollover_part_key', ['planning_week', 'part'])
      .execute()
    // Each line locked the row of its offer, which thousands order at the same time, and each item that of its slip: a
    // third of a rollover. Members, offers and slips are never removed, and the rules read them before they write.
    await sql`
      alter table order_line
        drop constraint if exists order_line_offer, drop constraint if exists order_line_member_code_fkey`.execute(db)
    await sql`alter table slip_item drop constraint if exists slip_item_slip_no_fkey`.execute(db)
  },
}
