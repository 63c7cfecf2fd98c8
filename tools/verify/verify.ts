import path from 'node:path'
import { stopRequest } from '../start/stop-request.ts'
import { type Check, checks } from './checks.ts'
import { runCheck } from './run-check.ts'

/** `pnpm verify`: the whole gate, the same here and in CI. Browser journeys are `npm test`'s. [house style 30] */
const root = path.resolve(import.meta.dirname, '../..')
const stop = stopRequest()
const withoutUnit = process.argv.includes('--without-unit')
const wanted = checks(root).filter(({ name }) => !(withoutUnit && name === 'unit'))

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
