import { describe, expect, it } from '@jest/globals'
import { productCall } from '@shop/shared/contract'
import { currentOrderQuery } from '@shop/shared/product/order'
import {
  anOrder,
  anOrderBook,
  anOrderLine,
  answer,
  aProduct,
  fakePlatform,
  productWire,
  refused,
  renderScreen,
  type ScreenOptions,
  server,
  tellFromOtherTab,
} from '@shop/shared/testing'
import { aPlanningWeek } from '@shop/shared/testing/builders'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Header } from './header.tsx'

const ordered = (...quantities: number[]) =>
  anOrderBook(
    quantities.map((quantity, place) =>
      anOrderLine({ product: aProduct({ orderNumber: String(104_001 + place) }), quantity }),
    ),
  )

type Story = ScreenOptions & { quantities?: number[]; links?: Record<string, string>; hasSearch?: boolean }

function show({ quantities = [2], links = {}, hasSearch = true, ...options }: Story = {}) {
  const book = ordered(...quantities)
  server.use(...book.handlers)
  const platform = fakePlatform(options)
  platform.config = { ...platform.config, links }
  const page = renderScreen(
    <Header menu={<button type="button">メニュー</button>} hasSearch={hasSearch} isFixed hasLogin />,
    { ...options, platform },
  )
  return { ...page, platform, book }
}

const cart = () => screen.queryByRole('link', { name: /^ご注文内容/ })

describe('the header', () => {
  it('[CHR-002] has the menu, the way home, the search and the cart with its count', async () => {
    show({ quantities: [2, 5] })
    expect(screen.getByRole('button', { name: 'メニュー' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'トドック トップページ' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('search')).toBeInTheDocument()
    const link = await screen.findByRole('link', { name: 'ご注文内容 7点' })
    expect(link).toHaveAttribute('href', '/cart/ordered')
    expect(link).toHaveTextContent('7')
  })

  it.each([
    { quantities: [], name: 'ご注文内容 0点', badge: 'ご注文内容' },
    { quantities: [1], name: 'ご注文内容 1点', badge: 'ご注文内容1' },
    { quantities: [99], name: 'ご注文内容 99点', badge: 'ご注文内容99' },
    { quantities: [99, 1], name: 'ご注文内容 100点', badge: 'ご注文内容99+' },
  ])('[CHR-004] counts to $name and shows $badge', async ({ quantities, name, badge }) => {
    show({ quantities })
    expect((await screen.findByRole('link', { name })).textContent).toBe(badge)
  })

  it('follows the one order that cards write to', async () => {
    const { platform } = show({ quantities: [2] })
    await screen.findByRole('link', { name: 'ご注文内容 2点' })
    act(() => {
      const { queryKey } = currentOrderQuery(platform.api, aPlanningWeek().number)
      platform.queryClient.setQueryData(queryKey, anOrder([anOrderLine({ quantity: 3 })]))
    })
    expect(await screen.findByRole('link', { name: 'ご注文内容 3点' })).toBeInTheDocument()
  })

  it('reads the order again when another tab has changed it', async () => {
    const { book } = show({ quantities: [2] })
    await screen.findByRole('link', { name: 'ご注文内容 2点' })
    book.set(aProduct(), 4)
    act(() => tellFromOtherTab('order/changed', { week: aPlanningWeek().number }))
    expect(await screen.findByRole('link', { name: 'ご注文内容 4点' })).toBeInTheDocument()
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

describe('the search box', () => {
  const box = () => screen.getByRole('searchbox', { name: '商品をさがす' })
  const milk = answer(productCall, ({ query }) =>
    query.orderNo === '104001' ? { ...productWire(aProduct({ orderNumber: '104001' })) } : refused(404, 'CSP9001'),
  )

  it('[CHR-041] is there on routes that show it alone', () => {
    show({ hasSearch: false })
    expect(screen.queryByRole('search')).not.toBeInTheDocument()
  })

  it.each([
    { typed: '牛乳', word: '牛乳' },
    { typed: '　無塩　バター　', word: '無塩　バター' },
    { typed: '1234567', word: '1234567' },
    { typed: '12-34', word: '12-34' },
    { typed: '0', word: '0' },
  ])('searches for $typed as a word', async ({ typed, word }) => {
    const { user, platform } = show()
    await user.type(box(), `${typed}{Enter}`)
    expect(platform.navigation.path()).toBe(`/search/results?searchWord=${encodeURIComponent(word)}`)
  })

  it.each(['', '   ', '　'])('[CHR-045] does nothing for a blank "%s"', async (typed) => {
    const { user, platform } = show({ path: '/category' })
    await user.type(box(), `${typed}{Enter}`)
    expect(platform.navigation.path()).toBe('/category')
  })

  it.each([
    { id: 'CHR-046', typed: '104001' },
    { id: 'CHR-047', typed: '１０４００１' },
  ])('[$id] goes from $typed to the product of the chosen week', async ({ typed }) => {
    server.use(milk)
    const { user, platform } = show()
    await user.type(box(), `${typed}{Enter}`)
    await waitFor(() => expect(platform.navigation.path()).toBe('/products/20261201/104001'))
  })

  it.each([
    { says: 'there is no such product', reply: () => refused(404, 'CSP9001') },
    { says: 'it cannot be looked up', reply: () => refused(500) },
  ])('[CHR-059] searches for the digits when $says', async ({ reply }) => {
    server.use(answer(productCall, reply))
    const { user, platform } = show()
    await user.type(box(), '999999{Enter}')
    await waitFor(() => expect(platform.navigation.path()).toBe('/search/results?searchWord=999999'))
  })

  it('[CHR-048] asks a visitor to log in before it looks up a number', async () => {
    const { user, platform } = show({ as: 'visitor' })
    await user.type(box(), '104001{Enter}')
    await user.click(await screen.findByRole('button', { name: 'はい、ログイン画面へ移動する' }))
    expect(platform.logins()).toBe(1)
    expect(platform.navigation.path()).toBe('/')
  })

  it('does not pull back who has gone elsewhere meanwhile', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let answered: Promise<unknown> = Promise.resolve()
    server.use(
      answer(productCall, async () => {
        answered = held
        await held
        return refused(404, 'CSP9001')
      }),
    )
    const { user, platform } = show()
    await user.type(box(), '104001{Enter}')
    act(() => platform.navigation.navigate('/category'))
    release()
    await answered
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(platform.navigation.path()).toBe('/category')
  })

  it.each([
    { browser: 'most browsers', event: { isComposing: true, keyCode: 229 } },
    { browser: 'Safari, after the composition', event: { isComposing: false, keyCode: 229 } },
  ])('[CHR-044] takes the Enter that ends a conversion in $browser for no search', ({ event }) => {
    show()
    // What the browser would do with it next is submit the form.
    expect(fireEvent.keyDown(box(), { key: 'Enter', ...event })).toBe(false)
    expect(fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 })).toBe(true)
  })

  it('shows the word of the results, and leaves what is typed alone elsewhere', async () => {
    const { user, platform } = show({ path: '/search/results?searchWord=%E7%89%9B%E4%B9%B3' })
    expect(box()).toHaveValue('牛乳')
    await user.clear(box())
    await user.type(box(), 'たまご')
    act(() => platform.navigation.navigate('/category'))
    expect(box()).toHaveValue('たまご')
    act(() => platform.navigation.navigate('/search/results?searchWord=%E8%B1%86%E8%85%90'))
    expect(box()).toHaveValue('豆腐')
  })

  it('opens on a phone with the focus in it', async () => {
    const { user } = show()
    const opener = screen.getByRole('button', { name: 'さがす' })
    expect(opener).toHaveAttribute('aria-expanded', 'false')
    await user.click(opener)
    expect(opener).toHaveAttribute('aria-expanded', 'true')
    expect(box()).toHaveFocus()
  })
})
