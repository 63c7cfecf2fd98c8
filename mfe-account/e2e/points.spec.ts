import { atEveryWidth, expect, expectAccessible, expectAccessibleAtEveryWidth, test } from '@shop/tools/isolate'

test('points and stage of a member, at every width', async ({ open, page }) => {
  const shop = await open('path=/points/history&persona=member')
  await expect(shop.getByRole('heading', { level: 1, name: 'ポイント・ステージ' })).toBeVisible()
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

test('the same in the app', async ({ open }) => {
  const shop = await open('path=/points/history&persona=app')
  await expect(shop.getByRole('table', { name: /のポイント履歴$/ })).toBeVisible()
  await expect(shop.getByRole('banner')).toHaveCount(0)
})

for (const { call, area } of [
  { call: 'memberPoint', area: '使えるポイント' },
  { call: 'pointHistory', area: 'ポイント履歴' },
  { call: 'currentStage', area: 'ステージ' },
])
  test(`${area} that cannot be read says so, the rest stands, and it comes when it is asked for again`, async ({
    fail,
    open,
    page,
  }) => {
    const shop = await open(`path=/points/history&persona=member&fail=${call}:503&viewport=mobile`)
    const failed = shop.getByRole('region', { name: area, exact: true }).getByRole('region', { name: /メンテナンス/ })
    await expect(failed).toBeVisible()
    await expect(shop.getByRole('main').getByRole('button', { name: '再読み込み' })).toHaveCount(1)
    await expectAccessible(page)
    await fail()
    await failed.getByRole('button', { name: '再読み込み' }).click()
    await expect(shop.getByRole('main').getByRole('button', { name: '再読み込み' })).toHaveCount(0)
  })

test('points that cannot be understood are a failure and no blank page', async ({ open }) => {
  const shop = await open('path=/points/history&persona=member&fail=memberPoint:malformed')
  const area = shop.getByRole('region', { name: '使えるポイント', exact: true })
  await expect(area.getByRole('button', { name: '再読み込み' })).toBeVisible()
})

test('a period without movements says so', async ({ open }) => {
  const shop = await open('path=/points/history&persona=member&clock=2028-06-20T18:00:00%2B09:00')
  await expect(shop.getByText(/のポイント履歴はありません$/)).toBeVisible()
})
