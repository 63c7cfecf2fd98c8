import { afterEach, describe, expect, it } from '@jest/globals'
import { comeEveryStopCall } from '@shop/shared/contract'
import { orderNumber, yen } from '@shop/shared/domain'
import { anOrderBook, answer, aProduct, beginSession, renderScreen, server } from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SubscriptionButton } from './subscription-button.tsx'
import { SubscriptionOffer } from './subscription-offer.tsx'

const orderOf = (code: number, no: string) => ({
  code,
  orderNumber: orderNumber(no),
  quantity: 0,
  basePrice: yen(790),
  taxIncludedPrice: yen(853),
})
const pork = aProduct({
  name: '豚小間切れ',
  isSubscription: true,
  subscriptionOrders: [orderOf(1, '200001'), orderOf(2, '200002')],
})

afterEach(() => beginSession('visitor', []))

/** Registers 隔週 without a network, in the dialog. */
async function registerOffline(place: ReactNode) {
  const book = anOrderBook()
  server.use(...book.handlers, answer(comeEveryStopCall, {}))
  const page = renderScreen(place)
  await page.user.click(await screen.findByRole('button', { name: /^定期便で注文/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '定期便で注文' }))
  await page.user.click(dialog.getByRole('radio', { name: /隔週/ }))
  act(() => page.platform.network.setOnline(false))
  await page.user.click(dialog.getByRole('button', { name: '定期便に登録する' }))
  expect(await screen.findByText('未送信')).toBeVisible()
  return { book, ...page }
}

describe.each([
  { where: 'on a page of a product', place: <SubscriptionOffer product={pork} /> },
  { where: 'in a list', place: <SubscriptionButton product={pork} offer={{ is: 'open', max: 9 }} /> },
])('[K-120] a registration without a network, $where', ({ place }) => {
  it('says its cycle and that it is unsent, claims nothing, and is sent once', async () => {
    const { book, platform } = await registerOffline(place)
    expect(screen.getByText('定期便（隔週）')).toBeVisible()
    expect(screen.queryByText(/登録済み/)).toBeNull()
    expect(book.writes).toEqual([])
    act(() => platform.network.setOnline(true))
    await waitFor(() => expect(book.writes).toMatchObject([{ no: '200002', quantity: 1, mode: 'direct' }]))
    expect(await screen.findByText(/^定期便に登録済みです/)).toBeVisible()
  })

  it('can be taken back', async () => {
    const { user, book, platform } = await registerOffline(place)
    await user.click(screen.getByRole('button', { name: '取消し' }))
    expect(await screen.findByRole('button', { name: /^定期便で注文/ })).toBeVisible()
    act(() => platform.network.setOnline(true))
    expect(book.writes).toEqual([])
  })
})
