export type SuiteTimes = {
  /** Runs a suite and keeps the time and the CPU seconds that it took, also when it fails. */
  measure<T>(suite: string, run: () => Promise<T>): Promise<T>
  /** One line a suite in the order in which they ended, and one for all of them together. */
  table(): string
}

export type SuiteClocks = {
  /** Milliseconds from any moment on. */
  now(): number
  /** CPU seconds of the machine so far, user and system; `undefined` where it does not tell. */
  cpuSeconds(): number | undefined
}

type Row = { suite: string; seconds: number; cpuSeconds: number | undefined }

export function createSuiteTimes({ now, cpuSeconds }: SuiteClocks): SuiteTimes {
  const start = () => {
    const [beganAt, spentBefore] = [now(), cpuSeconds()]
    return (suite: string): Row => {
      const spent = cpuSeconds()
      return {
        suite,
        seconds: (now() - beganAt) / 1000,
        cpuSeconds: spent === undefined || spentBefore === undefined ? undefined : spent - spentBefore,
      }
    }
  }
  const endAll = start()
  const rows: Row[] = []
  return {
    async measure(suite, run) {
      const end = start()
      try {
        return await run()
      } finally {
        rows.push(end(suite))
      }
    },
    table() {
      const all = [...rows, endAll('all suites')]
      const width = Math.max(...all.map(({ suite }) => suite.length))
      const figure = (value: number | undefined) => (value === undefined ? '-' : value.toFixed(1)).padStart(8)
      return [
        `${''.padEnd(width)} ${'seconds'.padStart(8)} ${'CPU s'.padStart(8)}`,
        ...all.map(({ suite, seconds, cpuSeconds: cpu }) => `${suite.padEnd(width)} ${figure(seconds)} ${figure(cpu)}`),
      ].join('\n')
    },
  }
}
