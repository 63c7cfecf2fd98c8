import path from 'node:path'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { commonConfig, commonUse } from '../test/playwright.ts'

/** The Playwright configuration of a remote's own suite: the remote alone, in its production build. */
export const suiteOf = (folder: string): PlaywrightTestConfig =>
  suiteConfig(path.basename(folder), { testDir: path.join(folder, 'e2e'), remotes: [path.basename(folder)] })

/** The suites of several remotes in one run: each test has its remote alone, on a host that the next one takes over. */
export const suitesOf = (root: string, remotes: readonly string[]): PlaywrightTestConfig =>
  suiteConfig('remotes', {
    testDir: root,
    testMatch: remotes.map((remote) => path.join(root, remote, 'e2e', '**', '*.spec.ts')),
    remotes,
  })

type Suite = Pick<PlaywrightTestConfig, 'testDir' | 'testMatch'> & { remotes: readonly string[] }

const suiteConfig = (name: string, { remotes, ...tests }: Suite): PlaywrightTestConfig =>
  defineConfig({
    ...commonConfig,
    ...tests,
    outputDir: path.resolve(import.meta.dirname, '../..', '.data', 'reports', name),
    globalSetup: path.join(import.meta.dirname, 'suite-setup.ts'),
    metadata: { remotes },
    fullyParallel: true,
    // One story looks at several screens, each at three widths.
    timeout: 2 * commonConfig.timeout,
    use: {
      ...commonUse,
      // The panel and a desktop beside it.
      viewport: { width: 1640, height: 1000 },
      // As on the desktops of the journeys.
      contextOptions: { reducedMotion: 'reduce' },
    },
  })
