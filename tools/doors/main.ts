import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { doorsOf } from '../federation/doors-of.ts'
import { sharedDoors } from '../federation/sharing.ts'
import { isRefusal } from '../start/refusal.ts'
import { baseOf } from './base.ts'
import { doorsFolder, readDoorVersions, reportFile, writeDoorVersions } from './door-versions.ts'
import { judgeChange } from './judge-change.ts'
import { judgeDoors, problemsOf } from './judge-doors.ts'
import { declarationsFolder, reportsOf } from './reports.ts'

const usage = `pnpm doors           checks versions and reports of the shared doors against their sources
pnpm doors --write   sets the versions and reports that the sources need`

/** Each shared door has a version that moves with its types and contents. docs/releasing.md, "Doors". */
function main(args: readonly string[]): number {
  if (args.some((one) => one !== '--write')) {
    console.log(usage)
    return args.includes('--help') ? 0 : 1
  }
  const root = path.resolve(import.meta.dirname, '../..')
  const { computed, verdicts, recorded } = judgeCheckout(root)
  return args.includes('--write')
    ? write(root, { computed, verdicts, recorded })
    : check(root, { computed, verdicts, recorded })
}

type Judged = ReturnType<typeof judgeCheckout>

function judgeCheckout(root: string) {
  const folder = path.join(root, 'shared')
  const { exports: entries }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  )
  const reports = reportsOf({ folder, entries, doors: sharedDoors })
  // By the function of the builds: what is recorded here is what the release check reads there.
  const computed = new Map(
    Object.entries(doorsOf(import.meta.dirname)).map(([door, { contents }]) => [
      door,
      { contents, report: reports.get(door) ?? '' },
    ]),
  )
  const recorded = readDoorVersions(root)
  const tools = { folder: declarationsFolder(folder), tsc: path.join(root, 'node_modules/.bin/tsc') }
  const judge = (before: string, after: string) => judgeChange(before, after, tools)
  return { computed, recorded, verdicts: judgeDoors({ computed, recorded, base: baseOf(root), judge }) }
}

function write(root: string, { computed, recorded, verdicts }: Judged): number {
  mkdirSync(path.join(root, doorsFolder), { recursive: true })
  for (const { door, version, step, why } of verdicts) {
    if (version !== recorded[door]?.version)
      console.log(`${door} ${recorded[door]?.version ?? 'new'} → ${version} (${step}; ${why})`)
    writeFileSync(path.join(root, reportFile(door)), computed.get(door)?.report ?? '')
  }
  for (const gone of Object.keys(recorded).filter((door) => !computed.has(door)))
    rmSync(path.join(root, reportFile(gone)), { force: true })
  const versions = verdicts.map(({ door, version }) => [
    door,
    { version, contents: computed.get(door)?.contents ?? '' },
  ])
  writeDoorVersions(root, Object.fromEntries(versions))
  return 0
}

function check(root: string, { computed, recorded, verdicts }: Judged): number {
  const fileOf = (door: string) => path.join(root, reportFile(door))
  const report = (door: string) => (existsSync(fileOf(door)) ? readFileSync(fileOf(door), 'utf8') : undefined)
  const problems = problemsOf(verdicts, { versions: recorded, report }, computed)
  for (const problem of problems) console.log(problem)
  console.log(
    problems.length === 0
      ? `doors: ${verdicts.length}, each with the version that it needs`
      : `\nThe way out: pnpm doors --write, and commit ${doorsFolder} with the change`,
  )
  return problems.length === 0 ? 0 : 1
}

try {
  process.exitCode = main(process.argv.slice(2))
} catch (error) {
  if (!isRefusal(error)) throw error
  console.error(error.message)
  process.exitCode = 1
}
