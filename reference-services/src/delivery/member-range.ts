import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Members by their codes: above `after`, up to `upTo`, or to the end. */
export type MemberRange = { after: string; upTo: string | null }

export const allMembers: MemberRange = { after: '', upTo: null }

/** Whether the member that a column names is in the range. */
export function isWithin(column: string, { after, upTo }: MemberRange): RawBuilder<SqlBool> {
  const code = sql.ref(column)
  return upTo === null ? sql<SqlBool>`${code} > ${after}` : sql<SqlBool>`(${code} > ${after} and ${code} <= ${upTo})`
}
