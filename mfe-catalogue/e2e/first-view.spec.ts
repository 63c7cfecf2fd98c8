import { expect, type Page, type Shop, test } from '@shop/tools/isolate'

/** Holds the scripts of the shell back until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/_shell/**/*.js', async (route) => {
    await gone
    await route.continue()
  })
  return letGo
}
const category = (shop: Shop) => shop.getByRole('main').getByRole('link', { name: /^野菜/ }).first()

test('[K-185] a screen that the server renders is there before scripts run and wakes up as it is', async ({
  open,
  page,
}) => {
  const letGo = await holdScripts(page)
  const shop = await open('path=/category&persona=visitor&render=server')
  await expect(category(shop)).toBeVisible()
  await expect(shop.locator('#root')).not.toHaveAttribute('data-started')
  await category(shop).evaluate((link) => {
    link.dataset['of'] = 'html'
  })
  letGo()
  await expect(shop.locator('#root')).toHaveAttribute('data-started')
  await expect(category(shop)).toHaveAttribute('data-of', 'html')
  // A difference between the two would be an error of the page, on which each test of a suite fails.
  await category(shop).click()
  await expect(shop.getByRole('heading', { level: 1, name: /野菜/ })).toBeVisible()
})
