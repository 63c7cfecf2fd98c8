import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { limitedProductAvailabilityCall, memberPointCall, pointBalanceCall } from '@shop/shared/contract'
import { type MemberKind, weekNumber } from '@shop/shared/domain'
import { ProductCard } from '@shop/shared/product/card'
import { dispatchSession } from '@shop/shared/session'
import {
  anOrderBook,
  anOrderLine,
  answer,
  aPlanningWeek,
  aProduct,
  atDeadline,
  refused,
  renderScreen,
  type ScreenOptions,
  server,
  theNextWeek,
} from '@shop/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { useOrderLine } from './use-order-line.ts'

const milk = aProduct()
const ice = aProduct({ isPointExchange: true, pointPrice: 500 })

function show(
  product = milk,
  { book = anOrderBook(), ...options }: ScreenOptions & { book?: ReturnType<typeof anOrderBook> } = {},
) {
  server.use(...book.handlers)
  const page = renderScreen(<ProductCard product={product} source="category" />, options)
  return { ...page, book }
}

const orderControls = () => ({
  select: screen.queryByRole('combobox', { name: /^数量/ }),
  button: screen.queryByRole('button', { name: /^(?:注文|交換)する / }),
})
const none = { select: null, button: null }

// Also after a test that failed: its clock is nothing of the next one's.
afterEach(() => void jest.useRealTimers())

describe('in view mode', () => {
  it('[ORD-061] there is a button to log in and no order control', () => {
    show(milk, { as: 'visitor' })
    expect(orderControls()).toEqual(none)
    expect(screen.getByRole('button', { name: /^ログインして購入する/ })).toBeEnabled()
  })

  it('[ORD-129] nothing is read and nothing shown of an order', () => {
    const { book, platform } = show(milk, { as: 'visitor', book: anOrderBook([anOrderLine({ product: milk })]) })
    expect(platform.queryClient.isFetching()).toBe(0)
    expect(book.reads()).toBe(0)
    expect(screen.queryByText(/注文済み/)).not.toBeInTheDocument()
  })

  it('[ORD-063] asks whether to go to the login, and goes', async () => {
    const { user, platform } = show(milk, { as: 'visitor' })
    await user.click(screen.getByRole('button', { name: /^ログインして購入する/ }))
    const question = 'ご注文をするにはログインする必要があります。ログイン画面へ移動しますか？'
    expect(screen.getByRole('dialog', { name: question })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /いいえ/ }))
    expect(platform.logins()).toBe(0)
    await user.click(screen.getByRole('button', { name: /^ログインして購入する/ }))
    await user.click(screen.getByRole('button', { name: /はい/ }))
    expect(platform.logins()).toBe(1)
  })
})

describe('a member who cannot order', () => {
  it('[ORD-072] is led to the delivery application', () => {
    show(milk, { as: 'newcomer' })
    expect(orderControls()).toEqual(none)
    expect(screen.getByText('ご注文には宅配のご利用登録が必要です')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '利用登録へ進む' })).toHaveAttribute('href', '/signup/todok')
  })

  it.each<MemberKind>(['corporateNewcomer', 'familyNewcomer'])('[ORD-072] %s is told that it cannot be', (kind) => {
    show(milk, { as: kind })
    expect(orderControls()).toEqual(none)
    expect(screen.getByText('こちらの商品はご注文いただけません')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '注文できません' })).toBeDisabled()
  })

  it('[ORD-072] a login without a member applies first', () => {
    show(milk, { as: 'unregistered' })
    expect(screen.getByRole('link', { name: '利用登録へ進む' })).toBeInTheDocument()
  })

  it.each([
    { id: 'ORD-064', as: 'family', reason: '家族証では交換できません' },
    { id: 'ORD-065', as: 'corporate', reason: '法人の組合員番号では交換できません' },
  ] as const)('[$id] $as exchanges no points', ({ as, reason }) => {
    show(ice, { as })
    expect(orderControls()).toEqual(none)
    expect(screen.getByText(reason)).toBeInTheDocument()
  })

  it.each<MemberKind>(['delivery', 'family', 'corporate', 'watchedOver'])('%s orders ordinary goods', async (kind) => {
    show(milk, { as: kind })
    await screen.findByRole('article')
    expect(orderControls().button).toBeEnabled()
  })

  it('an ordinary member exchanges points', async () => {
    server.use(
      answer(memberPointCall, { currentPoint: 900, availablePoint: 900, totalReservedPoint: 0 }),
      answer(pointBalanceCall, { available_point_amount: 900 }),
    )
    show(ice)
    expect(await screen.findByRole('button', { name: /^交換する/ })).toBeEnabled()
  })
})

describe('what cannot be ordered this week', () => {
  it('says that a product is not handled', async () => {
    show(aProduct({ isOnSale: false }))
    expect(screen.getByText('今週はお取扱いありません')).toBeInTheDocument()
    expect(orderControls()).toEqual(none)
  })

  it('[ORD-083] of a closed week is read-only, with the reason', async () => {
    const book = anOrderBook([anOrderLine({ product: milk, quantity: 2 })])
    show(milk, { now: atDeadline(0.001), book })
    expect(await screen.findByText('注文済み 2点')).toBeInTheDocument()
    expect(screen.getByText('ご注文の受付は終了しました')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /増やす|減らす|取消し/ })).not.toBeInTheDocument()
  })

  it('of a past week is closed', () => {
    show(milk, { weeks: [theNextWeek()] })
    expect(orderControls()).toEqual(none)
    expect(screen.getByText('ご注文の受付は終了しました')).toBeInTheDocument()
  })

  it('of the second open week goes into the order of that week', async () => {
    const next = aProduct({ week: theNextWeek().number })
    const { user, book } = show(next, { weeks: [theNextWeek()] })
    await user.click(await screen.findByRole('button', { name: /^注文する/ }))
    expect(await screen.findByText('注文済み 1点')).toBeInTheDocument()
    expect(book.quantityOf(next)).toBe(1)
  })
})

describe('a limited product', () => {
  const limited = aProduct({ orderNumber: '084612', isLimited: true })
  const limitedWeekIs = (week: string) =>
    act(() => dispatchSession({ type: 'limitedWeekLoaded', week: weekNumber(week) }))
  afterEach(() => act(() => dispatchSession({ type: 'limitedWeekLoaded', week: undefined })))
  const away = 'この限定商品は、ただいまご注文を受け付けておりません'

  it('[ORD-059] is ordered in its own week alone', async () => {
    show(limited)
    expect(await screen.findByRole('button', { name: /^注文する/ })).toBeEnabled()
    limitedWeekIs('20261202')
    expect(screen.getByText(away)).toBeInTheDocument()
    expect(orderControls()).toEqual(none)
    limitedWeekIs(limited.week)
    expect(orderControls().button).toBeEnabled()
  })

  it('[ORD-059] [API-019] is not ordered while the sale is off', async () => {
    server.use(answer(limitedProductAvailabilityCall, { availability: 0 }))
    show(limited)
    expect(await screen.findByText(away)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '注文できません' })).toBeDisabled()
  })

  it('[ORD-059] nothing of it holds for other products', async () => {
    server.use(answer(limitedProductAvailabilityCall, { availability: 0 }))
    show(milk)
    limitedWeekIs('20261202')
    expect(await screen.findByRole('button', { name: /^注文する/ })).toBeEnabled()
  })

  it('[ORD-059] that is ordered goes down alone while it is away, and says why not up', async () => {
    server.use(answer(limitedProductAvailabilityCall, { availability: 0 }))
    const { user, book } = show(limited, { book: anOrderBook([anOrderLine({ product: limited, quantity: 2 })]) })
    const more = await screen.findByRole('button', { name: '1つ増やす' })
    await waitFor(() => expect(more).toHaveAccessibleDescription(away))
    expect(more).toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByText(/上限/)).toBeNull()
    await user.click(screen.getByRole('button', { name: '1つ減らす' }))
    await waitFor(() => expect(book.quantityOf(limited)).toBe(1))
  })

  it('[CAT-071] [CAT-072] opens by itself when its sale begins, with the number that was chosen before', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: true })
    const { platform, user } = show(limited, { now: '2026-11-17T21:59:59+09:00' })
    limitedWeekIs(limited.week)
    const ahead = screen.getByRole('button', { name: /^火曜 22:00 から .*牛乳/ })
    expect(ahead).toBeDisabled()
    expect(ahead).toHaveTextContent(/^火曜 22:00 から$/)
    expect(screen.queryByText(away)).toBeNull()
    await user.hover(screen.getByRole('combobox'))
    await user.selectOptions(screen.getByRole('combobox'), '4')
    platform.setNow('2026-11-17T22:00:00.001+09:00')
    act(() => jest.advanceTimersByTime(1001))
    expect(orderControls().button).toBeEnabled()
    expect(screen.getByRole('combobox')).toHaveValue('4')
  })

  it.each<{ as: 'visitor' | 'delivery' }>([{ as: 'visitor' }, { as: 'delivery' }])(
    'that is sold out is ordered by nobody: $as',
    ({ as }) => {
      show(aProduct({ ...limited, isSoldOut: true }), { as })
      expect(screen.getByText('完売しました')).toBeInTheDocument()
      expect(screen.getByRole('button', { name: '注文できません' })).toBeDisabled()
    },
  )

  it('[CAT-073] is not ordered once its availability is off, whatever was chosen, which stays', async () => {
    let availability: 0 | 1 = 0
    server.use(answer(limitedProductAvailabilityCall, () => ({ availability })))
    const { user } = show(limited, { now: '2026-11-17T22:00:01+09:00' })
    await user.hover(screen.getByRole('combobox'))
    await user.selectOptions(screen.getByRole('combobox'), '3')
    limitedWeekIs('20261202')
    expect(screen.getByRole('button', { name: '注文できません' })).toBeDisabled()
    availability = 1
    limitedWeekIs(limited.week)
    expect(screen.getByRole('combobox')).toHaveValue('3')
  })

  it('[ORD-059] is asked about again each minute while the sale is off', async () => {
    let availability: 0 | 1 = 0
    server.use(answer(limitedProductAvailabilityCall, () => ({ availability })))
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: true })
    const { platform } = show(limited, { now: '2026-11-17T22:02:30+09:00' })
    expect(await screen.findByText(away)).toBeInTheDocument()
    availability = 1
    // The minute of this page begins somewhere in the first third of one.
    platform.setNow('2026-11-17T22:03:20.001+09:00')
    act(() => jest.advanceTimersByTime(50_001))
    await waitFor(() => expect(orderControls().button).toBeEnabled())
  })

  it('[CAT-071] of the next week is not held up by the week that has closed since', () => {
    const next = aProduct({ ...limited, week: theNextWeek().number })
    const weeks = [aPlanningWeek(), theNextWeek()]
    limitedWeekIs(aPlanningWeek().number)
    show(next, { weeks, now: '2026-11-24T22:00:01+09:00' })
    expect(orderControls().button).toBeEnabled()
  })

  it('is left to the service where nobody knows', async () => {
    server.use(answer(limitedProductAvailabilityCall, () => refused(503)))
    show(limited)
    expect(await screen.findByRole('button', { name: /^注文する/ })).toBeEnabled()
  })
})

describe('at the maximum', () => {
  it('[ORD-058] [ORD-117] there is nothing left to order with', async () => {
    const few = aProduct({ maxOrder: 2 })
    show(few, { book: anOrderBook([anOrderLine({ product: few, quantity: 2 })]) })
    expect(await screen.findByRole('button', { name: '1つ増やす' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('上限2個です')).toBeInTheDocument()
    expect(orderControls().button).toBeNull()
  })

  it('[ORD-117] a point-exchange product that is not for this member has a dead button', () => {
    show(ice, { as: 'family' })
    expect(screen.getByRole('button', { name: '交換できません' })).toBeDisabled()
  })
})

describe('after the maintenance has begun', () => {
  const weeks = [aPlanningWeek()]

  it.each([
    { id: 'ORD-069', shown: '2026-11-25T02:00:00.001+09:00', says: '締切後のためご注文いただけません。' },
    { id: 'ORD-070', shown: atDeadline(-3600), says: 'ご注文の受付は終了しました' },
  ])('[$id] a list shown at $shown puts nothing: $says', async ({ shown, says }) => {
    server.use(...anOrderBook().handlers)
    const { platform } = renderScreen(<Change />, { weeks, now: shown })
    platform.setNow('2026-11-25T02:00:01+09:00')
    act(() => screen.getByRole('button', { name: '変更' }).click())
    await waitFor(() => expect(screen.getByRole('alert', { name: 'エラー' })).toHaveTextContent(says))
  })

  it('[ERR-009] [ORD-069] CSP50003 of the service takes the order back', async () => {
    const { user, book } = show()
    book.next({ is: 'refused', status: 409, code: 'CSP50003' })
    await user.click(await screen.findByRole('button', { name: /^注文する/ }))
    await waitFor(() => expect(screen.getByRole('alert', { name: 'エラー' })).toHaveTextContent('CSP50003'))
    expect(orderControls().button).toBeEnabled()
  })
})

/** Orders from a page that stands open. */
function Change() {
  const line = useOrderLine(milk, 'category')
  return (
    <button type="button" onClick={() => void line.change(2)}>
      変更
    </button>
  )
}

describe('at the deadline', () => {
  afterEach(() => {})

  it('closes a page that stands open', () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
    const { platform } = show(milk, { now: atDeadline(-60) })
    expect(orderControls().button).toBeInTheDocument()
    platform.setNow(atDeadline(0.001))
    act(() => jest.advanceTimersByTime(60_001))
    expect(orderControls()).toEqual(none)
    expect(screen.getByText('ご注文の受付は終了しました')).toBeInTheDocument()
  })

  it('refuses a press that comes after it', async () => {
    const { user, platform, book } = show(milk, { book: anOrderBook([anOrderLine({ product: milk, quantity: 1 })]) })
    const button = await screen.findByRole('button', { name: '1つ増やす' })
    platform.setNow(atDeadline(60))
    await user.click(button)
    const alert = screen.getByRole('alert', { name: 'エラー' })
    await waitFor(() => expect(alert).toHaveTextContent('ご注文の受付は終了しました'))
    expect(book.writes).toEqual([])
  })
})
