import { describe, expect, it } from '@jest/globals'
import { deleteOrderCall, putOrderCall } from '@shop/shared/contract'
import { inputStatus, type OrderSource } from '@shop/shared/domain/shopping'
import {
  anOrder,
  anOrderBook,
  anOrderLine,
  answer,
  aProduct,
  createGate,
  refused,
  renderScreen,
  server,
} from '@shop/shared/testing'
import { setLostWrite } from '@shop/shared/writes'
import { act, screen, waitFor } from '@testing-library/react'
import { currentOrderQuery, orderWrites } from './order.queries.ts'
import { useOrderLine } from './use-order-line.ts'

/** A product page: it adds to what is ordered already. */
function Page({ product, add, source = 'search' }: { product: typeof milk; add: number; source?: OrderSource }) {
  const line = useOrderLine(product, source)
  return (
    <>
      <output aria-label="注文済み">{line.ordered}</output>
      <output aria-label="状態">
        {[line.isUnknown ? '確認中' : '', line.isReadOnly ? '変更不可' : ''].join('') || 'なし'}
      </output>
      <button type="button" onClick={() => void line.check()}>
        確認する
      </button>
      <button type="button" onClick={() => void line.order(add)}>
        追加する
      </button>
      <button
        type="button"
        disabled={line.justOrdered === undefined}
        onClick={() => line.justOrdered && void line.undo(line.justOrdered)}
      >
        元に戻す
      </button>
      <button type="button" onClick={() => void line.change(add)}>
        この数にする
      </button>
    </>
  )
}

const milk = aProduct()
const warned = () => screen.getByRole('alert', { name: 'エラー' })
const shown = () => screen.getByRole('status', { name: '注文済み' })

type Story = { ordered: number; add: number; source?: OrderSource }

async function open(product: typeof milk, { ordered, add, source = 'search' }: Story) {
  const book = anOrderBook(ordered === 0 ? [] : [anOrderLine({ product, quantity: ordered })])
  server.use(...book.handlers)
  const page = renderScreen(<Page {...{ product, add, source }} />)
  await waitFor(() => expect(shown()).toHaveTextContent(String(ordered)))
  return { ...page, book }
}

describe('[ORD-052] two ways to put an order', () => {
  it('append adds to what is there', async () => {
    const { user, book } = await open(milk, { ordered: 3, add: 2 })
    await user.click(screen.getByRole('button', { name: '追加する' }))
    await waitFor(() => expect(book.quantityOf(milk)).toBe(5))
    expect(book.writes).toMatchObject([{ mode: 'append', quantity: 2 }])
    expect(shown()).toHaveTextContent('5')
  })

  it('direct sets the count', async () => {
    const { user, book } = await open(milk, { ordered: 3, add: 2 })
    await user.click(screen.getByRole('button', { name: 'この数にする' }))
    await waitFor(() => expect(book.quantityOf(milk)).toBe(2))
    expect(book.writes).toMatchObject([{ mode: 'direct', quantity: 2 }])
  })
})

it('[ORD-112] a registration sets the count, however often it is pressed', async () => {
  const { user, book, platform } = await open(milk, { ordered: 0, add: 2, source: 'subscription' })
  for (const times of [1, 2]) {
    await user.click(screen.getByRole('button', { name: '追加する' }))
    await waitFor(() => expect(platform.notices.shown()).toHaveLength(times))
  }
  expect(book.writes).toMatchObject([{ mode: 'direct', quantity: 2, inputStatus: inputStatus('subscription', 'web') }])
  expect(book.quantityOf(milk)).toBe(2)
})

it('a place that shows another product orders that one', async () => {
  const { user, book, rerender } = await open(milk, { ordered: 0, add: 2 })
  const eggs = aProduct({ orderNumber: '104033' })
  rerender(<Page product={eggs} add={2} />)
  await user.click(screen.getByRole('button', { name: '追加する' }))
  await waitFor(() => expect(book.quantityOf(eggs)).toBe(2))
  expect(book.quantityOf(milk)).toBe(0)
})

describe('what stands beside the number', () => {
  const state = () => screen.getByRole('status', { name: '状態' })

  it('[ORD-079] nothing of what is not ordered; of a scroll site’s that it is not changed here', async () => {
    const { platform } = await open(milk, { ordered: 0, add: 1 })
    expect(state()).toHaveTextContent('なし')
    const { queryKey } = currentOrderQuery(platform.api, milk.week)
    const line = anOrderLine({ product: milk, isScrollOrder: true })
    act(() => void platform.queryClient.setQueryData(queryKey, anOrder([line])))
    await waitFor(() => expect(state()).toHaveTextContent('変更不可'))
  })

  it('[ORD-133] 確認中 is there as soon as an answer is lost, and goes when it is found', async () => {
    const { user, platform, book } = await open(milk, { ordered: 3, add: 1 })
    const writes = orderWrites(platform.queryClient, milk.week)
    const lost = { intent: 'id', step: { add: 1 }, before: 3, elsewhere: 0, error: undefined, isUnknown: true }
    act(() => setLostWrite(writes, milk.orderNumber, lost))
    expect(state()).toHaveTextContent('確認中')
    book.breakReads(true)
    await user.click(screen.getByRole('button', { name: '確認する' }))
    await waitFor(() => expect(warned()).toHaveTextContent('失敗'))
    expect(state()).toHaveTextContent('確認中')
    book.breakReads(false)
    const told = platform.notices.shown().length
    await user.click(screen.getByRole('button', { name: '確認する' }))
    await waitFor(() => expect(state()).toHaveTextContent('なし'))
    expect(platform.notices.shown()).toHaveLength(told)
  })
})

describe('the limit', () => {
  it('[ORD-055] refuses a total above 99 without asking the service', async () => {
    const { user, book } = await open(milk, { ordered: 98, add: 2 })
    await user.click(screen.getByRole('button', { name: '追加する' }))
    expect(warned()).toHaveTextContent('数量上限エラー 1度に注文出来る数量は99個です。')
    expect(book.writes).toEqual([])
    expect(shown()).toHaveTextContent('98')
  })

  it('[ORD-134] names the product’s own limit, the smaller of two', async () => {
    const limited = aProduct({ maxOrder: 6, quantityLimit: 4 })
    const { user, book } = await open(limited, { ordered: 3, add: 2 })
    await user.click(screen.getByRole('button', { name: '追加する' }))
    expect(warned()).toHaveTextContent('数量上限エラー この商品は4個までご注文いただけます。')
    expect(book.writes).toEqual([])
  })
})

it('[ORD-134] [ORD-078] lowers what was ordered above a limit that has become smaller', async () => {
  const limited = aProduct({ maxOrder: 2 })
  const { user, book } = await open(limited, { ordered: 6, add: 4 })
  await user.click(screen.getByRole('button', { name: 'この数にする' }))
  await waitFor(() => expect(book.quantityOf(limited)).toBe(4))
})

it('[ORD-063] asks to log in when the service says that nobody is', async () => {
  const { user, platform } = await open(milk, { ordered: 0, add: 1 })
  server.use(answer(putOrderCall, () => refused(401)))
  await user.click(screen.getByRole('button', { name: '追加する' }))
  await user.click(await screen.findByRole('button', { name: /はい/ }))
  expect(platform.logins()).toBe(1)
  expect(shown()).toHaveTextContent('0')
})

it('[ORD-067] takes an order that is pressed while 元に戻す is under way', async () => {
  const { user, book } = await open(milk, { ordered: 0, add: 1 })
  await user.click(screen.getByRole('button', { name: '追加する' }))
  const undo = screen.getByRole('button', { name: '元に戻す' })
  await waitFor(() => expect(undo).toBeEnabled())
  const { until, release } = createGate()
  server.use(
    answer(deleteOrderCall, async ({ query }) => {
      await until
      return { planning_week: query.planningWeek, order_no: query.orderNo, order_count: 0 }
    }),
  )
  await user.click(undo)
  await waitFor(() => expect(shown()).toHaveTextContent('0'))
  await user.click(screen.getByRole('button', { name: '追加する' }))
  release()
  await waitFor(() => expect(book.writes).toHaveLength(2))
})

describe('an order under way', () => {
  it('keeps its release until the service has answered', async () => {
    const { user, platform } = await open(milk, { ordered: 0, add: 1 })
    const { until, release } = createGate()
    server.use(
      answer(putOrderCall, async ({ body }) => {
        await until
        return { planning_week: body.planning_week, order_no: body.order_no, order_count: body.order_count }
      }),
    )
    expect(platform.holds()).toBe(0)
    await user.click(screen.getByRole('button', { name: '追加する' }))
    expect(platform.holds()).toBe(1)
    release()
    await waitFor(() => expect(platform.holds()).toBe(0))
    expect(shown()).toHaveTextContent('1')
  })

  it('that the service refuses holds nothing any longer', async () => {
    const { user, platform } = await open(milk, { ordered: 0, add: 1 })
    server.use(answer(putOrderCall, () => refused(500)))
    await user.click(screen.getByRole('button', { name: '追加する' }))
    await waitFor(() => expect(platform.holds()).toBe(0))
  })
})

it('carries what the service needs to judge and to report', async () => {
  const { user } = await open(aProduct({ brand: 'みのり', janCode: '4900000000017' }), { ordered: 0, add: 1 })
  const bodies: unknown[] = []
  server.use(
    answer(putOrderCall, ({ body }) => {
      bodies.push(body)
      return { planning_week: body.planning_week, order_no: body.order_no, order_count: body.order_count }
    }),
  )
  await user.click(screen.getByRole('button', { name: '追加する' }))
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]).toMatchObject({
    order_no: '104001',
    input_status: 63,
    view_date: '2026-11-20T09:00:00.000Z',
    brand_name: 'みのり',
    jan_cd: '4900000000017',
    price: 257,
  })
})
