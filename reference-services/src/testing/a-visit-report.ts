import type { VisitReport } from '@shop/shared/contract'

type ReleaseReport = VisitReport['releases'][number]

/** The report of an ordinary visit on one release. */
export const aReleaseReport = (over: Partial<ReleaseReport> = {}): ReleaseReport => ({
  release: 'mfe-catalogue@1.2.3',
  isCanary: false,
  mounts: 1,
  mountFailures: 0,
  errors: [],
  vitals: {},
  ...over,
})

export const aVisitReport = (...releases: Partial<ReleaseReport>[]): VisitReport => ({
  format: 1,
  entry: 'web',
  releases: releases.map(aReleaseReport),
})
