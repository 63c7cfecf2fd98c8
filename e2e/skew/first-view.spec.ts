import type { Page } from '@playwright/test'
import type { ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'
import { goodRelease, goodShell, idOf, offer, offerShells } from '../faults/candidates.ts'
import { expectInHtml, frameMark, holdShell, isInHtml, screenMark } from '../journeys/steps/first-view.ts'
import { openDrawer } from '../journeys/steps/login.ts'
import { categories, categoryAddress } from '../journeys/steps/order.ts'
import { putCopy } from '../stack/release-copy.ts'
import type { Shop } from '../stack/shop.ts'
import { test as base, expect } from '../stack/test.ts'

const remote = 'mfe-catalogue'
const address = categoryAddress(categories.fruit)
/** By when a release that was taken back is on no new page. */
const rollbackMs = 3000

type Fixtures = {
  catalogue: ReleaseDescriptor
  /** Offers other releases for this test. */
  catalogues(...releases: ReleaseDescriptor[]): Promise<void>
  shells(...shells: ShellManifest[]): Promise<void>
}

const test = base.extend<Fixtures>({
  catalogue: async ({ shop }, use) => use(await goodRelease(shop, remote)),
  catalogues: async ({ shop, catalogue }, use) => {
    await use((...releases) => offer(shop, remote, releases))
    await offer(shop, remote, [catalogue])
  },
  shells: async ({ shop }, use) => {
    const good = await goodShell(shop)
    await use((...shells) => offerShells(shop, shells))
    await offerShells(shop, [good])
  },
})

/** As releases were before they had a server entry. */
const withoutServerEntry = <D extends ReleaseDescriptor | ShellManifest>(shop: Shop, name: string, of: D): Promise<D> =>
  putCopy(shop, name, {
    label: 'older',
    of,
    change: ({ server: _, ...older }) => older as D,
  })

const screenOf = (page: Page, release: ReleaseDescriptor) => page.locator(`main [data-release="${idOf(release)}"]`)

/** The elements of a page are those of its HTML: nothing of it was drawn anew. */
async function markHeader(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const header = document.querySelector('#root header')
      if (header !== null) Object.assign(header, { isOfHtml: true })
    })
  })
  return () => page.locator('#root header').evaluate((header) => 'isOfHtml' in header)
}

/** Drawn by a release alone, and listening. */
async function expectUsable(page: Page, release: ReleaseDescriptor): Promise<void> {
  await screenOf(page, release).getByRole('button', { name: 'ログインして購入する' }).first().click()
  const question = page.getByRole('dialog')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await openDrawer(page)
  await expect(page.locator('main [data-release]')).toHaveCount(1)
}

test('[K-185] a release of before server entries is drawn by the browser within the rendered frame', async ({
  page,
  shop,
  catalogue,
  catalogues,
}) => {
  const older = await withoutServerEntry(shop, remote, catalogue)
  await catalogues(older)
  await expectInHtml(shop, address, frameMark)
  const isHeaderOfHtml = await markHeader(page)
  const html = (await (await page.goto(address))?.text()) ?? ''
  expect([html.includes(frameMark), html.includes(screenMark(idOf(older)))]).toEqual([true, false])
  await expectUsable(page, older)
  expect(await isHeaderOfHtml()).toBe(true)
})

test('[K-185] in a shell of before server entries a page with a release that has one comes as before', async ({
  page,
  shop,
  catalogue,
  shells,
}) => {
  await shells(await withoutServerEntry(shop, 'shell', await goodShell(shop)))
  const html = (await (await page.goto(address))?.text()) ?? ''
  expect(html.includes(frameMark)).toBe(false)
  await expectUsable(page, catalogue)
})

for (const { says, areFilesGone } of [
  { says: 'goes on with it', areFilesGone: false },
  { says: 'goes on with the one before when its files are gone', areFilesGone: true },
])
  test(`[K-185] a page that a release was rendered into before it was taken back ${says}, and the next page has nothing of it`, async ({
    page,
    shop,
    catalogue,
    catalogues,
  }) => {
    const takenBack = await putCopy(shop, remote, { label: 'taken-back', of: catalogue, change: (copy) => copy })
    await catalogues(takenBack, catalogue)
    await expectInHtml(shop, address, screenMark(idOf(takenBack)))
    const letStart = await holdShell(page)
    await page.goto(address, { waitUntil: 'commit' })
    await expect(screenOf(page, takenBack).getByRole('article').first()).toBeVisible()

    await catalogues(catalogue)
    const took = performance.now()
    await expect.poll(() => isInHtml(shop, address, takenBack.version)).toBe(false)
    expect(performance.now() - took).toBeLessThan(rollbackMs)
    if (areFilesGone) await shop.dropRelease(remote, takenBack.version)
    letStart()
    await expectUsable(page, areFilesGone ? catalogue : takenBack)

    const html = (await (await page.goto(address))?.text()) ?? ''
    expect(html.includes(takenBack.version)).toBe(false)
    await expectUsable(page, catalogue)
  })
