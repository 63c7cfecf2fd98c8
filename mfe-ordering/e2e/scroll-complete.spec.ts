import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  reloadShop,
  type Shop,
  test,
} from '@shop/tools/isolate'

const address = encodeURIComponent('/scroll/ordered/complete?orderNo=109376&orderCount=1&orderNo=109377&orderCount=2')
const failure = 'エラーが発生しました。ご確認のうえ、再度ご注文をお試しください。'

/** The member clicks the banner once more, a minute after what was done. The other tab writes what it would write. */
const visitAgain = (shop: Shop) =>
  shop.locator('body').evaluate(() => {
    const records = JSON.parse(localStorage.getItem('shop/mfe-ordering/visit/scrollReturns') ?? '[]')
    const [{ owner, week, at }] = records
    localStorage.setItem('shop/mfe-ordering/visit/scrollReturns', JSON.stringify([{ ...records[0], at: at - 60_000 }]))
    localStorage.setItem(
      'shop/mfe-ordering/visit/scrollMarks',
      JSON.stringify([{ id: 'again', site: 'fashion', entry: 'web', at, owner, week }]),
    )
    sessionStorage.setItem('shop/mfe-ordering/visit/scrollVisit', JSON.stringify('again'))
  })

test('[ORD-122] [ORD-126] a link from nobody knows where is listed, ordered by one button, and shown once done @desktop', async ({
  open,
  page,
}) => {
  const shop = await open(`path=${address}&persona=member`)
  const lines = shop.getByRole('list', { name: '専門店サイトでお選びの商品' }).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expectAccessibleAtEveryWidth(page)
  await shop.getByRole('button', { name: '注文する' }).click()
  await expect(shop.getByText('ご注文ありがとうございました。')).toBeVisible()
  await expect(shop.getByRole('heading', { name: 'ご注文の完了' })).toBeFocused()
  await expectAccessible(page)

  // [ORD-123] The same page again places nothing and says what came of it, also after another visit to the site.
  await visitAgain(shop)
  await reloadShop(shop)
  await expect(shop.getByText('ご注文ありがとうございました。')).toBeVisible()
  expect(
    await shop.locator('body').evaluate(() => localStorage.getItem('shop/mfe-ordering/visit/scrollMarks')),
  ).toContain('again')
  await shop.getByRole('link', { name: 'ご注文内容を見る' }).click()
  await expect(shop.getByText('専門店', { exact: true })).toHaveCount(2)

  // A crafted one places nothing at all.
  const crafted = await open(
    `path=${encodeURIComponent('/scroll/ordered/complete?orderNo=1e5&orderCount=1')}&data=kept`,
  )
  await expect(crafted.getByText(failure)).toBeVisible()
})
