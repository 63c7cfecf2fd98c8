import {
  atEveryWidth,
  closeBusy,
  expect,
  expectAccessibleAtEveryWidth,
  expectAccessibleLayout,
  type Shop,
  test,
} from '@shop/tools/isolate'

for (const { persona, viewport } of [
  { persona: 'member', viewport: 'desktop' },
  { persona: 'visitor', viewport: 'mobile' },
])
  test(`the top page of a ${persona}, ${viewport}`, async ({ open, page }) => {
    const shop = await open(`path=/&persona=${persona}&viewport=${viewport}`)
    await expect(shop.getByRole('heading', { level: 1, name: '注文トップ' })).toBeAttached()
    await expect(shop.getByRole('region', { name: 'よくあるご質問' })).toBeVisible()
    await expect(shop.getByRole('main').getByRole('link', { name: '野菜' }).first()).toBeVisible()
    const plan = shop.getByRole('region', { name: '今週の企画' }).locator('img').first()
    await plan.scrollIntoViewIfNeeded()
    // Its address is signed: a picture that the storage refuses has no size.
    await expect.poll(() => plan.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(shop.getByRole('region', { name: '専門店のお買い物' }).getByRole('button')).toHaveCount(3)
    await expect(shop.getByRole('button', { name: 'アプリで開く' })).toBeVisible({ visible: viewport === 'mobile' })
    // A visitor’s is looked at by e2e/journeys.
    if (persona === 'member') await expectAccessibleAtEveryWidth(page)
  })

test('the same in the app', async ({ open }) => {
  const shop = await open('path=/&persona=app')
  await expect(shop.getByRole('region', { name: 'よくあるご質問' })).toBeVisible()
  await expect(shop.getByRole('banner')).toHaveCount(0)
  await expect(shop.getByRole('region', { name: '専門店のお買い物' }).getByRole('button')).toHaveCount(3)
  await expect(shop.getByRole('link', { name: 'Webカタログ すべて見る' })).toHaveAttribute(
    'href',
    '/mobile/old-catalogs/',
  )
  await expect(shop.getByRole('button', { name: 'アプリで開く' })).toHaveCount(0)
  await expect(shop.getByRole('link', { name: '注文番号で注文' })).toHaveCount(0)
})

for (const persona of ['family', 'corporate'])
  test(`the top page of a ${persona} member`, async ({ open }) => {
    const shop = await open(`path=/&persona=${persona}&viewport=mobile`)
    await expect(shop.getByRole('region', { name: '今週のおすすめ' })).toBeVisible()
    await expect(shop.getByRole('region', { name: '専門店のお買い物' }).getByRole('button')).toHaveCount(3)
    await expect(shop.getByRole('link', { name: '注文番号で注文' })).toHaveAttribute('href', /mode=inputNumber/)
  })

test('categories that cannot be read say so, and come when they are asked for again', async ({ fail, open }) => {
  const shop = await open('path=/&persona=member&fail=appCategories:503&viewport=mobile')
  await comesAgain(shop, 'カテゴリを表示できませんでした', async () => {
    await closeBusy(shop)
    await fail()
  })
})

// Their failure is only logged: no overlay. [ERR-017]
test('contents that cannot be read say so, each in its place, and come when they are asked for again', async ({
  fail,
  open,
}) => {
  const shop = await open('path=/&persona=member&fail=notices:503,pickupItems:503,faqItems:503&viewport=mobile')
  const titles = ['お知らせ', '今週のおすすめ', 'よくあるご質問'].map((area) => `${area}を表示できませんでした`)
  for (const title of titles) await expect(shop.getByRole('region', { name: title })).toBeVisible()
  await fail()
  for (const title of titles) await comesAgain(shop, title)
})

async function comesAgain(shop: Shop, title: string, mend = async () => {}): Promise<void> {
  const failed = shop.getByRole('region', { name: title })
  await expect(failed).toBeVisible()
  await mend()
  await failed.getByRole('button', { name: '再読み込み' }).click()
  await expect(failed).toHaveCount(0)
}

const desktopWidth = 960

for (const { state, clock, says } of [
  { state: 'the last day', clock: '2026-11-24T02:00:00', says: /あと1[23]時間/ },
  { state: 'the last hour', clock: '2026-11-24T14:20:00', says: /あと\d+分/ },
])
  test(`${state} of a week is told once, at every width`, async ({ open, page }) => {
    const shop = await open(`path=/&persona=member&clock=${clock}%2B09:00`)
    await expect(shop.getByRole('region', { name: '締切のお知らせ' })).toContainText(says)
    await atEveryWidth(page, async (width) => {
      await expectAccessibleLayout(page)
      await expect(shop.getByText(says).filter({ visible: true })).toHaveCount(1)
      await expect(shop.getByRole('region', { name: '締切のお知らせ' })).toBeVisible({ visible: width >= desktopWidth })
    })
  })

test('the end of a week says what can be done, at every width', async ({ open, page }) => {
  const shop = await open('path=/&persona=member&clock=2026-11-24T14:59:50%2B09:00')
  const end = shop.getByRole('region', { name: '締切のお知らせ' })
  await expect(end).toContainText('受付は終了しました')
  await expect(end.getByRole('button', { name: /週へ$/ })).toBeVisible()
  await atEveryWidth(page, () => expectAccessibleLayout(page))
})
