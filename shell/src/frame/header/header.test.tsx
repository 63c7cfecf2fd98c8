import { afterEach, describe, expect, it, jest } from '@jest/globals'
import type { PlatformServices } from '@shop/shared/platform'
import { currentOrderQuery } from '@shop/shared/product/current-order'
import { ownerMark } from '@shop/shared/product/number-list'
import {
  aMember,
  anOrder,
  anOrderBook,
  anOrderLine,
  aProduct,
  atDeadline,
  fakePlatform,
  publishFromOtherTab,
  renderScreen,
  type ScreenOptions,
  server,
} from '@shop/shared/testing'
import { aPlanningWeek } from '@shop/shared/testing/builders'
import { act, screen, waitFor } from '@testing-library/react'
import { Header } from './header.tsx'

afterEach(() => void jest.useRealTimers())

const ordered = (...quantities: number[]) =>
  anOrderBook(
    quantities.map((quantity, place) =>
      anOrderLine({ product: aProduct({ orderNumber: String(104_001 + place) }), quantity }),
    ),
  )

type Story = ScreenOptions & {
  storage?: PlatformServices['storage']
  quantities?: number[]
  links?: Record<string, string>
  hasSearch?: boolean
}

function show({ quantities = [2], links = {}, hasSearch = true, storage, ...options }: Story = {}) {
  const book = ordered(...quantities)
  server.use(...book.handlers)
  const platform = fakePlatform(options)
  platform.config = { ...platform.config, links }
  if (storage !== undefined) platform.storage = storage
  const page = renderScreen(
    <Header menu={<button type="button">メニュー</button>} hasSearch={hasSearch} hasSearchPage isFixed hasLogin />,
    { ...options, platform },
  )
  return { ...page, platform, book }
}

function leavePage() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

const cart = () => screen.queryByRole('link', { name: /^ご注文内容/ })

describe('the header', () => {
  it('[CHR-002] has the menu, the way home, the search and the cart with its count', async () => {
    show({ quantities: [2, 5] })
    expect(screen.getByRole('button', { name: 'メニュー' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'トドック トップページ' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('search')).toBeInTheDocument()
    const link = await screen.findByRole('link', { name: 'ご注文内容 注文済み 7点' })
    expect(link).toHaveAttribute('href', '/cart/ordered')
    expect(link.querySelector('[data-count]')).toHaveAttribute('data-count', '7点')
  })

  it.each([
    { quantities: [], name: 'ご注文内容 注文済み 0点', badge: undefined },
    { quantities: [1], name: 'ご注文内容 注文済み 1点', badge: '1点' },
    { quantities: [99], name: 'ご注文内容 注文済み 99点', badge: '99点' },
    { quantities: [99, 1], name: 'ご注文内容 注文済み 100点', badge: '99+点' },
  ])('[CHR-004] [K-173] counts to $name and shows $badge', async ({ quantities, name, badge }) => {
    show({ quantities })
    const link = await screen.findByRole('link', { name })
    expect(link.querySelector('[data-count]')?.getAttribute('data-count') ?? undefined).toBe(badge)
    // What is seen of it as text is part of its name.
    expect(link.textContent).toBe('ご注文内容')
  })

  it('[CHR-002] counts neither a skipped delivery nor a product that is not handled this week', async () => {
    const lines = [
      anOrderLine({ quantity: 4 }),
      anOrderLine({ product: aProduct({ orderNumber: '104002' }), quantity: 2, isSubscription: true, stop: 'skip' }),
      anOrderLine({ product: aProduct({ orderNumber: '84612', isOnSale: false }), quantity: 1 }),
    ]
    server.use(...anOrderBook(lines).handlers)
    renderScreen(<Header menu={null} hasSearch={false} hasSearchPage isFixed hasLogin />)
    expect(await screen.findByRole('link', { name: 'ご注文内容 注文済み 4点' })).toBeInTheDocument()
  })

  it('follows the one order that cards write to', async () => {
    const { platform } = show({ quantities: [2] })
    await screen.findByRole('link', { name: 'ご注文内容 注文済み 2点' })
    act(() => {
      const { queryKey } = currentOrderQuery(platform.api, aPlanningWeek().number)
      platform.queryClient.setQueryData(queryKey, anOrder([anOrderLine({ quantity: 3 })]))
    })
    expect(await screen.findByRole('link', { name: 'ご注文内容 注文済み 3点' })).toBeInTheDocument()
  })

  it('reads the order again when another tab has changed it', async () => {
    const { book } = show({ quantities: [2] })
    await screen.findByRole('link', { name: 'ご注文内容 注文済み 2点' })
    book.set(aProduct(), 4)
    act(() => publishFromOtherTab('order/changed', { week: aPlanningWeek().number }))
    expect(await screen.findByRole('link', { name: 'ご注文内容 注文済み 4点' })).toBeInTheDocument()
  })

  it('[ORD-071] a reload in the rush shows what was known before it, and since when', async () => {
    const weeks = [aPlanningWeek({ closesAt: atDeadline(0, 1) })]
    const { platform, unmount } = show({ now: '2026-11-24T21:40:00+09:00', weeks })
    await screen.findByRole('link', { name: 'ご注文内容 注文済み 2点' })
    leavePage()
    unmount()
    const { storage } = platform
    const again = show({ now: '2026-11-24T21:58:00+09:00', weeks, storage })
    expect(await screen.findByRole('link', { name: /^ご注文内容 注文済み 2点（\d\d:\d\d時点）$/ })).toBeVisible()
    again.unmount()
    // One member's order is never shown to the next.
    const other = show({ now: '2026-11-24T21:59:00+09:00', weeks, storage, as: 'family' })
    expect(cart()).toHaveAccessibleName('ご注文内容')
    expect([again.book.reads(), other.book.reads()]).toEqual([0, 0])
  })

  it('[ORD-071] reads the order when the rush is over', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: true })
    const weeks = [aPlanningWeek({ closesAt: atDeadline(0, 1) })]
    const { platform, book } = show({ now: '2026-11-24T22:29:59+09:00', weeks })
    await waitFor(() => expect(cart()).toBeVisible())
    await act(() => import('./counted-cart.tsx'))
    expect(book.reads()).toBe(0)
    platform.setNow('2026-11-24T22:30:00.001+09:00')
    act(() => jest.advanceTimersByTime(1001))
    expect(await screen.findByRole('link', { name: 'ご注文内容 注文済み 2点' })).toBeVisible()
  })

  it('keeps the way to the order when the order cannot be read', async () => {
    const { book } = show()
    book.breakReads(true)
    expect(await screen.findByRole('link', { name: 'ご注文内容' })).toBeInTheDocument()
  })

  it('[CHR-003] has no cart for a visitor, and [GRD-087] asks for no order', async () => {
    const { book, platform, user } = show({ as: 'visitor', links: { guide: 'https://partners.shop.test/guide' } })
    expect(cart()).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'お気に入り' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'ご利用ガイド' })).toHaveAttribute(
      'href',
      'https://partners.shop.test/guide',
    )
    await user.click(screen.getByRole('link', { name: 'ログイン' }))
    expect(platform.logins()).toBe(1)
    expect(book.reads()).toBe(0)
  })

  it.each(['newcomer', 'familyNewcomer', 'corporateNewcomer'] as const)('asks for no order of a %s', async (as) => {
    const { book } = show({ as })
    expect(cart()).toBeInTheDocument()
    expect(book.reads()).toBe(0)
  })

  describe('while numbers wait that nobody has ordered', () => {
    const week = aPlanningWeek()
    const lists = (...lines: object[]) => [{ week: week.number, owner: ownerMark(aMember().code), lines }]
    const line = { no: '104001', quantity: 2, intent: 'intent-1' }
    const sent = { no: '104033', quantity: 1, intent: 'intent-2', sentOver: 0 }
    const mark = { name: '未注文 1 商品（まだ注文していません）' }

    it('[ORD-050] marks the way to them on every screen, and follows what becomes of them', async () => {
      const { platform } = show()
      expect(screen.getByRole('link', { name: '番号で注文' })).toBeInTheDocument()
      platform.storage.local.write('numberLists', lists(line, sent))
      act(() => platform.bus.publish('number-list/changed', { week: week.number }))
      expect(await screen.findByRole('link', mark)).toHaveAttribute('href', '/cart/ordered?mode=inputNumber')
      platform.storage.local.remove('numberLists')
      act(() => publishFromOtherTab('number-list/changed', { week: week.number }))
      expect(await screen.findByRole('link', { name: '番号で注文' })).toBeInTheDocument()
    })

    it('[ORD-050] shows the numbers of an earlier visit to the same member, until the deadline', async () => {
      server.use(...ordered(2).handlers)
      const platform = fakePlatform()
      platform.storage.local.write('numberLists', lists(line))
      const first = renderScreen(<Header menu={null} hasSearch hasSearchPage isFixed hasLogin />, { platform })
      expect(await screen.findByRole('link', mark)).toBeInTheDocument()
      act(() => platform.setNow(new Date(week.closesAt.getTime() + 1).toISOString()))
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
      expect(await screen.findByRole('link', { name: '番号で注文' })).toBeInTheDocument()
      first.unmount()
      const other = fakePlatform()
      other.storage.local.write('numberLists', lists(line))
      renderScreen(<Header menu={null} hasSearch hasSearchPage isFixed hasLogin />, {
        platform: other,
        as: 'corporate',
      })
      await act(async () => undefined)
      expect(screen.queryByRole('link', mark)).toBeNull()
    })
  })

  it('[CHR-048] asks a visitor to log in before ordering by number', async () => {
    const { user, platform } = show({ as: 'visitor' })
    await user.click(screen.getByRole('button', { name: '番号で注文' }))
    await user.click(await screen.findByRole('button', { name: 'いいえ' }))
    expect(platform.logins()).toBe(0)
    await user.click(screen.getByRole('button', { name: '番号で注文' }))
    await user.click(await screen.findByRole('button', { name: 'はい、ログイン画面へ移動する' }))
    expect(platform.logins()).toBe(1)
  })
})
