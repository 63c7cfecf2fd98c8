import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { cancelled, skipNext } from './subscription-codes.ts'

/**
 * Whether a `wish` that was asked for in the week `asked` counts in another one, for a question that knows all four.
 * A wish of an earlier week counts in a later one too, until its rollover: a change and a cancellation always, a skip
 * while the delivery that it skips is not before that week. Half a change is nothing yet, and what a later week holds
 * says nothing in an earlier one. [ORD-101, ORD-130]
 */
export function countsIn(week: string, subscription: string): RawBuilder<SqlBool> {
  const closesAt = sql.ref(`${week}.closes_at`)
  return sql<SqlBool>`(
    ${sql.ref(`${subscription}.cycle`)} <> ${cancelled} and (
      wish.planning_week = ${sql.ref(`${week}.number`)} or (
        asked.closes_at < ${closesAt} and wish.code is not null
        and (wish.code <> ${skipNext} or ${sql.ref(`${subscription}.next_closes_at`)} >= ${closesAt}))))`
}
