import { setTimeout } from 'node:timers/promises'

const maxMs = { cached: 5, made: 60 }
const pages = { cached: 500, made: 200 }
const share = 0.99

/** Measures how long the edge takes for a page with its first view, from its cache and not from it. */
export async function benchEdge(address: string, log: (text: string) => void): Promise<string[]> {
  const timesOf = async (count: number, addressOf: (at: number) => string) => {
    const times: number[] = []
    for (let at = 0; at < count; at += 1) {
      const began = performance.now()
      await (await fetch(addressOf(at))).arrayBuffer()
      times.push(performance.now() - began)
    }
    return times
  }
  // Until the processes are warm.
  for (const at of Array.from({ length: 30 }, (_, one) => one)) {
    await timesOf(1, () => `${address}?warm=${at}`)
    await setTimeout(50)
  }
  const cached = percentile(await timesOf(pages.cached, () => address))
  const made = percentile(await timesOf(pages.made, (at) => `${address}?page=${at}`))
  log(`first-view edge: p99 ${cached.toFixed(1)} ms from the cache, ${made.toFixed(1)} ms not from it`)
  return [
    ...(cached > maxMs.cached
      ? [`first-view edge: p99 from the cache ${cached.toFixed(1)} is above ${maxMs.cached}`]
      : []),
    ...(made > maxMs.made ? [`first-view edge: p99 not from it ${made.toFixed(1)} is above ${maxMs.made}`] : []),
  ]
}

/** The time that 99 of 100 do not exceed. */
const percentile = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? Number.NaN
