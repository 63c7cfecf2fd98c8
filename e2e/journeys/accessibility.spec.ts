import { expect, test } from '../stack/test.ts'
import { atWidth, expectAccessible, expectAccessibleAtEveryWidth, expectNoOverflow } from './steps/accessibility.ts'
import { beginAsShopper, goToLoginPage } from './steps/login.ts'
import { expectFallback } from './steps/remote.ts'
import { open, sharedScreens } from './steps/screens.ts'

const narrowest = 320

// axe looks at every element of pages with a hundred products.
test.slow()

// The screens are looked at by the suites of the remotes that draw them, in the shop's own frame: mfe-*/e2e. Here is
// what no member sees there: the top page of a visitor and a list on which nothing can be ordered.
test('what a visitor sees is accessible and fits, on a desktop, a tablet and a phone @desktop', async ({ page }) => {
  const unlikeForMembers = ['/', '/category/11/0/0/-1']
  for (const screen of sharedScreens.filter(({ path }) => unlikeForMembers.includes(path)))
    await test.step(screen.path, async () => {
      await open(page, screen)
      await expectAccessibleAtEveryWidth(page, screen.path)
      await atWidth(page, narrowest, () => expectNoOverflow(page, `${screen.path} at ${narrowest}`))
    })
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
