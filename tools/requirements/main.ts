import path from 'node:path'
import { stopRequest } from '../start/stop-request.ts'
import { remoteSuiteNames } from '../test/remote-suites.ts'
import { readJourneysReport, readRemoteSuiteReports, readUnitReport } from '../test/reports.ts'
import { runUnitTests } from '../test/unit.ts'
import { coverage, coverageLines } from './coverage.ts'
import { readList } from './list.ts'

/**
 * `pnpm requirements [--run]`: per group, how many lines have a passing test that carries their id; then the lines that
 * have none, and the titles that name an unknown id. Reads what the last `npm test` left.
 */
const root = path.resolve(import.meta.dirname, '../..')
const args = new Set(process.argv.slice(2))

if (args.has('--run')) await runUnitTests({ root, stop: stopRequest() })
const [unit, journeys, alone] = await Promise.all([
  readUnitReport(root),
  readJourneysReport(root),
  readRemoteSuiteReports(root, remoteSuiteNames(root)),
])
if (unit === undefined) {
  console.error('No results of the unit tests: run `npm test` first, or `pnpm requirements --run`.')
  process.exit(1)
}
if (journeys === undefined) console.error('No results of the browser journeys: only unit tests are counted.')

const found = coverage(await readList(root), [...unit, ...(journeys ?? []), ...(alone ?? [])])
for (const line of coverageLines(found)) console.log(line)
for (const { id, text } of found.uncovered) console.log(`no test: ${id} ${text}`)
for (const { id, title } of found.unknown) console.log(`unknown id ${id}: ${title}`)
process.exit(found.unknown.length === 0 ? 0 : 1)
