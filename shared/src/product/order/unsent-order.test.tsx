import { afterEach, describe, expect, it } from '@jest/globals'
import { weekNumber } from '@shop/shared/domain'
import { ProductCard, ProductRow } from '@shop/shared/product/card'
import {
  anOrderBook,
  anOrderLine,
  aProduct,
  beginSession,
  type FakePlatform,
  fakePlatform,
  type OrderBook,
  publishedFacts,
  renderScreen,
  server,
} from '@shop/shared/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { OrderDialogItem } from './order-dialog-item.tsx'

const milk = aProduct({ orderNumber: '104001', name: '十勝しぼりたて牛乳', brand: 'みのり' })
const eggs = aProduct({ orderNumber: '104033', name: '平飼いたまご' })

type Story = { book?: OrderBook; platform?: FakePlatform; Item?: typeof ProductCard }

function shop({ book = anOrderBook(), platform = fakePlatform(), Item = ProductCard }: Story = {}) {
  server.use(...book.handlers)
  const items = [milk, eggs].map((product) => <Item key={product.orderNumber} product={product} source="category" />)
  return { book, ...renderScreen(items, { platform }) }
}

const card = (product = milk) => within(screen.getByRole('article', { name: product.name }))
const order = (product = milk) => card(product).findByRole('button', { name: /^注文する/ })
const more = (product = milk) => card(product).getByRole('button', { name: '1つ増やす' })
const said = () => screen.getByRole('status', { name: 'お知らせ' })
const sent = ({ writes }: OrderBook) => writes.map((write) => [write.no, 'quantity' in write ? write.quantity : 0])
const goOnline = (platform: FakePlatform, isOnline: boolean) => act(() => platform.network.setOnline(isOnline))
const held = (quantity: number) => anOrderBook([anOrderLine({ product: milk, quantity })])
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

// The window is that of all tests: nothing unsent is left in it.
afterEach(() => beginSession('visitor', []))

describe('an order without a network', () => {
  it.each([
    { where: 'card', Item: ProductCard },
    { where: 'row', Item: ProductRow },
  ])('[K-120] the $where says 未送信, tells it politely, and claims nothing', async ({ Item }) => {
    const { user, book, platform } = shop({ Item })
    const button = await order()
    goOnline(platform, false)
    await user.click(button)
    expect(await card().findByText('未送信')).toBeVisible()
    expect(card().getByText('通信が戻りしだい送信します')).toBeVisible()
    expect(card().getByRole('group', { name: /の注文数$/ })).toHaveTextContent('1')
    expect(said()).toHaveTextContent('未送信 通信が戻りしだい送信します')
    expect(card().queryByText(/注文済み/)).toBeNull()
    expect(book.writes).toEqual([])
  })

  it('[K-120] sends in the order of the presses when the network is back, steps on one product as one, each once', async () => {
    const { user, book, platform } = shop()
    await order()
    goOnline(platform, false)
    await user.click(await order(eggs))
    await user.click(await order())
    await card(eggs).findByText('未送信')
    await user.click(more(eggs))
    expect(asksBeforeLeaving()).toBe(true)
    expect(platform.holds()).toBe(1)
    goOnline(platform, true)
    expect(await card().findByText('注文済み 1点')).toBeVisible()
    expect(card(eggs).getByText('注文済み 2点')).toBeVisible()
    expect(sent(book)).toEqual([
      ['104033', 2],
      ['104001', 1],
    ])
    expect(new Set(book.writes.map(({ intent }) => intent)).size).toBe(2)
    expect(screen.queryByText('未送信')).toBeNull()
    await waitFor(() => expect(said()).toHaveTextContent('未送信の変更を送信しました'))
    expect(publishedFacts()).toContainEqual({ name: 'order/changed', payload: { week: milk.week } })
    expect([asksBeforeLeaving(), platform.holds()]).toEqual([false, 0])
  })

  it('[K-120] a change of what is ordered waits beside it; back to what it was, nothing is sent', async () => {
    const { user, book, platform } = shop({ book: held(2) })
    await card().findByText('注文済み 2点')
    goOnline(platform, false)
    await user.click(more())
    expect(await card().findByText('未送信')).toBeVisible()
    expect(card().getByText('注文済み 2点')).toBeVisible()
    expect(card().getByRole('group', { name: /の注文数$/ })).toHaveTextContent('3')
    await user.click(card().getByRole('button', { name: '1つ減らす' }))
    expect(card().queryByText('未送信')).toBeNull()
    goOnline(platform, true)
    expect(book.writes).toEqual([])
  })

  it('[K-120] a first order that is taken back leaves nothing', async () => {
    const { user, platform } = shop()
    const button = await order()
    goOnline(platform, false)
    await user.click(button)
    await user.click(await card().findByRole('button', { name: '取消し' }))
    expect(await order()).toBeVisible()
    expect(asksBeforeLeaving()).toBe(false)
  })

  it('[K-120] a product taken out waits too, and may stay', async () => {
    const { user, book, platform } = shop({ book: held(1) })
    await card().findByText('注文済み 1点')
    goOnline(platform, false)
    await user.click(card().getByRole('button', { name: '取消し' }))
    await user.click(await screen.findByRole('button', { name: /^(はい|キャンセルする|取り消す|取消す)/ }))
    await user.click(await card().findByRole('button', { name: /^取消しをやめる/ }))
    expect(card().queryByText('未送信')).toBeNull()
    expect(book.quantityOf(milk)).toBe(1)
  })

  it('[ORD-133] the network fails while the browser says it is there: waits, reads first, and sends the rest', async () => {
    const { user, book, platform } = shop()
    const button = await order()
    book.next({ is: 'lost', stored: true })
    const readable = loseReads(platform)
    await user.click(button)
    // It has left the page: nobody knows yet.
    expect(await card().findByText('確認中')).toBeVisible()
    expect(card().queryByText('未送信')).toBeNull()
    readable()
    goOnline(platform, true)
    expect(await card().findByText('注文済み 1点')).toBeVisible()
    expect(book.writes).toHaveLength(1)
    expect(book.quantityOf(milk)).toBe(1)
  }, 30_000)

  it('[K-120] what the service refuses is told in its own words with the product, and the others go on', async () => {
    const { user, book, platform } = shop()
    await order()
    goOnline(platform, false)
    await user.click(await order())
    await user.click(await order(eggs))
    book.next({ is: 'refused', status: 409, code: 'CSP50002' })
    goOnline(platform, true)
    const told = await screen.findByRole('dialog', { name: '送信できなかった変更があります' })
    expect(told).toHaveTextContent(/みのり 十勝しぼりたて牛乳：.+/)
    expect(book.quantityOf(eggs)).toBe(1)
    expect(screen.queryByText('未送信')).toBeNull()
  })

  it('[K-120] survives a reload of the tab, with the same intent', async () => {
    const first = shop()
    const button = await order()
    goOnline(first.platform, false)
    await first.user.click(button)
    await card().findByText('未送信')
    const [kept] = (first.platform.storage.session.read('writes.unsent') as { intent: string }[]) ?? []
    cleanup()
    const platform = { ...fakePlatform(), storage: first.platform.storage }
    const { book } = shop({ platform })
    expect(await card().findByText('注文済み 1点')).toBeVisible()
    expect(book.writes.map(({ intent }) => intent)).toEqual([kept?.intent])
    expect(platform.storage.session.read('writes.unsent')).toBeUndefined()
  })

  it('[K-120] goes with the login: nobody else sends it', async () => {
    const { user, book, platform } = shop()
    const button = await order()
    goOnline(platform, false)
    await user.click(button)
    await card().findByText('未送信')
    beginSession('visitor', [])
    expect([asksBeforeLeaving(), platform.storage.session.read('writes.unsent')]).toEqual([false, undefined])
    beginSession('family', [])
    goOnline(platform, true)
    expect(screen.queryByText('未送信')).toBeNull()
    expect(book.writes).toEqual([])
  })

  it('[K-120] belongs to the week it was made for', async () => {
    const { user, book, platform, rerender } = shop()
    const button = await order()
    goOnline(platform, false)
    await user.click(button)
    await card().findByText('未送信')
    platform.queryClient.removeQueries({ type: 'inactive' })
    rerender(<ProductCard product={{ ...milk, week: weekNumber('20261202') }} source="category" />)
    expect(screen.queryByText('未送信')).toBeNull()
    goOnline(platform, true)
    await waitFor(() => expect(book.writes).toHaveLength(1))
    expect(book.quantityOf(milk)).toBe(1)
  })

  it('[K-120] says it in a row of the dialog too', async () => {
    const book = anOrderBook()
    server.use(...book.handlers)
    const { user, platform } = renderScreen(<OrderDialogItem product={milk} />)
    const button = await screen.findByRole('button', { name: /^注文する/ })
    goOnline(platform, false)
    await user.click(button)
    expect(await screen.findByText('未送信')).toBeVisible()
  })
})

/** The page's network is gone for readings of the order; gives what brings it back. */
function loseReads(platform: FakePlatform): () => void {
  const { api } = platform
  let isLost = true
  const { send } = api
  api.send = async (call, args) => {
    if (isLost && call.path === '/order_list') {
      const { ApiError } = await import('@shop/shared/api')
      throw new ApiError('OFFLINE', { call: 'GET delivery/order_list' })
    }
    return send(call, args)
  }
  return () => {
    isLost = false
  }
}
