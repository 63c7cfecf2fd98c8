import type { ReportSummary, VisitReport } from '@shop/shared/contract'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { ErrorDetail, Measure } from './report-counts.ts'
import { hourOf } from './store-counts.ts'
import { percentile75, type Vital, vitals } from './vital-buckets.ts'

type Sum = { release: string; measure: Measure; detail: string; count: number }
export type ReportQuestion = {
  /** From the beginning of this instant's hour. */
  since: Date
  /** `name@version`. */
  release?: string | undefined
  /** All releases of one remote, or of the `shell`. */
  remote?: string | undefined
  /** Sums of the visits that had it as a canary. */
  isCanary?: boolean
  /** Visits of this entry alone. */
  entry?: VisitReport['entry'] | undefined
}

/** Sums of the reports of visits, release by release. */
export async function readReports(db: Database, question: ReportQuestion): Promise<ReportSummary['releases']> {
  const sums = await readSums(db, question)
  const releases = [...new Set(sums.map(({ release }) => release))].toSorted()
  return releases.map((release) =>
    summaryOf(
      release,
      sums.filter((sum) => sum.release === release),
    ),
  )
}

async function readSums(db: Database, { since, release, remote, isCanary, entry }: ReportQuestion): Promise<Sum[]> {
  let query = db
    .selectFrom('release_count')
    .select(['release', 'measure', 'detail', sql<number>`sum(count)::double precision`.as('count')])
    .where('hour', '>=', hourOf(since))
    .groupBy(['release', 'measure', 'detail'])
  if (release !== undefined) query = query.where('release', '=', release)
  // A name has no sign that a pattern knows.
  if (remote !== undefined) query = query.where('release', 'like', `${remote}@%`)
  if (isCanary !== undefined) query = query.where('is_canary', '=', isCanary)
  if (entry !== undefined) query = query.where('entry', '=', entry)
  return query.execute()
}

function summaryOf(release: string, sums: readonly Sum[]): ReportSummary['releases'][number] {
  const total = (measure: Measure) =>
    sums.filter((sum) => sum.measure === measure).reduce((all, { count }) => all + count, 0)
  const p75 = (vital: Vital) => {
    const buckets = sums.filter(({ measure }) => measure === vital)
    return percentile75(
      vital,
      buckets.map(({ detail, count }) => ({ bucket: Number(detail), count })),
    )
  }
  return {
    release,
    visits: total('visits'),
    mounts: total('mounts'),
    mountFailures: total('mountFailures'),
    slow: total('slow'),
    errors: sums
      .filter(({ measure }) => measure === 'error')
      .map(errorOf)
      .toSorted((one, other) => other.count - one.count),
    p75: Object.fromEntries(
      vitals.flatMap((vital) => {
        const value = p75(vital)
        return value === undefined ? [] : [[vital, value]]
      }),
    ),
  }
}

function errorOf({ detail, count }: Sum): ReportSummary['releases'][number]['errors'][number] {
  const [doing, kind, at] = JSON.parse(detail) as ErrorDetail
  return { doing, kind, ...(at === '' ? {} : { at }), count }
}
