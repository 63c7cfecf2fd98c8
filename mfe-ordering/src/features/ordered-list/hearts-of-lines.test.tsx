import { beforeEach, describe, expect, it } from '@jest/globals'
import { addFavouriteCall, favouriteMarksCall, removeFavouriteCall, subscriptionsCall } from '@shop/shared/contract'
import type { OrderLine } from '@shop/shared/domain/shopping'
import { ProductRow } from '@shop/shared/product/card'
import {
  anOrderBook,
  anOrderLine,
  answer,
  aProduct,
  atDeadline,
  publishFromOtherTab,
  refused,
  renderScreen,
  type ScreenOptions,
  server,
} from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { OrderedListPage } from './ordered-list-page.tsx'

const milk = aProduct({ name: '牛乳' })
const bread = aProduct({ orderNumber: '104002', name: 'パン', isFavourite: true })
const lines = () => [anOrderLine({ product: milk, quantity: 2 }), anOrderLine({ product: bread })]

const writes: string[] = []
beforeEach(() => {
  writes.length = 0
  const set = (did: string, order_no: string, is_favorite: 0 | 1) => {
    writes.push(`${did} ${order_no}`)
    return { order_no, is_favorite, favorite_count: 13 }
  }
  server.use(
    answer(subscriptionsCall, { total_count: 0, come_every_inf: [] }),
    answer(addFavouriteCall, ({ body }) => set('POST', body.order_no, 1)),
    answer(removeFavouriteCall, ({ body }) => set('DELETE', body.order_no, 0)),
    answer(favouriteMarksCall, { order_code_list: [] }),
  )
})

function open(ordered: readonly OrderLine[], options: ScreenOptions = {}) {
  const book = anOrderBook(ordered)
  server.use(...book.handlers)
  const page = (
    <>
      <OrderedListPage />
      <ProductRow product={milk} source="repeat" />
    </>
  )
  return { book, ...renderScreen(page, { path: '/cart/ordered', ...options }) }
}
const heart = async (name: string) =>
  within(await screen.findByRole('listitem', { name })).getByRole('button', { name: `お気に入り ${name}` })

describe('the heart of an ordered product', () => {
  it('[FAV-015] [FAV-016] shows the mark that comes with the order, and turns it, also on a row beside it', async () => {
    const { user, book } = open(lines())
    expect(await heart('パン')).toHaveAttribute('aria-pressed', 'true')
    const ofMilk = await heart('牛乳')
    expect(ofMilk).toHaveAttribute('aria-pressed', 'false')
    await user.click(ofMilk)
    expect(ofMilk).toHaveAttribute('aria-pressed', 'true')
    const row = within(screen.getByRole('article', { name: '牛乳' }))
    expect(row.getByRole('button', { name: 'お気に入り 牛乳' })).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(writes).toEqual(['POST 104001']))
    await user.click(await heart('パン'))
    await waitFor(() => expect(writes).toEqual(['POST 104001', 'DELETE 104002']))
    expect(book.writes).toEqual([])
  })

  it('comes last in its line, after the controls of the order', async () => {
    open(lines())
    await heart('牛乳')
    const buttons = within(screen.getByRole('listitem', { name: '牛乳' })).getAllByRole('button')
    expect(buttons.at(-1)).toHaveAccessibleName('お気に入り 牛乳')
  })

  it('follows another tab', async () => {
    open(lines())
    const ofMilk = await heart('牛乳')
    act(() => publishFromOtherTab('favourite/changed', { orderNumber: milk.orderNumber, isFavourite: true }))
    await waitFor(() => expect(ofMilk).toHaveAttribute('aria-pressed', 'true'))
  })

  it('[FAV-017] goes back, with words, when it could not be stored', async () => {
    server.use(answer(addFavouriteCall, () => refused(500, 'CSP99999')))
    const { user } = open(lines())
    await user.click(await heart('牛乳'))
    await waitFor(() => expect(screen.getByRole('alert', { name: 'エラー' })).toHaveTextContent('CSP99999'))
    expect(await heart('牛乳')).toHaveAttribute('aria-pressed', 'false')
  })

  it.each([
    { of: 'a subscription', line: anOrderLine({ product: milk, isSubscription: true }), now: undefined },
    { of: 'a scroll site', line: anOrderLine({ product: milk, isScrollOrder: true }), now: undefined },
    {
      of: 'an order that is closed',
      line: anOrderLine({ product: milk }),
      now: atDeadline(0.001),
    },
  ])('can be pressed on a line of $of', async ({ line, now }) => {
    const { user } = open([line], now === undefined ? {} : { now })
    await user.click(await heart('牛乳'))
    await waitFor(() => expect(writes).toEqual(['POST 104001']))
  })

  it.each(['family', 'corporate'] as const)('is there for a %s member', async (as) => {
    const { user } = open(lines(), { as })
    await user.click(await heart('牛乳'))
    await waitFor(() => expect(writes).toEqual(['POST 104001']))
  })
})
