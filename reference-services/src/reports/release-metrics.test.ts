import { expect, it } from '@jest/globals'
import { aVisitReport } from '../testing/a-visit-report.ts'
import { metricValue } from '../testing/metric-value.ts'
import { countReleases } from './release-metrics.ts'

it('a visit’s screens and errors are counted by release', async () => {
  const release = 'mfe-catalogue@9.9.9'
  const errors = [
    { doing: 'run', kind: 'TypeError', count: 2 },
    { doing: 'load', kind: 'ChunkLoadError', count: 1 },
  ]
  countReleases(aVisitReport({ release, mounts: 5, mountFailures: 2, errors }).releases)
  expect([
    await metricValue('shop_release_mounts_total', { release, outcome: 'shown' }),
    await metricValue('shop_release_mounts_total', { release, outcome: 'failed' }),
    await metricValue('shop_release_errors_total', { release }),
  ]).toEqual([3, 2, 3])
})
