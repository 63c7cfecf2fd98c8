import type { VisitReport } from '@shop/shared/contract'
import { counter } from '../observability/metrics.ts'

const mounts = counter({
  name: 'shop_release_mounts_total',
  help: 'Screens that browsers were to show, by release and by whether they could',
  labels: ['release', 'outcome'],
})
const errors = counter({
  name: 'shop_release_errors_total',
  help: 'Errors that browsers report, by release',
  labels: ['release'],
})

/** Counts what a visit reports of releases that the store has: nobody makes up a label. */
export function countReleases(releases: VisitReport['releases']): void {
  for (const { release, ...told } of releases) {
    mounts.inc({ release, outcome: 'shown' }, Math.max(0, told.mounts - told.mountFailures))
    mounts.inc({ release, outcome: 'failed' }, told.mountFailures)
    const count = told.errors.reduce((sum, one) => sum + one.count, 0)
    if (count > 0) errors.inc({ release }, count)
  }
}
