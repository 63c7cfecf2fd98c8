import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { operatorSecret } from '@shop/release-store'
import type { ReportSummary, ShellManifest } from '@shop/shared/contract'
import { putCopy } from '../stack/release-copy.ts'
import type { Shop } from '../stack/shop.ts'
import { test as base, expect } from '../stack/test.ts'
import { goodShell, offerShells } from './candidates.ts'

const planted = 'planted: this shell does not start'
const frozenAfterMs = 15_000

/** The ways in which a new shell may fail to start: what becomes of its main script. */
const ways = {
  'throws at load': `throw new Error(${JSON.stringify(planted)})`,
  'has no script': undefined,
  'is frozen': 'void 0',
} as const
type Way = keyof typeof ways

type Fixtures = {
  /** The shell that everybody has. */
  good: ShellManifest
  /** Shows broken shells in front of the good one on the web, newest first. Gives their versions. */
  releaseBroken(...broken: Way[]): Promise<string[]>
}

const test = base.extend<Fixtures>({
  good: async ({ shop }, use) => {
    await use(await goodShell(shop))
  },
  releaseBroken: async ({ shop, good }, use) => {
    await use(async (...broken) => {
      const shells = await Promise.all(broken.map((way) => putBroken(shop, good, way)))
      await offerShells(shop, [...shells, good])
      return shells.map(({ version }) => version)
    })
    await offerShells(shop, [good])
  },
})

test.use({ expectedProblems: new RegExp(planted) })

/** The good shell under another version, with its main script broken. */
const putBroken = (shop: Shop, of: ShellManifest, way: Way): Promise<ShellManifest> =>
  putCopy(shop, 'shell', {
    label: way.replaceAll(' ', '-'),
    of,
    async change(copy, folder) {
      const main = of.scripts.at(-1)
      if (main === undefined) throw new Error('the shell has no script')
      for (const form of ['', '.br', '.gz']) await rm(path.join(folder, `${main}${form}`), { force: true })
      const content = ways[way]
      if (content !== undefined) await writeFile(path.join(folder, main), content)
      return copy
    },
  })

const versionOn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(document.getElementById('page-data')?.textContent ?? '{}').version)

/** Versions whose first script was asked for, in order: one for each try to start a shell. */
function recordStarts(page: Page, { scripts: [first = ''] }: ShellManifest): string[] {
  const starts: string[] = []
  page.on('request', (request) => {
    const [, version, file] = /^\/_shell\/([^/]+)\/(.+)$/.exec(new URL(request.url()).pathname) ?? []
    if (version !== undefined && file === first && request.resourceType() === 'script') starts.push(version)
  })
  return starts
}

/** The operators' sums of one version of the shell. */
async function reportsOf({ origins, dataFolder }: Shop, version: string): Promise<ReportSummary['releases']> {
  const address = new URL('/reports', origins.services)
  address.searchParams.set('release', `shell@${version}`)
  const headers = { Authorization: `Bearer ${operatorSecret(dataFolder, {})}` }
  const { releases }: ReportSummary = await (await fetch(address, { headers })).json()
  return releases
}

const isUsable = async (page: Page) => {
  await expect(page.getByRole('banner').getByRole('button', { name: 'メニュー' })).toBeVisible({
    timeout: 2 * frozenAfterMs,
  })
}

for (const { way, doing } of [
  { way: 'throws at load', doing: 'run' },
  { way: 'has no script', doing: 'load' },
  { way: 'is frozen', doing: 'start' },
] as const)
  test(`a new shell that ${way} gives way to the last good one, once, and says so in the reports`, async ({
    page,
    shop,
    good,
    releaseBroken,
  }) => {
    const [broken = ''] = await releaseBroken(way)
    const starts = recordStarts(page, good)
    await page.goto('/')
    await isUsable(page)
    expect(starts.slice(0, 2)).toEqual([broken, good.version])
    await expect
      .poll(() => reportsOf(shop, broken))
      .toMatchObject([{ mounts: 1, mountFailures: 1, errors: [{ doing, count: 1 }] }])

    // The next page does not try the broken one again, and the app has never had it.
    await page.goto('/recommend')
    await isUsable(page)
    await page.goto('/mobile')
    expect(await versionOn(page)).toBe(good.version)
    expect(starts.filter((version) => version === broken)).toEqual([broken])
  })

test('two new shells that do not start end in words with a way to try again, and not in circles', async ({
  page,
  shop,
  good,
  releaseBroken,
}) => {
  const versions = await releaseBroken('has no script', 'throws at load')
  const starts = recordStarts(page, good)
  await page.goto('/')
  const apology = page.getByRole('alert').filter({ hasText: 'ページを表示できませんでした' })
  await expect(apology.getByRole('button', { name: '再読み込み' })).toBeVisible()
  for (const version of versions)
    await expect.poll(() => reportsOf(shop, version)).toMatchObject([{ mounts: 1, mountFailures: 1 }])
  expect(starts).toEqual(versions)

  await offerShells(shop, [good])
  await apology.getByRole('button').click()
  await isUsable(page)
  expect(await versionOn(page)).toBe(good.version)
})
