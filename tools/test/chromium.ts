import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { chromium } from 'playwright'
import { installDebianPackages, isDebianRoot } from './debian.ts'

/** Also tells a browser whose libraries are missing: it is there and does not run. */
const runs = (executable: string): boolean =>
  existsSync(executable) &&
  spawnSync(executable, ['--version'], { stdio: 'ignore', timeout: versionPatienceMs }).status === 0

const versionPatienceMs = 20_000
const downloadPatienceMs = 300_000
const debianChromium = '/usr/bin/chromium'

const found = (): string | undefined => [debianChromium, chromium.executablePath()].find(runs)

const howTo =
  'No Chromium for the browser journeys. Install one (Debian: apt-get install chromium fonts-noto-cjk; elsewhere: npx playwright install --with-deps chromium), or name one: CHROMIUM=/path/to/chromium npm test.'

/** A Chromium that runs: the one named, the system's, Playwright's own, or one that is installed now. */
export function ensureChromium(named: string | undefined, say: (text: string) => void): string {
  if (named !== undefined) {
    if (runs(named)) return named
    throw new Error(`CHROMIUM names ${named}, which does not run.`)
  }
  const there = found()
  if (there !== undefined) return there

  say('no Chromium here: Playwright fetches its own')
  const playwright = path.join(
    path.dirname(createRequire(import.meta.url).resolve('playwright/package.json')),
    'cli.js',
  )
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'ignore', timeout: downloadPatienceMs })
  const fetched = found()
  if (fetched !== undefined) return fetched

  if (!isDebianRoot()) throw new Error(howTo)
  say("Playwright's cannot be fetched or does not run: installing Debian's")
  installDebianPackages(['chromium', 'fonts-noto-cjk'])
  const installed = found()
  if (installed === undefined) throw new Error(howTo)
  return installed
}
