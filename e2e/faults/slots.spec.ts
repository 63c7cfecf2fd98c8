import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { ReleaseDescriptor } from '@shop/shared/contract'
import { beginAsShopper } from '../journeys/steps/login.ts'
import { firstOrderable, lineOf, orderFromCard, quantityOf } from '../journeys/steps/order.ts'
import { putCopy } from '../stack/release-copy.ts'
import type { Shop } from '../stack/shop.ts'
import { test as base, expect } from '../stack/test.ts'
import { goodRelease, offer } from './candidates.ts'

const remote = 'mfe-catalogue'
const thrown = 'nothing to recommend'

const test = base.extend<{ catalogue: ReleaseDescriptor }>({
  catalogue: async ({ shop }, use) => {
    const good = await goodRelease(shop, remote)
    await use(good)
    await offer(shop, remote, [good])
  },
})
test.use({ expectedProblems: new RegExp(thrown) })

const integrityOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`

/** Puts a release whose code of the slot throws as soon as it is run. */
const putThrowing = (shop: Shop, of: ReleaseDescriptor) =>
  putCopy(shop, remote, {
    label: 'throws',
    of,
    async change(copy, folder) {
      const files = { ...copy.files }
      const replace = async (file: string, code: string) => {
        const known = files[file]
        if (known === undefined) throw new Error(`${remote} has no ${file}`)
        await writeFile(path.join(folder, file), code)
        for (const packed of ['br', 'gz']) await rm(path.join(folder, `${file}.${packed}`), { force: true })
        files[file] = { ...known, integrity: integrityOf(code) }
      }
      const chunk = Object.keys(files).find((file) => /^recommendation-row\.\w+\.js$/.test(file)) ?? ''
      const built = files[chunk]?.integrity ?? ''
      const code = `throw new Error('${thrown}')`
      const entry = await readFile(path.join(folder, copy.entry), 'utf8')
      await replace(chunk, code)
      await replace(copy.entry, entry.replaceAll(built, integrityOf(code)))
      return { ...copy, files }
    },
  })

const slotOf = (page: Page) => page.locator('[data-slot="ordering/recommendations"]')
const rowOf = (page: Page) => page.getByRole('region', { name: 'ついで買いにいかがですか' })
const pointsOf = (page: Page) =>
  page.getByRole('complementary', { name: '合計' }).getByRole('link', { name: /使えるポイント/ })

/** Where lines and points stand in the page, and how high it would be without the row: all at one moment. */
async function placesOn(page: Page) {
  // The sum goes along with a page that is scrolled.
  await page.evaluate(() => scrollTo(0, 0))
  const list = page.getByRole('region', { name: /^今週のご注文/ })
  const places = [list, pointsOf(page), slotOf(page), page.getByRole('main')]
  const elements = await Promise.all(places.map((place) => place.elementHandle()))
  const [lines, points, row, main] = await page.evaluate(
    (all) =>
      all.map((element) => {
        const { y = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
        return { y: Math.round(y), height: Math.round(height) }
      }),
    elements,
  )
  return { lines, points, height: (main?.height ?? 0) - (row?.height ?? 0) }
}

test('[CAT-094] the slots of the ordered list are filled by two remotes; one that throws or has lost its files is left out, and the order is changed as ever', async ({
  page,
  shop,
  catalogue,
}) => {
  await beginAsShopper(page)
  await page.goto('/cart/ordered')
  await expect(rowOf(page)).toBeVisible()
  const card = await firstOrderable(page)
  await orderFromCard(card, 1)
  const quantity = quantityOf(lineOf(page, card))
  await expect(quantity).toHaveText('1')
  await page.reload()
  await expect(rowOf(page)).toBeVisible()
  await expect(pointsOf(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const slot of [rowOf(page), pointsOf(page)]) await expect(slot).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  const filled = await placesOn(page)

  const gone = await putCopy(shop, remote, { label: 'gone', of: catalogue, change: (copy) => copy })
  const broken = [await putThrowing(shop, catalogue), gone]
  await shop.dropRelease(remote, gone.version)
  for (const [at, release] of broken.entries()) {
    await offer(shop, remote, [release])
    await page.reload()
    await expect(slotOf(page)).toHaveAttribute('data-state', 'empty')
    await expect(pointsOf(page)).toBeVisible()
    await expect.poll(() => placesOn(page), `with ${release.version}`).toEqual(filled)
    await lineOf(page, card).getByRole('button', { name: '1つ増やす' }).click()
    await expect(quantity).toHaveText(String(at + 2))
  }
})
