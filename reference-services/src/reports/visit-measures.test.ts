import { describe, expect, it } from '@jest/globals'
import { aReleaseReport } from '../testing/a-visit-report.ts'
import { visitMeasures } from './visit-measures.ts'

const error = (doing: string, kind = 'TypeError', count = 1) => ({ doing, kind, count })
const failed = { mounts: 1, mountFailures: 1 }

describe('a visit is counted once for each kind of failure that it met', () => {
  it.each<Parameters<typeof aReleaseReport>[0] & { says: string; met: string[] }>([
    { says: 'none', mounts: 3, met: ['visits'] },
    { says: 'fifty errors', errors: [error('run', 'TypeError', 49), error('render')], met: ['visits', 'errors'] },
    {
      says: 'a failed load',
      ...failed,
      errors: [error('load', 'ChunkLoadError')],
      met: ['visits', 'failedLoads', 'failedMounts', 'errors'],
    },
    {
      says: 'a first screen that never came',
      ...failed,
      errors: [error('show', 'TimeoutError')],
      met: ['visits', 'lateScreens', 'failedMounts', 'errors'],
    },
    { says: 'a later screen that never came', errors: [error('show')], met: ['visits', 'errors'] },
    { says: 'a failed mount without a word', mounts: 0, mountFailures: 4, met: ['visits', 'failedMounts'] },
    { says: 'slow ones', mounts: 3, slow: 2, met: ['visits', 'slow'] },
    {
      says: 'services that are down',
      errors: [error('read', 'UNAVAILABLE'), error('read', 'OFFLINE')],
      met: ['visits'],
    },
    { says: 'answers that it does not understand', errors: [error('read', 'BROKEN_REPLY')], met: ['visits', 'errors'] },
    { says: 'the rest of a visit that was told of', mounts: 0, vitals: { INP: 40 }, met: [] },
  ])('$says', ({ says: _, met, ...over }) => {
    expect(visitMeasures(aReleaseReport(over))).toEqual(met)
  })
})
