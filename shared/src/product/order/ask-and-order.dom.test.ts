import { afterEach, describe, expect, it } from '@jest/globals'
import { putOrderCall } from '@shop/shared/contract'
import { messages } from '@shop/shared/domain'
import { inputStatus, type OrderSource, shoppingMessages } from '@shop/shared/domain/shopping'
import { QueryObserver } from '@shop/shared/query'
import { dispatchSession } from '@shop/shared/session'
import {
  aMember,
  anOrder,
  anOrderBook,
  anOrderLine,
  answer,
  aPlanningWeek,
  aProduct,
  atDeadline,
  beginSession,
  fakePlatform,
  refused,
  server,
} from '@shop/shared/testing'
import type { Step } from '@shop/shared/writes'
import { waitFor } from '@testing-library/react'
import { askAndOrder, askAndRemove } from './ask-and-order.ts'
import { currentOrderQuery, limitedAvailabilityQuery } from './order.queries.ts'

type Setting = {
  product?: ReturnType<typeof aProduct>
  source?: OrderSource
  /** Pieces in the order that the page has read; none is read yet where it is left out. */
  ordered?: number
  viewedAt?: string
  now?: string
  entry?: 'web' | 'app'
}

/** A page that shows a product, with its order in the service. */
function aPage({
  product = aProduct(),
  source = 'category',
  ordered,
  viewedAt = '2026-11-20T09:00:00+09:00',
  now = '2026-11-20T18:00:00+09:00',
  entry = 'web',
}: Setting = {}) {
  const platform = fakePlatform({ now, entry })
  const lines = ordered === undefined ? [] : [anOrderLine({ product, quantity: ordered, inputStatus: 71 })]
  const book = anOrderBook(lines)
  server.use(...book.handlers)
  const { queryKey } = currentOrderQuery(platform.api, product.week)
  if (ordered !== undefined) platform.queryClient.setQueryData(queryKey, anOrder(lines))
  const request = (step: Step) => askAndOrder(platform, { product, source, viewedAt: new Date(viewedAt) }, step)
  return { platform, book, product, queryKey, request, said: () => platform.notices.shown() }
}

const refusal = (message: { title: string; text?: string }) => [{ ...message, kind: 'error' }]

// A page keeps the weeks that it has once loaded, so this comes before all that load some.
it('nothing is ordered before the weeks are known', async () => {
  dispatchSession({ type: 'memberLoaded', subject: 'subject-1', member: aMember() })
  const { request, book, said } = aPage()
  expect(await request({ add: 1 })).toBeUndefined()
  expect(said()).toEqual(refusal(shoppingMessages.orderClosed))
  expect(book.writes).toEqual([])
})

describe('with a session', () => {
  const begin = (as: Parameters<typeof beginSession>[0] = 'delivery') => beginSession(as, [aPlanningWeek()])
  afterEach(() => dispatchSession({ type: 'limitedWeekLoaded', week: undefined }))

  it('a member whose login is gone meanwhile is asked to log in again', async () => {
    begin('visitor')
    const { request, book, said } = aPage()
    await request({ add: 1 })
    expect(said()).toEqual(refusal(messages.loginAgain))
    expect(book.writes).toEqual([])
  })

  describe('[ORD-073] the source of an order', () => {
    it.each<{ says: string; ordered?: number; step: Step; status: number }>([
      { says: 'is where it was pressed', step: { add: 1 }, status: inputStatus('category', 'web') },
      { says: 'is that of what adds to it', ordered: 2, step: { add: 1 }, status: inputStatus('category', 'web') },
      { says: 'is where it was set for the first time', step: { have: 2 }, status: inputStatus('category', 'web') },
      { says: 'stays as it was where its number is changed', ordered: 2, step: { have: 3 }, status: 71 },
    ])('$says', async ({ ordered, step, status }) => {
      begin()
      const { request, book } = aPage(ordered === undefined ? {} : { ordered })
      await request(step)
      expect(book.writes).toMatchObject([{ inputStatus: status }])
    })

    it.each<{ isLimited: boolean; source: OrderSource; counts: OrderSource }>([
      { isLimited: true, source: 'orderNumber', counts: 'limitedProduct' },
      { isLimited: false, source: 'orderNumber', counts: 'orderNumber' },
      { isLimited: true, source: 'favourite', counts: 'favourite' },
    ])(
      '[ORD-041] of a product (limited: $isLimited) from $source is $counts',
      async ({ isLimited, source, counts }) => {
        begin()
        const { request, book } = aPage({ product: aProduct({ isLimited }), source, entry: 'app' })
        await request({ add: 1 })
        expect(book.writes).toMatchObject([{ inputStatus: inputStatus(counts, 'app') }])
      },
    )
  })

  describe('what is said of an order that was stored', () => {
    it.each<{ id: string; source: OrderSource; ordered: number; step: Step; says: { title: string } }>([
      { id: 'ORD-066', source: 'category', ordered: 0, step: { add: 1 }, says: shoppingMessages.ordered },
      { id: 'ORD-080', source: 'category', ordered: 2, step: { have: 3 }, says: shoppingMessages.orderChanged },
      { id: 'ORD-066', source: 'subscription', ordered: 2, step: { have: 3 }, says: shoppingMessages.ordered },
      { id: 'ORD-080', source: 'subscription', ordered: 2, step: { have: 0 }, says: shoppingMessages.orderChanged },
    ])('[$id] from $source after $ordered: $step', async ({ source, ordered, step, says }) => {
      begin()
      const { request, said } = aPage({ source, ...(ordered === 0 ? {} : { ordered }) })
      await request(step)
      expect(said()).toEqual([{ ...says, kind: 'popup' }])
    })
  })

  describe('[K-150] an order that another device has changed', () => {
    const says = { title: '別の端末で変更されています（いま9点）', kind: 'error' }

    it.each<{ press: string; step: Step }>([
      { press: '+', step: { have: 6 } },
      { press: '−', step: { have: 4 } },
      { press: '取消し', step: { have: 0 } },
      { press: '元に戻す', step: { have: 2, seen: 5 } },
    ])('stays as it is after $press, and the member hears how many there are', async ({ step }) => {
      begin()
      const { request, book, product, said } = aPage({ ordered: 5 })
      book.set(product, 9)
      await request(step)
      expect(book.quantityOf(product)).toBe(9)
      expect(said()).toEqual([says])
    })

    it('is what was shown at the press, not what came while a question was asked', async () => {
      begin()
      const { platform, book, product, queryKey, said } = aPage({ ordered: 5 })
      const done = askAndRemove(platform, {
        product,
        source: 'category',
        viewedAt: new Date('2026-11-20T09:00:00+09:00'),
      })
      book.set(product, 9)
      platform.queryClient.setQueryData(queryKey, anOrder([anOrderLine({ product, quantity: 9 })]))
      platform.notices.question()?.answer(true)
      await done
      expect(book.quantityOf(product)).toBe(9)
      expect(said().at(-1)).toEqual(says)
    })
  })

  describe('while a page shows the order', () => {
    /** Shows two pieces, and more wanted of them. */
    function aPageWithTwo() {
      begin()
      const page = aPage({ ordered: 2 })
      const { api, queryClient } = page.platform
      const leave = new QueryObserver(queryClient, currentOrderQuery(api, page.product.week)).subscribe(() => undefined)
      return { ...page, leave }
    }

    it('it is read again after a refusal', async () => {
      const { request, book, leave } = aPageWithTwo()
      book.next({ is: 'refused', status: 409, code: 'CSP50002' })
      await request({ add: 1 })
      await waitFor(() => expect(book.reads()).toBe(1))
      leave()
    })

    it.each([
      { after: 'an order that was stored', reply: undefined },
      { after: 'a failure without a reason, which says nothing of it', reply: 400 },
    ])('it is not after $after', async ({ reply }) => {
      const { request, book, leave } = aPageWithTwo()
      if (reply !== undefined) server.use(answer(putOrderCall, () => refused(reply)))
      await request({ add: 1 })
      await new Promise((resolve) => setTimeout(resolve, 10))
      expect(book.reads()).toBe(0)
      leave()
    })
  })

  describe('[CAT-045] alcohol', () => {
    const beer = aProduct({ name: 'ビール', isAlcohol: true })
    const answer = async (platform: ReturnType<typeof fakePlatform>, yes: boolean) => {
      await waitFor(() => expect(platform.notices.question()).toBeDefined())
      platform.notices.question()?.answer(yes)
    }

    it.each<{ source: OrderSource; step: Step }>([
      { source: 'category', step: { add: 1 } },
      { source: 'recommend', step: { add: 1 } },
      { source: 'repeat', step: { add: 1 } },
      { source: 'favourite', step: { add: 1 } },
      { source: 'orderNumber', step: { have: 2 } },
      { source: 'subscription', step: { have: 1 } },
    ])('from $source is sent after a はい alone, and nothing is lost by a いいえ', async ({ source, step }) => {
      begin()
      const { request, platform, book, product, said } = aPage({ product: beer, source })
      const refused = request(step)
      await answer(platform, false)
      expect([await refused, book.writes, said()]).toEqual([undefined, [], []])
      const ordered = request(step)
      await answer(platform, true)
      expect(await ordered).toMatchObject({ is: 'stored' })
      expect(book.quantityOf(product)).toBeGreaterThan(0)
    })

    it('that is sent again after a failure is not asked about again', async () => {
      begin()
      const { request, platform, book } = aPage({ product: beer })
      book.next({ is: 'refused', status: 503 })
      const failed = request({ add: 1 })
      await answer(platform, true)
      expect(await failed).toMatchObject({ is: 'failed' })
      expect(await request({ add: 1 })).toMatchObject({ is: 'stored' })
    })

    it.each<{ says: string; step: Step }>([
      { says: 'fewer', step: { have: 1 } },
      { says: 'none', step: { have: 0 } },
    ])('of which $says are wanted is not asked about', async ({ step }) => {
      begin()
      const { request, platform } = aPage({ product: beer, ordered: 2 })
      expect(await request(step)).toMatchObject({ is: 'stored' })
      expect(platform.notices.question()).toBeUndefined()
    })

    it('that cannot be ordered is refused without a question', async () => {
      begin()
      const { request, platform, said } = aPage({ product: { ...beer, isOnSale: false } })
      await request({ add: 1 })
      expect(platform.notices.question()).toBeUndefined()
      expect(said()).toEqual(refusal(shoppingMessages.notHandled))
    })
  })

  describe('fewer than before', () => {
    it('[ORD-056] are not asked about, also above nine', async () => {
      begin()
      const { request, platform, book, product } = aPage({ ordered: 12 })
      await request({ have: 10 })
      expect(platform.notices.question()).toBeUndefined()
      expect(book.quantityOf(product)).toBe(10)
    })

    it('[ORD-083] are refused in a week that has closed', async () => {
      begin()
      const { request, book, said } = aPage({
        product: aProduct({ maxOrder: 1 }),
        ordered: 3,
        now: atDeadline(60),
      })
      await request({ have: 2 })
      expect(said()).toEqual(refusal(shoppingMessages.orderClosed))
      expect(book.writes).toEqual([])
    })
  })

  describe('as many as before is no smaller number', () => {
    it.each([
      { why: 'off sale', product: aProduct({ isOnSale: false }), says: shoppingMessages.notHandled.title },
      { why: 'above its limit [ORD-134]', product: aProduct({ maxOrder: 2 }), says: '数量上限エラー' },
      {
        why: 'limited and away [ORD-059]',
        product: aProduct({ isLimited: true }),
        says: shoppingMessages.limitedAway.title,
      },
    ])('where the product is $why', async ({ product, says }) => {
      begin()
      const { request, platform, book, said } = aPage({ product, ordered: 3 })
      platform.queryClient.setQueryData(limitedAvailabilityQuery(platform.api).queryKey, false)
      await request({ have: 3 })
      expect(said()).toMatchObject([{ kind: 'error', title: says }])
      expect(book.writes).toEqual([])
    })
  })

  it('[ORD-059] a limited product that is away goes down alone', async () => {
    begin()
    const { request, platform, book, product } = aPage({ product: aProduct({ isLimited: true }), ordered: 3 })
    platform.queryClient.setQueryData(limitedAvailabilityQuery(platform.api).queryKey, false)
    await request({ have: 2 })
    expect(book.quantityOf(product)).toBe(2)
  })

  it('a product of a week that is not open is refused, whatever other week is', async () => {
    begin()
    const { request, book, said } = aPage({ product: aProduct({ week: '20261202' }) })
    await request({ add: 1 })
    expect(said()).toEqual(refusal(shoppingMessages.orderClosed))
    expect(book.writes).toEqual([])
  })

  it.each([
    { viewedAt: '2026-11-25T02:00:00.000+09:00', says: shoppingMessages.orderClosed },
    { viewedAt: '2026-11-25T02:00:00.001+09:00', says: shoppingMessages.afterMaintenance },
  ])('[ORD-070] shown at $viewedAt', async ({ viewedAt, says }) => {
    begin()
    const { request, said } = aPage({ viewedAt, now: '2026-11-25T02:01:00+09:00' })
    await request({ add: 1 })
    expect(said()).toEqual(refusal(says))
  })

  it('[ORD-136] taking a product out is asked first, by its full name, and done after a yes alone', async () => {
    begin()
    const { platform, product, book } = aPage({ product: aProduct({ name: '牛乳', brand: 'みのり' }), ordered: 2 })
    const shown = { product, source: 'category', viewedAt: new Date('2026-11-20T09:00:00+09:00') } as const
    const no = askAndRemove(platform, shown)
    expect(JSON.stringify(platform.notices.question())).toContain('みのり 牛乳')
    platform.notices.question()?.answer(false)
    await no
    expect(book.quantityOf(product)).toBe(2)
    const yes = askAndRemove(platform, shown)
    platform.notices.question()?.answer(true)
    await yes
    expect(book.writes).toMatchObject([{ did: 'delete' }])
  })
})
