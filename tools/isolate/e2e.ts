import { existsSync } from 'node:fs'
import path from 'node:path'
import { isRefusal, Refusal } from '../start/refusal.ts'
import { stopRequest } from '../start/stop-request.ts'
import { ensureChromium } from '../test/chromium.ts'
import { ensureJapaneseFont } from '../test/japanese-fonts.ts'
import { playwrightTest } from '../test/playwright-command.ts'
import { runTool } from '../test/run-tool.ts'

/**
 * `pnpm --filter mfe-x e2e [arguments of Playwright]`: the remote's own suite, in whose folder this is run; in this
 * folder here, the suites of all remotes.
 */
const folder = process.cwd()
const root = path.resolve(import.meta.dirname, '../..')
const limitMs = 25 * 60_000

async function run(): Promise<number> {
  const config = path.join(folder, 'playwright.config.ts')
  if (!existsSync(config)) throw new Refusal(`${folder} has no suite: run this with pnpm --filter mfe-x e2e.`)
  const chromium = ensureChromium(process.env['CHROMIUM'], console.log)
  ensureJapaneseFont(console.log)
  return runTool(process.execPath, [...playwrightTest(import.meta.filename, config), ...process.argv.slice(2)], {
    root,
    stop: stopRequest(),
    limitMs,
    environment: { ...process.env, CHROMIUM: chromium },
  })
}

process.exit(
  await run().catch((error: unknown) => {
    console.error(isRefusal(error) ? error.message : error)
    return 1
  }),
)
