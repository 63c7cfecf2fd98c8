import type { PlaywrightTestConfig } from '@playwright/test'

const report = process.env['JOURNEYS_REPORT']

/** Where a suite's results go: to who looks, and to `npm test` when it asks for them. */
const reporter: NonNullable<PlaywrightTestConfig['reporter']> = [
  ['list'],
  ...(report === undefined ? [] : [['json', { outputFile: report }] as ['json', { outputFile: string }]]),
]

/** Told by the tools that run a suite, who look for one. */
const executablePath = process.env['CHROMIUM']

/** Common to every browser suite. */
export const commonConfig = {
  testMatch: '**/*.spec.ts',
  reporter,
  // With two, a tenth to a fifth of two cores is idle while tests wait.
  workers: 3,
  // A journey that passes at the second try does not stop a release; the summary tells its name.
  retries: 1,
  forbidOnly: process.env['CI'] !== undefined,
  // Long timeouts cost a passing journey nothing, and on a busy machine a slow journey does not fail by them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
} satisfies PlaywrightTestConfig

/** The browser of every suite. */
export const commonUse = {
  locale: 'ja-JP',
  timezoneId: 'Asia/Tokyo',
  // Filming every page is dear on a machine without a GPU; what stood in the page is kept.
  trace: { mode: 'on-first-retry', screenshots: false },
  screenshot: 'only-on-failure',
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    // Without a locale around it a browser keeps no Japanese name of a file.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    // Root needs no-sandbox; the others keep the browser from calling home and from a GPU that is not there. Its pages
    // live for seconds: the code that is compiled better in the background took a fifth of their time and served nobody.
    args: [
      '--js-flags=--no-opt --no-maglev',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
} satisfies PlaywrightTestConfig['use']
