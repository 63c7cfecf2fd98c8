import { describe, expect, it } from '@jest/globals'
import { putOrderCall } from '@shop/shared/contract'
import { ProductCard } from '@shop/shared/product/card'
import {
  anOrderBook,
  anOrderLine,
  answer,
  aPlanningWeek,
  aProduct,
  atDeadline,
  createGate,
  refused,
  renderScreen,
  type ScreenOptions,
  server,
} from '@shop/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { currentOrderQuery } from './order.queries.ts'

const milk = aProduct()
/** Tuesday 22:05, as everybody wants the same; the week is still open. */
const inTheRush = '2026-11-24T22:05:00+09:00'
const weeks = [aPlanningWeek({ closesAt: atDeadline(0, 1) })]

function show(options: ScreenOptions = {}, book = anOrderBook([anOrderLine({ product: milk, quantity: 2 })])) {
  server.use(...book.handlers)
  const page = renderScreen(<ProductCard product={milk} source="limitedProduct" />, { weeks, ...options })
  return { ...page, book }
}
const orderButton = () => screen.findByRole('button', { name: /^注文する/ })

describe('[CAT-072] an order of a limited product in the rush', () => {
  const limited = aProduct({ orderNumber: '084612', name: '不ぞろい厚切りベーコン', isLimited: true })
  const inSale = [aPlanningWeek({ closesAt: atDeadline(0, 7) })]
  type Put = { body: { order_count: number }; at: number }
  const words = '混み合っています。順番にお受けしています。'

  /** Gives the intents that came. */
  function answerPuts(reply: (put: Put) => ReturnType<typeof refused> | number) {
    const intents: (string | null)[] = []
    server.use(...anOrderBook().handlers)
    server.use(
      answer(putOrderCall, ({ body, headers }) => {
        intents.push(headers.get('Idempotency-Key'))
        const outcome = reply({ body, at: intents.length })
        if (typeof outcome !== 'number') return outcome
        return { planning_week: body.planning_week, order_no: body.order_no, order_count: outcome }
      }),
    )
    return intents
  }
  const open = (product = limited) =>
    renderScreen(<ProductCard product={product} source="limitedProduct" />, { weeks: inSale, now: inTheRush })
  const press = async ({ user }: ReturnType<typeof open>) => {
    await user.hover(screen.getByRole('combobox'))
    await user.selectOptions(screen.getByRole('combobox'), '2')
    await user.click(await orderButton())
  }

  it.each<{ says: string; first: () => ReturnType<typeof refused> }>([
    { says: 'by too many calls', first: () => refused(429, 'CSP90009') },
    { says: 'by a service whose clock has not come so far', first: () => refused(403, 'CSP50006') },
  ])('that is turned away $says comes again by itself, with words, and is ordered once', async ({ first }) => {
    const intents = answerPuts(({ body, at }: Put) => (at === 1 ? first() : body.order_count))
    const page = open()
    await press(page)
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^注文中/ })).toBeInTheDocument()
    expect(await screen.findByText('注文済み 2点')).toBeInTheDocument()
    expect(intents).toHaveLength(2)
    expect(screen.queryByText(words)).toBeNull()
  })

  it('[ORD-133] whose service was down is looked for before it is sent again, with the same intent', async () => {
    const intents = answerPuts(({ body, at }: Put) => (at === 1 ? refused(503, 'CSP90009') : body.order_count))
    await press(open())
    expect(await screen.findByText('注文済み 2点')).toBeInTheDocument()
    expect(intents).toHaveLength(2)
    expect(intents[1]).toBe(intents[0])
  })

  it('that is sold out is told once and is not tried again; the card says so', async () => {
    const intents = answerPuts(() => refused(409, 'CSP50020'))
    await press(open())
    expect(await screen.findByText('完売しました')).toBeInTheDocument()
    expect(screen.getByRole('alert', { name: 'エラー' })).toHaveTextContent('CSP50020')
    expect(intents).toHaveLength(1)
  })

  it('of more than are left is refused with how many there are, and the number that was chosen stays', async () => {
    answerPuts(() => refused(409, 'CSP50021', '残りは1個です。数量を減らしてご注文ください。'))
    await press(open())
    await waitFor(() => expect(screen.getByRole('alert', { name: 'エラー' })).toHaveTextContent('残りは1個です。'))
    expect(screen.getByRole('combobox')).toHaveValue('2')
    expect(await orderButton()).toBeEnabled()
  })

  it('of any other product is not tried again', async () => {
    const intents = answerPuts(() => refused(429, 'CSP90009'))
    await press(open(milk))
    await waitFor(() => expect(intents).toHaveLength(1))
    expect(await orderButton()).toBeEnabled()
    expect(screen.queryByText(words)).toBeNull()
  })
})

describe('on a limited-product concentration date', () => {
  it('[ORD-071] orders are not read', async () => {
    const { book } = show({ now: inTheRush })
    await orderButton()
    expect(book.reads()).toBe(0)
  })

  it('[ORD-071] they are a minute before and after it', async () => {
    for (const now of ['2026-11-24T21:49:59+09:00', '2026-11-24T22:30:00+09:00']) {
      const { book, unmount } = show({ now })
      expect(await screen.findByText('注文済み 2点')).toBeInTheDocument()
      expect(book.reads()).toBe(1)
      unmount()
    }
  })

  it('[ORD-132] a line of ours stands in until the service has answered, which reckons anew', async () => {
    const { user, book } = show({ now: inTheRush })
    const { until, release } = createGate()
    const bodies: unknown[] = []
    server.use(
      answer(putOrderCall, async ({ body }) => {
        bodies.push(body)
        await until
        return { planning_week: body.planning_week, order_no: body.order_no, order_count: 3 }
      }),
    )
    await user.click(await orderButton())
    expect(await screen.findByRole('button', { name: /^注文中/ })).toBeInTheDocument()
    release()
    // Two pieces that this page has not read stood there already.
    expect(await screen.findByText('注文済み 3点')).toBeInTheDocument()
    expect(bodies).toMatchObject([{ require_calculation: true, order_count: 1, mode: 'append' }])
    expect(book.reads()).toBe(0)
  })

  it('[ORD-132] the next reading of the order replaces it', async () => {
    const { user, book, platform } = show({ now: inTheRush }, anOrderBook())
    await user.click(await orderButton())
    await screen.findByText('注文済み 1点')
    book.set(milk, 5)
    platform.setNow('2026-11-24T22:31:00+09:00')
    await act(() => platform.queryClient.fetchQuery(currentOrderQuery(platform.api, milk.week)))
    expect(await screen.findByText('注文済み 5点')).toBeInTheDocument()
  })

  it('[ORD-132] a refused one goes away again', async () => {
    const { user, book } = show({ now: inTheRush }, anOrderBook())
    book.next({ is: 'refused', status: 409, code: 'CSP50002' })
    await user.click(await orderButton())
    await waitFor(() => expect(screen.getByRole('alert', { name: 'エラー' })).toHaveTextContent('CSP50002'))
    expect(await orderButton()).toBeEnabled()
    expect(screen.queryByText(/注文済み/)).toBeNull()
  })

  it('[ORD-133] where the answer was lost, what stands in the order tells nothing: 確認中', async () => {
    const { user, book } = show({ now: inTheRush })
    book.next({ is: 'lost', stored: false })
    await user.click(await orderButton())
    expect(await screen.findByText('確認中')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'ご注文を確認する' }))
    expect(await screen.findByText('注文済み 2点')).toBeInTheDocument()
    expect(book.writes).toHaveLength(1)
  })

  it('orders of any other hour are not reckoned anew', async () => {
    const { user } = show({}, anOrderBook())
    const bodies: object[] = []
    server.use(
      answer(putOrderCall, ({ body }) => {
        bodies.push(body)
        return { planning_week: body.planning_week, order_no: body.order_no, order_count: 1 }
      }),
    )
    await user.click(await orderButton())
    await screen.findByText('注文済み 1点')
    expect(bodies[0]).not.toMatchObject({ require_calculation: true })
  })
})
