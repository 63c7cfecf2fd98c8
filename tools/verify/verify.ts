import path from 'node:path'
import { stopRequest } from '../start/stop-request.ts'
import { type Check, checks } from './checks.ts'
import { runCheck } from './run-check.ts'

/**
 * `pnpm verify`: the whole gate, the same here and in CI. Browser journeys are `npm test`'s. [house style 30]
 * `--after-tests` leaves out what `npm test` has proved; `--without-unit` all that takes minutes: tests and builds.
 */
const root = path.resolve(import.meta.dirname, '../..')
const stop = stopRequest()
const leftOut = { '--after-tests': ['unit'], '--without-unit': ['unit', 'releases'] }
const without = Object.entries(leftOut).flatMap(([flag, names]) => (process.argv.includes(flag) ? names : []))
const wanted = checks(root).filter(({ name }) => !without.includes(name))

const failed: Check[] = []
for (const check of wanted) {
  const { isGood, seconds, output } = await runCheck(check, root, stop)
  if (stop.aborted) process.exit(Number(stop.reason))
  if (!isGood) {
    failed.push(check)
    console.log(`\n${output.trim()}\n`)
  }
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${check.name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s`)
}
const names = failed.map(({ name }) => name).join(', ')
console.log(failed.length === 0 ? `\nverify: ${wanted.length} checks, all good` : `\nverify: failed: ${names}`)
process.exit(failed.length === 0 ? 0 : 1)
