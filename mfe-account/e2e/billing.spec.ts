import { expect, expectAccessible, expectAccessibleAtEveryWidth, test } from '@shop/tools/isolate'

const billing = '/orders/slips/payment/billing'

test('a billing that is open, the confirmed one before it, and its detail, by keyboard, at every width', async ({
  open,
  page,
}) => {
  const shop = await open(`path=${billing}/2026/11&persona=member`)
  const openOne = shop.getByRole('region', { name: '2026年11月のご請求' })
  await expect(openOne).toContainText(/ご請求額[\d,]+円確定前/)
  await expectAccessibleAtEveryWidth(page)

  await shop.getByRole('link', { name: '2026年10月' }).press('Enter')
  const confirmed = shop.getByRole('region', { name: '2026年10月のご請求' })
  await expect(confirmed).toContainText('ご請求確定額')
  const amount = ((await confirmed.getByText(/^[\d,]+円$/).textContent()) ?? '').replace('円', '')

  await shop.getByRole('link', { name: 'お支払いの明細を見る' }).press('Enter')
  const lines = shop.getByRole('table', { name: /^企画週ごとのお支払い/ })
  const sum = lines.getByRole('row').last()
  await expect(sum.getByRole('rowheader')).toContainText('合計')
  await expect(sum.getByRole('cell').last()).toHaveText(amount)
  const [amountBox, linesBox] = [
    await shop.getByRole('region', { name: 'お支払い' }).boundingBox(),
    await lines.boundingBox(),
  ]
  expect(amountBox?.x, 'the amount stands beside the lines').toBeGreaterThan(
    (linesBox?.x ?? 0) + (linesBox?.width ?? 0),
  )
  await expectAccessibleAtEveryWidth(page)

  await page.emulateMedia({ media: 'print' })
  await expect(lines).toBeVisible()
  await expect(shop.getByText('北野 みのり 様')).toBeVisible()
  await expect(shop.getByRole('button', { name: '印刷する' })).toBeHidden()
  await expect(shop.getByRole('navigation', { name: '現在の位置' })).toBeHidden()
})

test('the board and what comes later, from the detail of the same day', async ({ open, page }) => {
  const shop = await open('path=/orders/slips/payment/detail/2026/11/17&persona=member')
  await shop.getByRole('link', { name: 'トドック掲示板' }).click()
  await expect(shop.getByRole('listitem').filter({ hasText: 'お詫び' })).toBeVisible()
  // [ACC-076] The line breaks of who wrote it are kept.
  await expect(shop.getByText('空き箱・保冷箱の回収に')).toHaveCSS('white-space', 'pre-line')
  await expectAccessibleAtEveryWidth(page)
  await shop.getByRole('link', { name: '翌週以降お届け品' }).click()
  await expect(shop.getByRole('heading', { level: 1, name: '翌週以降お届け品' })).toBeVisible()
  await expect(
    shop.getByRole('main').getByRole('table').or(shop.getByText('翌週以降お届け品はありません。')),
  ).toBeVisible()
  await expectAccessible(page)
})
