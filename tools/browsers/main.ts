import { rmSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isRefusal } from '../start/refusal.ts'
import { stopRequest } from '../start/stop-request.ts'
import { ensureJapaneseFont } from '../test/japanese-fonts.ts'
import { browsersReport, clearReport } from '../test/reports.ts'
import type { TestResult } from '../test/test-result.ts'
import type { Engine, EngineName } from './engine.ts'
import { ensureEngine } from './ensure-engine.ts'
import { firefox } from './firefox.ts'
import { engineNames, readOptions } from './options.ts'
import { runEngine } from './run-engine.ts'
import { openShop } from './shop.ts'
import { webkit } from './webkit.ts'

/** `pnpm browsers [--engine webkit|firefox]`: the main journey in the engines that the journeys do not run in. [K-123] */
const root = path.resolve(import.meta.dirname, '../..')
const engines: Readonly<Record<EngineName, Engine>> = { webkit, firefox }
/** Who is told to stop is killed after a second. */
const stopMs = 700
const endMs = 5000

const log = console.log
const stop = stopRequest()
const undos: (() => unknown)[] = []
const atEnd = (undo: () => unknown) => void undos.push(undo)

async function run(): Promise<number> {
  const names = readOptions(process.argv.slice(2))
  for (const name of names) ensureEngine(engines[name], log)
  ensureJapaneseFont(log)
  const report = browsersReport(root)
  // Only a run of all of them is the record.
  const isRecorded = names.length === engineNames.length
  if (isRecorded) await clearReport(report)

  const folder = await mkdtemp(path.join(tmpdir(), 'todok-browsers-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  // Who is told to stop may not come to that.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const shop = await openShop({ root, folder, stop, log, atEnd })
  const results: TestResult[] = []
  const pictures = path.join(path.dirname(report), 'browsers')
  for (const name of names)
    results.push(...(await runEngine(engines[name], shop, { folder, pictures, stop, log, atEnd })))
  if (isRecorded) await writeFile(report, JSON.stringify(results))
  const failed = results.filter(({ status }) => status === 'failed')
  log(
    failed.length === 0
      ? `the main journey runs in ${names.join(' and ')}`
      : `failed: ${failed.map(({ title }) => title).join(', ')}`,
  )
  return failed.length === 0 ? 0 : 1
}

/** Browsers before the shop, whatever happens to one of them. */
async function endAll(): Promise<void> {
  for (const undo of undos.toReversed())
    await Promise.race([
      Promise.resolve()
        .then(undo)
        .catch(() => undefined),
      wait(endMs),
    ])
}

const stopped = new Promise<number>((resolve) => stop.addEventListener('abort', () => resolve(Number(stop.reason))))
const code = await Promise.race([stopped, run()]).catch((error: unknown) => {
  if (stop.aborted) return Number(stop.reason)
  console.error(isRefusal(error) ? error.message : error)
  return 1
})
await Promise.race([endAll(), ...(stop.aborted ? [wait(stopMs)] : [])])
process.exit(code)
