import { smallTargets, violationsOn } from '@shop/tools/isolate'
import { expect, test } from './test.ts'

for (const width of [1280, 390, 320])
  test(`the page of the emulator is accessible at ${width}`, async ({ openApp, page, postFromPage }) => {
    await page.setViewportSize({ width, height: 900 })
    const shop = await openApp({ version: 1, width: width === 320 ? '320' : '390' })
    await expect(shop.getByText('今週のご注文')).toBeVisible()
    await postFromPage('made-up', {})
    await postFromPage('navigate', { url: 'https://example.com', title: '', hidesCartButton: false })
    await expect(page.locator('#log > [data-state="unknown"]')).toHaveCount(1)
    expect(await violationsOn(page.mainFrame())).toEqual([])
    expect(await page.evaluate(smallTargets)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

test('all of the emulator is reached by the keyboard', async ({ openApp, page, postFromPage }) => {
  const shop = await openApp({ version: 2 })
  await expect(shop.getByText('今週のご注文')).toBeVisible()
  await page.locator('#tab-favourites').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#native-title')).toHaveText('お気に入り')
  await postFromPage('error', { status: 403 })
  await expect(page.getByRole('button', { name: '閉じる' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#tab-favourites')).toBeFocused()
})
