/** An event of a browser's trace; times are microseconds. */
export type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  /** CPU time of its thread alone, so that other processes hardly move it. */
  tdur?: number
}

/** Names that {@link tasksAfterPaint} reads, and the categories that have them. */
export const traceCategories = ['toplevel', 'rail']
const taskName = 'ThreadControllerImpl::RunTask'
const paintName = 'firstContentfulPaint'

const longTaskMs = 50
const microsecondsInMs = 1000

/** CPU milliseconds of each task of the page's main thread that began after its first contentful paint. */
export function tasksAfterPaint(events: readonly TraceEvent[]): number[] {
  const [paint] = events.filter(({ name }) => name === paintName).toSorted((one, other) => one.ts - other.ts)
  if (paint === undefined) throw new Error('the trace has no first contentful paint')
  return events
    .filter(({ name, pid, tid, ts }) => name === taskName && pid === paint.pid && tid === paint.tid && ts >= paint.ts)
    .map(({ tdur = 0 }) => tdur / microsecondsInMs)
}

/** Total blocking time on a device so many times slower: what each task takes beyond 50 ms there. */
export const blockingTime = (tasksMs: readonly number[], slowdown: number): number =>
  tasksMs.reduce((sum, ms) => sum + Math.max(0, slowdown * ms - longTaskMs), 0)
