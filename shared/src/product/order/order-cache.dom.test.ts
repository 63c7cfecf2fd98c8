import { describe, expect, it } from '@jest/globals'
import { anOrder, anOrderBook, anOrderLine, aProduct, beginSession, fakePlatform, server } from '@shop/shared/testing'
import { waitFor } from '@testing-library/react'
import { currentOrderQuery } from './order.queries.ts'
import { currentLine, settleOrder, showLine, shownQuantity } from './order-cache.ts'

const inTheRush = '2026-11-24T22:05:00+09:00'
const readAt = Date.parse('2026-11-24T12:00:00Z')
const milk = aProduct()
const eggs = aProduct({ orderNumber: '104033' })
const towel = aProduct({ orderNumber: '104010', isPointExchange: true })
const lineOfMilk = anOrderLine({ product: milk, quantity: 2, inputStatus: 71 })

/** A page; what it has read of the order, when it has. */
function aPage({
  lines = [lineOfMilk],
  now,
  isRead = true,
}: {
  lines?: (typeof lineOfMilk)[]
  now?: string
  isRead?: boolean
} = {}) {
  beginSession('delivery', [])
  const platform = fakePlatform(now === undefined ? {} : { now })
  const book = anOrderBook(lines)
  server.use(...book.handlers)
  const query = currentOrderQuery(platform.api, milk.week)
  const client = platform.queryClient
  if (isRead) client.setQueryData(query.queryKey, anOrder(lines, milk.week), { updatedAt: readAt })
  return {
    platform,
    book,
    client,
    query,
    state: () => client.getQueryState(query.queryKey),
    lines: () => client.getQueryData(query.queryKey)?.lines,
  }
}

describe('how many are shown as ordered', () => {
  it.each([
    { says: 'of what is ordered', product: milk, setting: {}, shown: 2 },
    { says: 'of what is not', product: eggs, setting: {}, shown: 0 },
    { says: 'while the order is not known', product: milk, setting: { isRead: false }, shown: undefined },
    {
      says: 'in the rush, whatever was read before it',
      product: milk,
      setting: { now: inTheRush },
      shown: undefined,
    },
  ])('$says: $shown', ({ product, setting, shown }) => {
    expect(shownQuantity(aPage(setting).platform, product)).toBe(shown)
  })
})

describe('a line that is shown before the service has it', () => {
  it('takes the place of the one that is there', () => {
    const { platform, lines } = aPage()
    showLine(platform, milk, 3, 62)
    expect(lines()).toMatchObject([{ quantity: 3 }])
    expect(currentLine(platform, milk)).toMatchObject({ quantity: 3, inputStatus: 62 })
    expect(currentLine(platform, eggs)).toBeUndefined()
  })

  it('is nothing in an order that nobody has read', () => {
    const { platform, lines } = aPage({ isRead: false })
    showLine(platform, milk, 3, 62)
    expect(lines()).toBeUndefined()
  })

  it('[ORD-132] in the rush stands alone until the order is read, which is as old as it was: never read', () => {
    const { platform, lines, state } = aPage({ isRead: false, now: inTheRush })
    showLine(platform, milk, 3, 62)
    expect(lines()).toEqual([expect.objectContaining({ orderNumber: milk.orderNumber, quantity: 3 })])
    expect(state()?.dataUpdatedAt).toBe(0)
  })

  it('in the rush makes the order no newer than it was read', () => {
    const { platform, state } = aPage({ now: inTheRush })
    showLine(platform, eggs, 1, 62)
    expect(state()?.dataUpdatedAt).toBe(readAt)
  })
})

describe('[ORD-076] an order after a request', () => {
  const failed = { before: lineOfMilk, inputStatus: 62 }

  it('is as it was where the request failed, with all that the line had', () => {
    const { platform, lines } = aPage({ lines: [anOrderLine({ product: eggs }), lineOfMilk] })
    showLine(platform, milk, 3, 62)
    settleOrder(platform, milk, 2, failed)
    expect(lines()?.[1]).toEqual(lineOfMilk)
    expect(lines()?.[0]?.orderNumber).toBe(eggs.orderNumber)
  })

  it('has what the service holds, and is read anew when it is next asked for', () => {
    const { platform, book, state } = aPage()
    settleOrder(platform, milk, 5, failed)
    expect(currentLine(platform, milk)).toMatchObject({ quantity: 5, inputStatus: 62 })
    expect(state()).toMatchObject({ isInvalidated: true, fetchStatus: 'idle' })
    expect(book.reads()).toBe(0)
  })

  it('is not taken back by a reading under way, which may be from before it', async () => {
    const { platform, client, query, state } = aPage()
    const reading = client.fetchQuery({ ...query, staleTime: 0 })
    settleOrder(platform, milk, 5, failed)
    await reading
    await waitFor(() => expect(state()?.isInvalidated).toBe(true))
    expect(currentLine(platform, milk)).toMatchObject({ quantity: 5 })
  })

  it('breaks off no reading of something else', () => {
    const { platform, client } = aPage()
    const broken: unknown[] = []
    client.cancelQueries = async (filters) => void broken.push(filters)
    void client.fetchQuery({ queryKey: ['other'], queryFn: () => new Promise(() => undefined) })
    settleOrder(platform, milk, 5, failed)
    expect(broken).toEqual([])
  })

  it('is read where it was not known before', async () => {
    const { platform, client } = aPage({ isRead: false })
    const broken: unknown[] = []
    client.cancelQueries = async (filters) => void broken.push(filters?.queryKey)
    settleOrder(platform, milk, 5, { before: undefined, inputStatus: 62 })
    expect(broken).toEqual([currentOrderQuery(platform.api, milk.week).queryKey])
  })

  it.each([
    { says: 'an exchange has the points read again', product: towel, isRead: true },
    { says: 'any other order leaves them alone', product: milk, isRead: false },
  ])('[ACC-081] $says', ({ product, isRead }) => {
    const { platform, client } = aPage()
    client.setQueryData(['account', 'points', 'member-1'], { available: 500 })
    client.setQueryData(['account', 'stage'], 'gold')
    settleOrder(platform, product, 1, { before: undefined, inputStatus: 62 })
    expect(client.getQueryState(['account', 'points', 'member-1'])?.isInvalidated).toBe(isRead)
    expect(client.getQueryState(['account', 'stage'])?.isInvalidated).toBe(false)
  })
})
