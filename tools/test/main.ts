import path from 'node:path'
import { createProgress } from '../start/progress.ts'
import { stopRequest } from '../start/stop-request.ts'
import { runBrowsers } from './browsers.ts'
import { machineCpuSeconds } from './cpu-seconds.ts'
import { runJourneys } from './journeys.ts'
import { remoteSuiteNames, runRemoteSuites } from './remote-suites.ts'
import {
  readBrowsersReport,
  readJourneysReport,
  readJourneysWorkerMs,
  readRemoteSuiteReport,
  readUnitReport,
} from './reports.ts'
import { createSuiteTimes } from './suite-times.ts'
import { isGood, summary } from './summary.ts'
import type { TestResult } from './test-result.ts'
import { runUnitTests } from './unit.ts'

const root = path.resolve(import.meta.dirname, '../..')
const say = createProgress(Number(process.env['SHOP_STARTED_AT'] ?? Date.now()), Date.now, console.log)
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
  const results = (await read(root)) ?? []
  const isExplained = problem === undefined || results.some(({ status }) => status === 'failed')
  if (isExplained) return results
  console.error(`\n${suite} tests: ${problem}`)
  return [...results, { suite, title: `the ${suite} tests did not run: ${problem}`, status: 'failed' }]
}

/** A suite that was broken off has left nothing, and is not forgotten beside the others. */
async function readSuite(name: string): Promise<TestResult[]> {
  const results = await readRemoteSuiteReport(root, name)
  return results ?? [{ suite: 'browser', title: `the suite ${name} left no results`, status: 'failed' }]
}

say('unit tests')
const unit = await runSuite(
  'unit',
  () => times.measure('unit tests', () => runUnitTests({ root, stop })),
  readUnitReport,
)
say('browser journeys')
const journeys = await runSuite(
  'browser',
  () => times.measure('browser journeys', () => runJourneys({ root, stop, say })),
  readJourneysReport,
)
say('the main journey in WebKit and Firefox')
const browsers = await runSuite(
  'browser',
  () => times.measure('browsers', () => runBrowsers({ root, stop })),
  readBrowsersReport,
)
say('suites of the remotes, each alone in the shop')
const alone = await runSuite(
  'browser',
  () => runRemoteSuites({ root, stop, measure: times.measure }),
  async () => (await Promise.all(remoteSuiteNames(root).map(readSuite))).flat(),
)

const results = [...unit, ...journeys, ...browsers, ...alone]
say('done')
for (const { title } of results.filter(({ isUnstable }) => isUnstable)) console.log(`unstable: ${title}`)
for (const { suite, title } of results.filter(({ status }) => status === 'failed'))
  console.log(`failed: ${suite}: ${title}`)
console.log(`\n${times.table()}\nCPU s: user and system, of the whole machine`)
const ofProjects = [...((await readJourneysWorkerMs(root)) ?? [])]
  .map(([project, ms]) => `${project} ${(ms / 1000).toFixed(0)} s`)
  .join(', ')
console.log(`workers of the journeys, added up: ${ofProjects || 'no report'}`)
console.log(`\n${summary(results)}`)
process.exit(isGood(results) ? 0 : 1)
