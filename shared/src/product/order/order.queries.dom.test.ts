import { describe, expect, it } from '@jest/globals'
import { limitedProductAvailabilityCall } from '@shop/shared/contract'
import { withQuantity } from '@shop/shared/domain/shopping'
import { QueryObserver } from '@shop/shared/query'
import {
  aLostWrite,
  anOrder,
  anOrderBook,
  anOrderLine,
  answer,
  aProduct,
  beginSession,
  fakePlatform,
  server,
  theNextWeek,
} from '@shop/shared/testing'
import { setLostWrite } from '@shop/shared/writes'
import {
  currentOrderQuery,
  isUnknownOrder,
  keepSameLines,
  limitedAvailabilityQuery,
  orderToAddTo,
  orderWrites,
  prefetchOrder,
  refetchChangedOrder,
  refetchOrder,
  watchLost,
} from './order.queries.ts'

const [milk, eggs, tofu] = ['104001', '104033', '106002'].map((orderNumber) => aProduct({ orderNumber }))
const lineOf = (product = aProduct(), quantity = 1) => anOrderLine({ product, quantity })
const before = { week: aProduct().week, lines: [lineOf(milk), lineOf(eggs), lineOf(tofu)] }
const readAgain = (): typeof before => JSON.parse(JSON.stringify(before))

describe('an order that is read again', () => {
  it('is the same when nothing has changed', () => {
    expect(keepSameLines(before, readAgain())).toBe(before)
  })

  it.each([
    { says: 'one was taken out', after: { ...readAgain(), lines: readAgain().lines.slice(1) }, same: [1, 2] },
    { says: 'one came first', after: { ...readAgain(), lines: [lineOf(aProduct()), ...readAgain().lines] }, same: [] },
    { says: 'they stand otherwise', after: { ...readAgain(), lines: readAgain().lines.toReversed() }, same: [2, 1, 0] },
  ])('keeps the lines that are as they were when $says', ({ after, same }) => {
    const lines = keepSameLines(before, after).lines
    expect(lines).toEqual(after.lines)
    for (const at of same) expect(lines).toContain(before.lines[at])
  })

  it('has the new value of a line that has changed, and the old ones of the others', () => {
    const lines = keepSameLines(before, withQuantity(readAgain(), eggs ?? aProduct(), 3, 62)).lines
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 3, 1])
    expect([lines[0], lines[2]]).toEqual([before.lines[0], before.lines[2]])
    expect(lines[0]).toBe(before.lines[0])
    expect(lines[1]).not.toBe(before.lines[1])
  })
})

const inTheRush = '2026-11-24T22:05:00+09:00'
const { week } = aProduct()

function aPage(now?: string) {
  beginSession('delivery', [])
  const platform = fakePlatform(now === undefined ? {} : { now })
  const book = anOrderBook([lineOf(milk, 2), lineOf(eggs)])
  server.use(...book.handlers)
  return { platform, book, client: platform.queryClient, query: currentOrderQuery(platform.api, week) }
}

describe('the order of a page', () => {
  it('keeps the lines that are as they were, wherever they stand when it is read again', async () => {
    const { book, client, query } = aPage()
    await client.fetchQuery(query)
    const first = client.getQueryData(query.queryKey)?.lines
    book.set(milk ?? aProduct(), 0)
    await client.fetchQuery({ ...query, staleTime: 0 })
    const second = client.getQueryData(query.queryKey)?.lines
    expect(second).toHaveLength(1)
    expect(second?.[0]).toBe(first?.[1])
  })

  it.each<{ says: string; select: () => unknown }>([
    { says: 'a number', select: () => 3 },
    { says: 'nothing', select: () => null },
    { says: 'a text', select: () => 'lines' },
    { says: 'a list', select: () => ['lines'] },
  ])('may be read as $says', async ({ select }) => {
    const { client, query } = aPage()
    const observer = new QueryObserver(client, { ...query, select })
    const leave = observer.subscribe(() => undefined)
    await client.fetchQuery(query)
    await client.fetchQuery({ ...query, staleTime: 0 })
    expect(observer.getCurrentResult().data).toEqual(select())
    leave()
  })

  it.each([
    { says: 'is read', now: undefined, reads: 1 },
    { says: '[ORD-071] is not in the rush', now: inTheRush, reads: 0 },
  ])('$says before anybody asks for it, and to add to it', async ({ now, reads }) => {
    const ahead = aPage(now)
    await prefetchOrder(ahead.platform, week)
    expect(ahead.book.reads()).toBe(reads)
    const adding = aPage(now)
    const order = await orderToAddTo(adding.platform, week)
    expect([adding.book.reads(), order?.lines.length]).toEqual(reads === 1 ? [1, 2] : [0, undefined])
  })

  it('[ORD-071] in the rush is what is known of it', async () => {
    const { platform, client, query } = aPage(inTheRush)
    const known = anOrder([lineOf(milk)])
    client.setQueryData(query.queryKey, known)
    expect(await orderToAddTo(platform, week)).toBe(known)
  })

  it('is read again alone, and a reading of it under way is broken off', async () => {
    const { platform, client, query } = aPage()
    const other = currentOrderQuery(platform.api, theNextWeek().number)
    for (const { queryKey } of [query, other]) client.setQueryData(queryKey, anOrder([lineOf(milk)]))
    const broken: unknown[] = []
    const cancel = client.cancelQueries.bind(client)
    client.cancelQueries = async (filters) => {
      broken.push(filters?.queryKey)
      await cancel(filters)
    }
    await refetchOrder(client, week)
    expect(broken).toEqual([query.queryKey])
    expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(true)
    expect(client.getQueryState(other.queryKey)?.isInvalidated).toBe(false)
  })

  it('that another tab has changed is counted, and read again', async () => {
    const { client, query } = aPage()
    client.setQueryData(query.queryKey, anOrder([lineOf(milk)]))
    await refetchChangedOrder(client, week)
    await refetchChangedOrder(client, week)
    expect(orderWrites(client, week).elsewhere).toBe(2)
    expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(true)
  })
})

it('[ORD-059] [API-019] whether limited products may be ordered is asked again after half a minute', async () => {
  const { platform, client } = aPage()
  let times = 0
  server.use(
    answer(limitedProductAvailabilityCall, () => {
      times += 1
      return { availability: 1 as const }
    }),
  )
  const query = limitedAvailabilityQuery(platform.api)
  expect(await client.fetchQuery(query)).toBe(true)
  await client.fetchQuery(query)
  expect(times).toBe(1)
  client.setQueryData(query.queryKey, true, { updatedAt: Date.now() - 30_001 })
  await client.fetchQuery(query)
  expect(times).toBe(2)
})

it('the writes on an order are one state for the page, and another week has its own', () => {
  const { client } = aPage()
  expect(orderWrites(client, week)).toBe(orderWrites(client, week))
  expect(orderWrites(client, theNextWeek().number)).not.toBe(orderWrites(client, week))
})

it('[ORD-133] who shows a product hears that an answer was lost, and that it was found, until it is gone', () => {
  const { client } = aPage()
  const [product = aProduct(), other = aProduct()] = [milk, eggs]
  const told: string[] = []
  const leave = watchLost(client, product, () => void told.push('milk'))
  watchLost(client, other, () => void told.push('eggs'))
  const setLost = (write?: ReturnType<typeof aLostWrite>) =>
    setLostWrite(orderWrites(client, week), product.orderNumber, write)
  setLost(aLostWrite())
  expect([told, isUnknownOrder(client, product), isUnknownOrder(client, other)]).toEqual([['milk'], true, false])
  setLost(aLostWrite({ isUnknown: false }))
  expect([told.length, isUnknownOrder(client, product)]).toEqual([2, false])
  leave()
  setLost()
  expect(told).toHaveLength(2)
})

it('[ORD-076] an order that is read has what is under way, beside what it had', async () => {
  const { client, query } = aPage()
  const { inFlight } = orderWrites(client, week)
  for (const [product = aProduct(), wanted] of [
    [tofu, 3],
    [eggs, 0],
  ] as const)
    inFlight.set(product.orderNumber, { subject: { product, inputStatus: 62 }, wanted })
  const { lines } = await client.fetchQuery(query)
  expect(lines.map((line) => [line.orderNumber, line.quantity])).toEqual([
    [tofu?.orderNumber, 3],
    [milk?.orderNumber, 2],
  ])
})
