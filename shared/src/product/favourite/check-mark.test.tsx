import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { addFavouriteCall, favouriteMarksCall, removeFavouriteCall } from '@shop/shared/contract'
import type { OrderNumber } from '@shop/shared/domain'
import type { Product } from '@shop/shared/domain/shopping'
import { ProductCard, ProductRow } from '@shop/shared/product/card'
import {
  anOrderBook,
  answer,
  aProduct,
  createGate,
  fakePlatform,
  refused,
  renderScreen,
  type ScreenOptions,
  server,
  theNextWeek,
} from '@shop/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { checkMark } from './check-mark.ts'
import { forgetFavouriteMarks } from './favourite.queries.ts'

const milk = aProduct({ orderNumber: '104001', name: '牛乳', favouriteCount: 1204 })
const eggs = aProduct({ orderNumber: '104033', name: 'たまご', favouriteCount: 0 })
const untold = (product: Product): Product => ({ ...product, isMarkUnknown: true })

const minuteMs = 60_000
/** Between two looks at a page, as its queries count it. */
let passedMs = 0

beforeEach(() => {
  passedMs = 0
  const { now } = Date
  jest.spyOn(Date, 'now').mockImplementation(() => now() + passedMs)
})
afterEach(() => void jest.restoreAllMocks())

/** The favourites of one member, whom other devices serve too. */
function marksService(liked: readonly Product[] = [], options: { isBroken?: boolean; until?: Promise<void> } = {}) {
  const favourites = new Set<OrderNumber>(liked.map(({ orderNumber }) => orderNumber))
  const checks: { week: string; numbers: string[] }[] = []
  const mark = (no: string) => {
    const is_favorite = favourites.has(no as OrderNumber) ? (1 as const) : (0 as const)
    return { order_no: no, is_favorite, favorite_count: 1204 + is_favorite }
  }
  const set = (no: string, wanted: boolean) => {
    if (wanted) favourites.add(no as OrderNumber)
    else favourites.delete(no as OrderNumber)
    return mark(no)
  }
  server.use(
    ...anOrderBook().handlers,
    answer(addFavouriteCall, ({ body }) => set(body.order_no, true)),
    answer(removeFavouriteCall, ({ body }) => set(body.order_no, false)),
    answer(favouriteMarksCall, async ({ query }) => {
      checks.push({ week: query.planning_week, numbers: query.order_no })
      const order_code_list = query.order_no.map((no) => ({ ...mark(no), has_products: 1 as const }))
      await options.until
      return options.isBroken === true ? refused(500) : { order_code_list }
    }),
  )
  return { checks, onOtherDevice: set, isFavourite: ({ orderNumber }: Product) => favourites.has(orderNumber) }
}

const show = (products: readonly Product[], options?: ScreenOptions) =>
  renderScreen(
    products.map((product) => <ProductCard key={product.orderNumber} product={product} source="category" />),
    options,
  )
const heart = (name: string) => screen.getByRole('button', { name: `お気に入り ${name}` })
const isPressed = (name: string) => heart(name).getAttribute('aria-pressed') === 'true'
const count = (name: string, text: string) => within(screen.getByRole('article', { name })).queryByText(text)
/** The request of a check, if there is one, has come and gone. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 60))

describe('[FAV-018] the check', () => {
  it('marks the cards of a list that says nothing of marks, all of them with one call', async () => {
    const { checks } = marksService([eggs])
    show([untold(milk), untold(eggs)])
    await waitFor(() => expect(isPressed('たまご')).toBe(true))
    expect(isPressed('牛乳')).toBe(false)
    expect(count('たまご', '1,205')).toBeInTheDocument()
    expect(checks).toEqual([{ week: milk.week, numbers: ['104001', '104033'] }])
  })

  it('marks rows as well', async () => {
    marksService([eggs])
    renderScreen(<ProductRow product={untold(eggs)} source="search" />)
    await waitFor(() => expect(isPressed('たまご')).toBe(true))
  })

  it('repeats order_no on the wire', async () => {
    const { checks } = marksService()
    const requested = jest.fn<(address: string) => void>()
    const listener = ({ request }: { request: Request }) => requested(request.url)
    server.events.on('request:start', listener)
    show([untold(milk), untold(eggs)])
    await waitFor(() => expect(checks).toHaveLength(1))
    server.events.removeListener('request:start', listener)
    const address = requested.mock.calls.map(([url]) => url).find((url) => url.includes('order_code'))
    expect(address).toMatch(
      /\/favorite_product_order_code\?planning_week=20261201&order_no=104001&order_no=104033(?:&_=\d+)?$/,
    )
  })

  it('takes at most 999 numbers a call, of one week each, and every number once', async () => {
    const { checks } = marksService()
    const platform = fakePlatform()
    renderScreen(null, { platform })
    const many = Array.from({ length: 1100 }, (_, at) => aProduct({ orderNumber: String(200_001 + at) }))
    const next = aProduct({ orderNumber: '300001', week: theNextWeek().number })
    await Promise.all([...many, next].map((product) => checkMark(platform, product)))
    const asked = checks.flatMap(({ week, numbers }) => numbers.map((no) => `${week} ${no}`))
    expect(asked.sort()).toEqual([...many, next].map(({ week, orderNumber }) => `${week} ${orderNumber}`).sort())
    expect(Math.max(...checks.map(({ numbers }) => numbers.length))).toBeLessThanOrEqual(999)
    // Node, nginx and others take 8 kB of an address.
    expect(Math.max(...checks.map(({ numbers }) => `order_no=104001&`.length * numbers.length))).toBeLessThan(8000)
  })

  it('is never called for visitors', async () => {
    const { checks } = marksService([milk])
    show([untold(milk), eggs], { as: 'visitor' })
    await settled()
    expect(screen.queryByRole('button', { name: /お気に入り/ })).toBeNull()
    expect(checks).toEqual([])
  })

  it('is not called for what a list has told', async () => {
    const { checks } = marksService()
    show([milk, eggs])
    passedMs = 10 * minuteMs
    fireEvent(document, new Event('visibilitychange', { bubbles: true }))
    await settled()
    expect(checks).toEqual([])
  })

  it('that fails leaves the cards as they were, without a word', async () => {
    const { checks } = marksService([milk], { isBroken: true })
    const { platform } = show([untold(milk)])
    await waitFor(() => expect(checks).toHaveLength(1))
    await settled()
    expect(isPressed('牛乳')).toBe(false)
    expect(screen.getByRole('article', { name: '牛乳' })).toBeInTheDocument()
    expect(platform.notices.shown()).toEqual([])
  })

  it('that is on its way when a heart is pressed does not take it back', async () => {
    const { until, release } = createGate()
    const service = marksService([], { until })
    const { user } = show([untold(milk)])
    await waitFor(() => expect(service.checks).toHaveLength(1))
    await user.click(heart('牛乳'))
    await waitFor(() => expect(service.isFavourite(milk)).toBe(true))
    release()
    await settled()
    expect(isPressed('牛乳')).toBe(true)
  })
})

describe('a heart that another device has turned since it was pressed here', () => {
  async function pressThenLookAgain({ after, by = 'opening' }: { after: number; by?: 'opening' | 'returning' }) {
    const service = marksService()
    const first = show([milk, eggs])
    await first.user.click(heart('牛乳'))
    await waitFor(() => expect(service.isFavourite(milk)).toBe(true))
    service.onOtherDevice('104001', false)
    passedMs = after
    if (by === 'returning') fireEvent(document, new Event('visibilitychange', { bubbles: true }))
    else {
      first.unmount()
      show([milk, eggs], { platform: first.platform })
    }
    return { service, ...first }
  }

  it.each(['opening', 'returning'] as const)(
    '[FAV-018] is shown as the service holds it after a minute, when %s a screen with it',
    async (by) => {
      const { service } = await pressThenLookAgain({ after: minuteMs + 1, by })
      expect(isPressed('牛乳')).toBe(true)
      await waitFor(() => expect(isPressed('牛乳')).toBe(false))
      expect(count('牛乳', '1,204')).toBeInTheDocument()
      expect(service.checks).toEqual([{ week: milk.week, numbers: ['104001'] }])
    },
  )

  it('is not asked for again within that minute', async () => {
    const { service } = await pressThenLookAgain({ after: minuteMs / 2 })
    await settled()
    expect(service.checks).toEqual([])
    expect(isPressed('牛乳')).toBe(true)
  })

  it('[FAV-018] is shown as the service holds it when another device says so', async () => {
    const { platform, service } = await pressThenLookAgain({ after: 0 })
    forgetFavouriteMarks(platform.queryClient)
    await waitFor(() => expect(isPressed('牛乳')).toBe(false))
    expect(service.checks).toEqual([{ week: milk.week, numbers: ['104001'] }])
  })

  it('[FAV-016] is turned from there on', async () => {
    const { service, user } = await pressThenLookAgain({ after: minuteMs + 1 })
    await waitFor(() => expect(isPressed('牛乳')).toBe(false))
    await user.click(heart('牛乳'))
    await waitFor(() => expect(service.isFavourite(milk)).toBe(true))
    expect(isPressed('牛乳')).toBe(true)
    expect(count('牛乳', '1,205')).toBeInTheDocument()
  })
})
