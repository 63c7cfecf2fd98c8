import path from 'node:path'
import { createProgress } from '../start/progress.ts'
import { isRefusal } from '../start/refusal.ts'
import { stopRequest } from '../start/stop-request.ts'
import { runBrowsers } from './browsers.ts'
import { machineCpuSeconds } from './cpu-seconds.ts'
import { runJourneys } from './journeys.ts'
import { remoteSuiteNames, runOwnSuites, runRemoteSuites } from './remote-suites.ts'
import {
  journeysReport,
  partialReport,
  readBrowsersReport,
  readJourneysReport,
  readJourneysWorkerMs,
  readRemoteSuiteReport,
  readUnitReport,
  unitReport,
} from './reports.ts'
import { type PartialRun, requestedSuites } from './requested-suites.ts'
import { createSuiteTimes } from './suite-times.ts'
import { isGood, summary } from './summary.ts'
import type { TestResult } from './test-result.ts'
import { runUnitTests } from './unit.ts'

const root = path.resolve(import.meta.dirname, '../..')
const log = createProgress(Number(process.env['SHOP_STARTED_AT'] ?? Date.now()), Date.now, console.log)
const stop = stopRequest()
const times = createSuiteTimes({ now: () => performance.now(), cpuSeconds: machineCpuSeconds })

/** Runs one suite; whatever happens to it, the next one gets its turn. */
async function runSuite(
  suite: TestResult['suite'],
  run: () => Promise<number>,
  read: (root: string) => Promise<TestResult[] | undefined>,
): Promise<TestResult[]> {
  const problem = await run().then(
    (code) => (code === 0 ? undefined : `exit code ${code}`),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  if (stop.aborted) process.exit(Number(stop.reason))
  const left = await read(root)
  const results = left ?? []
  const isExplained = results.some(({ status }) => status === 'failed') || (problem === undefined && left !== undefined)
  if (isExplained) return results
  const why = problem ?? 'they left no results'
  console.error(`\n${suite} tests: ${why}`)
  return [...results, { suite, title: `the ${suite} tests did not run: ${why}`, status: 'failed' }]
}

/** A suite that was broken off has left nothing, and is not forgotten beside the others. */
async function readSuite(name: string): Promise<TestResult[]> {
  const results = await readRemoteSuiteReport(root, name)
  return results ?? [{ suite: 'browser', title: `the suite ${name} left no results`, status: 'failed' }]
}

const readSuites = async (names: readonly string[]): Promise<TestResult[]> =>
  (await Promise.all(names.map(readSuite))).flat()

async function runUnit(args: readonly string[], report: string): Promise<TestResult[]> {
  log('unit tests')
  const run = () => times.measure('unit tests', () => runUnitTests({ root, stop }, args, report))
  return runSuite('unit', run, () => readUnitReport(root, report))
}

async function runBrowserJourneys(specs: readonly string[], report: string): Promise<TestResult[]> {
  log('browser journeys')
  const run = () => times.measure('browser journeys', () => runJourneys({ root, stop, log }, specs, report))
  return runSuite('browser', run, () => readJourneysReport(root, report))
}

async function runOtherEngines(): Promise<TestResult[]> {
  log('the main journey in WebKit and Firefox')
  return runSuite('browser', () => times.measure('browsers', () => runBrowsers({ root, stop })), readBrowsersReport)
}

async function runSuitesOfRemotes(remotes: 'all' | readonly string[]): Promise<TestResult[]> {
  log('suites of the remotes, each alone in the shop')
  const options = { root, stop, measure: times.measure }
  const run = () => (remotes === 'all' ? runRemoteSuites(options) : runOwnSuites(remotes, options))
  return runSuite('browser', run, () => readSuites(remotes === 'all' ? remoteSuiteNames(root) : remotes))
}

const runEverything = async (): Promise<TestResult[]> => [
  ...(await runUnit([], unitReport(root))),
  ...(await runBrowserJourneys([], journeysReport(root))),
  ...(await runOtherEngines()),
  ...(await runSuitesOfRemotes('all')),
]

/** Runs the suites that a difference can break, and starts no other. */
async function runPart({ since, unit, journeys, remotes, others }: PartialRun): Promise<TestResult[]> {
  const specs = journeys === 'all' ? [] : journeys
  console.log(
    `since ${since}: ${unit === 'all' ? 'all' : 'reached'} unit tests; journeys: ${journeys === 'all' ? 'all' : specs.join(' ') || 'none'}; remotes: ${remotes.join(' ') || 'none'}`,
  )
  const sinceArgs = unit === 'all' ? [] : [`--changedSince=${since}`, '--passWithNoTests']
  return [
    ...(await runUnit(sinceArgs, partialReport(root, 'unit'))),
    ...(journeys === 'all' || specs.length > 0 ? await runBrowserJourneys(specs, partialReport(root, 'journeys')) : []),
    ...(others ? await runOtherEngines() : []),
    ...(others || remotes.length > 0 ? await runSuitesOfRemotes(others ? 'all' : remotes) : []),
  ]
}

const part = await requestedSuites(root, process.argv.slice(2)).catch((error: unknown) => {
  if (!isRefusal(error)) throw error
  console.error(error.message)
  process.exit(1)
})
const results = part === undefined ? await runEverything() : await runPart(part)
log('done')
for (const { title } of results.filter(({ isUnstable }) => isUnstable)) console.log(`unstable: ${title}`)
for (const { suite, title } of results.filter(({ status }) => status === 'failed'))
  console.log(`failed: ${suite}: ${title}`)
console.log(`\n${times.table()}\nCPU s: user and system, of the whole machine`)
const ofProjects = [...((await readJourneysWorkerMs(root)) ?? [])]
  .map(([project, ms]) => `${project} ${(ms / 1000).toFixed(0)} s`)
  .join(', ')
if (part === undefined) console.log(`workers of the journeys, added up: ${ofProjects || 'no report'}`)
console.log(`\n${summary(results)}`)
process.exit(isGood(results, part === undefined) ? 0 : 1)
