import type { Page } from '@playwright/test'
import { expect, test } from '../stack/test.ts'
import { atWidth, expectAccessible, expectAccessibleAtEveryWidth, expectNoOverflow } from './steps/accessibility.ts'
import { openAsleep } from './steps/first-view.ts'
import { beginAsShopper, goToLoginPage } from './steps/login.ts'
import { expectFallback } from './steps/remote.ts'
import { type Screen, sharedScreens } from './steps/screens.ts'

const narrowest = 320

// axe looks at every element of pages with a hundred products.
test.slow()

const product = '/products/20261201/104001'
const ofVisitors = ['/', '/category/11/0/0/-1', product]
const screens = sharedScreens.filter(({ path }) => ofVisitors.includes(path))

/** As it stands in its HTML, and once the shop has taken it up. */
async function expectAccessibleBeforeAndAfter(
  page: Page,
  screen: Screen,
  look: (where: string) => Promise<void>,
): Promise<void> {
  const letStart = await openAsleep(page, screen.path)
  await expectAccessible(page, `${screen.path} before it has woken up`)
  letStart()
  await screen.ready(page)
  await look(`${screen.path} after it has woken up`)
}

// The screens are looked at by the suites of the remotes that draw them, in the shop's own frame: mfe-*/e2e. Here is
// what is not seen there: the HTML of a visitor's page, the top page, a list and a product on which nothing can be ordered.
test('[K-185] what a visitor sees is accessible and fits, on a desktop and a tablet, before and after it has woken up @desktop', async ({
  page,
}) => {
  for (const screen of screens)
    await test.step(screen.path, () =>
      expectAccessibleBeforeAndAfter(page, screen, async (where) => {
        await expectAccessibleAtEveryWidth(page, where)
        await atWidth(page, narrowest, () => expectNoOverflow(page, `${where} at ${narrowest}`))
      }),
    )
})

test('[K-185] what a visitor sees on a phone is accessible and fits, before and after it has woken up @mobile', async ({
  page,
}) => {
  for (const screen of screens)
    await test.step(screen.path, () =>
      expectAccessibleBeforeAndAfter(page, screen, (where) => expectAccessible(page, where)),
    )
})

test('the question for the login, the fallback of a remote and the login pages are accessible @desktop', async ({
  page,
  shop,
}) => {
  await page.goto('/category/12/0/0/-1')
  await page.getByRole('button', { name: 'ログインして購入する' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'question for the login')

  shop.assets.fail(/mfe-catalogue\/[^/]+\/[^?]+\.js/, '503')
  await page.goto('/category')
  await expectFallback(page)
  await expectAccessibleAtEveryWidth(page, 'fallback of a remote')
  shop.assets.heal()

  await page.goto('/entrance')
  await goToLoginPage(page)
  await expectAccessibleAtEveryWidth(page, 'login page')
  await page.getByRole('link', { name: 'パスワードを忘れた方' }).click()
  await page.getByLabel('メールアドレス').fill('nobody@todok.example')
  await expectAccessible(page, 'forgotten password')
  await page.getByRole('button', { name: '再設定のメールを送る' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'メールをご確認ください' })).toBeVisible()
  await expectAccessible(page, 'answer to a forgotten password')
  await page.getByRole('link', { name: 'ログインへ戻る' }).click()
  await page.getByLabel('メールアドレス').fill('nobody@todok.example')
  await page.getByLabel('パスワード').fill('wrong')
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessibleAtEveryWidth(page, 'refused login')
})

test('the question before a product is taken out is accessible @desktop', async ({ page }) => {
  await beginAsShopper(page)
  await page.goto('/cart/ordered')
  await page
    .getByRole('button', { name: /^取消し/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: '商品をキャンセル' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page, 'question before a product is taken out')
})
