import { describe, expect, it } from '@jest/globals'
import { memberPointCall, pointBalanceCall } from '@shop/shared/contract'
import { ProductCard } from '@shop/shared/product/card'
import {
  anOrderBook,
  anOrderLine,
  answer,
  aProduct,
  chooseQuantity,
  refused,
  renderScreen,
  server,
} from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'

const gift = aProduct({ orderNumber: '109500', name: '交換タオル', isPointExchange: true, pointPrice: 500 })

function show(
  balance: Parameters<typeof answer<typeof pointBalanceCall>>[1],
  { cardSuspensionType = '0', ordered = 0 } = {},
) {
  const book = anOrderBook(ordered === 0 ? [] : [anOrderLine({ product: gift, quantity: ordered })])
  const points = { currentPoint: 9999, availablePoint: 9999, totalReservedPoint: 0, cardSuspensionType }
  server.use(...book.handlers, answer(pointBalanceCall, balance), answer(memberPointCall, points))
  return { book, ...renderScreen(<ProductCard product={gift} source="category" />) }
}
const having = (available_point_amount: number) => ({ available_point_amount })
const exchange = () => screen.findByRole('button', { name: /^交換する/ })

describe('交換する', () => {
  it('[ACC-034] is held back while points are missing, and says how many', async () => {
    const { user, book } = show(having(524))
    await waitFor(async () => expect(await exchange()).toBeEnabled())
    await chooseQuantity(user, screen.getByRole('combobox'), '3')
    expect(await screen.findByText('ポイントが不足しています（あと976ポイント）')).toBeVisible()
    expect(await exchange()).toBeDisabled()

    await chooseQuantity(user, screen.getByRole('combobox'), '1')
    expect(screen.queryByText(/不足/)).toBeNull()
    await user.click(await exchange())
    await waitFor(() => expect(book.writes).toMatchObject([{ did: 'put', no: '109500', quantity: 1 }]))
  })

  it('[ACC-034] is held back from the start without points for one', async () => {
    show(having(499))
    expect(await screen.findByText('ポイントが不足しています（あと1ポイント）')).toBeVisible()
    expect(await exchange()).toBeDisabled()
  })

  it('is left to the service while nobody knows the points', async () => {
    show(() => refused(503))
    await waitFor(async () => expect(await exchange()).toBeEnabled())
    expect(screen.queryByText(/不足/)).toBeNull()
  })

  it('[ACC-031] is held back by a suspended card, whatever there is', async () => {
    show(having(9000), { cardSuspensionType: '1' })
    expect(await screen.findByText('カードが利用停止中です')).toBeVisible()
    expect(await exchange()).toBeDisabled()
  })

  it('[K-29] follows the balance of the exchange alone', async () => {
    show(having(400))
    expect(await screen.findByText('ポイントが不足しています（あと100ポイント）')).toBeVisible()
  })
})

describe('what is exchanged already', () => {
  const more = () => screen.findByRole('button', { name: '1つ増やす' })

  it('[ORD-084] [ACC-078] is raised as far as the points go, and says why no further', async () => {
    const { user, book } = show(having(700), { ordered: 2 })
    await user.click(await more())
    await waitFor(() => expect(book.writes).toMatchObject([{ did: 'put', quantity: 3, mode: 'direct' }]))
    server.use(answer(pointBalanceCall, having(200)))
  })

  it.each([
    {
      id: 'ACC-034',
      says: 'too few points',
      balance: 300,
      type: '0',
      why: 'ポイントが不足しています（あと200ポイント）',
    },
    { id: 'ACC-031', says: 'a suspended card', balance: 3000, type: '1', why: 'カードが利用停止中です' },
  ])('[$id] stays as it is for $says', async ({ balance, type, why }) => {
    show(having(balance), { cardSuspensionType: type, ordered: 2 })
    await waitFor(async () => expect(await more()).toHaveAttribute('aria-disabled', 'true'))
    expect(screen.getByText(why)).toBeInTheDocument()
  })
})
