import { describe, expect, it } from '@jest/globals'
import { memberPointCall } from '@shop/shared/contract'
import { ProductCard } from '@shop/shared/product/card'
import { anOrderBook, answer, aProduct, chooseQuantity, refused, renderScreen, server } from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'

const gift = aProduct({ orderNumber: '109500', name: '交換タオル', isPointExchange: true, pointPrice: 500 })

function show(points: Parameters<typeof answer<typeof memberPointCall>>[1]) {
  const book = anOrderBook()
  server.use(...book.handlers, answer(memberPointCall, points))
  return { book, ...renderScreen(<ProductCard product={gift} source="category" />) }
}
const having = (availablePoint: number) => ({ currentPoint: 3000, availablePoint, totalReservedPoint: 0 })
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
})
