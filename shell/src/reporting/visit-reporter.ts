import type { ErrorReport } from '@shop/shared/platform'
import { onCLS, onINP, onLCP } from 'web-vitals'
import type { RemoteEvent, RemoteLog } from '../remotes/remote-log.ts'
import { createVisitCounts, type VisitRules, type VitalName } from './visit-counts.ts'

export type ReporterPorts = VisitRules & {
  log: RemoteLog
  /** The shell itself, `shell@version`. It has started: one that has not never comes here. */
  origin: string
  /** Hands a report to the browser; false when it does not take it. */
  send(body: string): boolean
  setTimer(work: () => void, ms: number): () => void
  /** The page goes out of sight, perhaps for ever. */
  onHidden(work: () => void): void
  onVital(heard: (name: VitalName, value: number) => void): void
  /** Whose screen is on show. */
  shown(): string
  /** Whether anything is told of a release: builds that somebody is trying out would spoil its numbers. */
  isCounted(release: string): boolean
}

/** A release that fails is told of while it can still be taken back, and not when the member leaves. */
const urgentMs = 15_000

/**
 * Counts what happens to every release in this visit, and tells it in one beacon when the page goes out of sight.
 * The log holds everything that happened before this chunk was there. Gives where errors go from now on.
 */
export function startVisitReporter(ports: ReporterPorts): (what: ErrorReport, release: string) => void {
  const { log, origin } = ports
  // One name that the endpoint does not know would spoil the whole report.
  const isCounted = (release: string) =>
    /^[a-z][a-z0-9-]{1,40}@[\w.+-]{1,58}$/.test(release) && ports.isCounted(release)
  const counts = createVisitCounts(ports)
  const thrown = new Set<string>()
  let isUrgent = false

  function tell(): void {
    isUrgent = false
    const report = counts.report()
    if (report !== undefined && ports.send(JSON.stringify(report))) counts.clear()
  }

  function tellSoon(): void {
    if (isUrgent) return
    isUrgent = true
    ports.setTimer(tell, urgentMs)
  }

  function happened(remote: string, event: RemoteEvent): void {
    if (event.release !== undefined && !isCounted(event.release)) return
    if (counts.happened(remote, event)) tellSoon()
  }

  if (isCounted(origin)) counts.started(origin)
  for (const [remote, { events }] of Object.entries(log.getState())) for (const event of events) happened(remote, event)
  log.subscribe((now, before) => {
    for (const [remote, { events }] of Object.entries(now)) {
      const latest = events.at(-1)
      if (latest !== undefined && events !== before[remote]?.events) happened(remote, latest)
    }
  })
  ports.onVital((name, value) => {
    if (isCounted(ports.shown())) counts.vital(name, value, ports.shown())
  })
  ports.onHidden(tell)

  return (what, release) => {
    if (!isCounted(release)) return
    counts.failed(what, release)
    // Once: one that throws again and again would send a report each time.
    if (!thrown.has(release)) tellSoon()
    thrown.add(release)
  }
}

/** Every change, so that a value belongs to the screen that was on show when it rose. */
export function listenToVitals(heard: (name: VitalName, value: number) => void): void {
  const every = { reportAllChanges: true }
  onLCP(({ value }) => heard('LCP', value), every)
  onINP(({ value }) => heard('INP', value), every)
  onCLS(({ value }) => heard('CLS', value), every)
}
