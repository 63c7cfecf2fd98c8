import { describe, expect, it } from '@jest/globals'
import { aPlanningWeek, aProduct, theNextWeek } from '@shop/shared/testing'
import { screen, within } from '@testing-library/react'
import {
  arrive,
  coat,
  failure,
  goToSite,
  marked,
  orderButton,
  otherTabOf,
  pageOf,
  path,
  pathOf,
  pillow,
  services,
  thanks,
  towel,
} from './testing/return-visit.tsx'

describe('from nobody knows where', () => {
  it('[ORD-126] lists the lines and orders them only when it is pressed, once', async () => {
    const { book } = services()
    const { user } = arrive(pageOf(undefined))
    const button = await orderButton()
    const list = within(screen.getByRole('list', { name: '専門店サイトでお選びの商品' }))
    expect(list.getAllByRole('listitem')).toHaveLength(2)
    expect(list.getByText('3点')).toBeVisible()
    expect(book.writes).toEqual([])
    await user.dblClick(button)
    await thanks()
    expect(book.writes).toHaveLength(2)
  })

  it('[ORD-126] [K-162] asks two hours after the member went there', async () => {
    const { book } = services()
    const platform = pageOf(undefined)
    platform.setNow('2026-11-20T16:00:00+09:00')
    goToSite(platform)
    platform.setNow('2026-11-20T18:00:00+09:00')
    arrive(platform)
    await orderButton()
    expect(book.writes).toEqual([])
  })

  it.each([
    { says: 'in another tab', page: () => otherTabOf(marked().storage) },
    { says: 'that names the other site', page: () => marked(`${path}&category=2`) },
  ])('[ORD-126] [K-162] asks beside a visit that goes on, by a link $says', async ({ page }) => {
    const { book } = services()
    const platform = page()
    arrive(platform)
    await orderButton()
    expect(screen.getByText(/数量変更・取消しができません/)).toBeVisible()
    expect(book.writes).toEqual([])
    expect(platform.storage.local.read('scrollMarks')).toHaveLength(1)
  })

  it.each([
    '',
    'orderNo=112001',
    'orderNo=112001&orderCount=1&orderNo=x&orderCount=1',
    'orderNo=99287&orderCount=1',
    'orderNo=84612&orderCount=1',
    'orderNo=112001&orderCount=1&orderNo=089801&orderCount=1',
  ])('[ORD-126] places nothing of %j, even with a mark', async (search) => {
    const { book } = services()
    arrive(marked(pathOf(search)))
    await failure()
    expect(screen.queryByRole('button')).toBeNull()
    expect(book.writes).toEqual([])
  })
})

describe('a line that cannot be ordered', () => {
  const listed = () => within(screen.getByRole('list', { name: '専門店サイトでお選びの商品' }))
  const wrong = [
    { id: 'ORD-124', says: 'of no product', towel: undefined, reason: '商品が見つかりませんでした' },
    {
      id: 'ORD-126',
      says: 'of a limited one',
      towel: { isLimited: true },
      reason: 'こちらの商品はご注文いただけません',
    },
    {
      id: 'ORD-126',
      says: 'for points',
      towel: { isPointExchange: true },
      reason: 'こちらの商品はご注文いただけません',
    },
    {
      id: 'ORD-126',
      says: 'of the other site',
      towel: { scrollSite: 'dailyGoods' },
      reason: 'この専門店サイトの商品ではないため、ご注文いただけません',
    },
    {
      id: 'ORD-126',
      says: 'of no scroll site',
      towel: { scrollSite: 'none' },
      reason: 'この専門店サイトの商品ではないため、ご注文いただけません',
    },
    { id: 'ORD-124', says: 'of one not on sale', towel: { isOnSale: false }, reason: '今週はお取扱いありません' },
  ] as const

  describe.each(wrong)('$says', ({ id, towel: over, reason }) => {
    const products = over === undefined ? [coat] : [coat, aProduct({ ...towel, ...over })]

    it.each([
      { from: 'from nobody knows where', page: () => pageOf(undefined), intent: /^id-\d+-112001$/ },
      { from: 'from our own banner', page: () => marked(), intent: /^id-1-112001$/ },
    ])(`[${id}] is marked, and the other is ordered when it is pressed, $from`, async ({ page, intent }) => {
      const { book } = services(products)
      const platform = page()
      const { user } = arrive(platform)
      const button = await orderButton()
      expect(listed().getAllByRole('listitem')).toHaveLength(2)
      expect(listed().getAllByText(reason)).toHaveLength(1)
      expect(screen.getByText('ご注文いただけない商品を除いて承ります。')).toBeVisible()
      expect(book.writes).toEqual([])
      await user.click(button)
      await thanks()
      expect(book.writes).toMatchObject([{ no: '112001', quantity: 1, intent: expect.stringMatching(intent) }])
      expect(platform.storage.local.read('scrollMarks')).toBeUndefined()
    })
  })

  it('[ORD-124] alone has no button, and leads to the order', async () => {
    const { book } = services([])
    arrive(marked())
    expect(await screen.findAllByText('商品が見つかりませんでした')).toHaveLength(2)
    expect(screen.getByText('ご注文いただける商品がございません。')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: 'ご注文内容を見る' })).toHaveAttribute('href', '/cart/ordered')
    expect(book.writes).toEqual([])
  })

  it('[ORD-126] is asked about for the week and by the site of the mark, also when it is loaded anew', async () => {
    const { book } = services([pillow])
    const dailyGoods = { site: 'dailyGoods' as const, week: theNextWeek().number }
    const platform = marked(path, dailyGoods)
    const weeks = [aPlanningWeek(), theNextWeek()]
    const first = arrive(platform, { weeks })
    await orderButton()
    first.unmount()
    const again = pageOf(platform.storage)
    again.navigation.navigate(path, { replace: true, state: platform.navigation.current().state })
    const { user } = arrive(again, { weeks })
    await user.click(await orderButton())
    await thanks()
    expect(screen.getByText('12月2週分')).toBeVisible()
    expect(book.writes).toMatchObject([{ no: '112001', inputStatus: 80 }])
  })
})
