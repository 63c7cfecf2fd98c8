import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type FrameLocator } from '@playwright/test'
import { type HostProcess, startHostProcess } from './host-process.ts'
import { watchedTest } from './watched-test.ts'

export type SuiteOptions = { remote: string }

type Fixtures = {
  /** Opens a link of the panel, `path=/favorite&persona=member`, and gives the shop in its frame. */
  open(link: string): Promise<FrameLocator>
  /** Other failures and delays from the next call on, `favourites:503`; none without a word. */
  fail(list?: string, delays?: string): Promise<void>
}

/** Playwright's `test` over an isolation host for each worker. */
export const test = watchedTest.extend<Fixtures, SuiteOptions & { host: HostProcess }>({
  remote: ['', { scope: 'worker', option: true }],
  host: [
    async ({ remote }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), `isolated-${remote}-`))
      const root = path.resolve(import.meta.dirname, '../..')
      const host = await startHostProcess(root, {
        program: 'isolate/main.ts',
        args: [remote, '--production', '--built', '--data', folder],
        ready: /^isolated: (\S+)\/_isolate$/m,
      })
      await use(host)
      await host.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ host }, use) => use(host.origin),
  open: async ({ page }, use) => {
    await use(async (link) => {
      await page.goto(`/_isolate?${link}`)
      // The panel opens the page once the host is in the state of the link: an hour after a deadline makes it write a week.
      await expect(page.locator('#frame')).toHaveAttribute('src', /^http/, { timeout: 60_000 })
      await expect(page.locator('#problems')).toBeEmpty()
      return page.frameLocator('#frame')
    })
  },
  fail: async ({ page }, use) => {
    await use(async (list = '', delays = '') => {
      const reply = await page.request.post(`/_isolate/faults?fail=${list}&delay=${delays}`)
      expect(await reply.json()).toMatchObject({ problems: [] })
    })
  },
})
