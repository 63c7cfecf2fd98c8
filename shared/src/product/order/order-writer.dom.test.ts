import { describe, expect, it } from '@jest/globals'
import {
  anOrder,
  anOrderBook,
  anOrderLine,
  aProduct,
  beginSession,
  createGate,
  fakePlatform,
  server,
} from '@shop/shared/testing'
import type { Step } from '@shop/shared/writes'
import { currentOrderQuery, isUnknownOrder } from './order.queries.ts'
import { currentLine } from './order-cache.ts'
import { refetchStoredQuantity, submitOrder } from './order-writer.ts'

const milk = aProduct()
const viewedAt = new Date('2026-11-20T09:00:00+09:00')

/** A page that has read an order of some pieces of one product. */
function aPage(ordered: number, now?: string) {
  beginSession('delivery', [])
  const platform = fakePlatform(now === undefined ? {} : { now })
  const lines = ordered === 0 ? [] : [anOrderLine({ product: milk, quantity: ordered })]
  const book = anOrderBook(lines)
  server.use(...book.handlers)
  const query = currentOrderQuery(platform.api, milk.week)
  platform.queryClient.setQueryData(query.queryKey, anOrder(lines, milk.week))
  const request = (step: Step, intent?: string) =>
    submitOrder(platform, {
      product: milk,
      step,
      inputStatus: 62,
      viewedAt,
      ...(intent === undefined ? {} : { intent }),
    })
  return {
    book,
    request,
    check: () => refetchStoredQuantity(platform, milk),
    shown: () => currentLine(platform, milk)?.quantity ?? 0,
    isUnknown: () => isUnknownOrder(platform.queryClient, milk),
    readAgain: () => platform.queryClient.fetchQuery({ ...query, staleTime: 0 }),
    intents: () => book.writes.map(({ intent }) => intent),
    /** The answer to a request is lost, and the order cannot be read: nobody knows what came of it. */
    async loseAnswer(step: Step, stored: boolean) {
      book.breakReads(true)
      book.next({ is: 'lost', stored })
      return request(step)
    },
  }
}

describe('[ORD-076] a request under way', () => {
  it('shows at once, and in an order that is read meanwhile, what was asked for on top of what is there', async () => {
    const { book, request, shown, readAgain } = aPage(3)
    const { until, release } = createGate()
    book.next({ is: 'held', until })
    const outcome = request({ add: 2 })
    expect(shown()).toBe(5)
    await readAgain()
    expect(shown()).toBe(5)
    release()
    expect(await outcome).toEqual({ is: 'stored', quantity: 5 })
  })

  it('[ORD-075] takes a later one along, and shows it on top of what the service has said', async () => {
    const { book, request, shown, readAgain } = aPage(3)
    book.set(milk, 6)
    const [first, second] = [createGate(), createGate()]
    book.next({ is: 'held', until: first.until }, { is: 'held', until: second.until })
    const outcome = request({ add: 1 })
    expect(request({ add: 2 })).toBeUndefined()
    expect(shown()).toBe(6)
    first.release()
    while (book.writes.length < 2) await new Promise((resolve) => setTimeout(resolve))
    await readAgain()
    expect(shown()).toBe(9)
    second.release()
    expect(await outcome).toEqual({ is: 'stored', quantity: 9 })
    expect(book.writes).toMatchObject([
      { mode: 'append', quantity: 1 },
      { mode: 'append', quantity: 2 },
    ])
  })
})

it('[ORD-071] in the rush, what was refused leaves the number on show as it was', async () => {
  const { book, request, shown } = aPage(3, '2026-11-24T22:05:00+09:00')
  book.next({ is: 'refused', status: 409, code: 'CSP50001' })
  expect(await request({ add: 2 })).toMatchObject({ is: 'failed', quantity: 3 })
  expect(shown()).toBe(3)
})

describe('[K-150] a quantity that another device has changed', () => {
  it('is not lowered: what stands there is shown, and the next press counts from it', async () => {
    const { book, request, shown } = aPage(5)
    book.set(milk, 9)
    const refused = await request({ have: 6, seen: 5 })
    expect(refused).toMatchObject({ is: 'failed', quantity: 9, error: { facts: { errorStatus: 'CSP50023' } } })
    expect([book.quantityOf(milk), shown()]).toEqual([9, 9])
    expect(await request({ have: 10, seen: 9 })).toEqual({ is: 'stored', quantity: 10 })
  })

  it('is shown in the rush too, where the order is not read for itself', async () => {
    const { book, request, shown } = aPage(5, '2026-11-24T22:05:00+09:00')
    book.set(milk, 9)
    await request({ have: 6, seen: 5 })
    expect([book.quantityOf(milk), shown()]).toEqual([9, 9])
  })
})

describe('[ORD-133] an answer that was lost', () => {
  it('is missing from the order: the request failed, and the same one again carries the same intent, once', async () => {
    const { book, request, isUnknown, intents } = aPage(3)
    book.next({ is: 'lost', stored: false })
    expect(await request({ add: 2 })).toMatchObject({ is: 'failed', quantity: 3 })
    expect(isUnknown()).toBe(false)
    await request({ add: 2 })
    await request({ add: 2 })
    const [lost, again, another] = intents()
    expect(again).toBe(lost)
    expect(another).not.toBe(lost)
    expect(book.quantityOf(milk)).toBe(7)
  })

  it('is unknown while the order cannot be read: nothing is sent, and what was there is shown', async () => {
    const { book, request, shown, isUnknown, check, loseAnswer } = aPage(3)
    expect(await loseAnswer({ add: 2 }, true)).toMatchObject({ is: 'unknown', quantity: 3 })
    expect([shown(), isUnknown()]).toEqual([3, true])
    expect(await request({ add: 1 })).toMatchObject({ is: 'unknown', quantity: 3 })
    expect(await check()).toMatchObject({ is: 'unknown', quantity: 3 })
    expect(book.writes).toHaveLength(1)
    expect([shown(), isUnknown()]).toEqual([3, true])
  })

  it('and has arrived unseen: the next request brings what was shown and what is asked for', async () => {
    const { book, request, loseAnswer } = aPage(3)
    await loseAnswer({ add: 2 }, true)
    book.breakReads(false)
    expect(await request({ add: 1 })).toEqual({ is: 'stored', quantity: 4 })
    expect(book.writes).toMatchObject([
      { mode: 'append', quantity: 2 },
      { mode: 'direct', quantity: 4 },
    ])
  })
})

describe('[ORD-133] to ask what is stored', () => {
  it.each([
    { says: 'has arrived', stored: true, elsewhere: undefined, quantity: 5, sameIntent: false },
    { says: 'has not arrived', stored: false, elsewhere: undefined, quantity: 3, sameIntent: true },
    { says: 'cannot be told any more', stored: false, elsewhere: 8, quantity: 8, sameIntent: false },
  ])('of what $says', async ({ stored, elsewhere, quantity, sameIntent }) => {
    const { book, request, check, shown, isUnknown, intents, loseAnswer } = aPage(3)
    await loseAnswer({ add: 2 }, stored)
    book.breakReads(false)
    if (elsewhere !== undefined) book.set(milk, elsewhere)
    expect(await check()).toEqual({ is: 'stored', quantity })
    expect([shown(), isUnknown()]).toEqual([quantity, false])
    await request({ add: 2 })
    const [lost, again] = intents()
    expect(again === lost).toBe(sameIntent)
    expect(book.quantityOf(milk)).toBe(quantity + 2)
  })

  it('where nothing was lost shows what there is', async () => {
    const { book, check, shown } = aPage(3)
    book.set(milk, 4)
    expect(await check()).toEqual({ is: 'stored', quantity: 4 })
    expect(shown()).toBe(4)
  })
})
