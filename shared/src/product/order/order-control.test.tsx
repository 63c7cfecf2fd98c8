import { describe, expect, it, jest } from '@jest/globals'
import { anOrderBook, aProduct, renderScreen, server } from '@shop/shared/testing'
import { act, screen } from '@testing-library/react'
import { OrderControl, type OrderControlProps } from './order-control.tsx'
import type { OrderOffer } from './order-offer.ts'
import type { OrderLineControl } from './use-order-line.ts'

const milk = aProduct({ name: '牛乳' })
const towel = aProduct({ name: 'タオル', isPointExchange: true, pointPrice: 500 })

/** A product's place in the order, which keeps what it was asked for. */
function aLine(over: Partial<OrderLineControl> = {}) {
  const asked: unknown[] = []
  const ask =
    (what: string) =>
    async (...more: unknown[]) =>
      void asked.push([what, ...more])
  const line: OrderLineControl = {
    ordered: 0,
    subscribed: 0,
    isReadOnly: false,
    offer: { is: 'open', max: 99 },
    isOrdering: false,
    isInTurn: false,
    justOrdered: undefined,
    closeDialog: () => undefined,
    undo: ask('undo'),
    isUnknown: false,
    order: ask('order'),
    change: ask('change'),
    remove: ask('remove'),
    check: ask('check'),
    askToLogin: ask('askToLogin'),
    ...over,
  }
  return { line, asked }
}

function show(over: Partial<OrderLineControl> = {}, more: Partial<OrderControlProps> = {}) {
  server.use(...anOrderBook().handlers)
  const { line, asked } = aLine(over)
  const page = renderScreen(<OrderControl product={milk} line={line} name="みのり 牛乳" {...more} />)
  return { ...page, asked }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const noButton = (name: RegExp) => expect(screen.queryByRole('button', { name })).toBeNull()

describe('what is offered', () => {
  it('[ORD-061] a visitor is asked to log in, by a button that names the product', async () => {
    const { user, asked } = show({ offer: { is: 'visitor' } })
    expect(button('ログインして購入する みのり 牛乳')).toHaveTextContent(/^ログインして購入する$/)
    await user.click(button(/^ログインして/))
    expect(asked).toEqual([['askToLogin']])
  })

  it('[ORD-072] who does not use delivery is led to the application, with the reason', () => {
    show({ offer: { is: 'applyFirst', reason: '宅配のお申し込みが必要です' } })
    expect(screen.getByText('宅配のお申し込みが必要です')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '利用登録へ進む' })).toHaveAttribute('href', '/signup/todok')
  })

  it.each<{ offer: OrderOffer; product: typeof milk; says: string; reason: boolean }>([
    { offer: { is: 'notHandled', reason: '理由' }, product: milk, says: '注文できません', reason: false },
    { offer: { is: 'closed', reason: '理由' }, product: milk, says: '注文できません', reason: true },
    { offer: { is: 'limitedAway', reason: '理由' }, product: milk, says: '注文できません', reason: true },
    { offer: { is: 'notForThisMember', reason: '理由' }, product: towel, says: '交換できません', reason: true },
  ])('what is $offer.is has a dead button, $says', ({ offer, product, says, reason }) => {
    show({ offer }, { product })
    expect(button(says)).toBeDisabled()
    expect(screen.queryByText('理由') !== null).toBe(reason)
  })

  it.each<{ says: string; offer: OrderOffer }>([
    { says: 'while nobody knows the member', offer: { is: 'waiting' } },
    { says: 'where nothing is left', offer: { is: 'open', max: 0 } },
  ])('quantity and button stand still $says', ({ offer }) => {
    show({ offer })
    expect(screen.getByRole('combobox', { name: /みのり 牛乳/ })).toBeDisabled()
    expect(screen.getByRole('combobox')).toHaveValue('1')
    expect(button(/^注文する/)).toBeDisabled()
  })

  it('what is open is ordered in the number that was chosen', async () => {
    const { user, asked } = show({ offer: { is: 'open', max: 3 } })
    expect(screen.getByRole('combobox')).toBeEnabled()
    await user.hover(screen.getByRole('combobox'))
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toHaveLength(3)
    await user.selectOptions(screen.getByRole('combobox'), '3')
    await user.click(button(/^注文する/))
    expect(asked).toEqual([['order', 3]])
  })

  it('[ORD-075] nothing is chosen while an order is under way, also where the order holds it already', () => {
    show({ isOrdering: true, ordered: 1 })
    expect(screen.getByRole('combobox')).toBeDisabled()
    expect(button(/^注文中/)).toBeInTheDocument()
    noButton(/1つ増やす/)
  })
})

describe('what is ordered', () => {
  it('goes up and down by one', async () => {
    const { user, asked } = show({ ordered: 2 })
    expect(screen.getByRole('group', { name: 'みのり 牛乳の注文数' })).toBeInTheDocument()
    await user.click(button('1つ増やす'))
    await user.click(button('1つ減らす'))
    expect(asked).toEqual([
      ['change', 3],
      ['change', 1],
    ])
  })

  it('one more than can be had is asked for, so that the member hears why not', async () => {
    const { user, asked } = show({ ordered: 2, offer: { is: 'open', max: 2 } })
    await user.click(button('1つ増やす'))
    expect(asked).toEqual([['change', 3]])
  })

  it('the last piece is taken out', async () => {
    const { user, asked } = show({ ordered: 1 })
    await user.click(button('取消し'))
    expect(asked).toEqual([['remove']])
  })

  it.each<{ id: string; says: string; over: Partial<OrderLineControl> }>([
    { id: 'ORD-079', says: 'こちらでは変更・取消しができません', over: { isReadOnly: true } },
    {
      id: 'ORD-083',
      says: 'ご注文の受付は終了しました',
      over: { offer: { is: 'closed', reason: 'ご注文の受付は終了しました' } },
    },
  ])('[$id] is not changed: $says', ({ says, over }) => {
    show({ ordered: 2, ...over })
    expect(screen.getByText(says)).toBeInTheDocument()
    noButton(/./)
  })
})

it('[ORD-133] of what nobody knows there is nothing but to ask', async () => {
  const { user, asked } = show({ ordered: 2, isUnknown: true })
  expect(screen.getByText('確認中').closest('[role="alert"]')).toHaveTextContent(
    '確認中 ご注文が届いたか確認できませんでした',
  )
  noButton(/1つ増やす|注文する/)
  await user.click(button('ご注文を確認する'))
  expect(asked).toEqual([['check']])
})

describe('[ORD-066] the dialog after an order', () => {
  const justOrdered = { quantity: 1, before: 0 }

  it('opens', async () => {
    show({ ordered: 1, justOrdered })
    expect(await screen.findByRole('dialog')).toHaveTextContent('商品を注文しました')
  })

  it.each<{ says: string; over: Partial<OrderLineControl>; more?: Partial<OrderControlProps> }>([
    { says: 'without an order', over: { ordered: 1 } },
    { says: 'where another control opens it', over: { ordered: 1, justOrdered }, more: { opensDialog: false } },
    { says: 'in a week that has closed', over: { ordered: 1, justOrdered, offer: { is: 'closed', reason: '' } } },
  ])('does not $says', async ({ over, more }) => {
    show(over, more)
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('[AX-11] when one control takes the place of another', () => {
  const control = (over: Partial<OrderLineControl>) => (
    <OrderControl product={milk} line={aLine(over).line} name="牛乳" opensDialog={false} />
  )

  it('the focus goes with it, and the page does not jump', () => {
    server.use(...anOrderBook().handlers)
    const { rerender } = renderScreen(control({}))
    const focus = jest.spyOn(HTMLElement.prototype, 'focus')
    act(() => button(/^注文する/).focus())
    rerender(control({ ordered: 1 }))
    expect(button('1つ増やす')).toHaveFocus()
    rerender(control({ ordered: 1, isUnknown: true }))
    expect(button('ご注文を確認する')).toHaveFocus()
    rerender(control({}))
    expect(button(/^注文する/)).toHaveFocus()
    expect(focus.mock.calls.slice(1)).toEqual(Array(3).fill([{ preventScroll: true }]))
    focus.mockRestore()
  })

  it('a focus that is elsewhere stays there, and one on what stays as it is too', () => {
    server.use(...anOrderBook().handlers)
    const { rerender } = renderScreen(control({}))
    rerender(control({ ordered: 1 }))
    expect(document.body).toHaveFocus()
    act(() => button('取消し').focus())
    rerender(control({ ordered: 2 }))
    expect(button('1つ減らす')).toHaveFocus()
  })
})
