import { anyOf } from '../database/any-of.ts'
import type { Database } from '../database/open-database.ts'
import type { MemberTable } from '../database/schema.ts'

const everyOffice = ''

const commentsFor = (db: Database, { office_code }: Pick<MemberTable, 'office_code'>, days: readonly string[]) =>
  db
    .selectFrom('bulletin_comment')
    .where('delivers_on', '=', anyOf(days))
    .where('office_code', '=', anyOf([everyOffice, office_code ?? everyOffice]))

/** Comments of the co-op with a delivery: to every member of the office, and to all. */
export async function bulletinOf(db: Database, member: MemberTable, day: string) {
  const comments = await commentsFor(db, member, [day])
    .select(['color', 'kind', 'body'])
    .orderBy('place')
    .orderBy('office_code')
    .execute()
  return comments.map(({ color, kind, body }) => ({ commentColor: color, commentKind: kind, commentText: body }))
}

/** Those of some days of delivery with which something was told. */
export async function daysWithBulletin(db: Database, member: MemberTable, days: readonly string[]) {
  const rows = await commentsFor(db, member, days).select('delivers_on').distinct().execute()
  return new Set(rows.map((row) => row.delivers_on))
}
