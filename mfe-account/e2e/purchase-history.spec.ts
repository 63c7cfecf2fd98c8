import {
  expect,
  expectAccessibleAtEveryWidth,
  expectLegibleOnPaper,
  type Page,
  type Shop,
  test,
} from '@shop/tools/isolate'

const inOctober = `path=${encodeURIComponent('/orders/slips?month=2026-10')}`
const chart = (shop: Shop) => shop.getByRole('region', { name: '月ごとのご利用額' })

test('[ACC-057] [ACC-065] [AX-22] a member reads the slips of a month and the year, at every width', async ({
  open,
  page,
}) => {
  const shop = await open('path=/orders/slips&persona=member')
  await expect(shop.getByRole('heading', { level: 1, name: '購入履歴' })).toBeVisible()
  await shop.getByRole('button', { name: '先月' }).click()
  await expect(shop.getByRole('heading', { level: 2, name: '2026年10月のご利用' })).toBeVisible()
  await expect(shop.getByRole('heading', { level: 3, name: /^10月\d+日/ }).first()).toBeVisible()
  await chart(shop).scrollIntoViewIfNeeded()
  await expect(chart(shop).getByRole('table')).toBeAttached()
  await expectAccessibleAtEveryWidth(page)
  await chart(shop).getByRole('button', { name: '表で見る' }).press('Enter')
  await expect(chart(shop).getByRole('row')).toHaveCount(14)
})

test('a month is kept as a file that the policy of the page lets through', async ({ open, page }) => {
  const shop = await open(`${inOctober}&persona=member`)
  const total = shop.getByText(/件・合計 [\d,]+円$/)
  await expect(total).toBeVisible()
  const waiting = page.waitForEvent('download')
  await shop.getByRole('button', { name: 'CSVダウンロード' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('購入履歴_2026-10.csv')
  const csv = await textOf(await download.createReadStream())
  const [head, ...lines] = csv.split('\r\n').filter((line) => line !== '')
  expect(head).toMatch(/^\ufeff利用日,区分,/)
  const amountAt = head?.split(',').indexOf('金額（税込）') ?? -1
  const sum = lines.reduce((all, line) => all + Number(line.split(',')[amountAt]), 0)
  await expect(total).toContainText(`合計 ${sum.toLocaleString('ja-JP')}円`)
})

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

/** The page itself, not the panel's frame around it, as it comes onto paper. */
async function onPaper(page: Page) {
  await page.goto((await page.locator('#frame').getAttribute('src')) ?? '')
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await page.setViewportSize({ width: 680, height: 1009 })
  await page.emulateMedia({ media: 'print' })
  return page.getByRole('main')
}

test('[PR-01] a month on paper: whose it is, all columns, no row on two pages, black on white', async ({
  open,
  page,
}) => {
  await open(`${inOctober}&persona=member`)
  const main = await onPaper(page)
  await expect(main.getByText(/ 様（組合員番号 \d{8}/)).toBeVisible()
  await expect(main.getByText('2026年10月のご利用')).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('link')).toHaveCount(0)
  await expect(main.getByRole('heading', { name: '月ごとのご利用額' })).toBeHidden()
  await expect(main.getByRole('columnheader', { name: '単価（税込）' }).first()).toBeVisible()
  const rows = await main
    .getByRole('table', { name: /の明細$/ })
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => getComputedStyle(row).breakInside))
  expect(new Set(rows)).toEqual(new Set(['avoid']))
  await expectLegibleOnPaper(main)
})
