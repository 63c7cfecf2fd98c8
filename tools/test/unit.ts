import path from 'node:path'
import { forShortLivedDatabases } from 'reference-services/short-lived-databases'
import { ensureServers } from './ensure-servers.ts'
import { clearReport, unitReport } from './reports.ts'
import { type RunOptions, runTool } from './run-tool.ts'

const unitLimitMs = 25 * 60_000

/** Runs Jest over the workspace and leaves its results in the reports. Gives its exit code. */
export async function runUnitTests(
  options: RunOptions,
  args: readonly string[] = [],
  report = unitReport(options.root),
): Promise<number> {
  ensureServers(console.log)
  await clearReport(report)
  return runTool(
    process.execPath,
    [
      forShortLivedDatabases,
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      path.join(options.root, 'node_modules', 'jest', 'bin', 'jest.js'),
      '--json',
      `--outputFile=${report}`,
      ...args,
    ],
    { ...options, limitMs: unitLimitMs },
  )
}
