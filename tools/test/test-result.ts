export type TestResult = {
  suite: 'unit' | 'browser'
  /** With the titles of the groups around it. */
  title: string
  status: 'passed' | 'failed' | 'skipped'
  /** Passed at the second try: told by name, for somebody to look into. */
  isUnstable?: true
}

type JestReport = {
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

/** Reads what `jest --json` wrote. A file that does not even run is one failed test. */
export function unitResults(report: unknown): TestResult[] {
  return (report as JestReport).testResults.flatMap(({ name, status, assertionResults }): TestResult[] => {
    const results = assertionResults.map(
      (one): TestResult => ({ suite: 'unit', title: one.fullName, status: unitStatus(one.status) }),
    )
    const isBroken = status === 'failed' && results.every((result) => result.status !== 'failed')
    return isBroken ? [...results, { suite: 'unit', title: `${name} does not run`, status: 'failed' }] : results
  })
}

function unitStatus(status: string): TestResult['status'] {
  if (status === 'passed') return 'passed'
  return status === 'failed' ? 'failed' : 'skipped'
}

type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    tests: { projectName: string; status: string; results?: { duration: number }[] }[]
  }[]
}
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] }

/** Reads what Playwright's JSON reporter wrote: one result a project. An error outside of tests is one failed test. */
export function journeyResults(report: unknown): TestResult[] {
  const { suites, errors } = report as PlaywrightReport
  return [
    // The outermost title is the file's name.
    ...suites.flatMap((file) => resultsOf({ ...file, title: '' }, [])),
    ...errors.map(
      ({ message }): TestResult => ({ suite: 'browser', title: message ?? 'error outside of tests', status: 'failed' }),
    ),
  ]
}

function resultsOf({ title, suites = [], specs = [] }: PlaywrightSuite, around: readonly string[]): TestResult[] {
  const titles = title === '' ? around : [...around, title]
  const own = specs.flatMap((spec) =>
    spec.tests.map(
      (test): TestResult => ({
        suite: 'browser',
        title: `${[...titles, spec.title].join(' ')} (${test.projectName})`,
        ...journeyStatus(test.status),
      }),
    ),
  )
  return [...own, ...suites.flatMap((suite) => resultsOf(suite, titles))]
}

function journeyStatus(status: string): Pick<TestResult, 'status' | 'isUnstable'> {
  if (status === 'flaky') return { status: 'passed', isUnstable: true }
  if (status === 'expected') return { status: 'passed' }
  return { status: status === 'skipped' ? 'skipped' : 'failed' }
}

/** Milliseconds that the workers spent on each project, second tries included. Two workers spend two a millisecond. */
export function workerMsByProject(report: unknown): Map<string, number> {
  const spent = new Map<string, number>()
  const add = ({ suites = [], specs = [] }: PlaywrightSuite): void => {
    for (const { projectName, results = [] } of specs.flatMap(({ tests }) => tests))
      for (const { duration } of results) spent.set(projectName, (spent.get(projectName) ?? 0) + duration)
    suites.forEach(add)
  }
  ;(report as PlaywrightReport).suites.forEach(add)
  return spent
}
