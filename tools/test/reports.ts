import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { chunksOfTests } from './loaded-chunks.ts'
import { journeyResults, type TestResult, unitResults, workerMsByProject } from './test-result.ts'

/** Where the last runs left their results, for `pnpm requirements` and for people. */
const reportFolder = (root: string): string => path.join(root, '.data', 'reports')
export const unitReport = (root: string): string => path.join(reportFolder(root), 'unit.json')
export const journeysReport = (root: string): string => path.join(reportFolder(root), 'journeys.json')
export const browsersReport = (root: string): string => path.join(reportFolder(root), 'browsers.json')
/** Of a run of a part: the reports of whole runs stay. */
export const partialReport = (root: string, name: string): string =>
  path.join(reportFolder(root), `partial-${name}.json`)
export const remoteSuiteReport = (root: string, suite: string): string => path.join(reportFolder(root), `${suite}.json`)

/** Takes the last report away, so that a run that breaks down leaves none rather than an old one. */
export async function clearReport(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await rm(file, { force: true })
}

async function read<T>(file: string, parse: (report: unknown) => T): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : parse(JSON.parse(text))
}

export const readUnitReport = (root: string, report = unitReport(root)): Promise<TestResult[] | undefined> =>
  read(report, unitResults)
export const readJourneysReport = (root: string, report = journeysReport(root)): Promise<TestResult[] | undefined> =>
  read(report, journeyResults)
/** Every journey of the last whole run → the chunks that it loaded. */
export const readChunksOfTests = (root: string): Promise<Map<string, readonly string[]> | undefined> =>
  read(journeysReport(root), chunksOfTests)
export const readJourneysWorkerMs = (root: string): Promise<Map<string, number> | undefined> =>
  read(journeysReport(root), workerMsByProject)

export const readBrowsersReport = (root: string): Promise<TestResult[] | undefined> =>
  read(browsersReport(root), (report) => report as TestResult[])

export const readRemoteSuiteReport = (root: string, suite: string): Promise<TestResult[] | undefined> =>
  read(remoteSuiteReport(root, suite), journeyResults)

/** Of all suites of remotes that have left one; `undefined` when none has. */
export async function readRemoteSuiteReports(
  root: string,
  suites: readonly string[],
): Promise<TestResult[] | undefined> {
  const reports = await Promise.all(suites.map((suite) => readRemoteSuiteReport(root, suite)))
  return reports.some((one) => one !== undefined) ? reports.flatMap((one) => one ?? []) : undefined
}
