import { atEveryWidth, expect, expectAccessibleAtEveryWidth, test } from '@shop/tools/isolate'

test('points and stage of a member, at every width', async ({ open, page }) => {
  const shop = await open('path=/points/history&persona=member')
  await expect(shop.getByRole('heading', { level: 1, name: 'ポイント履歴' })).toBeVisible()
  await expect(shop.getByRole('table', { name: /のポイント履歴$/ })).toBeVisible()
  await expect(shop.getByRole('region', { name: 'ステージ' })).toContainText('ゴールド')
  await expectAccessibleAtEveryWidth(page)
  const parts = shop.getByRole('table').locator('time > span')
  await atEveryWidth(page, async (width) => {
    const lines = await parts.evaluateAll((all) =>
      all.map((part) => new Set([...part.getClientRects()].map(({ top }) => top)).size),
    )
    expect(new Set(lines), `lines of a part of a date at ${width}`).toEqual(new Set([1]))
  })
})
