import type { TestInfo } from '@playwright/test'

const percentile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN)

/** Says how quickly the page answered while a remote was broken. The aim is a second. */
export async function reportReactions(info: TestInfo, reactions: readonly number[]): Promise<void> {
  const sorted = reactions.toSorted((a, b) => a - b)
  const [median, p95, longest] = [percentile(sorted, 0.5), percentile(sorted, 0.95), percentile(sorted, 1)]
  console.log(`${info.title}: ${sorted.length} reactions, median ${median} ms, p95 ${p95} ms, longest ${longest} ms`)
  await info.attach('reactions.json', { body: JSON.stringify(sorted), contentType: 'application/json' })
}
