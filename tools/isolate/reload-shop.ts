import { expect, type FrameLocator } from '@playwright/test'

/** Loads the shop in the frame again, and settles when the old document is gone. */
export async function reloadShop(shop: FrameLocator): Promise<void> {
  await shop.locator('body').evaluate(({ dataset }) => {
    dataset['leaves'] = ''
    location.reload()
  })
  await expect(shop.locator('body[data-leaves]')).toHaveCount(0)
}
