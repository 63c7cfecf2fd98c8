import { expect, type Page } from '@playwright/test'

/** The overlay that a service which is down brings up; what stands below it can be used once it is closed. */
export async function closeBusy(shop: Pick<Page, 'getByRole'>): Promise<void> {
  const busy = shop.getByRole('dialog', { name: /^ただいまアクセスが集中しています/ })
  await busy.getByRole('button', { name: '閉じる' }).click()
  await expect(busy).toHaveCount(0)
}
