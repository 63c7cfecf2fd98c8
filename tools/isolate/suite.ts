import path from 'node:path'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { commonConfig, commonUse } from '../test/playwright.ts'
import type { SuiteOptions } from './test.ts'

/** The Playwright configuration of a remote's own suite: the remote alone, in its production build. */
export function suiteOf(folder: string): PlaywrightTestConfig {
  const remote = path.basename(folder)
  return defineConfig<object, SuiteOptions>({
    ...commonConfig,
    testDir: path.join(folder, 'e2e'),
    outputDir: path.resolve(folder, '..', '.data', 'reports', remote),
    globalSetup: path.join(import.meta.dirname, 'suite-setup.ts'),
    metadata: { remote },
    fullyParallel: true,
    // One story looks at several screens, each at three widths.
    timeout: 2 * commonConfig.timeout,
    use: {
      ...commonUse,
      remote,
      // The panel and a desktop beside it.
      viewport: { width: 1640, height: 1000 },
      // As on the desktops of the journeys.
      contextOptions: { reducedMotion: 'reduce' },
    },
  })
}
