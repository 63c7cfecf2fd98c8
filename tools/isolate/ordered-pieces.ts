import type { FrameLocator, Locator, Page } from '@playwright/test'

/** The header's link to the order, of a page or of the shop in its frame; with this name once the order is counted. */
export const orderedLink = (shop: Pick<Page | FrameLocator, 'getByRole'>): Locator =>
  shop.getByRole('banner').getByRole('link', { name: /^ご注文内容 注文済み [\d,]+点$/ })

/** The number of ordered pieces that the header says. */
export async function orderedPieces(shop: Pick<Page | FrameLocator, 'getByRole'>): Promise<number> {
  const name = await orderedLink(shop).getAttribute('aria-label')
  return Number(/([\d,]+)点/.exec(name ?? '')?.[1]?.replaceAll(',', ''))
}
