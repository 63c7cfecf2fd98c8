import type { VisitKind, VisitReport } from '@shop/shared/contract'

/** Failures that a release is judged by. A visit that met one counts once, however often it met it. */
export const judgedMeasures = ['failedLoads', 'lateScreens', 'failedMounts', 'errors', 'slow'] as const
export type JudgedMeasure = (typeof judgedMeasures)[number]

/** `visits`: all that had the release. */
export type VisitMeasure = 'visits' | JudgedMeasure

/** Who visited; `unknown` when a report does not tell. */
export type VisitGroup = VisitKind | 'unknown'

type ReleaseReport = VisitReport['releases'][number]

/** Codes of failed calls that say nothing about who called: no network, services that are down, a login that is over. */
const causedElsewhere: ReadonlySet<string> = new Set(['OFFLINE', 'TIMEOUT', 'LOGIN_NEEDED', 'UNAVAILABLE', 'ABORTED'])

/**
 * The trouble that a visit met of a release; empty when its beacon tells no more than how a screen felt that an earlier beacon has
 * told of.
 */
export function visitMeasures({ mounts, mountFailures, slow = 0, errors }: ReleaseReport): VisitMeasure[] {
  const ownErrors = errors.filter(({ kind }) => !causedElsewhere.has(kind))
  const hasFailed = mountFailures > 0
  const failedIn = (step: string) => hasFailed && errors.some(({ doing }) => doing === step)
  const met: Record<JudgedMeasure, boolean> = {
    failedLoads: failedIn('load'),
    lateScreens: failedIn('show'),
    failedMounts: hasFailed,
    errors: ownErrors.length > 0,
    slow: slow > 0,
  }
  const failures = judgedMeasures.filter((measure) => met[measure])
  return mounts > 0 || failures.length > 0 ? ['visits', ...failures] : []
}
