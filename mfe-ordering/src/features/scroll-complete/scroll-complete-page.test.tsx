import { describe, expect, it } from '@jest/globals'
import { productCall } from '@shop/shared/contract'
import { memberCode } from '@shop/shared/domain'
import type { Product } from '@shop/shared/product'
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
  theNextWeek,
  toldFacts,
} from '@shop/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { ownerMark } from '../../parts/number-input/kept-list.ts'
import { leaveScrollMark } from '../../parts/scroll-mark.ts'
import { ScrollCompletePage } from './scroll-complete-page.tsx'

const coat = aProduct({ orderNumber: '112001', name: '中綿コート', taxIncludedPrice: 6578 })
const towel = aProduct({ orderNumber: '112002', name: '今治タオル', taxIncludedPrice: 1078 })
const query = 'orderNo=112001&orderCount=1&orderNo=112002&orderCount=3'
const path = `/scroll/ordered/complete?${query}`

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
const arrive = (platform: FakePlatform, options: ScreenOptions = {}) =>
  renderScreen(<ScrollCompletePage />, { ...options, platform })

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
    const { book } = services()
    const platform = marked(`${path}&category=2`)
    leaveScrollMark(platform, visit({ site: 'dailyGoods' }))
    arrive(platform)
    await thanks()
    expect(book.writes).toMatchObject([{ inputStatus: 80 }, { inputStatus: 80 }])
  })

  it('[ORD-123] places nothing twice in strict mode', async () => {
    const { book } = services()
    renderScreen(
      <StrictMode>
        <ScrollCompletePage />
      </StrictMode>,
      { platform: marked() },
    )
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
    const soon = pageOf(platform.storage)
    soon.setNow('2026-11-20T18:00:09+09:00')
    // A fake platform counts from one; another visit has another name.
    soon.randomId()
    leaveScrollMark(soon, visit())
    const second = arrive(soon)
    await thanks()
    second.unmount()
    expect(book.writes).toHaveLength(2)
    const later = pageOf(platform.storage)
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
    arrive(pageOf(platform.storage, '/scroll/ordered/complete?orderNo=112001&orderCount=5'))
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
    '',
    '?orderNo=112001',
    '?orderNo=112001&orderCount=1&orderNo=x&orderCount=1',
    '?orderNo=99287&orderCount=1',
  ])('[ORD-126] places nothing of %j, even with a mark', async (search) => {
    const { book } = services()
    arrive(marked(`/scroll/ordered/complete${search}`))
    await failure()
    expect(screen.queryByRole('button')).toBeNull()
    expect(book.writes).toEqual([])
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

describe('[role matrix] a member without delivery use', () => {
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

  it('[ORD-126] is the one on show, by name, when nobody knows', async () => {
    services()
    arrive(pageOf(undefined), { weeks: [nextWeek] })
    await orderButton()
    expect(screen.getByText('12月2週分')).toBeVisible()
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
    const again = pageOf(platform.storage)
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

describe('[AX-11] what is pressed and what is said', () => {
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
