import { existsSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import type { SuiteOptions } from './test.ts'

const debianChromium = '/usr/bin/chromium'
const report = process.env['JOURNEYS_REPORT']
const reporter: NonNullable<PlaywrightTestConfig['reporter']> = [
  ['list'],
  ...(report === undefined ? [] : [['json', { outputFile: report }] as ['json', { outputFile: string }]]),
]

/** The Playwright configuration of a remote's own suite: the remote alone, in its production build. */
export function suiteOf(folder: string): PlaywrightTestConfig {
  const remote = path.basename(folder)
  const executablePath = process.env['CHROMIUM'] ?? (existsSync(debianChromium) ? debianChromium : undefined)
  return defineConfig<object, SuiteOptions>({
    testDir: path.join(folder, 'e2e'),
    testMatch: '**/*.spec.ts',
    outputDir: path.resolve(folder, '..', '.data', 'reports', remote),
    globalSetup: path.join(import.meta.dirname, 'suite-setup.ts'),
    metadata: { remote },
    reporter,
    workers: 2,
    fullyParallel: true,
    retries: 0,
    forbidOnly: process.env['CI'] !== undefined,
    // Patience costs a passing test nothing; on a busy machine it keeps a slow one from being a wrong one.
    timeout: 120_000,
    expect: { timeout: 20_000 },
    use: {
      remote,
      // The panel and a desktop beside it.
      viewport: { width: 1640, height: 1000 },
      locale: 'ja-JP',
      timezoneId: 'Asia/Tokyo',
      // Filming every page is dear on a machine without a GPU; what stood in the page is kept.
      trace: { mode: 'retain-on-failure', screenshots: false },
      screenshot: 'only-on-failure',
      launchOptions: {
        ...(executablePath === undefined ? {} : { executablePath }),
        // Root needs no-sandbox; the others keep the browser from calling home and from a GPU that is not there.
        args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
      },
    },
  })
}
