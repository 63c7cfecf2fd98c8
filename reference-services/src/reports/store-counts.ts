import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { otherError, type ReportCount } from './report-counts.ts'

const hourMs = 60 * 60 * 1000
/** Different errors of one release in one hour that are told apart; more of them are counted as one. */
const maxErrors = 100

export const hourOf = (instant: Date): Date => new Date(Math.floor(instant.getTime() / hourMs) * hourMs)

/** Adds counts to the sums of the present hour. */
export async function storeCounts(db: Database, counts: readonly ReportCount[], now: Date): Promise<void> {
  const hour = hourOf(now)
  const rows = sumOf(await withFewErrors(db, counts, hour))
  if (rows.length === 0) return
  await db
    .insertInto('release_count')
    .values(rows.map(({ isCanary, ...row }) => ({ ...row, hour, is_canary: isCanary })))
    .onConflict((one) =>
      one
        .columns(['release', 'hour', 'entry', 'is_canary', 'measure', 'detail'])
        .doUpdateSet({ count: sql`release_count.count + excluded.count` }),
    )
    .execute()
}

/** Whoever invents errors fills no table. */
async function withFewErrors(db: Database, counts: readonly ReportCount[], hour: Date): Promise<ReportCount[]> {
  const known = new Map<string, Set<string>>()
  for (const release of new Set(counts.filter(isError).map((one) => one.release))) {
    const rows = await db
      .selectFrom('release_count')
      .select('detail')
      .distinct()
      .where('release', '=', release)
      .where('hour', '=', hour)
      .where('measure', '=', 'error')
      .execute()
    known.set(release, new Set(rows.map(({ detail }) => detail)))
  }
  return counts.map((one) => {
    const details = known.get(one.release)
    if (!isError(one) || details === undefined || details.has(one.detail)) return one
    if (details.size >= maxErrors) return { ...one, detail: JSON.stringify(otherError) }
    details.add(one.detail)
    return one
  })
}

const isError = ({ measure }: ReportCount) => measure === 'error'

/** One row for each sum, always in the same order: two that write at once cannot wait for each other. */
function sumOf(counts: readonly ReportCount[]): ReportCount[] {
  const sums = new Map<string, ReportCount>()
  for (const one of counts) {
    const key = JSON.stringify([one.release, one.entry, one.isCanary, one.measure, one.detail])
    sums.set(key, { ...one, count: one.count + (sums.get(key)?.count ?? 0) })
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum)
}
