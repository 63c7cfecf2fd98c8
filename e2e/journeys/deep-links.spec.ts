import { expect, test } from '../stack/test.ts'
import { beginAsShopper } from './steps/login.ts'
import { memberScreens, open, type Screen, sharedScreens } from './steps/screens.ts'

test('everybody may open every address directly and reload it, and each has a title of its own @desktop', async ({
  page,
}) => {
  const titles = new Set<string>()
  const visit = (screen: Screen) =>
    test.step(screen.path, async () => {
      await open(page, screen)
      await expect(page).toHaveTitle(/ \| トドック$/)
      titles.add(await page.title())
    })
  for (const screen of sharedScreens) await visit(screen)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /ほげほげ/ })).toHaveCount(1)

  await beginAsShopper(page)
  for (const screen of memberScreens) await visit(screen)
  expect(titles.size).toBe(sharedScreens.length + memberScreens.length)
})

test('[GRD-015] a product of week 0 is the one of the current week @desktop', async ({ page }) => {
  await page.goto('/products/0/104001/category?x=1')
  await expect(page).toHaveURL('/products/20261201/104001/category?x=1')
  await expect(page.getByRole('heading', { level: 1, name: /十勝しぼりたて牛乳/ })).toBeVisible()
})
