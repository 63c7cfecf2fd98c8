import { existsSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'

const reports = path.resolve(import.meta.dirname, '../.data/reports')
const debianChromium = '/usr/bin/chromium'
const executablePath = process.env['CHROMIUM'] ?? (existsSync(debianChromium) ? debianChromium : undefined)
const report = process.env['JOURNEYS_REPORT']

const reporter: PlaywrightTestConfig['reporter'] = [
  ['list'],
  ...(report === undefined ? [] : [['json', { outputFile: report }] as ['json', { outputFile: string }]]),
]

export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: path.join(reports, 'journeys'),
  globalSetup: './stack/global-setup.ts',
  reporter,
  workers: 2,
  // A journey that fails once is a finding, not noise.
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Patience costs a passing journey nothing; on a busy machine it keeps a slow one from being a wrong one.
  timeout: 120_000,
  globalTimeout: 36 * 60_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // Filming every page is dear on a machine without a GPU; what stood in the page is kept.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Root needs no-sandbox; the others keep the browser from calling home and from a GPU that is not there.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // A journey that makes sense at one width only says so by its tag.
  projects: [
    { name: 'desktop', testDir: 'journeys', grepInvert: /@mobile/, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'mobile',
      testDir: 'journeys',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    // Every remote goes through every fault: `pnpm journeys --project=faults`.
    { name: 'faults', testDir: 'faults', use: { viewport: { width: 1280, height: 900 }, actionTimeout: 20_000 } },
  ],
})
