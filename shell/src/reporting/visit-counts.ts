import type { VisitReport } from '@shop/shared/contract'
import type { ErrorReport } from '@shop/shared/platform'
import type { RemoteEvent } from '../remotes/remote-log.ts'
import { activityOf, kindOf, placeOf } from './describe-error.ts'

type ReleaseReport = VisitReport['releases'][number]
export type VitalName = keyof ReleaseReport['vitals']

export type VisitRules = {
  entry: VisitReport['entry']
  /** Who visits, as it is known when the report is made. */
  kind(): VisitReport['kind']
  isCanary(release: string): boolean
  /** Origins of our own files. */
  origins: readonly string[]
}

export type VisitCounts = {
  /** Gives whether a release has failed a member in a way that was not counted yet. */
  happened(remote: string, event: RemoteEvent): boolean
  /** The shell stands: its start is what a mount is for a remote. */
  started(shell: string): void
  failed(what: ErrorReport, release: string): void
  /** The last value counts. */
  vital(name: VitalName, value: number, release: string): void
  /** Everything since the last {@link clear}, or nothing. */
  report(): VisitReport | undefined
  clear(): void
}

const maxReleases = 20
const maxErrors = 20
const maxMs = 600_000

/** One visit tells of the releases it met by numbers, names of errors and places in our files. */
export function createVisitCounts({ entry, kind, isCanary, origins }: VisitRules): VisitCounts {
  let reports = new Map<string, ReleaseReport>()
  // Since a remote was last asked for: when that was, and what is counted already. One visit counts once.
  const askedFor = new Map<string, { at: number; tried: Set<string>; failed: Set<string>; slow: Set<string> }>()
  const loaded = new Set<string>()

  /** Nothing for one release more than a report may name. */
  function of(release: string): ReleaseReport | undefined {
    const known = reports.get(release)
    if (known !== undefined || reports.size >= maxReleases) return known
    const fresh = { release, isCanary: isCanary(release), mounts: 0, mountFailures: 0, errors: [], vitals: {} }
    reports.set(release, fresh)
    return fresh
  }

  function addOnce(to: Set<string>, release: string, count: 'mounts' | 'mountFailures' | 'slow'): boolean {
    const report = to.has(release) ? undefined : of(release)
    if (report === undefined) return false
    to.add(release)
    report[count] = (report[count] ?? 0) + 1
    return true
  }

  function tellLoad(release: string, ms: number): void {
    const report = loaded.has(release) ? undefined : of(release)
    if (report === undefined) return
    loaded.add(release)
    report.loadMs = Math.min(Math.round(ms), maxMs)
  }

  return {
    happened(remote, { what, release, at, doing }) {
      if (what === 'asked') askedFor.set(remote, { at, tried: new Set(), failed: new Set(), slow: new Set() })
      const asked = askedFor.get(remote)
      if (release === undefined || asked === undefined || what === 'unmounted' || doing === 'unmount') return false
      addOnce(asked.tried, release, 'mounts')
      if (what === 'ready') tellLoad(release, at - asked.at)
      if (what === 'slow') addOnce(asked.slow, release, 'slow')
      return what === 'failed' && addOnce(asked.failed, release, 'mountFailures')
    },
    started(shell) {
      const report = of(shell)
      if (report !== undefined) report.mounts += 1
    },
    failed({ error, doing }, release) {
      const errors = of(release)?.errors
      const at = placeOf(error, origins)
      const fact = { doing: activityOf(doing), kind: kindOf(error), ...(at === undefined ? {} : { at }) }
      const known = errors?.find((one) => one.doing === fact.doing && one.kind === fact.kind && one.at === at)
      if (known !== undefined) known.count += 1
      else if (errors !== undefined && errors.length < maxErrors) errors.push({ ...fact, count: 1 })
    },
    vital(name, value, release) {
      const report = of(release)
      if (report !== undefined && value >= 0 && value <= maxMs) report.vitals[name] = value
    },
    report() {
      if (reports.size === 0) return undefined
      const who = kind()
      return { format: 1, entry, ...(who === undefined ? {} : { kind: who }), releases: [...reports.values()] }
    },
    clear() {
      reports = new Map()
    },
  }
}
