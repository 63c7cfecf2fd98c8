import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { memberPointCall, pointBalanceCall } from '@shop/shared/contract'
import { Route, Routes } from '@shop/shared/router'
import {
  anOrderLine,
  answer,
  aProduct,
  atDeadline,
  chooseQuantity,
  renderScreen,
  type ScreenOptions,
  server,
} from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.ts'
import { OrderHistoryPage } from './order-history-page.tsx'
import { answerHistory, aPointWire } from './testing/history-services.ts'

const { path } = routes.orderHistory
const rice = aProduct({
  orderNumber: '109410',
  name: 'ポイント交換 ゆめぴりか',
  isPointExchange: true,
  pointPrice: 500,
})

afterEach(() => {
  jest.useRealTimers()
})

async function open(options: ScreenOptions = {}) {
  const services = answerHistory({
    points: [aPointWire({ planning_week: '20261201', delivery_week: '20261201', taxin_price: 500 })],
    ordered: [anOrderLine({ product: rice, quantity: 1 })],
  })
  // The other service's number, which an exchange does not go by. [K-29]
  server.use(
    answer(memberPointCall, { currentPoint: 5000, availablePoint: 5000, totalReservedPoint: 0 }),
    answer(pointBalanceCall, { available_point_amount: 1200 }),
  )
  const opened = renderScreen(
    <Routes>
      <Route path={path} element={<OrderHistoryPage />} />
    </Routes>,
    { path: `${path}?week=20261201`, ...options },
  )
  const block = await screen.findByRole('region', { name: 'ポイント交換の商品' })
  const change = await within(block).findByRole('button', { name: '数量を変更 ポイント交換ゆめぴりか' })
  await waitFor(() => expect(change).toBeEnabled())
  return { ...services, ...opened, change }
}

describe('an exchange for points in an open week, from the order history', () => {
  it('[ACC-078] [ORD-084] has as many to choose as points and pieces allow, and is changed in the order', async () => {
    const { orders, user, change, asked } = await open()
    await user.click(change)
    const dialog = within(await screen.findByRole('dialog'))
    const choice = await dialog.findByRole<HTMLSelectElement>('combobox')
    await chooseQuantity(user, choice, '2')
    expect([...choice.options].map(({ value }) => value)).toEqual(['1', '2', '3'])
    await user.click(dialog.getByRole('button', { name: '変更する' }))
    await waitFor(() => expect(orders.writes).toMatchObject([{ no: '109410', quantity: 2, mode: 'direct' }]))
    // The history is read anew.
    await waitFor(() => expect(asked.history).toHaveLength(2))
  })

  it('[ORD-083] can be changed no more at the deadline, while the page stands open', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: true })
    const { platform, change } = await open({ now: atDeadline(-1) })
    platform.setNow(atDeadline(0.002))
    act(() => jest.advanceTimersByTime(1001))
    expect(change).not.toBeInTheDocument()
  })

  it('[ACC-078] [ORD-087] is not changed by a family card, which is told why', async () => {
    const { user, change, platform, orders } = await open({ as: 'family' })
    await user.click(change)
    expect(platform.notices.shown()).toMatchObject([{ title: '家族証の場合は変更できません' }])
    expect(orders.writes).toEqual([])
  })
})
