import { describe, expect, it } from '@jest/globals'
import { orderNumber } from '@shop/shared/domain'
import type { Order, Product } from '@shop/shared/domain/shopping'
import {
  anOrder,
  anOrderBook,
  anOrderLine,
  aProduct,
  fakePlatform,
  renderScreen,
  server,
  theNextWeek,
} from '@shop/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { currentOrderQuery } from './order.queries.ts'
import { useOrderedLine, useSubscriptionLine } from './use-ordered-line.ts'

const milk = aProduct({ orderNumber: '104001', name: '牛乳' })
const eggs = aProduct({ orderNumber: '104033', name: 'たまご' })
const bread = aProduct({ orderNumber: '104044', name: '食パン', week: theNextWeek().number })

const weekly = anOrderLine({ orderNumber: orderNumber('700081'), product: milk, quantity: 3, isSubscription: true })
const monthly = { ...weekly, orderNumber: orderNumber('700083'), quantity: 4 }
const regular = aProduct({
  orderNumber: '104001',
  subscriptionOrders: [weekly, monthly].map(({ orderNumber: no }) => ({ orderNumber: no, code: 1, quantity: 0 })),
})

/** How often each card was drawn. */
const drawn = new Map<string, number>()

function Card({ product, canRead = true }: { product: Product; canRead?: boolean }) {
  const line = useOrderedLine(product, canRead)
  drawn.set(product.name, (drawn.get(product.name) ?? 0) + 1)
  return <output aria-label={product.name}>{line?.quantity ?? '-'}</output>
}

function RegularCard({ product }: { product: Product }) {
  const line = useSubscriptionLine(product, true)
  return <output aria-label="定期便">{line?.quantity ?? '-'}</output>
}

const lookAgain = () => act(() => window.dispatchEvent(new Event('visibilitychange')))

function open(lines: Parameters<typeof anOrderBook>[0] = []) {
  const book = anOrderBook(lines)
  server.use(...book.handlers)
  const platform = fakePlatform()
  const { queryKey } = currentOrderQuery(platform.api, milk.week)
  const query = () => platform.queryClient.getQueryCache().find({ queryKey })
  drawn.clear()
  return {
    book,
    platform,
    watches: () => query()?.getObserversCount() ?? 0,
    /** Once the first reading is there, another one brings this. */
    async become(order: Order) {
      await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
      await act(async () => {
        platform.queryClient.setQueryData(queryKey, order)
        await new Promise((told) => setTimeout(told))
      })
    },
  }
}

const shown = (name: string) => screen.getByRole('status', { name })
const says = (name: string, text: string) => waitFor(() => expect(shown(name)).toHaveTextContent(text))

describe('the cards of a page', () => {
  it('have one watch of the order together, until the last of them is gone', async () => {
    const { book, platform, watches } = open([anOrderLine({ product: milk, quantity: 2 })])
    const cards = (products: readonly Product[]) => products.map((one) => <Card key={one.orderNumber} product={one} />)
    const { rerender, unmount } = renderScreen(cards([milk, eggs]), { platform })
    await says('牛乳', '2')
    expect([book.reads(), watches()]).toEqual([1, 1])
    rerender(cards([milk]))
    expect(watches()).toBe(1)
    rerender(null)
    expect(watches()).toBe(0)
    rerender(cards([eggs]))
    expect(watches()).toBe(1)
    unmount()
    expect(watches()).toBe(0)
  })

  it('are drawn again where their own line has changed alone', async () => {
    const { platform, become } = open()
    renderScreen(
      [milk, eggs].map((one) => <Card key={one.orderNumber} product={one} />),
      { platform },
    )
    const ofEggs = anOrderLine({ product: eggs, quantity: 1 })
    await become(anOrder([ofEggs, anOrderLine({ product: milk, quantity: 1 })]))
    const before = drawn.get('たまご')
    await become(anOrder([ofEggs, anOrderLine({ product: milk, quantity: 2 })]))
    expect(shown('牛乳')).toHaveTextContent('2')
    expect(drawn.get('たまご')).toBe(before)
    await become(anOrder([ofEggs]))
    expect(shown('牛乳')).toHaveTextContent('-')
    expect(drawn.get('たまご')).toBe(before)
  })

  it('of one product are all told, also when one of them is gone', async () => {
    const { platform, become } = open()
    const two = (hasSecond: boolean) => (
      <>
        <Card product={milk} />
        {hasSecond ? <Card product={{ ...milk, name: '牛乳（おすすめ）' }} /> : null}
      </>
    )
    const { rerender } = renderScreen(two(true), { platform })
    await become(anOrder([anOrderLine({ product: milk, quantity: 1 })]))
    expect([shown('牛乳').textContent, shown('牛乳（おすすめ）').textContent]).toEqual(['1', '1'])
    rerender(two(false))
    await become(anOrder([anOrderLine({ product: milk, quantity: 2 })]))
    expect(shown('牛乳')).toHaveTextContent('2')
  })

  it('of two weeks have the order of each', async () => {
    const { platform } = open()
    const { api, queryClient } = platform
    for (const [product, quantity] of [
      [milk, 2],
      [bread, 7],
    ] as const)
      queryClient.setQueryData(
        currentOrderQuery(api, product.week).queryKey,
        anOrder([anOrderLine({ product, quantity })]),
      )
    renderScreen(
      [milk, bread].map((one) => <Card key={one.orderNumber} product={one} />),
      { platform },
    )
    expect([shown('牛乳').textContent, shown('食パン').textContent]).toEqual(['2', '7'])
    const { queryKey } = currentOrderQuery(api, bread.week)
    act(() => void queryClient.setQueryData(queryKey, anOrder([anOrderLine({ product: bread, quantity: 8 })])))
    await says('食パン', '8')
    expect(shown('牛乳')).toHaveTextContent('2')
  })

  it('[GRD-087] read nothing where nobody may, beside those that do', async () => {
    const { book, platform, watches } = open([anOrderLine({ product: milk, quantity: 2 })])
    const cards = (canRead: boolean) =>
      [milk, eggs].map((one) => <Card key={one.orderNumber} product={one} canRead={canRead} />)
    const { rerender } = renderScreen(cards(false), { platform })
    expect([book.reads(), watches()]).toEqual([0, 1])
    rerender(cards(true))
    await says('牛乳', '2')
    expect([book.reads(), watches()]).toEqual([1, 1])
  })
})

it('of two lines of one number the first counts', async () => {
  const { platform, become } = open()
  renderScreen(<Card product={milk} />, { platform })
  await become(anOrder([1, 2].map((quantity) => anOrderLine({ product: milk, quantity }))))
  expect(shown('牛乳')).toHaveTextContent('1')
})

describe('[ORD-129] what comes on its own', () => {
  it.each([
    { says: 'by its first number', lines: [weekly], is: '3' },
    { says: 'by another one', lines: [monthly], is: '4' },
    { says: 'by no line of another product', lines: [anOrderLine({ product: eggs })], is: '-' },
  ])('is found $says, and changes with the order', async ({ lines, is }) => {
    const { platform, become } = open(lines)
    renderScreen(<RegularCard product={regular} />, { platform })
    await become(anOrder(lines))
    expect(shown('定期便')).toHaveTextContent(is)
    await become(anOrder(lines.map((line) => ({ ...line, quantity: 9 }))))
    expect(shown('定期便')).toHaveTextContent(is === '-' ? '-' : '9')
  })

  it('is watched no longer once it is gone, nor where there are no numbers', async () => {
    const { platform, watches } = open()
    const { rerender, unmount } = renderScreen(<RegularCard product={milk} />, { platform })
    expect(watches()).toBe(0)
    rerender(<RegularCard product={regular} />)
    expect(watches()).toBe(1)
    unmount()
    expect(watches()).toBe(0)
  })
})

describe('[K-150] what another device has ordered meanwhile', () => {
  it('is there when the page comes back into sight, but not asked for where orders are not read', async () => {
    const { book } = open([anOrderLine({ product: milk, quantity: 3 })])
    const { unmount } = renderScreen(<Card product={milk} />, { platform: fakePlatform() })
    await waitFor(() => expect(screen.getByLabelText('牛乳')).toHaveTextContent('3'))
    book.set(milk, 7)
    lookAgain()
    await waitFor(() => expect(screen.getByLabelText('牛乳')).toHaveTextContent('7'))
    unmount()
    const reads = book.reads()
    renderScreen(<Card product={milk} canRead={false} />, { platform: fakePlatform() })
    lookAgain()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(book.reads()).toBe(reads)
  })

  it('is there when a page is gone back to, and is not asked for twice at its start', async () => {
    const { book, platform } = open([anOrderLine({ product: milk, quantity: 3 })])
    const { queryKey } = currentOrderQuery(platform.api, milk.week)
    const old = anOrder([anOrderLine({ product: milk, quantity: 3 })])
    platform.queryClient.setQueryData(queryKey, old, { updatedAt: Date.now() - 10_000 })
    const { unmount } = renderScreen(<Card product={milk} />, { platform })
    expect(screen.getByLabelText('牛乳')).toHaveTextContent('3')
    unmount()
    expect(book.reads()).toBe(0)
    book.set(milk, 7)
    platform.queryClient.setQueryData(queryKey, old, { updatedAt: Date.now() - 10_000 })
    renderScreen(<Card product={milk} />, { platform })
    await waitFor(() => expect(screen.getByLabelText('牛乳')).toHaveTextContent('7'))
    expect(book.reads()).toBe(1)
  })
})
