import { existsSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { commonConfig, commonUse } from '@shop/tools/playwright'

/** Motion is drawn by the processor here, at a tenth of all it has to do; the journeys on phones keep it. */
const desktop = { viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } } as const

/** Logins of servers that only Debian packages: `pnpm journeys --project=identity`. */
const otherProviders = existsSync('/usr/bin/apt-get') ? [{ name: 'identity', testDir: 'identity', use: desktop }] : []

export default defineConfig({
  ...commonConfig,
  outputDir: path.resolve(import.meta.dirname, '../.data/reports/journeys'),
  globalSetup: './stack/global-setup.ts',
  globalTimeout: 50 * 60_000,
  use: commonUse,
  // The longest tests come first, and those that one worker does alone: nobody is left with them at the end.
  projects: [
    // Releases of different checkouts beside each other: `pnpm journeys --project=skew`.
    { name: 'skew', testDir: 'skew', use: { ...desktop, actionTimeout: 20_000 } },
    // The emulator of the app with the whole shop in it, started once: `pnpm journeys --project=app`.
    { name: 'app', testDir: 'app', workers: 1, use: { ...desktop, actionTimeout: 20_000 } },
    // Every remote goes through its share of the faults: `pnpm journeys --project=faults`; all of them: `pnpm faults`.
    { name: 'faults', testDir: 'faults', use: { ...desktop, actionTimeout: 20_000 } },
    // A journey that makes sense at one width only says so by its tag.
    { name: 'desktop', testDir: 'journeys', grepInvert: /@mobile/, use: desktop },
    {
      name: 'mobile',
      testDir: 'journeys',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    ...otherProviders,
    // The shop as it stands on the web, behind nginx with HTTP/2: `pnpm journeys --project=tls`.
    { name: 'tls', testDir: 'tls', use: { ...desktop, ignoreHTTPSErrors: true } },
  ],
})
