import { beforeAll, describe, expect, it, jest } from '@jest/globals'
import { addFavouriteCall, favouriteMarksCall, removeFavouriteCall } from '@shop/shared/contract'
import * as cardDoor from '@shop/shared/product/card'
import * as orderDoor from '@shop/shared/product/order'
import {
  anOrderBook,
  anOrderLine,
  answer,
  aProduct,
  connectionLost,
  createGate,
  type FakePlatform,
  fakePlatform,
  renderScreen,
  server,
} from '@shop/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'

/** A page has these once, from the shell, however many copies of a door it has. */
const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@emotion/react',
  '@emotion/styled',
  '@shop/shared/bus',
  '@shop/shared/platform',
  '@shop/shared/query',
  '@shop/shared/router',
  '@shop/shared/session',
]

const first = { ...cardDoor, ...orderDoor }
let second: typeof first

beforeAll(async () => {
  const ofShell = await Promise.all(singletons.map(async (name) => [name, await import(name)] as const))
  await jest.isolateModulesAsync(async () => {
    for (const [name, module] of ofShell) jest.unstable_mockModule(name, () => module)
    second = { ...(await import('@shop/shared/product/card')), ...(await import('@shop/shared/product/order')) }
  })
})

const milk = aProduct({ orderNumber: '104001', favouriteCount: 1204 })
const viewedAt = new Date('2026-11-20T09:00:00+09:00')

/** One page on which a copy each of the door draws the card of one product. */
function aPage({ ordered = 0 } = {}) {
  const book = anOrderBook(ordered === 0 ? [] : [anOrderLine({ product: milk, quantity: ordered })])
  server.use(...book.handlers)
  const page = renderScreen(
    <>
      <first.ProductCard product={milk} source="category" />
      <second.ProductCard product={milk} source="top" />
    </>,
  )
  const cards = () => screen.getAllByRole('article')
  const card = (at: 0 | 1) => within(cards()[at] as HTMLElement)
  const press = async (at: 0 | 1, name: RegExp) => page.user.click(await card(at).findByRole('button', { name }))
  const bothShow = async (text: string) => {
    for (const at of [0, 1] as const) expect(await card(at).findByText(text)).toBeVisible()
  }
  return { book, cards, card, press, bothShow, ...page }
}

describe('two copies of the door on one page', () => {
  it('are two', () => {
    expect(second.submitOrder).not.toBe(first.submitOrder)
    expect(second.ProductCard).not.toBe(first.ProductCard)
  })

  it('[ORD-075] [ORD-129] an order through one is seen by the other at once, and what that one adds follows it', async () => {
    const { book, card, press, bothShow } = aPage()
    const { until, release } = createGate()
    book.next({ is: 'held', until })
    await press(0, /^注文する/)
    expect(await card(1).findByText('注文済み 1点')).toBeVisible()
    await waitFor(() => expect(book.writes).toHaveLength(1))
    await press(1, /^1つ増やす/)
    expect(await card(1).findByText('注文済み 2点')).toBeVisible()
    expect(book.writes).toHaveLength(1)
    release()
    await waitFor(() => expect(book.quantityOf(milk)).toBe(2))
    expect(book.writes).toMatchObject([
      { mode: 'append', quantity: 1 },
      { mode: 'direct', quantity: 2 },
    ])
    await bothShow('注文済み 2点')
  })

  it('[ORD-136] what is cancelled through one is gone from the other', async () => {
    const { book, card, press, user } = aPage({ ordered: 1 })
    await press(1, /^取消し/)
    await user.click(screen.getByRole('button', { name: 'はい、キャンセルする' }))
    for (const at of [0, 1] as const) expect(await card(at).findByRole('button', { name: /^注文する/ })).toBeVisible()
    await waitFor(() => expect(book.writes).toMatchObject([{ did: 'delete', no: '104001' }]))
    expect(book.quantityOf(milk)).toBe(0)
  })

  it('[ORD-133] an answer that one has lost is looked for by the other, and nothing is sent twice', async () => {
    const { book, card, press, bothShow } = aPage({ ordered: 1 })
    await bothShow('注文済み 1点')
    book.breakReads(true)
    book.next({ is: 'lost', stored: true })
    await press(0, /^1つ増やす/)
    const check = /確認する/
    for (const at of [0, 1] as const) expect(await card(at).findByRole('button', { name: check })).toBeVisible()
    book.breakReads(false)
    await press(1, check)
    await bothShow('注文済み 2点')
    expect(card(0).queryByRole('button', { name: check })).toBeNull()
    expect(book.writes).toHaveLength(1)
  })

  it('[ORD-133] a lost write keeps its name when the other sends it again', async () => {
    const platform = fakePlatform()
    const { book } = aPage()
    const request = ({ submitOrder }: typeof first) =>
      submitOrder(platform, { product: milk, step: { add: 2 }, inputStatus: 62, viewedAt })
    await readOrder(platform)
    book.next({ is: 'lost', stored: false })
    expect(await request(first)).toMatchObject({ is: 'failed', quantity: 0 })
    expect(await request(second)).toEqual({ is: 'stored', quantity: 2 })
    const [lost, again] = book.writes
    expect(again?.intent).toBe(lost?.intent)
  })
})

const readOrder = ({ api, queryClient }: FakePlatform) =>
  queryClient.fetchQuery(first.currentOrderQuery(api, milk.week))

/** The marks of one member: answers wait until they are let go, or are lost. */
function marksService(next: { until?: Promise<unknown>; isLost?: boolean } = {}) {
  const calls: string[] = []
  let isFavourite = milk.isFavourite
  let isBroken = false
  const mark = () => ({
    order_no: milk.orderNumber as string,
    is_favorite: isFavourite ? (1 as const) : (0 as const),
    favorite_count: milk.favouriteCount + Number(isFavourite),
  })
  const set = async (wanted: boolean) => {
    calls.push(wanted ? 'POST' : 'DELETE')
    isFavourite = wanted
    await next.until
    return next.isLost === true ? connectionLost() : mark()
  }
  server.use(
    answer(addFavouriteCall, () => set(true)),
    answer(removeFavouriteCall, () => set(false)),
    answer(favouriteMarksCall, () =>
      isBroken ? connectionLost() : { order_code_list: [{ ...mark(), has_products: 1 as const }] },
    ),
  )
  return {
    calls,
    isFavourite: () => isFavourite,
    breakReads(broken: boolean) {
      isBroken = broken
    },
  }
}

it('[ORD-066] [ORD-067] of two copies only one shows a dialog: the later order takes the place of the earlier one', async () => {
  const tofu = aProduct({ orderNumber: '104002', name: '豆腐' })
  server.use(...anOrderBook([]).handlers)
  const { user } = renderScreen(
    <>
      <first.ProductCard product={milk} source="category" />
      <second.ProductCard product={tofu} source="category" />
    </>,
  )
  const dialogs = () => screen.findAllByRole('dialog', { name: '商品を注文しました' })
  for (const product of [milk, tofu]) {
    const card = within(screen.getByRole('article', { name: product.name }))
    await user.click(await card.findByRole('button', { name: /^注文する/ }))
    await waitFor(async () => {
      const [only, ...others] = await dialogs()
      expect([only?.textContent?.includes(product.name), others]).toEqual([true, []])
    })
  }
})

describe('a heart on two copies of the door', () => {
  const heart = /^お気に入り/
  const pressed = () => screen.getAllByRole('button', { name: heart }).map((one) => one.getAttribute('aria-pressed'))

  it('[FAV-045] shows at once on both, one call goes at a time, and the last request wins', async () => {
    const { until, release } = createGate()
    const service = marksService({ until })
    const { press } = aPage()
    await press(0, heart)
    expect(pressed()).toEqual(['true', 'true'])
    await waitFor(() => expect(service.calls).toEqual(['POST']))
    await press(1, heart)
    expect(pressed()).toEqual(['false', 'false'])
    expect(service.calls).toEqual(['POST'])
    release()
    await waitFor(() => expect(service.calls).toEqual(['POST', 'DELETE']))
    await waitFor(() => expect(service.isFavourite()).toBe(false))
    expect(pressed()).toEqual(['false', 'false'])
  })

  it('[ORD-133] of which one has lost the answer waits on both, is read back when it can be, and is not set twice', async () => {
    const service = marksService({ isLost: true })
    service.breakReads(true)
    const { press } = aPage()
    await press(0, heart)
    await waitFor(() => expect(screen.getAllByText('確認中')).toHaveLength(2))
    expect(pressed()).toEqual(['true', 'true'])
    service.breakReads(false)
    await waitFor(() => expect(screen.queryAllByText('確認中')).toEqual([]))
    expect(pressed()).toEqual(['true', 'true'])
    expect(service.calls).toEqual(['POST'])
  })
})
