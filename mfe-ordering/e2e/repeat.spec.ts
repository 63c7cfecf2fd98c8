import { expect, expectAccessibleAtEveryWidth, goBack, test } from '@shop/tools/isolate'

const chips = { name: 'カテゴリ', exact: true }

test('[ORD-066] a member buys again: chips, back, an order, and one that is registered to come on its own', async ({
  open,
  page,
}) => {
  const shop = await open('path=/orders/repeat&persona=member')
  await expect(shop.getByRole('heading', { level: 1, name: 'リピ買い' })).toBeVisible()
  const cards = shop.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  const offered = cards.filter({ has: shop.getByRole('button', { name: '注文する' }) }).first()
  const name = (await offered.getByRole('heading').textContent()) ?? ''

  const all = shop.getByRole('list', chips)
  await all.getByRole('link').nth(1).click()
  await expect(all.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(shop.getByRole('list', { name: /の中分類$/ })).toBeVisible()
  await goBack(shop)
  await expect(all.getByRole('link').first()).toHaveAttribute('aria-current', 'true')

  // By its name: until the whole list is back, cards of the other one stand below the first of it.
  const card = shop.getByRole('article', { name, exact: true }).first()
  await card.getByRole('button', { name: '注文する' }).click()
  await expect(card.getByText('注文済み 1点')).toBeVisible()
  await page.keyboard.press('Escape')

  const way = { name: /^定期便で注文 / }
  const regular = cards.filter({ has: shop.getByRole('button', way) })
  const comes = (await regular.first().getByRole('heading').textContent()) ?? ''
  const its = shop.getByRole('article', { name: comes, exact: true })
  await its.getByRole('button', way).click()
  await shop.getByRole('dialog', { name: '定期便で注文' }).getByRole('button', { name: '定期便に登録する' }).click()
  await expect(its.getByText('定期便に登録済みです')).toBeFocused()
  await expect(its.getByRole('link', { name: '定期便設定で確認・変更する' })).toBeVisible()
  await expect(its.getByRole('button', way)).toHaveCount(0)
  await expectAccessibleAtEveryWidth(page)
})

test('[ORD-006] the app may draw the tabs itself @mobile', async ({ open }) => {
  const shop = await open('path=/mobile/orders/repeat/non-tab&persona=app')
  await expect(shop.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(shop.getByRole('navigation', { name: '注文メニュー' })).toHaveCount(0)
})
