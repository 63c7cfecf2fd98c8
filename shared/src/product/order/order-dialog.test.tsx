import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { recommendedProductsCall } from '@shop/shared/contract'
import { type EntryKind, formatYen, yen } from '@shop/shared/domain'
import type { OrderLine, Product } from '@shop/shared/domain/shopping'
import { ProductCard } from '@shop/shared/product/card'
import {
  anOrderBook,
  anOrderLine,
  answer,
  aPlanningWeek,
  aProduct,
  atDeadline,
  beginSession,
  chooseQuantity,
  createGate,
  fakePlatform,
  productWire,
  refused,
  renderScreen,
  server,
} from '@shop/shared/testing'
import { afterPaint } from '@shop/shared/ui'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'

const milk = aProduct({ brand: 'みのり' })
const eggs = aProduct({ orderNumber: '104033', name: '平飼いたまご' })
const tea = aProduct({ orderNumber: '104055', name: '深むし茶' })
const bread = aProduct({ orderNumber: '104044', name: '食パン' })

type Story = {
  specs?: Record<string, string>
  entry?: EntryKind
  recommended?: readonly Product[]
  recommend?: () => Response
  ordered?: readonly OrderLine[]
  closesAt?: string
  now?: string
}

/** Cards of a list, on a platform whose configuration names the places. */
function shop({ specs = { orderDialogPc: 'pc-1', orderDialogSp: 'sp-1' }, entry = 'web', ...story }: Story = {}) {
  const asked: unknown[] = []
  const book = anOrderBook(story.ordered)
  server.use(
    ...book.handlers,
    answer(recommendedProductsCall, ({ query: { specId, limit, itemIds } }) => {
      asked.push({ specId, limit, itemIds })
      if (story.recommend !== undefined) return story.recommend()
      const products = story.recommended ?? [bread]
      return { product_basic_info_list: products.map(productWire), meta: { request_params: { modelid: '3001' } } }
    }),
  )
  const platform = fakePlatform({ entry, ...(story.now === undefined ? {} : { now: story.now }) })
  platform.config = { ...platform.config, recommendSpecs: specs }
  const page = renderScreen(
    [milk, eggs].map((product) => <ProductCard key={product.orderNumber} product={product} source="category" />),
    { platform, weeks: [aPlanningWeek(story.closesAt === undefined ? {} : { closesAt: story.closesAt })] },
  )
  return { ...page, book, asked }
}
/** Tuesday evening, when orders are not read. */
const inTheRush = '2026-11-24T22:05:00+09:00'
const afterTheRush = atDeadline(0, 1)
const itemId = ({ week, orderNumber }: Product) => `${week}_${orderNumber}`
const card = (product: Product) => within(screen.getByRole('article', { name: product.name }))
const orderButton = (product: Product) => card(product).findByRole('button', { name: /^注文する/ })
const dialog = () => screen.findByRole('dialog', { name: '商品を注文しました' })
const noDialog = () => expect(screen.queryByRole('dialog')).toBeNull()
/** After it a dialog would be there. */
const aFrame = () => act(() => new Promise<void>((painted) => void afterPaint(painted)))
async function noDialogComes() {
  await aFrame()
  noDialog()
}

afterEach(() => void jest.restoreAllMocks())

describe('after an order', () => {
  it('[ORD-066] a toast and a dialog say so, and what was ordered', async () => {
    const { user, platform } = shop()
    await user.click(await orderButton(milk))
    expect(await dialog()).toHaveTextContent('みのり 十勝しぼりたて牛乳')
    expect(platform.notices.shown()).toMatchObject([{ kind: 'popup', title: '注文しました' }])
  })

  it('[ORD-067] [CAT-093] it recommends, of fifty at the most, what was not just ordered', async () => {
    const { user, asked } = shop({ recommended: [bread, milk] })
    await user.click(await orderButton(milk))
    const list = within(await screen.findByRole('list', { name: 'おすすめ商品' }))
    expect(list.getAllByRole('listitem')).toHaveLength(1)
    expect(list.getByRole('link', { name: '食パン' })).toHaveAttribute('href', expect.stringContaining('recommend'))
    expect(asked).toEqual([{ specId: 'pc-1', limit: 50, itemIds: [itemId(milk)] }])
  })

  it('[API-036] [ORD-067] each order asks for what goes with its product', async () => {
    const { user, asked } = shop()
    await user.click(await orderButton(milk))
    await screen.findByRole('list', { name: 'おすすめ商品' })
    await user.click(await orderButton(eggs))
    await waitFor(() => expect(asked).toMatchObject([{ itemIds: [itemId(milk)] }, { itemIds: [itemId(eggs)] }]))
  })

  it('says how many stand in the order, and what the week comes to by now', async () => {
    const { user } = shop({ ordered: [anOrderLine({ product: tea, quantity: 3 })] })
    await chooseQuantity(user, await card(milk).findByRole('combobox', { name: /^数量/ }), '2')
    await user.click(await orderButton(milk))
    const sum = 3 * tea.taxIncludedPrice + 2 * milk.taxIncludedPrice
    expect(await dialog()).toHaveTextContent('みのり 十勝しぼりたて牛乳2点')
    expect(await dialog()).toHaveTextContent(`ご注文合計 税込${formatYen(yen(sum))}`)
    const item = within(await screen.findByRole('listitem', { name: '食パン' }))
    await user.click(await item.findByRole('button', { name: /^注文する/ }))
    await waitFor(async () =>
      expect(await dialog()).toHaveTextContent(`ご注文合計 税込${formatYen(yen(sum + bread.taxIncludedPrice))}`),
    )
  })

  it('[ORD-068] the app has a place of its own', async () => {
    const { user, asked } = shop({ entry: 'app' })
    await user.click(await orderButton(milk))
    await screen.findByRole('list', { name: 'おすすめ商品' })
    expect(asked).toEqual([{ specId: 'sp-1', limit: 50, itemIds: [itemId(milk)] }])
  })

  it.each([
    { width: 390, specId: 'sp-1' },
    { width: 959, specId: 'sp-1' },
    { width: 960, specId: 'pc-1' },
    { width: 1280, specId: 'pc-1' },
  ])('[ORD-068] a window of $width pixels recommends by the place $specId', async ({ width, specId }) => {
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const maxWidth = Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? Number.NaN)
      return Object.assign(new EventTarget(), { matches: width <= maxWidth }) as unknown as MediaQueryList
    })
    const { user, asked } = shop()
    await user.click(await orderButton(milk))
    await screen.findByRole('list', { name: 'おすすめ商品' })
    expect(asked).toMatchObject([{ specId }])
  })

  it.each([
    { id: 'ORD-068', says: 'no place is configured', story: { specs: {} } },
    { id: 'ORD-068', says: 'the place is empty', story: { specs: { orderDialogPc: '' } } },
    { id: 'ORD-067', says: 'the call fails', story: { recommend: () => refused(503) } },
    { id: 'CAT-094', says: 'the answer is nonsense', story: { recommend: () => Response.json({ x: 1 }) } },
    { id: 'ORD-067', says: 'nothing is recommended', story: { recommended: [] } },
  ])('[$id] it shows without recommendations when $says, and no error', async ({ story }) => {
    const { user, platform } = shop(story)
    await user.click(await orderButton(milk))
    await dialog()
    await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
    expect(screen.queryByRole('list', { name: 'おすすめ商品' })).toBeNull()
    expect(platform.notices.shown()).toHaveLength(1)
  })

  it('[ORD-067] what is recommended is ordered there, by its source, and opens no other dialog', async () => {
    const { user, book } = shop()
    await user.click(await orderButton(milk))
    const item = within(await screen.findByRole('listitem', { name: '食パン' }))
    await user.click(await item.findByRole('button', { name: /^注文する/ }))
    await waitFor(() => expect(book.quantityOf(bread)).toBe(1))
    expect(book.writes.at(-1)).toMatchObject({ inputStatus: 9102 })
    await aFrame()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })
})

describe('[ORD-067] the row of what goes with it', () => {
  const row = () => screen.queryByText('ご一緒にいかがですか')

  it('has its place while it is asked for, and keeps it where something comes', async () => {
    const { until, release } = createGate()
    const { user } = shop()
    server.use(
      answer(recommendedProductsCall, async () => {
        await until
        return { product_basic_info_list: [productWire(bread)], meta: { request_params: { modelid: '3001' } } }
      }),
    )
    await user.click(await orderButton(milk))
    await dialog()
    expect(row()).toBeInTheDocument()
    expect(screen.queryByRole('list', { name: 'おすすめ商品' })).toBeNull()
    release()
    await screen.findByRole('list', { name: 'おすすめ商品' })
    expect(row()).toBeInTheDocument()
  })

  it.each([
    { says: 'nothing is recommended', story: { recommended: [] } },
    { says: 'no place is configured', story: { specs: {} } },
  ])('is gone where $says', async ({ story }) => {
    const { user } = shop(story)
    await user.click(await orderButton(milk))
    await dialog()
    await waitFor(() => expect(row()).toBeNull())
  })

  it('is left out, and nothing asked for, where the window has no room for it', async () => {
    // All that has a size in this window lies where the dialog would be.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(-10, -10, 20, 20))
    const { user, asked, platform } = shop()
    await user.click(await orderButton(milk))
    expect(await dialog()).toHaveStyle({ left: '0px', top: '0px', bottom: 'auto' })
    await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
    expect(row()).toBeNull()
    expect(asked).toEqual([])
  })
})

describe('ordering one product after the other', () => {
  it('leaves the focus in the list, and the later dialog takes the place of the first', async () => {
    const { user } = shop()
    await user.click(await orderButton(milk))
    await dialog()
    expect(card(milk).getByRole('button', { name: '1つ増やす' })).toHaveFocus()
    await user.click(await orderButton(eggs))
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('平飼いたまご'))
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it('元に戻す takes out what was ordered, unasked, and gives the focus back to the list', async () => {
    const { user, book } = shop()
    await user.click(await orderButton(milk))
    await user.click(within(await dialog()).getByRole('button', { name: '元に戻す' }))
    await waitFor(() => expect(book.writes).toMatchObject([{ did: 'put' }, { did: 'delete', no: milk.orderNumber }]))
    expect(await orderButton(milk)).toHaveFocus()
    expect(book.quantityOf(milk)).toBe(0)
    noDialog()
  })

  it('元に戻す puts back what this order was added to', async () => {
    const { user, book, platform } = shop({
      now: inTheRush,
      closesAt: afterTheRush,
      ordered: [anOrderLine({ product: milk, quantity: 2 })],
    })
    await user.click(await orderButton(milk))
    expect(await dialog()).toHaveTextContent('十勝しぼりたて牛乳3点')
    expect(await dialog()).not.toHaveTextContent('合計')
    await user.click(within(await dialog()).getByRole('button', { name: '元に戻す' }))
    await waitFor(() => expect(book.writes.at(-1)).toMatchObject({ did: 'put', quantity: 2, mode: 'direct' }))
    await waitFor(() => expect(platform.notices.shown().at(-1)).toMatchObject({ title: '注文内容を変更しました' }))
  })

  it('goes when the number is changed, the page is left, and the page is scrolled on', async () => {
    const { user, platform } = shop()
    await user.click(await orderButton(milk))
    await dialog()
    await user.click(card(milk).getByRole('button', { name: '1つ増やす' }))
    noDialog()
    await user.click(await orderButton(eggs))
    await dialog()
    act(() => void platform.navigation.navigate('/search'))
    await waitFor(noDialog)
    act(() => void platform.navigation.navigate('/'))
    await user.click(card(eggs).getByRole('button', { name: '取消し' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /はい/ }))
    await user.click(await orderButton(eggs))
    await dialog()
    for (const y of [30, 60]) {
      Object.assign(window, { scrollY: y })
      fireEvent.scroll(window)
      if (y === 30) await dialog()
    }
    noDialog()
  })

  it('[ORD-083] goes at the deadline', async () => {
    const { user, platform } = shop()
    await user.click(await orderButton(milk))
    await dialog()
    platform.setNow(atDeadline(0.001))
    beginSession('delivery', [aPlanningWeek()])
    noDialog()
  })

  it('[AX-11] Esc closes it from anywhere', async () => {
    const { user } = shop()
    await user.click(await orderButton(milk))
    await dialog()
    await user.keyboard('{Escape}')
    noDialog()
    expect(card(milk).getByRole('button', { name: '1つ増やす' })).toHaveFocus()
  })

  it('[AX-11] 閉じる gives the focus back to the list', async () => {
    const { user } = shop()
    await user.click(await orderButton(milk))
    await user.click(within(await dialog()).getByRole('button', { name: '閉じる' }))
    noDialog()
    expect(card(milk).getByRole('button', { name: '1つ増やす' })).toHaveFocus()
  })

  it('Esc answers a question first', async () => {
    const { user } = shop()
    await user.click(await orderButton(milk))
    await dialog()
    await user.click(card(milk).getByRole('button', { name: '取消し' }))
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: '商品を注文しました' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    noDialog()
  })

  it('does not open for a changed number, nor for a refused order', async () => {
    const { user, book, platform } = shop()
    book.next({ is: 'refused', status: 409, code: 'CSP50002' })
    await user.click(await orderButton(milk))
    await waitFor(() => expect(platform.notices.shown()).toHaveLength(1))
    await noDialogComes()
    await user.click(await orderButton(milk))
    await dialog()
    await user.keyboard('{Escape}')
    await user.click(card(milk).getByRole('button', { name: '1つ増やす' }))
    await waitFor(() => expect(book.quantityOf(milk)).toBe(2))
    await noDialogComes()
  })
})
