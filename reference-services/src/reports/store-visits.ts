import { createHmac } from 'node:crypto'
import type { VisitReport } from '@shop/shared/contract'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { hourOf } from './store-counts.ts'
import { visitMeasures } from './visit-measures.ts'

/** Many members may stand behind one address, and one who lies behind another. */
const maxVisitsPerReporter = 20
const reporterLength = 16

/**
 * Gives a reporter's name of one day (UTC): a hash of the address, keyed with the operators' secret. The address itself is
 * kept nowhere, and the names of two days cannot be joined without the secret.
 */
export const createReporterNames =
  (secret: string) =>
  (address: string, now: Date): string =>
    createHmac('sha256', secret)
      .update(`reporter ${now.toISOString().slice(0, 10)} ${address}`)
      .digest('base64url')
      .slice(0, reporterLength)

/**
 * Counts a visit for each release that it had. Of one reporter {@link maxVisitsPerReporter} an hour are counted for a
 * release and kind of member.
 */
export async function storeVisits(
  db: Database,
  { entry, kind, releases }: VisitReport,
  { reporter, now }: { reporter: string; now: Date },
): Promise<void> {
  const common = { hour: hourOf(now), entry, kind: kind ?? ('unknown' as const), visits: 1 }
  const met = new Map(releases.map((one) => [one.release, visitMeasures(one)]))
  // Always in the same order: two that write at once cannot wait for each other.
  const rows = [...met]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([release, measures]) => measures.map((measure) => ({ ...common, release, measure })))
  const visits = rows.filter(({ measure }) => measure === 'visits')
  if (visits.length === 0) return
  const accepted = await db
    .insertInto('release_reporter')
    .values(visits.map((row) => ({ ...row, reporter })))
    .onConflict((one) =>
      one
        .columns(['release', 'measure', 'hour', 'entry', 'kind', 'reporter'])
        .doUpdateSet({ visits: sql`release_reporter.visits + 1` })
        .where('release_reporter.visits', '<', maxVisitsPerReporter),
    )
    .returning('release')
    .execute()
  const isCounted = new Set(accepted.map(({ release }) => release))
  const counted = rows.filter(({ release }) => isCounted.has(release))
  const failures = counted.filter(({ measure }) => measure !== 'visits')
  if (failures.length > 0)
    await db
      .insertInto('release_reporter')
      .values(failures.map((row) => ({ ...row, reporter })))
      .onConflict((one) => one.doNothing())
      .execute()
  if (counted.length > 0)
    await db
      .insertInto('release_visit')
      .values(counted)
      .onConflict((one) =>
        one
          .columns(['release', 'hour', 'entry', 'kind', 'measure'])
          .doUpdateSet({ visits: sql`release_visit.visits + excluded.visits` }),
      )
      .execute()
}
