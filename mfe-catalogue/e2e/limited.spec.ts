import { expect, expectAccessibleAtEveryWidth, showOnPhone, test } from '@shop/tools/isolate'

const link = (address: string, more: string) => `path=${encodeURIComponent(address)}&persona=member&${more}`

/** From the top of the page, on a phone of 390 × 844. */
const highestCardPx = 620

test('[CAT-063] [CAT-072] [K-184] the lists go by arrow keys, and say when the sale begins, in every look; a phone has cards in its first view', async ({
  open,
  page,
}) => {
  // The sale of the week after begins at 22:00 on that day.
  const shop = await open(link('/limited/product?tab=wakeari', 'clock=2026-11-24T21:50:00%2B09:00'))
  await expect(shop.getByRole('heading', { level: 1, name: '限定企画' })).toBeVisible()
  await expect(shop.getByRole('timer')).toHaveText(/^0日00時間\d\d分$/)
  const cards = shop.getByRole('article')
  await expect(cards.first().getByRole('button', { name: /^火曜 22:00 から/ })).toBeDisabled()
  await expectAccessibleAtEveryWidth(page)

  await shop.getByRole('tab', { name: '訳あり' }).focus()
  for (const name of ['Web限定', '本気特価']) {
    await page.keyboard.press('ArrowRight')
    await expect(shop.getByRole('tab', { name })).toBeFocused()
    await expect(shop.getByRole('tabpanel', { name }).getByRole('article').first()).toBeVisible()
  }

  await showOnPhone(page)
  await expect
    .poll(() => cards.first().evaluate((card) => card.getBoundingClientRect().top + scrollY))
    .toBeLessThanOrEqual(highestCardPx)
})

test('[CAT-071] [CAT-072] the sale begins on a list that stands open, with the number chosen before; who is turned away by the crowd waits with words and is served once', async ({
  open,
  fail,
}) => {
  const shop = await open(link('/limited/product?tab=tokka', 'viewport=mobile&clock=2026-11-24T21:59:30%2B09:00'))
  const card = shop.getByRole('main').getByRole('article').first()
  await expect(card.getByRole('button', { name: /^火曜 22:00 から/ })).toBeDisabled()
  await card.getByRole('combobox', { name: /数量/ }).focus()
  await card.getByRole('combobox', { name: /数量/ }).selectOption('2')
  await fail('putOrder:503')
  const order = card.getByRole('button', { name: /^注文する/ })
  await expect(order).toBeEnabled({ timeout: 60_000 })
  await expect(card.getByRole('combobox', { name: /数量/ })).toHaveValue('2')
  await order.click()
  await expect(card.getByText('混み合っています。順番にお受けしています。')).toBeVisible()
  await fail()
  await expect(card.getByText('注文済み 2点')).toBeVisible()
})
