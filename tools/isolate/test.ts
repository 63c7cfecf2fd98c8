import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type FrameLocator } from '@playwright/test'
import { startHostProcess } from './host-process.ts'
import { publishAlone } from './isolated-store.ts'
import { watchedTest } from './watched-test.ts'

const root = path.resolve(import.meta.dirname, '../..')

type SuiteHost = {
  origin: string
  /** From the next page on, this remote is the only one. */
  isolate(remote: string): Promise<void>
}

type Fixtures = {
  /** Opens a link of the panel, `path=/favorite&persona=member`, and gives the shop in its frame. */
  open(link: string): Promise<FrameLocator>
  /** Other failures and delays from the next call on, `favourites:503`; none without a word. */
  fail(list?: string, delays?: string): Promise<void>
}

/** In whose folder a test stands. */
const remoteOf = (file: string): string => path.relative(root, file).split(path.sep)[0] ?? ''

/** The remotes that the edge offers now. */
async function remotesOn(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/_registry?entry=web`)
  const { remotes = {} } = (await answer.json()) as { remotes?: object }
  return Object.keys(remotes)
}

/** Playwright's `test` over an isolation host for each worker, which has the remote of the test alone. */
export const test = watchedTest.extend<Fixtures, { host: SuiteHost }>({
  host: [
    async ({ browserName: _ }, use, { config }) => {
      const { remotes } = config.metadata as { remotes: readonly string[] }
      const [first = ''] = remotes
      const folder = await mkdtemp(path.join(tmpdir(), 'isolated-'))
      const host = await startHostProcess(root, {
        program: 'isolate/main.ts',
        args: [first, '--production', '--built', '--data', folder],
        ready: /^isolated: (\S+)\/_isolate$/m,
      })
      let shown = first
      await use({
        origin: host.origin,
        async isolate(remote) {
          if (remote === shown) return
          await publishAlone(root, folder, remote)
          // The edge does not wait for a slow store: a page may be written with what was known before.
          await expect.poll(() => remotesOn(host.origin)).toEqual([remote])
          shown = remote
        },
      })
      await host.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ host }, use, { file }) => {
    await host.isolate(remoteOf(file))
    await use(host.origin)
  },
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
