import { expect, test } from '@shop/tools/isolate'

const shots = '/tmp/h-shots'
for (const [name, width, link] of [
  ['desktop', 1280, 'path=/orders/history?week=20261104&persona=member'],
  ['mobile', 390, 'path=/orders/history?week=20261104&persona=member'],
  ['tablet', 1000, 'path=/orders/history?week=20261104&persona=member'],
  ['open', 1280, 'path=/orders/history?week=20261201&persona=member'],
  ['visitor', 1280, 'path=/orders/history&persona=visitor'],
  ['visitorm', 390, 'path=/orders/history&persona=visitor'],
] as const)
  test(`look ${name}`, async ({ open, page }) => {
    const shop = await open(link)
    await expect(shop.getByRole('heading', { level: 1, name: '注文履歴' })).toBeVisible()
    const url = await page.locator('#frame').getAttribute('src')
    const frame = page.frames().find((one) => one !== page.mainFrame())
    await page.setViewportSize({ width, height: 1000 })
    await page.goto(frame?.url() ?? url ?? '')
    await expect(page.getByRole('heading', { level: 1, name: '注文履歴' })).toBeVisible()
    await page.waitForTimeout(3500)
    await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
    if (name === 'desktop' || name === 'mobile') {
      await page.getByRole('checkbox').nth(1).check()
      await page.getByRole('checkbox').nth(2).check()
      await page.screenshot({ path: `${shots}/${name}-chosen.png` })
      await page.getByRole('button', { name: 'この週の商品をまとめて注文する' }).click()
      await page.waitForTimeout(2500)
      await page.screenshot({ path: `${shots}/${name}-asked.png` })
      await page.getByRole('dialog').getByRole('button', { name: 'はい、注文する' }).click()
      await page.waitForTimeout(6000)
      await page.screenshot({ path: `${shots}/${name}-done.png` })
      if (name === 'desktop') {
        await page.emulateMedia({ media: 'print' })
        await page.pdf({ path: `${shots}/print.pdf`, format: 'A4', preferCSSPageSize: true })
      }
    }
  })
