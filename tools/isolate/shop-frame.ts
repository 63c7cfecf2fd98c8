import { expect, type FrameLocator, type Page } from '@playwright/test'

/** Back in the shop, as its member goes. The browser's own way back belongs to the panel's page, which may not move. */
export const goBack = (shop: FrameLocator): Promise<void> => shop.locator('html').evaluate(() => history.back())

/** Goes to another screen of the shop that stands in the frame: a page that is loaded anew costs a test some seconds. */
export const goTo = (shop: FrameLocator, address: string): Promise<void> =>
  shop.locator('html').evaluate((_, to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

/** Loads the shop in the frame again, and settles when the old document is gone. */
export async function reloadShop(shop: FrameLocator): Promise<void> {
  await shop.locator('body').evaluate(({ dataset }) => {
    dataset['leaves'] = ''
    location.reload()
  })
  await expect(shop.locator('body[data-leaves]')).toHaveCount(0)
}

/** Gives the frame the size of a phone, as the panel's own field does: the page in it stays. */
export const showOnPhone = async (page: Page): Promise<void> => {
  await page.locator('#viewport').selectOption('mobile')
}
