import { readFileSync } from 'node:fs'

/** Milliseconds that the main thread of a process has had a processor, and has stood ready and waited for one. */
type ProcessorTimes = { ranMs: number; waitedMs: number }

const nanosecondsPerMs = 1e6

/**
 * Both are nought where the system does not tell (only Linux does).
 *
 * @see https://docs.kernel.org/scheduler/sched-stats.html
 */
function processorTimes(pid: number | 'self' | undefined): ProcessorTimes {
  try {
    const [ran, waited] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number)
    return { ranMs: (ran ?? 0) / nanosecondsPerMs, waitedMs: (waited ?? 0) / nanosecondsPerMs }
  } catch {
    return { ranMs: 0, waitedMs: 0 }
  }
}

/** How much was added since an earlier look. */
const since = (now: ProcessorTimes, before: ProcessorTimes): ProcessorTimes => ({
  ranMs: now.ranMs - before.ranMs,
  waitedMs: now.waitedMs - before.waitedMs,
})

/** What a view took: `passedMs` by the clock, beside what became of the process that rendered it and the one that asked. */
type Spent = { passedMs: number; renderer: ProcessorTimes; asker: ProcessorTimes }

/**
 * The clock's time without the waits for a processor. Never less than the renderer has worked: the two may have waited at
 * the same time, and the asker while the renderer worked.
 */
export const withoutWaits = ({ passedMs, renderer, asker }: Spent): number =>
  Math.max(renderer.ranMs, passedMs - renderer.waitedMs - asker.waitedMs)

/** Counts milliseconds from now on by {@link withoutWaits}, for a view that this process asks another one for. */
export function stopwatch(pid: number | undefined): () => number {
  const look = () => ({
    passedMs: performance.now(),
    renderer: processorTimes(pid),
    asker: processorTimes('self'),
  })
  const from = look()
  return () => {
    const to = look()
    return withoutWaits({
      passedMs: to.passedMs - from.passedMs,
      renderer: since(to.renderer, from.renderer),
      asker: since(to.asker, from.asker),
    })
  }
}

/** Calls `then` once {@link stopwatch} shows so many milliseconds. Gives a function that takes this back. */
export function whenSpent(pid: number | undefined, ms: number, then: () => void): () => void {
  const spentMs = stopwatch(pid)
  const look = () => {
    const leftMs = ms - spentMs()
    if (leftMs > 0) timer = setTimeout(look, leftMs)
    else then()
  }
  let timer = setTimeout(look, ms)
  return () => clearTimeout(timer)
}
