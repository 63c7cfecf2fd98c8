import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { entryPointsOf } from '../federation/entry-points-of.ts'
import { sharedEntryPoints } from '../federation/sharing.ts'
import { isRefusal } from '../start/refusal.ts'
import { baseOf } from './base.ts'
import {
  entryPointsFolder,
  readEntryPointVersions,
  reportFile,
  writeEntryPointVersions,
} from './entry-point-versions.ts'
import { judgeChange } from './judge-change.ts'
import { judgeEntryPoints, problemsOf } from './judge-entry-points.ts'
import { declarationsFolder, reportsOf } from './reports.ts'

const usage = `pnpm entry-points           checks versions and reports of the shared entry points against their sources
pnpm entry-points --write   sets the versions and reports that the sources need`

/** Each shared entry point has a version that moves with its types and contents. docs/entry-points.md */
async function main(args: readonly string[]): Promise<number> {
  if (args.some((one) => one !== '--write')) {
    console.log(usage)
    return args.includes('--help') ? 0 : 1
  }
  const root = path.resolve(import.meta.dirname, '../..')
  const { computed, verdicts, recorded } = await judgeCheckout(root)
  return args.includes('--write')
    ? write(root, { computed, verdicts, recorded })
    : check(root, { computed, verdicts, recorded })
}

type Judged = Awaited<ReturnType<typeof judgeCheckout>>

async function judgeCheckout(root: string) {
  const folder = path.join(root, 'shared')
  const { exports: entries }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  )
  const reports = await reportsOf({ folder, entries, entryPoints: sharedEntryPoints })
  // By the function of the builds: what is recorded here is what the release check reads there.
  const computed = new Map(
    Object.entries(entryPointsOf(import.meta.dirname)).map(([entryPoint, { contents }]) => [
      entryPoint,
      { contents, report: reports.get(entryPoint) ?? '' },
    ]),
  )
  const recorded = readEntryPointVersions(root)
  const tools = { folder: declarationsFolder(folder), tsc: path.join(root, 'node_modules/.bin/tsc') }
  const judge = (before: string, after: string) => judgeChange(before, after, tools)
  return { computed, recorded, verdicts: judgeEntryPoints({ computed, recorded, base: baseOf(root), judge }) }
}

function write(root: string, { computed, recorded, verdicts }: Judged): number {
  mkdirSync(path.join(root, entryPointsFolder), { recursive: true })
  for (const { entryPoint, version, step, why } of verdicts) {
    if (version !== recorded[entryPoint]?.version)
      console.log(`${entryPoint} ${recorded[entryPoint]?.version ?? 'new'} → ${version} (${step}; ${why})`)
    writeFileSync(path.join(root, reportFile(entryPoint)), computed.get(entryPoint)?.report ?? '')
  }
  for (const gone of Object.keys(recorded).filter((entryPoint) => !computed.has(entryPoint)))
    rmSync(path.join(root, reportFile(gone)), { force: true })
  const versions = verdicts.map(({ entryPoint, version }) => [
    entryPoint,
    { version, contents: computed.get(entryPoint)?.contents ?? '' },
  ])
  writeEntryPointVersions(root, Object.fromEntries(versions))
  return 0
}

function check(root: string, { computed, recorded, verdicts }: Judged): number {
  const fileOf = (entryPoint: string) => path.join(root, reportFile(entryPoint))
  const report = (entryPoint: string) =>
    existsSync(fileOf(entryPoint)) ? readFileSync(fileOf(entryPoint), 'utf8') : undefined
  const problems = problemsOf(verdicts, { versions: recorded, report }, computed)
  for (const problem of problems) console.log(problem)
  console.log(
    problems.length === 0
      ? `entry points: ${verdicts.length}, each with the version that it needs`
      : `\nThe way out: pnpm entry-points --write, and commit ${entryPointsFolder} with the change`,
  )
  return problems.length === 0 ? 0 : 1
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!isRefusal(error)) throw error
  console.error(error.message)
  process.exitCode = 1
}
