export type SuiteTimes = {
  /** Runs a suite and keeps the time that it took, also when it fails. */
  measure<T>(suite: string, run: () => Promise<T>): Promise<T>
  /** One line a suite in the order in which they ended, and one for all of them together. */
  table(): string
}

export function createSuiteTimes(now: () => number): SuiteTimes {
  const startedAt = now()
  const rows: (readonly [suite: string, tookMs: number])[] = []
  return {
    async measure(suite, run) {
      const beganAt = now()
      try {
        return await run()
      } finally {
        rows.push([suite, now() - beganAt])
      }
    },
    table() {
      const all = [...rows, ['all suites', now() - startedAt] as const]
      const width = Math.max(...all.map(([suite]) => suite.length))
      return all.map(([suite, ms]) => `${suite.padEnd(width)} ${(ms / 1000).toFixed(1).padStart(7)} s`).join('\n')
    },
  }
}
