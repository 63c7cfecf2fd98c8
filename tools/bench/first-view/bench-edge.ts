import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { PageTimes } from './time-pages.ts'

const maxMs = { cached: 5, made: 60 }
const share = 0.99

/** Measures how long an edge in a process of its own takes for a page with its first view, from its cache and not from it. */
export async function benchEdge(address: string, log: (text: string) => void): Promise<string[]> {
  const times = await timePages(address)
  const [cached, made] = [percentile(times.cached), percentile(times.made)]
  log(`first-view edge: p99 ${cached.toFixed(1)} ms from the cache, ${made.toFixed(1)} ms not from it`)
  return [
    ...(cached > maxMs.cached
      ? [`first-view edge: p99 from the cache ${cached.toFixed(1)} is above ${maxMs.cached}`]
      : []),
    ...(made > maxMs.made ? [`first-view edge: p99 not from it ${made.toFixed(1)} is above ${maxMs.made}`] : []),
  ]
}

async function timePages(address: string): Promise<PageTimes> {
  const child = fork(path.join(import.meta.dirname, 'time-pages.ts'), [address])
  const ended = once(child, 'exit').then(() => {
    throw new Error('no times of pages')
  })
  const [times] = await Promise.race([once(child, 'message'), ended])
  ended.catch(() => undefined)
  return times
}

/** The time that 99 of 100 do not exceed. */
const percentile = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? Number.NaN
