import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { commonConfig, commonUse } from '@shop/tools/playwright'

export default defineConfig({
  ...commonConfig,
  outputDir: path.resolve(import.meta.dirname, '../.data/reports/journeys'),
  globalSetup: './stack/global-setup.ts',
  globalTimeout: 55 * 60_000,
  use: commonUse,
  // A journey that makes sense at one width only says so by its tag.
  projects: [
    { name: 'desktop', testDir: 'journeys', grepInvert: /@mobile/, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'mobile',
      testDir: 'journeys',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    // The shop as it stands on the web, behind nginx with HTTP/2: `pnpm journeys --project=tls`.
    {
      name: 'tls',
      testDir: 'tls',
      use: { viewport: { width: 1280, height: 900 }, ignoreHTTPSErrors: true },
    },
    // Every remote goes through every fault: `pnpm journeys --project=faults`.
    { name: 'faults', testDir: 'faults', use: { viewport: { width: 1280, height: 900 }, actionTimeout: 20_000 } },
  ],
})
