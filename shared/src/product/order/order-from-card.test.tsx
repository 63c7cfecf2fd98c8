import { describe, expect, it } from '@jest/globals'
import { orderListCall } from '@shop/shared/contract'
import { orderNumber } from '@shop/shared/domain'
import { inputStatus, type OrderLine } from '@shop/shared/domain/shopping'
import { ProductCard, ProductRow } from '@shop/shared/product/card'
import {
  anOrderBook,
  anOrderLine,
  answer,
  aProduct,
  chooseQuantity,
  createGate,
  type OrderBook,
  orderedItem,
  publishedFacts,
  publishFromOtherTab,
  renderScreen,
  type ScreenOptions,
  server,
} from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { currentOrderQuery } from './order.queries.ts'

const milk = aProduct({ orderNumber: '104001', name: '十勝しぼりたて牛乳', brand: 'みのり' })
const eggs = aProduct({ orderNumber: '104033', name: '平飼いたまご（赤）' })

type Story = ScreenOptions & { book?: OrderBook; products?: (typeof milk)[] }

function shop({ book = anOrderBook(), products = [milk], ...options }: Story = {}) {
  server.use(...book.handlers)
  const page = renderScreen(
    products.map((product) => <ProductCard key={product.orderNumber} product={product} source="category" />),
    options,
  )
  return { ...page, book }
}

const card = (product = milk) => screen.getByRole('article', { name: product.name })
const orderButton = (product = milk) => within(card(product)).findByRole('button', { name: /^注文する/ })
const press = (name: string | RegExp, product = milk) => within(card(product)).findByRole('button', { name })
const choose = (product = milk) => within(card(product)).getByRole('combobox', { name: /^数量/ })
const said = () => screen.getByRole('status', { name: 'お知らせ' })
const warned = () => screen.getByRole('alert', { name: 'エラー' })
const ordered = (product: typeof milk, quantity: number) => anOrderBook([anOrderLine({ product, quantity })])

describe('ordering from a card', () => {
  it('[ORD-073] puts what was chosen, with where it was ordered, and says so on the card', async () => {
    const { user, book } = shop()
    await chooseQuantity(user, choose(), '2')
    await user.click(await orderButton())
    expect(await within(card()).findByText('注文済み 2点')).toBeInTheDocument()
    expect(book.writes).toEqual([
      {
        did: 'put',
        no: '104001',
        quantity: 2,
        mode: 'append',
        inputStatus: inputStatus('category', 'web'),
        intent: 'id-1',
      },
    ])
    expect(within(card()).queryByRole('button', { name: /^注文する/ })).not.toBeInTheDocument()
    expect(said()).toHaveTextContent('注文しました')
    expect(publishedFacts()).toEqual([{ name: 'order/changed', payload: { week: milk.week } }])
  })

  it('says 注文中 while it is on its way', async () => {
    const hold = createGate()
    const { user, book } = shop()
    book.next({ is: 'held', until: hold.until })
    await user.click(await orderButton())
    expect(await press('注文中 みのり 十勝しぼりたて牛乳')).toHaveAttribute('aria-disabled', 'true')
    expect(choose()).toBeDisabled()
    expect(said()).not.toHaveTextContent('注文しました')
    hold.release()
    expect(await within(card()).findByText('注文済み 1点')).toBeInTheDocument()
  })

  it('[ORD-075] sends one PUT for a double click', async () => {
    const { user, book } = shop()
    await user.dblClick(await orderButton())
    await within(card()).findByText('注文済み 1点')
    expect(book.writes).toHaveLength(1)
    expect(book.quantityOf(milk)).toBe(1)
  })

  it('[ORD-075] sends one PUT when two presses come before anything is drawn', async () => {
    const { book } = shop()
    const button = await orderButton()
    act(() => {
      button.click()
      button.click()
    })
    await within(card()).findByText('注文済み 1点')
    expect(book.writes).toHaveLength(1)
  })

  it('[ORD-129] shows a member what is in the order', async () => {
    shop({ book: ordered(milk, 3) })
    expect(await within(card()).findByText('注文済み 3点')).toBeInTheDocument()
    expect(within(card()).getByRole('group', { name: 'みのり 十勝しぼりたて牛乳の注文数' })).toHaveTextContent('3')
  })

  it('keeps the focus of a keyboard user on the control that takes the place of the button', async () => {
    const { user } = shop()
    const button = await orderButton()
    button.focus()
    await user.keyboard('{Enter}')
    await within(card()).findByText('注文済み 1点')
    expect(await press('1つ増やす')).toHaveFocus()
  })

  it('reaches everything by keyboard: the product, its heart, the quantity, the order', async () => {
    const { user } = shop()
    await orderButton()
    const stops: (string | null)[] = []
    for (let step = 0; step < 4; step += 1) {
      await user.tab()
      const { activeElement: at } = document
      stops.push(at?.getAttribute('aria-label') ?? at?.textContent?.slice(0, 5) ?? null)
    }
    expect(stops).toEqual([
      '十勝しぼり',
      '数量 みのり 十勝しぼりたて牛乳',
      '注文する みのり 十勝しぼりたて牛乳',
      'お気に入り みのり 十勝しぼりたて牛乳',
    ])
  })
})

describe('changing what is ordered', () => {
  it('[ORD-078] sets the quantity directly and says so', async () => {
    const { user, book } = shop({ book: ordered(milk, 2) })
    await user.click(await press('1つ増やす'))
    expect(await within(card()).findByText('注文済み 3点')).toBeInTheDocument()
    await waitFor(() => expect(said()).toHaveTextContent('注文内容を変更しました'))
    expect(book.writes).toMatchObject([{ did: 'put', quantity: 3, mode: 'direct' }])
  })

  it('sends one write at a time and then the last request', async () => {
    const hold = createGate()
    const { user, book } = shop({ book: ordered(milk, 1) })
    book.next({ is: 'held', until: hold.until })
    const more = await press('1つ増やす')
    await user.click(more)
    await waitFor(() => expect(book.writes).toHaveLength(1))
    for (let times = 0; times < 3; times += 1) await user.click(more)
    expect(await within(card()).findByText('注文済み 5点')).toBeInTheDocument()
    expect(book.writes).toHaveLength(1)
    hold.release()
    await waitFor(() => expect(book.quantityOf(milk)).toBe(5))
    expect(book.writes.map((write) => write.did === 'put' && write.quantity)).toEqual([2, 5])
    expect(said().textContent?.match(/変更しました/g)).toHaveLength(1)
  })

  it('[ORD-136] asks before the last piece is taken out', async () => {
    const { user, book } = shop({ book: ordered(milk, 1) })
    await user.click(await press('取消し'))
    const dialog = screen.getByRole('dialog', { name: '商品をキャンセル' })
    expect(dialog).toHaveTextContent('みのり 十勝しぼりたて牛乳 をキャンセルしてもよろしいですか？')
    await user.click(within(dialog).getByRole('button', { name: 'はい、キャンセルする' }))
    expect(await orderButton()).toBeInTheDocument()
    expect(book.writes).toMatchObject([{ did: 'delete', no: '104001' }])
    await waitFor(() => expect(said()).toHaveTextContent('注文内容を変更しました'))
  })

  it('[ORD-136] keeps it when the member says no', async () => {
    const { user, book } = shop({ book: ordered(milk, 1) })
    await user.click(await press('取消し'))
    await user.click(screen.getByRole('button', { name: /いいえ/ }))
    expect(book.writes).toEqual([])
    expect(within(card()).getByText('注文済み 1点')).toBeInTheDocument()
  })

  it('[ORD-054] has no minus below one and no plus at the maximum, and says why', async () => {
    const few = aProduct({ maxOrder: 2 })
    const { user, book } = shop({ products: [few], book: ordered(few, 2) })
    const more = await press('1つ増やす', few)
    expect(more).toHaveAttribute('aria-disabled', 'true')
    expect(more).toHaveAccessibleDescription('上限2個です')
    await user.click(more)
    expect(warned()).toHaveTextContent(
      '数量上限エラー この商品は2個までご注文いただけます。2個ご注文済みのため、これ以上はご注文いただけません。',
    )
    expect(book.writes).toEqual([])
    await user.click(more)
    await user.click(await press('1つ減らす', few))
    expect(await press('取消し', few)).toBeInTheDocument()
    expect(within(card(few)).queryByRole('button', { name: '1つ減らす' })).not.toBeInTheDocument()
    await waitFor(() => expect(book.quantityOf(few)).toBe(1))
  })

  it('[ORD-079] leaves alone what was ordered on a scroll site', async () => {
    shop({ book: anOrderBook([anOrderLine({ product: milk, quantity: 1, inputStatus: 73, isScrollOrder: true })]) })
    expect(await within(card()).findByText('注文済み 1点')).toBeInTheDocument()
    expect(within(card()).queryByRole('button', { name: /増やす|取消し|注文/ })).not.toBeInTheDocument()
  })
})

describe('an ordered product that went off sale', () => {
  const gone = aProduct({ isOnSale: false })

  it('can still be had in a smaller number, and not in a larger one', async () => {
    const { user, book } = shop({ products: [gone], book: ordered(gone, 3) })
    expect(await press('1つ増やす', gone)).toHaveAttribute('aria-disabled', 'true')
    await user.click(await press('1つ減らす', gone))
    await waitFor(() => expect(book.quantityOf(gone)).toBe(2))
    expect(warned()).toHaveTextContent('')
  })
})

describe('how many', () => {
  it('[ORD-053] offers 1 to 99', async () => {
    const { user } = shop()
    await orderButton()
    await user.click(choose())
    const offered = within(choose()).getAllByRole('option')
    expect([offered.length, offered[0]?.textContent, offered.at(-1)?.textContent]).toEqual([99, '1', '99'])
  })

  it.each([
    { maxOrder: 3, quantityLimit: undefined, max: '3' },
    { maxOrder: undefined, quantityLimit: 4, max: '4' },
    { maxOrder: 5, quantityLimit: 4, max: '4' },
  ])('[ORD-057] offers a limited product up to $max', async ({ max, ...limits }) => {
    const own = Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined))
    const limited = aProduct(own)
    const { user } = shop({ products: [limited] })
    await orderButton(limited)
    await user.hover(choose(limited))
    expect(within(choose(limited)).getAllByRole('option').at(-1)).toHaveTextContent(max)
  })

  it('[ORD-056] asks above nine and not at nine', async () => {
    const { user, book } = shop({ products: [milk, eggs] })
    await chooseQuantity(user, choose(), '9')
    await user.click(await orderButton())
    await within(card()).findByText('注文済み 9点')
    expect(screen.queryByRole('dialog', { name: '注文数のご確認' })).not.toBeInTheDocument()

    await user.click(choose(eggs))
    await chooseQuantity(user, choose(eggs), '10')
    await user.click(await orderButton(eggs))
    const dialog = screen.getByRole('dialog', { name: '注文数のご確認' })
    expect(dialog).toHaveTextContent('数量が10個を超えている商品があります。よろしいですか？')
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(/10個 税込[\d,]+円$/)
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(eggs.name)
    expect(book.writes).toHaveLength(1)
    await user.click(within(dialog).getByRole('button', { name: /はい/ }))
    await waitFor(() => expect(book.quantityOf(eggs)).toBe(10))
  })

  it('[ORD-056] sends nothing when the member takes it back', async () => {
    const { user, book } = shop()
    await user.click(choose())
    await chooseQuantity(user, choose(), '12')
    await user.click(await orderButton())
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(book.writes).toEqual([])
    expect(choose()).toHaveValue('12')
    expect(await orderButton()).toBeEnabled()
  })

  it('[ORD-056] asks when the stepper goes above nine, and not on the way down', async () => {
    const { user, book } = shop({ book: ordered(milk, 9) })
    await user.click(await press('1つ増やす'))
    await user.click(screen.getByRole('button', { name: /はい/ }))
    await waitFor(() => expect(book.quantityOf(milk)).toBe(10))
    await user.click(await press('1つ増やす'))
    await user.click(screen.getByRole('button', { name: /いいえ/ }))
    expect(within(card()).getByText('注文済み 10点')).toBeInTheDocument()
    await user.click(await press('1つ減らす'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(book.quantityOf(milk)).toBe(9))
  })
})

describe('when something else happens', () => {
  it('[ORD-076] takes back what the service refused, with the reason', async () => {
    const hold = createGate()
    const { user, book } = shop({ book: ordered(milk, 2) })
    book.next({ is: 'held', until: hold.until }, { is: 'refused', status: 409, code: 'CSP50002' })
    await user.click(await press('1つ増やす'))
    await user.click(await press('1つ増やす'))
    expect(await within(card()).findByText('注文済み 4点')).toBeInTheDocument()
    hold.release()
    // The first of the two was stored, the second refused.
    expect(await within(card()).findByText('注文済み 3点')).toBeInTheDocument()
    expect(warned()).toHaveTextContent('CSP50002')
    expect(book.quantityOf(milk)).toBe(3)
  })

  it('[ORD-076] gives the button back after a refused first order', async () => {
    const { user, book } = shop()
    book.next({ is: 'refused', status: 409, code: 'CSP50002' })
    await chooseQuantity(user, choose(), '2')
    await user.click(await orderButton())
    await waitFor(() => expect(warned()).toHaveTextContent('CSP50002'))
    expect(await orderButton()).toBeEnabled()
    expect(choose()).toHaveValue('2')
    expect(said()).not.toHaveTextContent('注文しました')
    expect(publishedFacts()).toEqual([])
  })

  it.each([
    { id: 'ORD-055', product: milk, says: '数量上限エラー 1度に注文出来る数量は99個です。' },
    { id: 'ORD-134', product: { ...milk, maxOrder: 3 }, says: '数量上限エラー この商品は3個までご注文いただけます。' },
  ])('[$id] names the limit that the service alone has met: $says', async ({ product, says }) => {
    const { user, book } = shop({ products: [product] })
    book.next({ is: 'refused', status: 400, code: 'CSP50001' })
    await user.click(await orderButton())
    await waitFor(() => expect(warned()).toHaveTextContent(says))
  })

  describe('what comes by subscription', () => {
    const cycles = [1, 2].map((code) => ({ code, orderNumber: orderNumber(`20000${code}`), quantity: 0 }))
    const weekly = { ...milk, isSubscription: true, subscriptionOrders: cycles }
    const brought = (quantity: number, over: Partial<OrderLine> = {}) =>
      anOrderLine({ product: weekly, orderNumber: orderNumber('200001'), quantity, isSubscription: true, ...over })

    it.each([ProductCard, ProductRow])('[ORD-129] is said, and more of it is ordered beside it', async (Item) => {
      const book = anOrderBook([brought(2)])
      server.use(...book.handlers)
      const { user } = renderScreen(<Item product={weekly} source="search" />)
      expect(await within(card()).findByText('定期便で2点')).toBeVisible()
      expect(card()).toHaveAttribute('data-state', 'ordered')
      await user.click(await press(/^追加で注文 /))
      await waitFor(() => expect(book.writes).toMatchObject([{ no: milk.orderNumber, quantity: 1, mode: 'append' }]))
      expect(await within(card()).findByText(/定期便で2点/)).toBeVisible()
      expect(within(card()).getByRole('group', { name: /の注文数$/ })).toHaveTextContent('1')
    })

    it('[ORD-129] stands beside what was ordered once', async () => {
      shop({ products: [weekly], book: anOrderBook([brought(2), anOrderLine({ product: weekly, quantity: 3 })]) })
      expect(await within(card()).findByText('注文済み 3点・定期便で2点')).toBeVisible()
    })

    it('[ORD-102] that is skipped is not said', async () => {
      const { book } = shop({ products: [weekly], book: anOrderBook([brought(2, { stop: 'skip' })]) })
      await waitFor(() => expect(book.reads()).toBe(1))
      expect(await press(/^注文する /)).toBeEnabled()
      expect(within(card()).queryByText(/定期便で/)).toBeNull()
    })

    it('[ORD-117] counts towards the most that can be had', async () => {
      const few = { ...weekly, maxOrder: 2 }
      shop({ products: [few], book: anOrderBook([brought(2, { product: few })]) })
      expect(await press(/^追加で注文 /)).toBeDisabled()
    })
  })

  it('[ORD-076] puts a line back whole when its removal was refused', async () => {
    const line = anOrderLine({ product: milk, quantity: 1, isSubscription: true })
    const { user, book, platform } = shop({ book: anOrderBook([line]) })
    await press('取消し')
    const { queryKey } = currentOrderQuery(platform.api, milk.week)
    const before = platform.queryClient.getQueryData(queryKey)
    book.next({ is: 'refused', status: 409, code: 'CSP50002' })
    await user.click(await press('取消し'))
    await user.click(screen.getByRole('button', { name: /はい/ }))
    await waitFor(() => expect(warned()).toHaveTextContent('CSP50002'))
    expect(await within(card()).findByText('注文済み 1点')).toBeInTheDocument()
    expect(platform.queryClient.getQueryData(queryKey)).toEqual(before)
    expect(before?.lines[0]?.isSubscription).toBe(true)
  })

  it('[ORD-076] is not undone by a reading of the order that began before it', async () => {
    const hold = createGate()
    const { user, book } = shop()
    server.use(
      answer(orderListCall, async ({ time }) => {
        if (time === 1) await hold.until
        return {
          total_count: time === 1 ? 0 : 1,
          order_list: time === 1 ? [] : [orderedItem(anOrderLine({ product: milk }))],
        }
      }),
    )
    await user.click(await orderButton())
    await waitFor(() => expect(book.quantityOf(milk)).toBe(1))
    await waitFor(() => expect(said()).toHaveTextContent('注文しました'))
    hold.release()
    expect(await within(card()).findByText('注文済み 1点')).toBeInTheDocument()
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(within(card()).getByText('注文済み 1点')).toBeInTheDocument()
  })

  it('hears of an order placed in another tab', async () => {
    const { book } = shop()
    await orderButton()
    book.set(milk, 4)
    const before = book.reads()
    act(() => publishFromOtherTab('order/changed', { week: milk.week }))
    expect(await within(card()).findByText('注文済み 4点')).toBeInTheDocument()
    expect(book.reads()).toBe(before + 1)
  })

  it('reads the order once for all cards of a page', async () => {
    const many = Array.from({ length: 12 }, (_, place) =>
      aProduct({ orderNumber: `10500${place}`.slice(-6), name: `品${place}` }),
    )
    const { book } = shop({ products: many })
    await waitFor(() => expect(book.reads()).toBe(1))
    act(() => publishFromOtherTab('order/changed', { week: milk.week }))
    await waitFor(() => expect(book.reads()).toBe(2))
  })

  it('keeps a change that is on its way when the order is read meanwhile', async () => {
    const hold = createGate()
    const { user, book } = shop({ book: ordered(milk, 1) })
    book.next({ is: 'held', until: hold.until })
    await user.click(await press('1つ増やす'))
    act(() => publishFromOtherTab('order/changed', { week: milk.week }))
    await waitFor(() => expect(book.reads()).toBe(2))
    expect(within(card()).getByText('注文済み 2点')).toBeInTheDocument()
    hold.release()
    await waitFor(() => expect(book.quantityOf(milk)).toBe(2))
    expect(within(card()).getByText('注文済み 2点')).toBeInTheDocument()
  })

  it('tells the quantity as stored when another device ordered too', async () => {
    const { user, book } = shop()
    await orderButton()
    book.set(milk, 2)
    await user.click(await orderButton())
    expect(await within(card()).findByText('注文済み 3点')).toBeInTheDocument()
  })
})

describe('an answer that never came', () => {
  it('[ORD-133] finds the order in the service and orders nothing twice', async () => {
    const { user, book } = shop()
    await orderButton()
    book.next({ is: 'lost', stored: true })
    const before = book.reads()
    await chooseQuantity(user, choose(), '2')
    await user.click(await orderButton())
    expect(await within(card()).findByText('注文済み 2点')).toBeInTheDocument()
    expect(book.reads()).toBe(before + 1)
    expect(book.writes).toHaveLength(1)
    expect(book.quantityOf(milk)).toBe(2)
    expect(said()).toHaveTextContent('注文しました')
  })

  it('[ORD-133] offers the same intent again when nothing was stored', async () => {
    const { user, book } = shop()
    book.next({ is: 'lost', stored: false })
    await user.click(await orderButton())
    await waitFor(() => expect(warned()).toHaveTextContent('OFFLINE'))
    await user.click(await orderButton())
    expect(await within(card()).findByText('注文済み 1点')).toBeInTheDocument()
    expect(book.writes.map(({ intent }) => intent)).toEqual(['id-1', 'id-1'])
    expect(book.quantityOf(milk)).toBe(1)
  })

  it('[ORD-133] offers nothing until the order could be read', async () => {
    const { user, book } = shop()
    await orderButton()
    book.next({ is: 'lost', stored: true })
    book.breakReads(true)
    await user.click(await orderButton())
    const check = await press('ご注文を確認する')
    expect(within(card()).queryByRole('button', { name: /^注文する/ })).not.toBeInTheDocument()
    await user.click(check)
    expect(await press('ご注文を確認する')).toBeInTheDocument()

    book.breakReads(false)
    await user.click(await press('ご注文を確認する'))
    expect(await within(card()).findByText('注文済み 1点')).toBeInTheDocument()
    expect(book.writes).toHaveLength(1)
  })

  it('[ORD-133] is 確認中 also where the product is shown anew, until the order could be read', async () => {
    const { user, book, platform, unmount } = shop()
    await orderButton()
    book.next({ is: 'lost', stored: true })
    book.breakReads(true)
    await user.click(await orderButton())
    await press('ご注文を確認する')
    unmount()
    const again = renderScreen(<ProductCard product={milk} source="category" />, { platform })
    expect(within(card()).getByText('確認中')).toBeInTheDocument()
    expect(within(card()).queryByRole('button', { name: /^注文する/ })).not.toBeInTheDocument()
    book.breakReads(false)
    await again.user.click(await press('ご注文を確認する'))
    expect(await within(card()).findByText('注文済み 1点')).toBeInTheDocument()
    expect(book.writes).toHaveLength(1)
  })

  it('[ORD-133] is 確認中 on every card of the product, and settled by any of them', async () => {
    const book = anOrderBook()
    server.use(...book.handlers)
    const { user } = renderScreen(
      <>
        <ProductCard product={milk} source="top" />
        <ProductCard product={milk} source="category" />
      </>,
    )
    await waitFor(() => expect(book.reads()).toBe(1))
    book.next({ is: 'lost', stored: true })
    book.breakReads(true)
    const [first] = await screen.findAllByRole('button', { name: /^注文する/ })
    if (first !== undefined) await user.click(first)
    const checks = await screen.findAllByRole('button', { name: 'ご注文を確認する' })
    expect(checks).toHaveLength(2)
    book.breakReads(false)
    if (checks[1] !== undefined) await user.click(checks[1])
    expect(await screen.findAllByText('注文済み 1点')).toHaveLength(2)
    expect(screen.queryByText('確認中')).not.toBeInTheDocument()
    expect(book.writes).toHaveLength(1)
    expect(book.quantityOf(milk)).toBe(1)
  })

  it('[ORD-133] [ORD-136] is 確認中 when the answer to a cancellation was lost', async () => {
    const { user, book } = shop({ book: ordered(milk, 1) })
    const cancel = await press('取消し')
    book.next({ is: 'lost', stored: true })
    book.breakReads(true)
    await user.click(cancel)
    await user.click(await screen.findByRole('button', { name: 'はい、キャンセルする' }))
    expect(await within(card()).findByText('確認中')).toBeInTheDocument()
    book.breakReads(false)
    await user.click(await press('ご注文を確認する'))
    expect(await orderButton()).toBeInTheDocument()
    expect(book.writes).toHaveLength(1)
  })

  it('[ORD-133] asks only for what is missing when a lost order turns up later', async () => {
    const { user, book } = shop({ products: [milk] })
    await orderButton()
    book.next({ is: 'lost', stored: true })
    book.breakReads(true)
    await user.click(await orderButton())
    await press('ご注文を確認する')
    expect(book.quantityOf(milk)).toBe(1)
    book.breakReads(false)
    await user.click(await press('ご注文を確認する'))
    await user.click(await press('1つ増やす'))
    await waitFor(() => expect(book.quantityOf(milk)).toBe(2))
    expect(book.writes).toMatchObject([
      { mode: 'append', quantity: 1 },
      { mode: 'direct', quantity: 2 },
    ])
  })

  it('rolls a lost change back to what is stored', async () => {
    const { user, book } = shop({ book: ordered(milk, 2) })
    book.next({ is: 'lost', stored: false })
    await user.click(await press('1つ増やす'))
    await waitFor(() => expect(warned()).toHaveTextContent('OFFLINE'))
    expect(await within(card()).findByText('注文済み 2点')).toBeInTheDocument()
  })
})
