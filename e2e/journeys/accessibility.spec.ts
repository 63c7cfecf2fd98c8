import type { Page } from '@playwright/test'
import { closeBusy } from '@shop/tools/busy'
import { expect, test } from '../stack/test.ts'
import { expectAccessible, expectNoOverflow } from './steps/accessibility.ts'
import { goToLoginPage, login, loginShopper, openDrawer } from './steps/login.ts'
import { categories, openOrderable, orderFromCard } from './steps/order.ts'
import { expectFallback } from './steps/remote.ts'
import { entranceScreen, memberScreens, open, openScreens, type Screen, sharedScreens } from './steps/screens.ts'
import { busyAnswer } from './steps/services.ts'

const narrowest = 320

async function expectAllAccessible(page: Page, screens: readonly Screen[], skipped?: readonly string[]): Promise<void> {
  const viewport = page.viewportSize()
  for (const screen of screens)
    await test.step(screen.path, async () => {
      await open(page, screen)
      await expectAccessible(page, screen.path, skipped)
      if (viewport === null || viewport.width >= 960) return
      await page.setViewportSize({ ...viewport, width: narrowest })
      await expectNoOverflow(page, `${screen.path} at ${narrowest}`)
      await page.setViewportSize(viewport)
    })
}

// axe looks at every element of pages with a hundred products.
test.slow()

test('every screen of a visitor is accessible and fits', async ({ page }) => {
  await expectAllAccessible(page, [...openScreens, entranceScreen])
})

test('every screen that a member shares with visitors is accessible and fits', async ({ page }) => {
  await loginShopper(page)
  // Whether everything stands in a landmark was seen as a visitor; with the thousands of choices of the quantity
  // selects that one rule takes longer than all others.
  await expectAllAccessible(page, sharedScreens, ['region'])
})

test('every screen of a member alone is accessible and fits', async ({ page }) => {
  await loginShopper(page)
  await expectAllAccessible(page, memberScreens)
})

test('drawer, dialogs, login page and failures of a visitor are accessible', async ({ page, shop }) => {
  await page.goto('/')
  await openDrawer(page)
  await expectAccessible(page, 'drawer')
  await page.keyboard.press('Escape')

  await page.goto('/category/12/0/0/-1')
  await page.getByRole('button', { name: 'ログインして購入する' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'question for the login')
  await page.keyboard.press('Escape')

  const list = `${shop.origins.services}/delivery/ec_category_product_list*`
  await page.route(list, busyAnswer)
  await page.goto('/category/13/0/0/-1')
  await expect(page.getByRole('main').getByRole('button', { name: '再読み込み' })).toBeVisible()
  await closeBusy(page)
  await expectAccessible(page, 'products that failed')
  await page.unroute(list)

  shop.assets.fail(/mfe-catalogue\/[^/]+\/[^?]+\.js/, '503')
  await page.goto('/category')
  await expectFallback(page)
  await expectAccessible(page, 'fallback of a remote')
  shop.assets.heal()

  await page.goto('/entrance')
  await goToLoginPage(page)
  await expectAccessible(page, 'login page')
  await page.getByLabel('メールアドレス').fill('nobody@todok.example')
  await page.getByLabel('パスワード').fill('wrong')
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'refused login')
})

test('drawer, dialogs and failures of a member are accessible', async ({ page, shop }) => {
  await loginShopper(page)
  await openDrawer(page)
  await expectAccessible(page, 'drawer of a member')
  await page.keyboard.press('Escape')

  await page.goto('/')
  await page.getByRole('region', { name: 'ご注文の週' }).getByRole('button', { name: /週/ }).click()
  await expect(page.getByRole('dialog', { name: 'ご注文の週' })).toBeVisible()
  await expectAccessible(page, 'choice of the week')
  await page.keyboard.press('Escape')

  const card = await openOrderable(page, categories.drinks)
  await page.route(`${shop.origins.services}/delivery/order`, busyAnswer)
  await orderFromCard(card, 1)
  await expect(page.getByRole('dialog', { name: /アクセスが集中/ })).toBeVisible()
  await expectAccessible(page, 'busy service')
  await page.unroute(`${shop.origins.services}/delivery/order`)

  await page.goto('/cart/ordered')
  await page
    .getByRole('button', { name: /^取消し/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: '商品をキャンセル' })).toBeVisible()
  await expectAccessible(page, 'question before a product is taken out')
})

test('every step of the application is accessible and fits', async ({ page, shop }) => {
  await shop.resetData()
  await login(page, 'newcomer')
  await page.getByRole('radio', { name: '別の住所に届ける' }).check()
  await page.getByRole('button', { name: '次へ進む' }).click()
  await expect(page.getByRole('alert').or(page.locator('[aria-invalid=true]')).first()).toBeVisible()
  await expectAccessible(page, 'first step, refused')
  await page.getByRole('radio', { name: /^ご登録の住所に届ける/ }).check()
  await page.getByRole('radio', { name: '戸建て' }).check()
  await page.getByRole('radio', { name: '物置' }).check()
  await page.getByRole('radio', { name: /^鳴らさない/ }).check()
  await page.getByRole('button', { name: '次へ進む' }).click()
  await expect(page).toHaveURL('/signup/todok2')
  await page.getByRole('radio', { name: '0〜15歳未満' }).check()
  await page.getByRole('radio', { name: 'いる', exact: true }).check()
  await expectAccessible(page, 'second step')
  await page.getByRole('radio', { name: '該当なし' }).check()
  await page.getByRole('radio', { name: 'いない', exact: true }).check()
  await page.getByRole('button', { name: '確認へ進む' }).click()
  await expect(page).toHaveURL('/signup/todok3')
  await expectAccessible(page, 'confirmation')
  await page.getByRole('checkbox', { name: /同意します/ }).check()
  await page.getByRole('button', { name: 'この内容で申し込む' }).click()
  await expect(page).toHaveURL('/signup/todok/complete2')
  await expect(page.getByRole('heading', { level: 1, name: 'お申し込みを受け付けました' })).toBeVisible()
  await expectAccessible(page, 'end of the application')
})
