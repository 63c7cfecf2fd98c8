import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { chromium } from 'playwright'
import { installDebianPackages, isDebianRoot } from './debian.ts'

/** Also tells a browser whose libraries are missing: it is there and does not run. */
const runs = (executable: string): boolean =>
  existsSync(executable) &&
  spawnSync(executable, ['--version'], { stdio: 'ignore', timeout: versionTimeoutMs }).status === 0

const versionTimeoutMs = 20_000
const downloadTimeoutMs = 300_000
/** Chromium without a browser around it, of which nobody sees anything: a suite takes three quarters of the time. */
const debianShell = '/usr/bin/chromium-headless-shell'
const debianChromium = '/usr/bin/chromium'

const found = (): string | undefined => [debianShell, debianChromium, chromium.executablePath()].find(runs)

const howTo =
  'No Chromium for the browser journeys. Install one (Debian: apt-get install chromium-headless-shell fonts-noto-cjk; elsewhere: npx playwright install --with-deps chromium), or name one: CHROMIUM=/path/to/chromium npm test.'

/** A Chromium that runs: the one named, Debian's (installed now where that is possible), or Playwright's own. */
export function ensureChromium(named: string | undefined, log: (text: string) => void): string {
  if (named !== undefined) {
    if (runs(named)) return named
    throw new Error(`CHROMIUM names ${named}, which does not run.`)
  }
  if (!runs(debianShell) && isDebianRoot()) {
    log("installing Debian's headless Chromium")
    installDebianPackages(['chromium-headless-shell'])
  }
  const there = found()
  if (there !== undefined) return there

  log('no Chromium here: Playwright fetches its own')
  const playwright = path.join(
    path.dirname(createRequire(import.meta.url).resolve('playwright/package.json')),
    'cli.js',
  )
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'ignore', timeout: downloadTimeoutMs })
  const fetched = found()
  if (fetched === undefined) throw new Error(howTo)
  return fetched
}
