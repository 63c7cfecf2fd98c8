import { expect, test } from '../stack/test.ts'
import { loginShopper } from './steps/login.ts'
import { memberScreens, open, openScreens, sharedScreens } from './steps/screens.ts'

test('a visitor may open every public address directly, and reload it @desktop', async ({ page }) => {
  for (const screen of openScreens)
    await test.step(screen.path, async () => {
      await open(page, screen)
      await page.reload()
      await screen.ready(page)
      await expect(page).toHaveURL((url) => decodeURI(url.pathname + url.search) === screen.path)
    })
})

test('a member may open every address directly, and each has a title of its own @desktop', async ({ page }) => {
  await loginShopper(page)
  const titles = new Set<string>()
  const screens = [...sharedScreens, ...memberScreens]
  for (const screen of screens)
    await test.step(screen.path, async () => {
      await open(page, screen)
      await expect(page).toHaveTitle(/ \| トドック$/)
      titles.add(await page.title())
    })
  expect(titles.size).toBe(screens.length)
})

test('[GRD-015] a product of week 0 is the one of the current week @desktop', async ({ page }) => {
  await page.goto('/products/0/104001/category?x=1')
  await expect(page).toHaveURL('/products/20261201/104001/category?x=1')
  await expect(page.getByRole('heading', { level: 1, name: /十勝しぼりたて牛乳/ })).toBeVisible()
})

test('a product that does not exist says so @desktop', async ({ page }) => {
  await page.goto('/products/20261201/999999')
  await expect(page.getByRole('main')).toContainText('商品が見つかりませんでした')
})
