import { closeBusy } from '@shop/tools/busy'
import { expect, test } from '../stack/test.ts'
import { atWidth, expectAccessible, expectAccessibleAtEveryWidth, expectNoOverflow } from './steps/accessibility.ts'
import { beginAsShopper, goToLoginPage } from './steps/login.ts'
import { categories, openOrderable, orderFromCard } from './steps/order.ts'
import { expectFallback } from './steps/remote.ts'
import { open, openScreens } from './steps/screens.ts'
import { busyAnswer } from './steps/services.ts'

const narrowest = 320

// axe looks at every element of pages with a hundred products.
test.slow()

// The screens of a member are looked at by the suites of the remotes that draw them: mfe-*/e2e.
test('every screen of a visitor is accessible and fits, on a desktop, a tablet and a phone @desktop', async ({
  page,
}) => {
  for (const screen of openScreens)
    await test.step(screen.path, async () => {
      await open(page, screen)
      await expectAccessibleAtEveryWidth(page, screen.path)
      await atWidth(page, narrowest, () => expectNoOverflow(page, `${screen.path} at ${narrowest}`))
    })
})

test('dialogs, login page and failures of a visitor are accessible @desktop', async ({ page, shop }) => {
  await page.goto('/category/12/0/0/-1')
  await page.getByRole('button', { name: 'ログインして購入する' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleAtEveryWidth(page, 'question for the login')
  await page.keyboard.press('Escape')

  const list = `${shop.origins.services}/delivery/ec_category_product_list*`
  await page.route(list, busyAnswer)
  await page.goto('/category/13/0/0/-1')
  await expect(page.getByRole('main').getByRole('button', { name: '再読み込み' })).toBeVisible()
  await closeBusy(page)
  await expectAccessibleAtEveryWidth(page, 'products that failed')
  await page.unroute(list)

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

test('dialogs and failures of a member are accessible @desktop', async ({ page, shop }) => {
  await beginAsShopper(page)
  const card = await openOrderable(page, categories.drinks)
  await page.route(`${shop.origins.services}/delivery/order`, busyAnswer)
  await orderFromCard(card, 1)
  await expect(page.getByRole('dialog', { name: /アクセスが集中/ })).toBeVisible()
  // It goes by itself: no time for every width.
  await expectAccessible(page, 'busy service')
  await page.unroute(`${shop.origins.services}/delivery/order`)

  await page.goto('/cart/ordered')
  await page
    .getByRole('button', { name: /^取消し/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: '商品をキャンセル' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page, 'question before a product is taken out')
})
