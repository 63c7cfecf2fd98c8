import path from 'node:path'
import { browsersReport, clearReport } from './reports.ts'
import { type RunOptions, runTool } from './run-tool.ts'

/** Beyond the limits of the shop's start and of both engines, and of an installation. */
const browsersLimitMs = 12 * 60_000

/** The main journey in the engines that the journeys do not run in; leaves its results in the reports. */
export async function runBrowsers(options: RunOptions): Promise<number> {
  await clearReport(browsersReport(options.root))
  const program = path.join(options.root, 'tools', 'browsers', 'main.ts')
  return runTool(process.execPath, [program], { ...options, limitMs: browsersLimitMs })
}
