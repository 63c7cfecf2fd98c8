import path from 'node:path'
import type { Page } from '@playwright/test'
import { goodRelease, idOf, offer } from '../faults/candidates.ts'
import { fixtureBuild } from '../faults/fixture-build.ts'
import type { Shop } from '../stack/shop.ts'
import { expect, test } from '../stack/test.ts'

const remote = 'mfe-favourites'
const secondCopy = path.resolve(import.meta.dirname, '../second-copy/fixture')

/** The favourites with a react-dom and an emotion of their own, as the newest release. */
async function releaseWithOwnCopies(shop: Shop) {
  const good = await goodRelease(shop, remote)
  const { folder, descriptor } = await fixtureBuild(remote, secondCopy)
  await shop.releases.putRelease(remote, descriptor.version, folder)
  await offer(shop, remote, [descriptor, good])
  return { id: idOf(descriptor), withdraw: () => offer(shop, remote, [good]) }
}

/** Chromium keeps a page that a test has answered itself from asking this machine, so its data is changed where it is read. */
const inTestEnvironment = (page: Page) =>
  page.addInitScript(() => {
    const { parse } = JSON
    JSON.parse = (text: string) => {
      const value = parse(text)
      return value?.environment === 'production' ? { ...value, environment: 'test' } : value
    }
  })

test.use({ expectedProblems: /SecondCopyError/ })

test('a release that carries its own copy of a singleton is reported by name, and hurts in tests @desktop', async ({
  page,
  shop,
  problems,
}) => {
  const { id, withdraw } = await releaseWithOwnCopies(shop)
  const copies = [
    `SecondCopyError: a second copy of @emotion/styled (11.999.0) is loaded, by ${id}`,
    `SecondCopyError: a second copy of react-dom is loaded, by ${id}`,
  ]
  const reports = copies.map((what) => expect.stringContaining(`${id}: share one copy: ${what}`))

  await page.goto('/favorite')
  await expect(page.locator(`main [data-release="${id}"]`)).toBeVisible()
  await expect.poll(() => problems.toSorted()).toEqual(reports)

  problems.length = 0
  await inTestEnvironment(page)
  await page.goto('/favorite')
  const pageErrors = copies.map((what) => expect.stringContaining(`page error: ${what}`))
  await expect.poll(() => problems).toEqual(expect.arrayContaining([...reports, ...pageErrors]))
  await withdraw()
})
