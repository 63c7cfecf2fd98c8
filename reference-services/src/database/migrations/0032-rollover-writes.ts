import { type Kysely, type Migration, sql } from 'kysely'

/** Rows that a rollover writes by the hundred thousand take less time. */
export const rolloverWrites: Migration = {
  async up(db: Kysely<unknown>) {
    // Each row asked for its member and locked it. Members are never removed, and the rows come from their own.
    await sql`alter table slip drop constraint if exists slip_member_code_fkey`.execute(db)
    await sql`alter table point_movement drop constraint if exists point_movement_member_code_fkey`.execute(db)
    // Most rows change each week: with room on its page a changed row needs no new place in the index.
    await sql`alter table subscription set (fillfactor = 70)`.execute(db)
  },
}
