import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { RolloverPartTable } from '../database/schema.ts'
import { isWithin, type MemberRange } from '../delivery/member-range.ts'

/**
 * How far a step of a week's rollover has come, in each part of the members: these roll over first, and their slips are
 * written afterwards.
 */
export type PartTable = 'week_rollover_part' | 'slip_part'

/** `isLast`: with this batch the step is done. */
export type BatchOutcome = 'nobody is left' | 'others are at work' | { isLast: boolean }

const partsOf = (db: Database, table: PartTable, week: string) =>
  db.selectFrom(table).selectAll().where('planning_week', '=', week)

export const hasParts = async (db: Database, table: PartTable, week: string): Promise<boolean> =>
  (await partsOf(db, table, week).limit(1).executeTakeFirst()) !== undefined

/**
 * Works on the next members of a part that nobody else is working on, so many at the most, within a transaction that
 * has begun: killed in the middle nothing has happened to them, and the mark of how far the part is done stands before
 * them.
 */
export async function workOnPart(
  db: Database,
  { table, week, size }: { table: PartTable; week: string; size: number },
  work: (members: MemberRange) => Promise<unknown>,
): Promise<BatchOutcome> {
  const part = await partsOf(db, table, week).orderBy('part').limit(1).forUpdate().skipLocked().executeTakeFirst()
  if (part === undefined) return (await hasParts(db, table, week)) ? 'others are at work' : 'nobody is left'
  const { range, isRest } = await nextMembers(db, part, size)
  await work(range)
  if (isRest) return { isLast: await endPart(db, table, part) }
  await db
    .updateTable(table)
    .set({ done_code: range.upTo })
    .where('planning_week', '=', week)
    .where('part', '=', part.part)
    .execute()
  return { isLast: false }
}

/** With an end, also where the part has none: a statement without one is planned for all members behind it. */
async function nextMembers(
  db: Database,
  { done_code, last_code }: RolloverPartTable,
  size: number,
): Promise<{ range: MemberRange & { upTo: string }; isRest: boolean }> {
  const { last, count } = await db
    .selectFrom((from) =>
      from
        .selectFrom('member')
        .select('code')
        .where(isWithin('code', { after: done_code, upTo: last_code }))
        .orderBy('code')
        .limit(size)
        .as('next'),
    )
    .select([sql<string | null>`max(code)`.as('last'), sql<number>`count(*)::int`.as('count')])
    .executeTakeFirstOrThrow()
  return { range: { after: done_code, upTo: last ?? done_code }, isRest: count < size }
}

/** Gives whether it was the last one. */
async function endPart(db: Database, table: PartTable, { planning_week, part }: RolloverPartTable): Promise<boolean> {
  // Of two parts that end at the same moment the second sees that there is no other.
  await sql`select from week_turn where planning_week = ${planning_week} for update`.execute(db)
  await db.deleteFrom(table).where('planning_week', '=', planning_week).where('part', '=', part).execute()
  return !(await hasParts(db, table, planning_week))
}
