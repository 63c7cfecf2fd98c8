import { type Kysely, type Migration, sql } from 'kysely'

/**
 * How many members like each product: cards show it, and counting each time reads as many rows as there are favourites.
 * Triggers keep it, so that a release which does not know the table keeps it as well.
 */
export const favouriteCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('favourite_count')
      .addColumn('order_no', 'text', (column) => column.primaryKey())
      .addColumn('members', 'integer', (column) => column.notNull())
      .execute()
    // Products in one order: two who change several never wait for each other.
    await sql`
      create function count_favourites() returns trigger language plpgsql as $$
      begin
        insert into favourite_count as known (order_no, members)
        select order_no, case tg_op when 'INSERT' then 1 else -1 end * count(*) from changed
        group by order_no order by order_no
        on conflict (order_no) do update set members = known.members + excluded.members;
        return null;
      end $$`.execute(db)
    await sql`
      create trigger favourite_added after insert on favourite
        referencing new table as changed for each statement execute function count_favourites()`.execute(db)
    await sql`
      create trigger favourite_removed after delete on favourite
        referencing old table as changed for each statement execute function count_favourites()`.execute(db)
    // From the triggers on nobody else writes until this is committed.
    await sql`
      insert into favourite_count (order_no, members)
      select order_no, count(*) from favourite group by order_no`.execute(db)
  },
}
