import { describe, expect, it } from '@jest/globals'
import {
  anOrderBook,
  anOrderLine,
  aProduct,
  createGate,
  renderScreen,
  type ScreenOptions,
  server,
} from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { OrderDialogItem } from './order-dialog-item.tsx'

const bread = aProduct({ orderNumber: '104044', name: '食パン' })

function show(ordered = 0, options: ScreenOptions = {}) {
  const book = anOrderBook(ordered === 0 ? [] : [anOrderLine({ product: bread, quantity: ordered })])
  server.use(...book.handlers)
  const page = renderScreen(<OrderDialogItem product={bread} />, options)
  return { ...page, book }
}

const press = (name: RegExp) => screen.findByRole('button', { name })
const noControl = (name: RegExp) => expect(screen.queryByRole('button', { name })).toBeNull()

describe('[ORD-067] a product that is recommended after an order', () => {
  it('is ordered by one press, with no number to choose', async () => {
    const { user, book } = show()
    const button = await press(/^注文する/)
    expect(screen.queryByRole('combobox')).toBeNull()
    await user.click(button)
    await waitFor(() => expect(book.quantityOf(bread)).toBe(1))
  })

  it('[ORD-075] says 注文中 while it is on its way, and has no stepper yet', async () => {
    const { user, book } = show()
    const { until, release } = createGate()
    book.next({ is: 'held', until })
    await user.click(await press(/^注文する/))
    expect(await press(/^注文中/)).toBeInTheDocument()
    noControl(/1つ増やす/)
    release()
    expect(await press(/1つ増やす/)).toBeInTheDocument()
  })

  it('[AX-11] gives the focus of its button to the stepper that takes its place', async () => {
    const { user } = show()
    await user.click(await press(/^注文する/))
    expect(await press(/1つ増やす/)).toHaveFocus()
  })

  it('that is ordered already has its stepper', async () => {
    show(2)
    expect(await press(/1つ増やす/)).toBeInTheDocument()
    noControl(/^注文する/)
  })

  it('[ORD-061] asks a visitor to log in', async () => {
    show(0, { as: 'visitor' })
    expect(await press(/^ログインして購入する/)).toBeInTheDocument()
    noControl(/^注文する/)
  })

  it('[ORD-133] of which nobody knows whether it is ordered is asked for first', async () => {
    const { user, book } = show()
    const button = await press(/^注文する/)
    await waitFor(() => expect(book.reads()).toBe(1))
    book.breakReads(true)
    book.next({ is: 'lost', stored: false })
    await user.click(button)
    expect(await press(/^ご注文を確認する/)).toBeInTheDocument()
    noControl(/^注文する/)
  })
})
