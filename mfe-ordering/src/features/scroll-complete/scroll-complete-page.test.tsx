import { describe, expect, it } from '@jest/globals'
import { aPlanningWeek, beginSession, fakePlatform, publishedFacts, renderScreen } from '@shop/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { leaveAppMark } from '../../parts/scroll-mark.ts'
import { ScrollCompletePage } from './scroll-complete-page.tsx'
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
  routedPage,
  services,
  thanks,
  towel,
  visit,
} from './testing/return-visit.tsx'

describe('from our own banner', () => {
  it('[ORD-122] [ORD-125] appends the lines without asking and thanks', async () => {
    const { book } = services()
    arrive(marked())
    await thanks()
    expect(book.writes).toMatchObject([
      { did: 'put', no: '112001', quantity: 1, mode: 'append', inputStatus: 73 },
      { did: 'put', no: '112002', quantity: 3, mode: 'append', inputStatus: 73 },
    ])
    expect(screen.getByRole('link', { name: 'ご注文内容を見る' })).toHaveAttribute('href', '/cart/ordered')
    expect(publishedFacts()).toContainEqual({ name: 'order/changed', payload: { week: coat.week } })
  })

  it('[ORD-127] gives daily goods their own status', async () => {
    const { book } = services([pillow, towel])
    arrive(marked(`${path}&category=2`, { site: 'dailyGoods' }))
    await thanks()
    expect(book.writes).toMatchObject([{ inputStatus: 80 }, { inputStatus: 80 }])
  })

  it('[ORD-123] places nothing twice in strict mode', async () => {
    const { book } = services()
    renderScreen(<StrictMode>{routedPage}</StrictMode>, { platform: marked() })
    await thanks()
    expect(book.writes).toHaveLength(2)
  })

  it('[ORD-123] places nothing by a reload, a second tab or the way back, soon or later', async () => {
    const { book } = services()
    const platform = marked()
    const first = arrive(platform)
    await thanks()
    first.unmount()
    for (const at of ['2026-11-20T18:00:05+09:00', '2026-11-20T18:00:30+09:00', '2026-11-21T12:00:00+09:00']) {
      const again = pageOf(platform.storage)
      again.setNow(at)
      const { unmount } = arrive(again)
      await thanks()
      unmount()
    }
    expect(book.writes).toHaveLength(2)
  })

  it('[ORD-123] ignores the same lines within ten seconds, and places them again after another visit', async () => {
    const { book } = services()
    const platform = marked()
    const first = arrive(platform)
    await thanks()
    first.unmount()
    const soon = pageOf(platform.storage, path)
    soon.setNow('2026-11-20T18:00:09+09:00')
    // A fake platform counts from one; another visit has another name.
    soon.randomId()
    goToSite(soon)
    const second = arrive(soon)
    await thanks()
    second.unmount()
    expect(book.writes).toHaveLength(2)
    const later = pageOf(platform.storage, path)
    later.setNow('2026-11-20T18:00:10+09:00')
    arrive(later)
    await waitFor(() => expect(book.quantityOf(towel)).toBe(6))
  })

  it('[ORD-126] uses its mark once: other lines are asked about', async () => {
    const { book } = services()
    const platform = marked()
    const first = arrive(platform)
    await thanks()
    first.unmount()
    arrive(pageOf(platform.storage, pathOf('orderNo=112001&orderCount=5')))
    await orderButton()
    expect(book.writes).toHaveLength(2)
  })

  it('[ORD-122] [K-162] serves two visits at once, each with its own mark and week', async () => {
    const { book } = services([coat, { ...towel, scrollSite: 'dailyGoods' }])
    const fashion = pageOf(undefined, pathOf('orderNo=112001&orderCount=1'))
    goToSite(fashion)
    const daily = otherTabOf(fashion.storage, pathOf('orderNo=112002&orderCount=3'))
    daily.randomId()
    goToSite(daily, { site: 'dailyGoods' })
    fashion.storage.local.write('scrollMarks', daily.storage.local.read('scrollMarks'))
    const first = arrive(fashion)
    await thanks()
    first.unmount()
    expect(fashion.storage.local.read('scrollMarks')).toMatchObject([{ site: 'dailyGoods' }])
    daily.storage.local.write('scrollMarks', fashion.storage.local.read('scrollMarks'))
    arrive(daily)
    await thanks()
    expect(book.writes).toMatchObject([
      { no: '112001', inputStatus: 73 },
      { no: '112002', inputStatus: 80 },
    ])
    expect(daily.storage.local.read('scrollMarks')).toBeUndefined()
  })

  it('two tabs that arrive in the same instant send the same intents', async () => {
    const { book } = services()
    const platform = marked()
    const kept = platform.storage.local.read('scrollMarks')
    const first = arrive(platform)
    await thanks()
    first.unmount()
    // The other tab had read the mark before this one took it.
    const other = pageOf(undefined)
    other.storage.local.write('scrollMarks', kept)
    other.storage.session.write('scrollVisit', 'id-1')
    arrive(other)
    await thanks()
    expect(book.quantityOf(towel)).toBe(3)
  })

  it('[ORD-124] keeps what could not be ordered and offers it again', async () => {
    const { book } = services()
    book.next({ is: 'refused', status: 404, code: 'CSP9001' })
    const { user } = arrive(marked())
    await failure()
    const left = within(screen.getByRole('list', { name: '専門店サイトでお選びの商品' }))
    expect(left.getAllByRole('listitem')).toHaveLength(1)
    expect(left.getByText('中綿コート')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'もう一度注文する' }))
    await thanks()
    expect([book.quantityOf(coat), book.quantityOf(towel)]).toEqual([1, 3])
  })

  it('[ORD-124] keeps all lines when the products cannot be read, and takes the mark only when it can', async () => {
    const { book, breakProducts } = services()
    breakProducts(true)
    const { user } = arrive(marked())
    await failure()
    expect(screen.getByRole('link', { name: 'ご注文内容を見る' })).toHaveAttribute('href', '/cart/ordered')
    expect(book.writes).toEqual([])
    breakProducts(false)
    await user.click(screen.getByRole('button', { name: '再読み込み' }))
    await thanks()
    expect(book.quantityOf(towel)).toBe(3)
  })

  it('[ORD-133] doubles nothing when an answer was lost and the page was loaded anew', async () => {
    const { book } = services()
    book.next({ is: 'lost', stored: true }, { is: 'lost', stored: true })
    const platform = marked()
    const first = arrive(platform)
    await thanks()
    first.unmount()
    arrive(pageOf(platform.storage))
    await thanks()
    expect([book.quantityOf(coat), book.quantityOf(towel)]).toEqual([1, 3])
  })
})

it('[ORD-126] places nothing for a visitor', () => {
  const { book } = services()
  arrive(marked(), { as: 'visitor' })
  expect(screen.queryByRole('button')).toBeNull()
  expect(book.writes).toEqual([])
})

it('[ORD-137] keeps lines and mark while a login is needed, and places them once afterwards', async () => {
  const { book } = services()
  const { platform } = arrive(marked(), { as: 'visitor' })
  expect(platform.storage.local.read('scrollMarks')).toHaveLength(1)
  beginSession('delivery', [aPlanningWeek()])
  await thanks()
  expect(book.writes).toHaveLength(2)
  expect(platform.storage.local.read('scrollMarks')).toBeUndefined()
})

it.each([
  { says: 'the newest of a site', sites: ['fashion', 'fashion'], places: true },
  { says: 'none while both sites are open', sites: ['fashion', 'dailyGoods'], places: false },
] as const)('[MOB-019] [K-162] uses in the app, which opens no tab, $says', async ({ sites, places }) => {
  const { book } = services()
  const platform = fakePlatform({ path: `/mobile${path}`, entry: 'app' })
  for (const site of sites) leaveAppMark(platform, visit({ site }))
  renderScreen(<ScrollCompletePage />, { platform })
  await (places ? thanks() : orderButton())
  expect(book.writes).toHaveLength(places ? 2 : 0)
  expect(platform.storage.local.read('scrollMarks')).toHaveLength(places ? 1 : 2)
})

describe('a member without delivery use', () => {
  it.each([
    { as: 'newcomer', says: 'ご注文には宅配のご利用登録が必要です', mayApply: true },
    { as: 'familyNewcomer', says: /家族証）では宅配をご利用いただけません/, mayApply: false },
    { as: 'corporateNewcomer', says: /宅配加入受付窓口（.*）までお問い合わせください/, mayApply: false },
  ] as const)('$as is told why, and led on: $mayApply', ({ as, says, mayApply }) => {
    const { book } = services()
    arrive(marked(), { as })
    expect(screen.getByText(says)).toBeVisible()
    const ways = screen.queryAllByRole('link', { name: '利用登録へ進む' })
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(mayApply ? ['/signup/todok'] : [])
    expect(book.writes).toEqual([])
  })
})

describe('what is pressed and what is said', () => {
  /** The one live region of the screen itself; the notices of the page are others. */
  const said = (container: HTMLElement) => container.querySelector('[role="status"]:not([aria-label])')

  it('gives the focus to the title, and thanks in a place that was there before', async () => {
    services()
    const { user, container } = arrive(pageOf(undefined))
    const button = await orderButton()
    const region = said(container)
    expect(region).toBeEmptyDOMElement()
    await user.click(button)
    await waitFor(() => expect(screen.getByRole('heading', { name: 'ご注文の完了' })).toHaveFocus())
    await thanks()
    expect(said(container)).toBe(region)
    expect(region).toHaveTextContent('ご注文ありがとうございました。12月1週分のご注文です。')
    expect(screen.getByRole('heading', { name: 'ご注文の完了' })).toHaveFocus()
  })

  it('gives the focus to the title when it is ordered once more', async () => {
    const { book } = services()
    book.next({ is: 'refused', status: 404, code: 'CSP9001' })
    const { user } = arrive(marked())
    await user.click(await screen.findByRole('button', { name: 'もう一度注文する' }))
    await thanks()
    expect(screen.getByRole('heading', { name: 'ご注文の完了' })).toHaveFocus()
  })
})
