import { expect, test } from '@shop/tools/isolate'

const shots = '/tmp/shots-h-edit'
for (const [name, viewport] of [
  ['desktop', 'desktop'],
  ['mobile', 'mobile'],
] as const) {
  test(`look ${name}`, async ({ open, page }) => {
    const shop = await open(`path=/favorite/category&persona=member&viewport=${viewport}`)
    const lists = await page.evaluate(() => 1)
    expect(lists).toBe(1)
    const ids = await shop.locator('html').evaluate(async () => 1)
    expect(ids).toBe(1)
    const s2 = await open(`path=/favorite/category/create&persona=member&viewport=${viewport}`)
    await expect(s2.getByRole('checkbox').first()).toBeVisible()
    await s2.getByRole('textbox', { name: 'リスト名' }).fill('あいうえおかきくけこさし')
    await s2.getByRole('checkbox').nth(1).check()
    await page.waitForTimeout(500)
    await page.locator('#frame').screenshot({ path: `${shots}/create-${name}.png` })
  })
}
