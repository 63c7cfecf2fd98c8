import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Folder, folders, isFolder } from './folders.ts'
import { linesOf, mutantsOf, scoreOf } from './score.ts'

const usage = `pnpm mutants [folder…]   what the tests notice of small faults in the sources, at least 80 %

${Object.keys(folders).join('\n')}`
const minPercent = 80

/** Thousands of runs: each leaves out the parts of its tests that take long and notice no more. */
const quicker = { TEST_DATABASES: 'embedded', SIMULATED_WISHES: '300' }

const root = path.resolve(import.meta.dirname, '../..')
const stryker = fileURLToPath(new URL('./bin/stryker.js', import.meta.resolve('@stryker-mutator/core/package.json')))

/** Breaks one place after the other, and runs those tests of the folder that come by. Whether enough is noticed. */
function mutate(folder: Folder): boolean {
  const { status } = spawnSync(process.execPath, [stryker, 'run', 'tools/mutants/stryker.config.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...quicker, MUTANTS_FOLDER: folder },
  })
  if (status !== 0) return false
  const report = path.join(root, '.data/reports/mutants', `${folder.replaceAll('/', '-')}.json`)
  const { killed, undetected, ignored, percent } = scoreOf(mutantsOf(JSON.parse(readFileSync(report, 'utf8'))))
  for (const line of linesOf(undetected)) console.log(line)
  const counted = killed + undetected.length
  console.log(`${folder}: ${percent.toFixed(1)} %, ${killed} of ${counted} noticed, ${ignored} not tried`)
  return percent >= minPercent
}

const asked = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''))
const unknown = asked.filter((folder) => !isFolder(folder))
if (unknown.length > 0) {
  console.error(`no folder of mutants: ${unknown.join(', ')}\n\n${usage}`)
  process.exit(1)
}
const known = Object.keys(folders).filter(isFolder)
const low = (asked.length === 0 ? known : asked.filter(isFolder)).filter((folder) => !mutate(folder))
if (low.length > 0) console.error(`below ${minPercent} %, or not run to the end: ${low.join(', ')}`)
process.exit(low.length === 0 ? 0 : 1)
