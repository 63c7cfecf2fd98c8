type Suite = { suites?: Suite[]; specs?: Spec[] }
type Spec = {
  file: string
  line: number
  tests: { annotations?: { type: string; description?: string }[] }[]
}

/**
 * Reads which chunks the pages of each journey loaded from Playwright's report: `journeys/search.spec.ts:12` →
 * `mfe-catalogue/search`, …; `undefined` where the tests have noted none.
 */
export function chunksOfTests(report: unknown): Map<string, readonly string[]> | undefined {
  const all = new Map<string, readonly string[]>()
  for (const spec of specsIn(report as Suite)) {
    const test = `${spec.file}:${spec.line}`
    all.set(test, [...new Set([...(all.get(test) ?? []), ...chunksIn(spec)])])
  }
  return [...all.values()].some((chunks) => chunks.length > 0) ? all : undefined
}

const specsIn = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)]

const chunksIn = ({ tests }: Spec): string[] =>
  tests
    .flatMap(({ annotations = [] }) => annotations)
    .flatMap(({ type, description = '' }) => (type === 'chunks' ? description.split(' ') : []))
