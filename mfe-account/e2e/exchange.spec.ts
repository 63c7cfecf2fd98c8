import { expect, expectAccessibleAtEveryWidth, test } from '@shop/tools/isolate'

test('[ACC-032] [ACC-080] [ACC-005] [ACC-081] of the point products of the week, by their points, one is had on its page, and the list and the balance know it', async ({
  open,
  page,
}) => {
  const shop = await open('path=/points/exchange&persona=member')
  const cards = shop.getByRole('article')
  await expect(cards.first()).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await shop.getByRole('link', { name: 'ポイントの多い順' }).click()
  await expect(cards.first().getByText(/^ポイントが不足しています（あと[\d,]+ポイント）$/)).toBeVisible()
  await expect(cards.first().getByRole('button', { name: /^交換する/ })).toBeDisabled()

  await shop.getByRole('link', { name: 'ポイントの少ない順' }).click()
  await expect(cards.first().getByRole('button', { name: /^交換する/ })).toBeEnabled()
  await cards.first().getByRole('link').click()
  const box = shop.getByRole('region', { name: 'ポイントと交換' })
  await expect(box.getByRole('button', { name: /^交換する/ })).toBeEnabled()
  await expectAccessibleAtEveryWidth(page)
  await box.getByRole('button', { name: /^交換する/ }).click()
  await expect(box.getByText('注文済み 1点')).toBeVisible()
  await page.keyboard.press('Escape')
  await shop.getByRole('link', { name: 'ポイント交換商品の一覧へ' }).click()
  await expect(shop.getByRole('article').first()).toContainText('注文済み 1点')
  await expect(shop.getByText('交換に使えるポイント')).not.toContainText('524')
})
