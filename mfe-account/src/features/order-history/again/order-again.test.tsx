import { describe, expect, it } from '@jest/globals'
import { weekNumber } from '@shop/shared/domain'
import { Route, Routes } from '@shop/shared/router'
import { anOrderLine, aProduct, renderScreen, type ScreenOptions } from '@shop/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../routes.ts'
import { OrderHistoryPage } from '../order-history-page.tsx'
import { aLineWire, answerHistory, aPointWire } from '../testing/history-services.ts'

const { path } = routes.orderHistory
const milk = aProduct({ orderNumber: '104001', name: '牛乳' })
const egg = aProduct({ orderNumber: '104033', name: 'たまご' })
const ham = aProduct({ orderNumber: '103002', name: 'ハム' })
const lineOf = (
  { orderNumber: order_no, name: product_name }: typeof milk,
  over: Parameters<typeof aLineWire>[0] = {},
) => aLineWire({ order_no, product_name, ...over })

async function open(options: ScreenOptions = {}) {
  const opened = renderScreen(
    <Routes>
      <Route path={path} element={<OrderHistoryPage />} />
    </Routes>,
    { path, pastWeeks: [weekNumber('20261104')], ...options },
  )
  await screen.findByRole('table')
  return {
    ...opened,
    press: (name: string | RegExp) => opened.user.click(screen.getByRole('button', { name })),
    choose: (name: string) => opened.user.click(screen.getByRole('checkbox', { name: `${name}を選ぶ` })),
  }
}

const bar = () => screen.getByRole('region', { name: 'もう一度注文' })
const saysAtLast = (text: string | RegExp) => waitFor(() => expect(bar()).toHaveTextContent(text))
const chosenNames = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map((box) => box.closest('label')?.textContent)

describe('もう一度注文', () => {
  it('orders one line as often as before, in the week of today, by a repeat, and takes exactly that back', async () => {
    const { orders, asked } = answerHistory({ lines: [lineOf(milk, { suryo: 3 })], others: [milk] })
    const { press } = await open()
    await press('もう一度注文 牛乳')
    await saysAtLast('1品を注文しました')
    expect(orders.writes).toMatchObject([{ did: 'put', no: '104001', quantity: 3, mode: 'append', inputStatus: 64 }])
    expect(asked).toMatchObject({ lists: 0, products: ['104001'] })
    await waitFor(() => expect(screen.getByRole('button', { name: '元に戻す' })).toHaveFocus())
    await press('元に戻す')
    await saysAtLast('元に戻しました')
    expect(orders.quantityOf(milk)).toBe(0)
  })

  it('in the app has the source of the app', async () => {
    const { orders } = answerHistory({ lines: [lineOf(milk)], others: [milk] })
    const { press } = await open({ entry: 'app' })
    await press('もう一度注文 牛乳')
    await saysAtLast('1品を注文しました')
    expect(orders.writes).toMatchObject([{ inputStatus: 77 }])
  })

  it('of the whole week says before anything is written what is not ordered, and why', async () => {
    const { orders, asked } = answerHistory({
      lines: [
        lineOf(milk, { suryo: 5 }),
        lineOf(egg),
        lineOf(ham),
        aLineWire({ order_no: '109364', product_name: '肌着', input_status: 73 }),
        aLineWire({ order_no: '109999', product_name: '昔の商品' }),
      ],
      points: [aPointWire()],
      onSale: [
        { ...milk, maxOrder: 2 },
        { ...egg, isOnSale: false },
      ],
      others: [ham],
      ordered: [anOrderLine({ product: ham, quantity: 1 })],
    })
    const { press } = await open()
    await press('この週をまとめて注文する')
    const question = await screen.findByRole('dialog')
    expect(question).toHaveTextContent('1品（2点）を12月1週のご注文に追加しますか？')
    expect(question).toHaveTextContent('ご注文済みのためそのままです')
    for (const text of [
      '今週はお取扱いありません（2品）：「たまご」「昔の商品」',
      '専門サイトの商品です（1品）：「肌着」',
      'ポイント交換の商品です（1品）：「ポイント交換ゆめぴりか」',
      '上限の2点を注文します（1品）：「牛乳」',
    ])
      expect(question).toHaveTextContent(text)
    expect(orders.writes).toEqual([])
    expect(asked).toMatchObject({ lists: 1, products: ['103002', '109999'] })
    await press('はい、注文する')
    await saysAtLast('1品を注文しました')
    expect(orders.writes).toMatchObject([{ did: 'put', no: '104001', quantity: 2 }])
    expect(bar()).toHaveTextContent('今週はお取扱いありません（2品）')
  })

  it('that is declined writes nothing, and what was chosen stays chosen', async () => {
    const { orders } = answerHistory({ lines: [lineOf(milk), lineOf(egg)], onSale: [milk, egg] })
    const { choose, press } = await open()
    await choose('牛乳')
    await choose('たまご')
    expect(bar()).toHaveTextContent('2品を選択中')
    await press('選んだ商品を注文する')
    await screen.findByRole('dialog')
    await press('いいえ、注文しない')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(orders.writes).toEqual([])
    expect(chosenNames()).toEqual(['牛乳を選ぶ', 'たまごを選ぶ'])
  })

  it('of chosen lines names what was refused, which stays chosen', async () => {
    const { orders } = answerHistory({ lines: [lineOf(milk), lineOf(egg)], onSale: [milk, egg] })
    orders.next({ is: 'refused', status: 409, code: 'CSP50020' })
    const { choose, press } = await open()
    await choose('牛乳')
    await choose('たまご')
    await press('選んだ商品を注文する')
    await screen.findByRole('dialog')
    await press('はい、注文する')
    await saysAtLast(/（1品）：「牛乳」/)
    expect(bar()).toHaveTextContent('1品を注文しました')
    expect(chosenNames()).toEqual(['牛乳を選ぶ'])
  })

  it('[AX-29] keeps what is chosen over a reload', async () => {
    answerHistory({ lines: [lineOf(milk), lineOf(egg)] })
    const { choose, platform, unmount } = await open()
    await choose('たまご')
    unmount()
    await open({ platform })
    expect(chosenNames()).toEqual(['たまごを選ぶ'])
  })

  it('of what comes by subscription orders nothing besides', async () => {
    const subscriptionOrders = [{ orderNumber: '700001', code: 1, quantity: 1 }] as never
    const subscribed = { ...egg, isSubscription: true, subscriptionOrders }
    const comes = anOrderLine({
      product: subscribed,
      orderNumber: '700001' as never,
      isSubscription: true,
      inputStatus: 66,
    })
    const { orders } = answerHistory({ lines: [lineOf(egg)], others: [subscribed], ordered: [comes] })
    const { press } = await open()
    await press('もう一度注文 たまご')
    await saysAtLast('定期便でお届けする商品です（1品）：「たまご」')
    expect(bar()).toHaveTextContent('注文した商品はありません')
    expect(orders.writes).toEqual([])
  })

  it('is offered in the week that is being ordered for of a line alone that was taken out of it', async () => {
    const ofWeek = { planning_week: '20261201' }
    answerHistory({ lines: [lineOf(milk, ofWeek), lineOf(egg, { ...ofWeek, update_kbn: '3', is_order_invalid: 1 })] })
    await open({ path: `${path}?week=20261201` })
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'もう一度注文 たまご' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'この週をまとめて注文する' })).toBeNull()
  })

  it('counts a second press for nothing', async () => {
    const { orders } = answerHistory({ lines: [lineOf(milk)], others: [milk] })
    const { user } = await open()
    await user.dblClick(screen.getByRole('button', { name: 'もう一度注文 牛乳' }))
    await saysAtLast('1品を注文しました')
    expect(orders.writes).toHaveLength(1)
  })

  it('that cannot look the products up writes nothing and says so', async () => {
    const { orders } = answerHistory({ lines: [lineOf(milk)] })
    const { press } = await open()
    await press('もう一度注文 牛乳')
    await saysAtLast('今週はお取扱いありません（1品）：「牛乳」')
    expect(orders.writes).toEqual([])
    expect(within(bar()).queryByRole('button', { name: '元に戻す' })).toBeNull()
  })
})
