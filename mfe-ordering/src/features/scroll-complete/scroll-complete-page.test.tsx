import { describe, expect, it } from '@jest/globals'
import { productCall } from '@shop/shared/contract'
import { memberCode } from '@shop/shared/domain'
import type { Product } from '@shop/shared/domain/shopping'
import { ownerMark } from '@shop/shared/product/number-list'
import { Route, Routes } from '@shop/shared/router'
import {
  aMember,
  anOrderBook,
  answer,
  aPlanningWeek,
  aProduct,
  beginSession,
  connectionLost,
  type FakePlatform,
  fakePlatform,
  productWire,
  refused,
  renderScreen,
  type ScreenOptions,
  server,
  tellFromOtherTab,
  theNextWeek,
  toldFacts,
} from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { leaveScrollMark } from '../../parts/scroll-mark.ts'
import { ScrollCompletePage } from './scroll-complete-page.tsx'

const coat = aProduct({ orderNumber: '112001', name: '中綿コート', taxIncludedPrice: 6578, scrollSite: 'fashion' })
const pillow = aProduct({ ...coat, name: 'まくら', scrollSite: 'dailyGoods' })
const towel = aProduct({ orderNumber: '112002', name: '今治タオル', taxIncludedPrice: 1078 })
const query = 'orderNo=112001&orderCount=1&orderNo=112002&orderCount=3'
/** The return address of a visit. A fake platform counts from one. */
const pathOf = (visitId: string, search = query) => `/scroll/ordered/complete/${visitId}?${search}`
const path = pathOf('id-1')

function services(products: readonly Product[] = [coat, towel]) {
  let isBroken = false
  const askedWeeks = new Set<string>()
  const book = anOrderBook()
  server.use(
    ...book.handlers,
    answer(productCall, ({ query: { orderNo, planningWeek } }) => {
      if (isBroken) return connectionLost()
      askedWeeks.add(planningWeek)
      const product = products.find(({ orderNumber }) => orderNumber === orderNo)
      return product === undefined ? refused(404, 'CSP9001') : productWire({ ...product, week: planningWeek as never })
    }),
  )
  return {
    book,
    askedWeeks,
    breakProducts(broken: boolean) {
      isBroken = broken
    },
  }
}

/** The same browser, another page of it. */
const pageOf = (storage: FakePlatform['storage'] | undefined, at = path): FakePlatform => {
  const platform = fakePlatform({ path: at })
  return storage === undefined ? platform : { ...platform, storage }
}
const routedPage = (
  <Routes>
    {['/scroll/ordered/complete', '/scroll/ordered/complete/:visitId'].map((pattern) => (
      <Route key={pattern} path={pattern} element={<ScrollCompletePage />} />
    ))}
  </Routes>
)
const arrive = (platform: FakePlatform, options: ScreenOptions = {}) =>
  renderScreen(routedPage, { ...options, platform })

const member = aMember('delivery')
const somebodyElse = { ...member, code: memberCode('8765432101') }
const visit = (over: Partial<Parameters<typeof leaveScrollMark>[1]> = {}) => ({
  site: 'fashion' as const,
  week: aPlanningWeek().number,
  owner: ownerMark(member.code),
  ...over,
})

/** A member who went to a scroll site by our banner, at some time before. */
function marked(at = path, over: Parameters<typeof visit>[0] = {}): FakePlatform {
  const platform = pageOf(undefined, at)
  platform.setNow('2026-11-20T17:30:00+09:00')
  leaveScrollMark(platform, visit(over))
  platform.setNow('2026-11-20T18:00:00+09:00')
  return platform
}

const thanks = () => screen.findByText('ご注文ありがとうございました。')
const failure = () => screen.findByText('エラーが発生しました。ご確認のうえ、再度ご注文をお試しください。')
const orderButton = () => screen.findByRole('button', { name: '注文する' })

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
    expect(toldFacts()).toContainEqual({ name: 'order/changed', payload: { week: coat.week } })
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
    const soon = pageOf(platform.storage, pathOf('id-2'))
    soon.setNow('2026-11-20T18:00:09+09:00')
    // A fake platform counts from one; another visit has another name.
    soon.randomId()
    leaveScrollMark(soon, visit())
    const second = arrive(soon)
    await thanks()
    second.unmount()
    expect(book.writes).toHaveLength(2)
    const later = pageOf(platform.storage, pathOf('id-2'))
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
    arrive(pageOf(platform.storage, pathOf('id-1', 'orderNo=112001&orderCount=5')))
    await orderButton()
    expect(book.writes).toHaveLength(2)
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

  it('[ORD-126] asks also with a mark of more than a day', async () => {
    const { book } = services()
    const platform = pageOf(undefined)
    platform.setNow('2026-11-19T17:00:00+09:00')
    leaveScrollMark(platform, visit())
    platform.setNow('2026-11-20T18:00:00+09:00')
    arrive(platform)
    await orderButton()
    expect(book.writes).toEqual([])
  })

  it.each([
    { says: 'no id', at: `/scroll/ordered/complete?${query}` },
    { says: 'a made-up id', at: pathOf('id-2') },
    { says: 'the id of a visit to the other site', at: `${path}&category=2` },
  ])('[ORD-126] asks beside the mark of a visit, with $says', async ({ at }) => {
    const { book } = services()
    const platform = marked(at)
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
    arrive(marked(pathOf('id-1', search)))
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

describe('the week of a return', () => {
  const nextWeek = theNextWeek()

  it('[ORD-022] [ORD-122] is the one that was handed to the site, not the one on show', async () => {
    const { askedWeeks } = services()
    const platform = marked(path, { week: nextWeek.number })
    arrive(platform, { weeks: [aPlanningWeek(), nextWeek] })
    await thanks()
    expect(screen.getByText('12月2週分')).toBeVisible()
    expect(screen.getByText('ご注文内容は、週を12月2週に切り替えてご覧ください。')).toBeVisible()
    expect(toldFacts()).toContainEqual({ name: 'order/changed', payload: { week: nextWeek.number } })
    expect([...askedWeeks]).toEqual([nextWeek.number])
  })

  it.each([
    { says: 'gone', weeks: [nextWeek], now: '2026-11-24T15:05:00+09:00' },
    { says: 'still on show', weeks: [aPlanningWeek(), nextWeek], now: '2026-11-24T15:00:01+09:00' },
  ])('[ORD-122] that has closed, $says, is not ordered for: the next one is named', async ({ weeks, now }) => {
    const { book, askedWeeks } = services()
    const platform = pageOf(undefined)
    platform.setNow('2026-11-24T14:30:00+09:00')
    leaveScrollMark(platform, visit())
    platform.setNow(now)
    const { user } = arrive(platform, { weeks })
    const button = await orderButton()
    expect(screen.getByText('12月1週分のご注文の受付は終了しました。')).toBeVisible()
    expect(screen.getByText('12月2週分')).toBeVisible()
    expect(book.writes).toEqual([])
    await user.click(button)
    await thanks()
    expect(screen.getByText('12月2週分')).toBeVisible()
    expect(book.writes).toHaveLength(2)
    expect([...askedWeeks]).toEqual([nextWeek.number])
  })

  const closing = '2026-11-24T15:00:00.001+09:00'
  const lateWords = '12月1週分のご注文の受付は終了しました。'
  /** Just before the close, so that it comes while the page stands open. */
  function beforeTheClose(platform: FakePlatform): FakePlatform {
    platform.setNow('2026-11-24T14:59:58.500+09:00')
    return platform
  }
  function markedOnTheDay(): FakePlatform {
    const platform = pageOf(undefined)
    platform.setNow('2026-11-24T14:30:00+09:00')
    leaveScrollMark(platform, visit())
    return platform
  }
  const close = (platform: FakePlatform) => act(() => platform.setNow(closing))
  const late = () => screen.findByText(lateWords)

  it('[ORD-124] that closes while its lines are listed gives way to the next one', async () => {
    const { book, askedWeeks } = services()
    const platform = beforeTheClose(pageOf(undefined))
    const { user } = arrive(platform, { weeks: [aPlanningWeek(), nextWeek] })
    await orderButton()
    expect(screen.getByText('12月1週分')).toBeVisible()
    close(platform)
    expect((await late()).closest('[role="status"]')).not.toBeNull()
    expect(await screen.findByText('12月2週分')).toBeVisible()
    expect(book.writes).toEqual([])
    await user.click(await orderButton())
    await thanks()
    expect(screen.getByText('12月2週分')).toBeVisible()
    expect([...askedWeeks]).toEqual([aPlanningWeek().number, nextWeek.number])
    expect(book.writes).toHaveLength(2)
  })

  it('[ORD-124] that closed unseen is not ordered for by a late press', async () => {
    const { book } = services()
    const platform = pageOf(undefined)
    const { user } = arrive(platform, { weeks: [aPlanningWeek(), nextWeek] })
    const button = await orderButton()
    close(platform)
    await user.click(button)
    await late()
    expect(await screen.findByText('12月2週分')).toBeVisible()
    expect(book.writes).toEqual([])
    expect(screen.queryByText(/エラーが発生しました/)).toBeNull()
  })

  it('[ORD-124] of lines that failed gives way to the next one, asked, also when it is loaded anew', async () => {
    const { book } = services()
    book.next({ is: 'refused', status: 409, code: 'CSP50002' })
    const weeks = [aPlanningWeek(), nextWeek]
    const platform = beforeTheClose(markedOnTheDay())
    const first = arrive(platform, { weeks })
    await screen.findByRole('button', { name: 'もう一度注文する' })
    expect(book.writes).toHaveLength(1)
    close(platform)
    await late()
    await orderButton()
    first.unmount()
    const again = pageOf(platform.storage)
    again.navigation.navigate(path, { replace: true, state: platform.navigation.current().state })
    again.setNow('2026-11-24T15:10:00+09:00')
    // A fake platform counts from one; a browser never gives a name twice.
    again.randomId()
    const { user } = arrive(again, { weeks: [nextWeek] })
    await late()
    expect(screen.getByText('12月2週分')).toBeVisible()
    expect(book.writes).toHaveLength(1)
    await user.dblClick(await orderButton())
    await thanks()
    expect(screen.getByText('12月2週分')).toBeVisible()
    expect([book.quantityOf(coat), book.quantityOf(towel)]).toEqual([1, 3])
    const [refusedOne, ...sent] = book.writes
    expect(sent).toHaveLength(2)
    expect(sent).not.toContainEqual(refusedOne)
  })

  describe('[ORD-133] whose answer was lost before it closed is looked up first', () => {
    const { name, owner, week } = { name: '112001x1', owner: ownerMark(member.code), week: aPlanningWeek().number }
    const left = [{ no: '112001', quantity: 1, intent: 'id-1-112001', sentOver: 0 }]
    const at = new Date('2026-11-24T14:59:30+09:00').getTime()

    function comeLate() {
      const { book } = services()
      const platform = pageOf(undefined, pathOf('id-1', 'orderNo=112001&orderCount=1'))
      platform.storage.local.write('scrollReturns', [{ name, owner, week, at, site: 'fashion', left }])
      platform.setNow('2026-11-24T15:10:00+09:00')
      return { book, platform, check: () => screen.findByRole('button', { name: 'ご注文を確認する' }) }
    }

    it('and thanked for when it has arrived', async () => {
      const { book, platform, check } = comeLate()
      book.set(coat, 1)
      const { user } = arrive(platform, { weeks: [nextWeek] })
      await user.click(await check())
      await thanks()
      expect(screen.getByText('12月1週分')).toBeVisible()
      expect(book.writes).toEqual([])
    })

    it('and offered for the next week when it has not', async () => {
      const { book, platform, check } = comeLate()
      const { user } = arrive(platform, { weeks: [nextWeek] })
      const button = await check()
      expect(screen.queryByRole('button', { name: /注文する$/ })).toBeNull()
      await user.click(button)
      await orderButton()
      expect(screen.getByText('12月2週分')).toBeVisible()
      expect(book.writes).toEqual([])
    })

    it('and not offered while nobody can be asked', async () => {
      const { book, platform, check } = comeLate()
      book.breakReads(true)
      const { user } = arrive(platform, { weeks: [nextWeek] })
      await user.click(await check())
      await check()
      expect(screen.queryByRole('button', { name: /注文する$/ })).toBeNull()
      expect(book.writes).toEqual([])
    })
  })

  it.each([
    { says: 'listed', failed: false },
    { says: 'failed', failed: true },
  ])('[ORD-124] says so where no other week is open, of lines that were $says', async ({ failed }) => {
    const { book } = services()
    if (failed) book.next({ is: 'refused', status: 409, code: 'CSP50002' })
    const platform = beforeTheClose(failed ? markedOnTheDay() : pageOf(undefined))
    arrive(platform, { weeks: [aPlanningWeek()] })
    await screen.findByRole('button', { name: /注文する$/ })
    close(platform)
    await late()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('中綿コート')).toBeVisible()
    expect(screen.getByRole('link', { name: 'ご注文内容を見る' })).toHaveAttribute('href', '/cart/ordered')
    expect(book.writes).toHaveLength(failed ? 1 : 0)
  })

  it('[ORD-126] is the one on show, by name, when nobody knows', async () => {
    services()
    arrive(pageOf(undefined), { weeks: [nextWeek] })
    await orderButton()
    expect(screen.getByText('12月2週分')).toBeVisible()
  })
})

describe('[ORD-123] two tabs on the same link', () => {
  const elsewhere = () => screen.findByText('このご注文は、ほかのタブですでに承っております。')
  /** The record that the other tab leaves in the browser when it orders. */
  async function orderedInOtherTab(): Promise<unknown> {
    const other = pageOf(undefined)
    const { user, unmount } = arrive(other)
    await user.click(await orderButton())
    await thanks()
    unmount()
    return other.storage.local.read('scrollReturns')
  }

  it('the second one hears of it, and says so', async () => {
    const { book } = services()
    const records = await orderedInOtherTab()
    const platform = pageOf(undefined)
    arrive(platform)
    await orderButton()
    platform.storage.local.write('scrollReturns', records)
    act(() => tellFromOtherTab('order/changed', { week: coat.week }))
    await elsewhere()
    expect(screen.queryByText(/ありがとうございました/)).toBeNull()
    expect(screen.getByText('12月1週分')).toBeVisible()
    expect(book.writes).toHaveLength(2)
  })

  it('a press in the second one sends nothing, and thanks for nothing', async () => {
    const { book } = services()
    const records = await orderedInOtherTab()
    const platform = pageOf(undefined)
    const { user } = arrive(platform)
    const button = await orderButton()
    platform.storage.local.write('scrollReturns', records)
    await user.click(button)
    await elsewhere()
    expect(screen.queryByText(/ありがとうございました/)).toBeNull()
    expect(book.writes).toHaveLength(2)
  })
})

describe('another member of the same browser', () => {
  it('[ORD-124] is not thanked for what the first one ordered', async () => {
    const { book } = services()
    const platform = marked()
    const first = arrive(platform)
    await thanks()
    first.unmount()
    arrive(pageOf(platform.storage), { as: somebodyElse })
    await orderButton()
    expect(book.writes).toHaveLength(2)
  })

  it('[ORD-122] [ORD-126] orders nothing unasked by the mark of the first one', async () => {
    const { book } = services()
    arrive(marked(), { as: somebodyElse })
    await orderButton()
    expect(book.writes).toEqual([])
  })
})

describe('an entry of the history', () => {
  /** The member went to the site once more, and this page of the history is looked at again. */
  function lookAgain(platform: FakePlatform, how: { isNew: boolean }) {
    const again = pageOf(platform.storage, pathOf('id-2'))
    if (!how.isNew) again.navigation.navigate(path, { replace: true, state: platform.navigation.current().state })
    again.setNow('2026-11-20T18:10:00+09:00')
    // A fake platform counts from one; another visit has another name.
    again.randomId()
    leaveScrollMark(again, visit())
    return arrive(again)
  }

  it('[ORD-123] that is done places nothing when it is loaded anew, whatever was clicked since', async () => {
    const { book } = services()
    const platform = marked()
    const first = arrive(platform)
    await thanks()
    first.unmount()
    lookAgain(platform, { isNew: false })
    await thanks()
    expect(book.quantityOf(towel)).toBe(3)
    expect(book.writes).toHaveLength(2)
  })

  it('[ORD-123] that is new places what the newer visit brought', async () => {
    const { book } = services()
    const platform = marked()
    const first = arrive(platform)
    await thanks()
    first.unmount()
    lookAgain(platform, { isNew: true })
    await waitFor(() => expect(book.quantityOf(towel)).toBe(6))
  })

  it('[ORD-123] that asked goes on asking', async () => {
    const { book } = services()
    const platform = pageOf(undefined)
    const first = arrive(platform)
    await orderButton()
    first.unmount()
    lookAgain(platform, { isNew: false })
    await orderButton()
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
