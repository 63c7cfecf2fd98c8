import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { journeyResults, type TestResult, unitResults, workerMsByProject } from './test-result.ts'

/** Where the last runs left their results, for `pnpm requirements` and for people. */
const reportFolder = (root: string): string => path.join(root, '.data', 'reports')
export const unitReport = (root: string): string => path.join(reportFolder(root), 'unit.json')
export const journeysReport = (root: string): string => path.join(reportFolder(root), 'journeys.json')
export const browsersReport = (root: string): string => path.join(reportFolder(root), 'browsers.json')
export const remoteSuiteReport = (root: string, remote: string): string =>
  path.join(reportFolder(root), `${remote}.json`)

/** Takes the last report away, so that a run that breaks down leaves none rather than an old one. */
export async function clearReport(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await rm(file, { force: true })
}

async function read<T>(file: string, parse: (report: unknown) => T): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : parse(JSON.parse(text))
}

export const readUnitReport = (root: string): Promise<TestResult[] | undefined> => read(unitReport(root), unitResults)
export const readJourneysReport = (root: string): Promise<TestResult[] | undefined> =>
  read(journeysReport(root), journeyResults)
export const readJourneysWorkerMs = (root: string): Promise<Map<string, number> | undefined> =>
  read(journeysReport(root), workerMsByProject)

export const readBrowsersReport = (root: string): Promise<TestResult[] | undefined> =>
  read(browsersReport(root), (report) => report as TestResult[])

export const readRemoteSuiteReport = (root: string, remote: string): Promise<TestResult[] | undefined> =>
  read(remoteSuiteReport(root, remote), journeyResults)

/** Of all remotes that have left one; `undefined` when none has. */
export async function readRemoteSuiteReports(
  root: string,
  remotes: readonly string[],
): Promise<TestResult[] | undefined> {
  const reports = await Promise.all(remotes.map((remote) => readRemoteSuiteReport(root, remote)))
  return reports.some((one) => one !== undefined) ? reports.flatMap((one) => one ?? []) : undefined
}
