import { expect, expectAccessibleAtEveryWidth, type Shop, test } from '@shop/tools/isolate'

/** The sale of the week after begins at 22:00 on that day. */
const before = 'clock=2026-11-24T21:58:00%2B09:00'
const link = (address: string, more = '') => `path=${encodeURIComponent(address)}${more === '' ? '' : `&${more}`}`
const list = '/limited/product?tab=wakeari'

const firstCard = (shop: Shop) => shop.getByRole('main').getByRole('article').first()
const buyBox = (shop: Shop) => shop.getByRole('region', { name: 'ご注文', exact: true })

test.describe('the lists of limited products', () => {
  for (const { tab, name } of [
    { tab: 'wakeari', name: '訳あり' },
    { tab: 'web', name: 'Web限定' },
    { tab: 'tokka', name: '本気特価' },
  ])
    test(`[CAT-063] ${tab} shows ${name}, at every width`, async ({ open, page }) => {
      const shop = await open(link(`/limited/product?tab=${tab}`, 'persona=member'))
      await expect(shop.getByRole('heading', { level: 1, name: '限定企画' })).toBeVisible()
      await expect(shop.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
      await expect(shop.getByRole('article').first()).toBeVisible()
      await expectAccessibleAtEveryWidth(page)
    })

  test('[CAT-063] a tab that nobody has shows 訳あり', async ({ open }) => {
    const shop = await open(link('/limited/product?tab=nonsense', 'persona=member'))
    await expect(shop.getByRole('tab', { name: '訳あり' })).toHaveAttribute('aria-selected', 'true')
    await expect(shop.getByRole('article').first()).toBeVisible()
  })

  test('[CAT-063] tabs go by arrow keys', async ({ open }) => {
    const shop = await open(link(list, 'persona=member'))
    await expect(shop.getByRole('article').first()).toBeVisible()
    await shop.getByRole('tab', { name: '訳あり' }).focus()
    await shop.getByRole('tab', { name: '訳あり' }).press('ArrowRight')
    await expect(shop.getByRole('tab', { name: 'Web限定' })).toBeFocused()
    await expect(shop.getByRole('tabpanel', { name: 'Web限定' }).getByRole('article').first()).toBeVisible()
  })

  test('[CAT-066] [CAT-068] less money, why, and what is wrong stand on the card', async ({ open }) => {
    const shop = await open(link(`${list}&reason=6`, 'persona=member'))
    const card = shop.getByRole('article').filter({ hasText: '084641' })
    await expect(card).toContainText('32%引')
    await expect(card).toContainText('箱つぶれ・印刷不良')
    await expect(card).toContainText('箱つぶれ・印字不良')
  })

  test('sold out is said, and nothing can be pressed', async ({ open }) => {
    const shop = await open(link(`${list}&reason=3`, 'persona=member&viewport=mobile'))
    const card = shop.getByRole('article').filter({ hasText: '084672' })
    await expect(card.getByText('完売しました')).toBeVisible()
    await expect(card.getByRole('button', { name: '注文できません' })).toBeDisabled()
  })

  for (const persona of ['family', 'corporate'])
    test(`${persona} orders too`, async ({ open }) => {
      const shop = await open(link('/limited/product?tab=web', `persona=${persona}&viewport=mobile`))
      const card = shop.getByRole('article').first()
      await card.getByRole('button', { name: /^注文する/ }).click()
      await expect(card.getByText('注文済み 1点')).toBeVisible()
    })

  test('[ORD-061] a visitor is asked to log in', async ({ open, page }) => {
    const shop = await open(link(list, 'persona=visitor'))
    const card = shop.getByRole('article').first()
    await expect(card.getByRole('button', { name: /^ログインして購入する/ })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await card.getByRole('button', { name: /^ログインして購入する/ }).click()
    await expect(shop.getByRole('dialog')).toContainText('ログインする必要があります')
  })

  test('in the app it is the same without the frame of the web', async ({ open }) => {
    const shop = await open(link(list, 'persona=app'))
    await expect(shop.getByRole('article').first()).toBeVisible()
    await expect(shop.getByRole('banner')).toHaveCount(0)
  })

  test('[ERR-022] a list that cannot be read says so, and comes when it is asked for again', async ({
    open,
    page,
    fail,
  }) => {
    const shop = await open(link(list, 'persona=member&fail=limitedProductList:503'))
    const area = shop.getByRole('region', { name: '商品を表示できませんでした' })
    await expect(area).toBeVisible()
    await expect(shop.getByRole('tab', { name: 'Web限定' })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await fail()
    await area.getByRole('button', { name: '再読み込み' }).click()
    await expect(shop.getByRole('article').first()).toBeVisible()
  })

  test('[CAT-099] without its pictures it is text', async ({ open }) => {
    const shop = await open(link(list, 'persona=member&fail=limitedImages:malformed'))
    await expect(shop.getByRole('article').first()).toBeVisible()
    await expect(shop.getByRole('tab', { name: '訳あり' }).locator('img')).toHaveCount(0)
  })
})

test.describe('the beginning of the sale', () => {
  test('[CAT-072] the list says when, and how long it is until then', async ({ open, page }) => {
    const shop = await open(link(list, `persona=member&${before}`))
    await expect(shop.getByRole('timer')).toHaveText(/^0日00時間0\d分$/)
    const ahead = shop
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^火曜 22:00 から/ })
    await expect(ahead).toBeDisabled()
    await expectAccessibleAtEveryWidth(page)
  })

  for (const { where, path, place } of [
    { where: 'the list', path: '/limited/product?tab=tokka', place: firstCard },
    { where: 'a product page', path: '/limited/products/20261202/084618', place: buyBox },
    { where: 'a card elsewhere', path: '/search/results?searchWord=割れ醤油せんべい', place: firstCard },
  ])
    test(`[CAT-071] [CAT-072] begins on ${where} that stands open, with the number chosen before`, async ({ open }) => {
      const shop = await open(link(path, 'persona=member&viewport=mobile&clock=2026-11-24T21:59:40%2B09:00'))
      const controls = place(shop)
      await expect(controls.getByRole('button', { name: /^火曜 22:00 から/ })).toBeDisabled()
      const choice = controls.getByRole('combobox', { name: /数量/ })
      const hasChoice = await choice.isVisible()
      if (hasChoice) {
        await choice.focus()
        await choice.selectOption('2')
      } else await controls.getByRole('button', { name: '1つ増やす' }).click()
      const order = controls.getByRole('button', { name: /^注文する/ })
      await expect(order).toBeEnabled({ timeout: 60_000 })
      if (hasChoice) await expect(choice).toHaveValue('2')
      await order.click()
      await expect(controls.getByText('注文済み 2点').first()).toBeVisible()
    })

  test('[CAT-072] who is turned away by the crowd waits with words and is served once', async ({ open, fail }) => {
    const shop = await open(link('/limited/product?tab=tokka', 'persona=member&clock=2026-11-24T22:01:00%2B09:00'))
    const card = shop.getByRole('article').first()
    await expect(card.getByRole('button', { name: /^注文する/ })).toBeEnabled()
    await fail('putOrder:503')
    await card.getByRole('button', { name: /^注文する/ }).click()
    await expect(card.getByText('混み合っています。順番にお受けしています。')).toBeVisible()
    await fail()
    await expect(card.getByText('注文済み 1点')).toBeVisible({ timeout: 20_000 })
  })
})
