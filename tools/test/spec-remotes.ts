type Suite = {
  file: string
  suites?: Suite[]
  specs?: { tests: { annotations?: { type: string; description?: string }[] }[] }[]
}

/** Every journey of a report → the remotes that its pages loaded; `undefined` where the tests have noted none. */
export function remotesOfSpecs(report: unknown): Map<string, readonly string[]> | undefined {
  const { suites } = report as { suites: Suite[] }
  const all = new Map(suites.map((suite) => [suite.file, [...new Set(remotesIn(suite))]]))
  return [...all.values()].some((remotes) => remotes.length > 0) ? all : undefined
}

const remotesIn = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ annotations = [] }) => annotations)
    .flatMap(({ type, description = '' }) => (type === 'remotes' ? description.split(' ') : [])),
  ...suites.flatMap(remotesIn),
]
