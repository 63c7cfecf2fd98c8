import type { FrameLocator } from '@playwright/test'

/** Back in the shop, as its member goes. The browser's own way back belongs to the panel's page, which may not move. */
export const goBack = (shop: FrameLocator): Promise<void> => shop.locator('html').evaluate(() => history.back())
