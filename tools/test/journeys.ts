import path from 'node:path'
import { ensureChromium } from './chromium.ts'
import { ensureJapaneseFont } from './japanese-fonts.ts'
import { playwrightTest } from './playwright-command.ts'
import { clearReport, journeysReport } from './reports.ts'
import { type RunOptions, runTool } from './run-tool.ts'

export type JourneyOptions = RunOptions & { log(text: string): void }

/** Beyond Playwright's own limit, which stands in its configuration. */
const journeysLimitMs = 52 * 60_000

/**
 * Runs Playwright over the real shop and leaves its results in a report: in that of all journeys when none are named, in
 * the given one, or in none. Gives its exit code.
 */
export async function runJourneys(
  options: JourneyOptions,
  args: readonly string[] = [],
  report = args.length === 0 ? journeysReport(options.root) : undefined,
): Promise<number> {
  const { root, log, environment = process.env } = options
  const chromium = ensureChromium(environment['CHROMIUM'], log)
  ensureJapaneseFont(log)
  if (report !== undefined) await clearReport(report)
  const e2e = path.join(root, 'e2e')
  const playwright = playwrightTest(path.join(e2e, 'package.json'), path.join(e2e, 'playwright.config.ts'))
  return runTool(process.execPath, [...playwright, ...args], {
    ...options,
    limitMs: journeysLimitMs,
    environment: { ...environment, CHROMIUM: chromium, ...(report === undefined ? {} : { JOURNEYS_REPORT: report }) },
  })
}
