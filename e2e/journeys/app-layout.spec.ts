import type { Page } from '@playwright/test'
import { expect, test } from '../stack/test.ts'
import { insideApp } from './steps/app.ts'
import { goOn, memberInApp } from './steps/app-visit.ts'
import { expectClearOfEdges, expectFieldsAboveKeyboard, onItsSide, portraitInsets, setSafeArea } from './steps/edges.ts'
import { tokensOf } from './steps/login.ts'
import { categories, categoryAddress, chooseQuantity } from './steps/order.ts'

test.setTimeout(150_000)

const twinOf = (path: string) => `/mobile${path}`
const pork = '/mobile/products/20261201/104001'

/** From its card; the dialog that says so stays on the page. */
async function orderFirst(page: Page): Promise<void> {
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: '注文する' }) })
    .filter({ has: page.getByRole('combobox', { name: '数量' }) })
    .first()
  await chooseQuantity(card, 1)
  await card.getByRole('button', { name: '注文する' }).click()
  await expect(page.getByRole('dialog', { name: '商品を注文しました' })).toBeVisible()
}

test('[MOB-022] nothing that stays at an edge lies under the notch or the home indicator, upright and on its side @mobile', async ({
  page,
  newVisitor,
}) => {
  const visit = await memberInApp(page, await newVisitor())
  const size = page.viewportSize() ?? { width: 390, height: 844 }
  const main = page.getByRole('main')
  const lookBothWays = async (where: string, prepare = async () => {}) => {
    for (const { how, insets, viewport } of [
      { how: 'upright', insets: portraitInsets, viewport: size },
      { how: 'on its side', insets: onItsSide, viewport: { width: size.height, height: size.width } },
    ]) {
      await page.setViewportSize(viewport)
      await setSafeArea(page, insets)
      await prepare()
      await expectClearOfEdges(page, insets, `${where}, ${how}`)
    }
    await page.setViewportSize(size)
  }
  await visit('/mobile/category')

  for (const screen of [
    '/mobile',
    '/mobile/cart/ordered',
    '/mobile/mycle',
    '/mobile/favorite',
    '/mobile/orders/history',
  ])
    await test.step(screen, async () => {
      await goOn(page, screen)
      await lookBothWays(screen, () => page.evaluate(() => window.scrollTo(0, 0)))
      // The line of the week comes back with a step up.
      await lookBothWays(`${screen}, scrolled`, async () => {
        await page.evaluate(() => window.scrollTo(0, 900))
        await page.evaluate(() => window.scrollBy(0, -120))
      })
    })

  await test.step('a product and its pictures', async () => {
    await goOn(page, pork)
    await lookBothWays('the bar of a product', () =>
      page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
    )
    await page.evaluate(() => window.scrollTo(0, 0))
    await main.getByRole('button', { name: /拡大/ }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await lookBothWays('the pictures of a product')
    await page.keyboard.press('Escape')
  })

  await test.step('the filter of a search', async () => {
    await goOn(page, '/mobile/search/results?searchWord=牛乳')
    await main
      .getByRole('button', { name: /しぼり込み/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await lookBothWays('the filter')
    await page.keyboard.press('Escape')
  })

  await test.step('after an order', async () => {
    await goOn(page, twinOf(categoryAddress(categories.household)))
    await orderFirst(page)
    await lookBothWays('what is said after an order')
  })
})

test('[MOB-022] nothing comes between a field and the keyboard @mobile', async ({ page, newVisitor }) => {
  const visit = await memberInApp(page, await newVisitor())
  const look = async (where: string) => expect(await expectFieldsAboveKeyboard(page, where), where).toBeGreaterThan(0)
  await visit('/mobile/category')
  for (const screen of ['/mobile/search', '/mobile/cart/ordered?mode=inputNumber', '/mobile/favorite/category/create'])
    await test.step(screen, async () => {
      await goOn(page, screen)
      await look(screen)
    })

  await test.step('the search, while the dialog of an order stands on it', async () => {
    await goOn(page, '/mobile/search/results?searchWord=りんご')
    await orderFirst(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: /しぼり込み/ })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: /しぼり込み/ })).toBeVisible()
    await look('the filter of a search')
  })

  await test.step('the application for delivery', async () => {
    const applicant = await newVisitor()
    await insideApp(applicant, { version: 3, tokens: await tokensOf(await newVisitor(), 'newcomer') })
    await applicant.goto('/mobile')
    await expect(applicant.getByRole('heading', { level: 1, name: '注文トップ' })).toBeVisible()
    await applicant.goto('/signup/todok')
    for (const more of ['別の住所に届ける', 'その他']) await applicant.getByRole('radio', { name: more }).check()
    expect(await expectFieldsAboveKeyboard(applicant, 'the application')).toBeGreaterThan(4)
  })
})
