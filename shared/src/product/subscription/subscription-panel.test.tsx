import { describe, expect, it } from '@jest/globals'
import { comeEveryStopCall } from '@shop/shared/contract'
import { orderNumber, yen } from '@shop/shared/domain'
import {
  anOrderBook,
  anOrderLine,
  answer,
  aProduct,
  atDeadline,
  chooseQuantity,
  deadlineText,
  type FakePlatform,
  type OrderBook,
  publishedFacts,
  publishFromOtherTab,
  refused,
  renderScreen,
  type ScreenOptions,
  server,
} from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { SubscriptionButton } from './subscription-button.tsx'
import { SubscriptionOffer } from './subscription-offer.tsx'

const orderOf = (code: number, no: string, quantity = 0) => ({ code, orderNumber: orderNumber(no), quantity })
const cycles = [orderOf(1, '200001'), orderOf(2, '200002'), orderOf(3, '200003'), orderOf(4, '200004')]
const pork = aProduct({
  name: '豚小間切れ',
  brand: 'みのりの約束',
  standard: '500g',
  taxIncludedPrice: 861,
  isSubscription: true,
  subscriptionOrders: cycles.map((order) => ({ ...order, basePrice: yen(790), taxIncludedPrice: yen(853) })),
})
const weekly = { ...pork, orderNumber: orderNumber('200001') }

/** Another tab registers one piece every week, and tells. */
function registerElsewhere(book: OrderBook) {
  book.set(weekly, 1)
  act(() => publishFromOtherTab('order/changed', { week: pork.week }))
}

type Stops = Parameters<typeof answer<typeof comeEveryStopCall>>[1]

function open(product = pork, options: ScreenOptions & { stops?: Stops; ordered?: number } = {}) {
  const { stops = {}, ordered = 0, ...rest } = options
  const book = anOrderBook(ordered === 0 ? [] : [anOrderLine({ product, quantity: ordered })])
  server.use(...book.handlers, answer(comeEveryStopCall, stops))
  const shown = renderScreen(<SubscriptionOffer product={product} />, rest)
  const panel = () => screen.findByRole('region', { name: '定期便にすると注文忘れなし' })
  const openDialog = async () => {
    await shown.user.click(within(await panel()).getByRole('button', { name: '定期便で注文' }))
    return within(await screen.findByRole('dialog', { name: '定期便で注文' }))
  }
  return { book, panel, openDialog, ...shown }
}
const register = { name: '定期便に登録する' }

function showInList(product = pork, stops: Stops = {}) {
  const book = anOrderBook([])
  server.use(...book.handlers, answer(comeEveryStopCall, stops))
  return { book, ...renderScreen(<SubscriptionButton product={product} offer={{ is: 'open', max: 9 }} />) }
}

describe('registering a subscription', () => {
  it('[ORD-092] [ORD-093] [ORD-094] offers the cycles, the first of them chosen', async () => {
    const { panel } = open()
    const choices = within(await panel()).getAllByRole('radio')
    expect(choices.map((one) => one.closest('label')?.textContent)).toEqual([
      '毎週週に1回',
      '隔週2週に1回',
      '4週ごと4週に1回',
    ])
    expect(choices[0]).toBeChecked()
  })

  it('[ORD-112] [API-035] places the number of the cycle with the source of a subscription', async () => {
    const { user, book, panel, openDialog, platform } = open()
    const dialog = await openDialog()
    await user.click(dialog.getByRole('radio', { name: /隔週/ }))
    await chooseQuantity(user, dialog.getByRole('combobox'), '2')
    expect(book.writes).toEqual([])
    await user.click(dialog.getByRole('button', register))
    await waitFor(() =>
      expect(book.writes).toMatchObject([{ did: 'put', no: '200002', quantity: 2, mode: 'direct', inputStatus: 66 }]),
    )
    expect(await within(await panel()).findByText('定期便に登録済みです（隔週・2点）')).toHaveFocus()
    expect(screen.getByRole('link', { name: '定期便設定で確認・変更する' })).toHaveAttribute('href', '/mycle')
    expect(platform.notices.shown()).toMatchObject([{ kind: 'popup', title: '注文しました' }])
    expect(publishedFacts()).toContainEqual({ name: 'order/changed', payload: { week: pork.week } })
  })

  it('[ORD-112] [MOB-020] with that of the app in the app', async () => {
    const { user, book, openDialog } = open(pork, { entry: 'app' })
    await user.click((await openDialog()).getByRole('button', register))
    await waitFor(() => expect(book.writes).toMatchObject([{ inputStatus: 44 }]))
  })

  it('[ORD-113] says when and at what price the first one comes, and the six facts of the law', async () => {
    const { user, openDialog } = open()
    const dialog = await openDialog()
    await chooseQuantity(user, dialog.getByRole('combobox'), '3')
    expect(dialog.getByText('初回は設定された週から、その週のいちばんお得な価格でお届けします')).toBeVisible()
    const facts = [...document.querySelectorAll('dialog dt')].map(
      (term) => `${term.textContent} ${term.nextSibling?.textContent}`,
    )
    expect(facts).toEqual([
      '分量 毎週 3点（500g）。解約されるまで続きます',
      '価格 1回 税込2,559円（1点 税込853円）。2回目からはその週の価格です。配達手数料などは納品書でご確認ください',
      '支払時期 お届け後、ほかのご注文とあわせてご登録の口座から',
      '引渡時期 初回 12月1週 12月1日(火)、以後 毎週',
      `申込期間 ${deadlineText()}まで（初回分）`,
      '解約方法 「定期便設定」の「解約」から、各週の締切までいつでも',
    ])
  })

  it.each([
    { quantity: '9', asks: false },
    { quantity: '10', asks: true },
  ])('[ORD-110] [ORD-056] $quantity pieces ask once more: $asks', async ({ quantity, asks }) => {
    const { user, book, openDialog } = open()
    const dialog = await openDialog()
    await chooseQuantity(user, dialog.getByRole('combobox'), quantity)
    await user.click(dialog.getByRole('button', register))
    if (asks) {
      const question = await screen.findByRole('dialog', { name: '注文数のご確認' })
      expect(question).toHaveTextContent('数量が10個を超えている商品があります。よろしいですか？')
      expect(book.writes).toEqual([])
      await user.click(within(question).getByRole('button', { name: /^はい/ }))
    }
    await waitFor(() => expect(book.writes).toHaveLength(1))
  })

  it.each([
    { says: 'what is left', ordered: 3, choices: ['1', '2'], disabled: false },
    { says: 'nothing', ordered: 5, choices: ['1'], disabled: true },
  ])('[ORD-094] can be had beside what is ordered once: $says', async ({ ordered, choices, disabled }) => {
    const { user, panel } = open({ ...pork, maxOrder: 5 }, { ordered })
    const area = within(await panel())
    await user.hover(area.getByRole('combobox'))
    await waitFor(() => expect(area.getAllByRole('option').map((one) => one.textContent)).toEqual(choices))
    const button = area.getByRole('button', { name: '定期便で注文' })
    if (disabled) expect(button).toBeDisabled()
    else expect(button).toBeEnabled()
    expect(area.queryByText('これ以上は追加できません') !== null).toBe(disabled)
  })

  it('is not offered again for what comes already', async () => {
    const { panel } = open({ ...pork, subscriptionOrders: [orderOf(4, '200004', 2), orderOf(1, '200001')] })
    expect(within(await panel()).getByText('定期便に登録済みです（4週ごと・2点）')).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it.each([
    {
      says: 'what is in effect, and not what a change asks for',
      orders: [
        { ...orderOf(1, '200001', 3), inputStatus: 9110 },
        { ...orderOf(2, '200002', 2), inputStatus: 66 },
      ],
      comes: 0,
      words: '定期便に登録済みです（隔週・2点）',
    },
    {
      says: 'no pieces when the product tells only those that are asked for',
      orders: [{ ...orderOf(1, '200001', 3), inputStatus: 9110 }],
      comes: 0,
      words: '定期便に登録済みです',
    },
    {
      says: 'those of the order when it comes this week',
      orders: [{ ...orderOf(1, '200001', 3), inputStatus: 9110 }],
      comes: 1,
      words: '定期便に登録済みです（毎週・1点）',
    },
  ])('[ORD-108] says $says', async ({ orders, comes, words }) => {
    const { book, panel } = open({ ...pork, subscriptionOrders: orders })
    if (comes > 0) book.set(weekly, comes)
    expect(await within(await panel()).findByText(words)).toBeVisible()
  })

  it('[ORD-110] [ORD-112] one that another tab has made is said instead of the dialog, and nothing is sent', async () => {
    const { book, openDialog, panel } = open()
    await openDialog()
    registerElsewhere(book)
    expect(await within(await panel()).findByText('定期便に登録済みです（毎週・1点）')).toHaveFocus()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(book.writes).toEqual([])
  })

  it('[ORD-110] [ORD-112] one that another device has made just now is not doubled', async () => {
    const { user, book, openDialog, panel } = open()
    const dialog = await openDialog()
    book.set(weekly, 1)
    await user.click(dialog.getByRole('button', register))
    expect(await within(await panel()).findByText('定期便に登録済みです（毎週・1点）')).toBeVisible()
    expect(book.writes).toHaveLength(1)
    expect(book.quantityOf(weekly)).toBe(1)
  })

  it('[ORD-075] [ORD-112] a double tap makes one', async () => {
    const { user, book, openDialog, panel } = open()
    const dialog = await openDialog()
    await user.dblClick(dialog.getByRole('button', register))
    expect(await within(await panel()).findByText('定期便に登録済みです（毎週・1点）')).toBeVisible()
    expect(book.writes).toHaveLength(1)
  })

  it('[ORD-110] a registration that is refused shows the one of another device', async () => {
    const { user, book, openDialog, panel } = open()
    const dialog = await openDialog()
    book.set({ ...pork, orderNumber: orderNumber('200002') }, 2)
    book.next({ is: 'refused', status: 403, code: 'CSP50008' })
    await user.click(dialog.getByRole('button', register))
    expect(await within(await panel()).findByText('定期便に登録済みです（隔週・2点）')).toBeVisible()
  })

  it('[ORD-133] reads back first when an answer was lost', async () => {
    const { user, book, openDialog, panel } = open()
    const dialog = await openDialog()
    book.next({ is: 'lost', stored: true })
    book.breakReads(true)
    await user.click(dialog.getByRole('button', register))
    expect(await within(await panel()).findByText('ご登録が届いたか確認できませんでした')).toBeVisible()
    book.breakReads(false)
    await user.click(within(await panel()).getByRole('button', { name: 'ご登録を確認する' }))
    expect(await within(await panel()).findByText('定期便に登録済みです（毎週・1点）')).toBeVisible()
    expect(book.writes).toHaveLength(1)
    expect(book.quantityOf(weekly)).toBe(1)
  })
})

describe('in a list', () => {
  const button = { name: '定期便で注文 みのりの約束 豚小間切れ' }
  const words = '定期便に登録済みです'
  const dialog = { name: '定期便で注文' }
  const place = async ({ user }: ReturnType<typeof showInList>) => {
    await user.click(await screen.findByRole('button', button))
    const shown = within(await screen.findByRole('dialog', dialog))
    await user.click(shown.getByRole('button', register))
  }

  it('[ORD-066] [ORD-110] [AX-11] the button gives way to words that take the focus, and a link', async () => {
    await place(showInList())
    await waitFor(() => expect(screen.getByText(words)).toHaveFocus())
    expect(screen.getByRole('link', { name: '定期便設定で確認・変更する' })).toHaveAttribute('href', '/mycle')
    expect(screen.queryByRole('button', button)).toBeNull()
  })

  it('[ORD-075] the dialog stays until the answer is there', async () => {
    const page = showInList()
    let answerNow = () => {}
    const until = new Promise<void>((resolve) => {
      answerNow = resolve
    })
    page.book.next({ is: 'held', until })
    await place(page)
    await waitFor(() => expect(page.book.writes).toHaveLength(1))
    expect(screen.getByRole('dialog', dialog)).toBeVisible()
    expect(screen.queryByText(words)).toBeNull()
    answerNow()
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('[ORD-110] [ORD-112] the open dialog says what another tab has registered, and sends nothing', async () => {
    const { book, user } = showInList()
    await user.click(await screen.findByRole('button', button))
    await screen.findByRole('dialog', dialog)
    registerElsewhere(book)
    const said = within(await screen.findByRole('dialog', { name: words }))
    expect(screen.queryByRole('button', register)).toBeNull()
    await user.click(said.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.getByText(words)).toHaveFocus())
    expect(book.writes).toEqual([])
  })

  it('[ORD-110] the button stays when nothing was registered', async () => {
    const page = showInList()
    page.book.next({ is: 'refused', status: 403, code: 'CSP50004' })
    await place(page)
    await waitFor(() => expect(screen.queryByRole('dialog', dialog)).toBeNull())
    expect(screen.getByRole('button', button)).toBeVisible()
    expect(screen.queryByText(words)).toBeNull()
  })

  it('[ORD-110] says the same of what came before', async () => {
    showInList({ ...pork, subscriptionOrders: [orderOf(4, '200004', 2), orderOf(1, '200001')] })
    expect(await screen.findByText(words)).toBeVisible()
  })
})

describe('what is stopped', () => {
  const stop = (cycle: number) => ({
    stoppedNewRegistrations: [{ planningWeek: '20261201', cycleCategory: cycle, orderNos: ['104001'] }],
  })

  it('[ORD-096] [ORD-097] a stopped cycle is not offered', async () => {
    const { panel } = open(pork, { stops: stop(1) })
    const choices = within(await panel()).getAllByRole('radio')
    expect(choices).toHaveLength(2)
    expect(choices[0]).toBeChecked()
  })

  /** Waits until the list was read and drawn. */
  const settled = async ({ platform }: { platform: FakePlatform }) => {
    await waitFor(() => expect(platform.queryClient.getQueryData(['ordering', 'registration-stops'])).toBeDefined())
    await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
  }

  it('[ORD-096] there is no button when all cycles are', async () => {
    const stoppedNewRegistrations = [1, 2, 4].flatMap((cycle) => stop(cycle).stoppedNewRegistrations)
    await settled(open(pork, { stops: { stoppedNewRegistrations } }))
    expect(screen.queryByRole('button', { name: '定期便で注文' })).toBeNull()
    expect(screen.queryByRole('region')).toBeNull()
  })

  it.each([
    { says: 'in a list, unless all cycles are', cycles: [1, 2], hidden: false },
    { says: 'nor in a list', cycles: [1, 2, 4], hidden: true },
  ])('[ORD-096] $says: hidden $hidden', async ({ cycles: stopped, hidden }) => {
    const stoppedNewRegistrations = stopped.flatMap((cycle) => stop(cycle).stoppedNewRegistrations)
    await settled(showInList(pork, { stoppedNewRegistrations }))
    await waitFor(() => expect(screen.queryByRole('button') === null).toBe(hidden))
  })

  it('[ORD-095] there is none for listed numbers in the listed weeks', async () => {
    await settled(open(pork, { stops: { stoppedWeeks: ['20261201'], stoppedOrderNos: ['104001'] } }))
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('[ORD-097] is nothing when the list cannot be had', async () => {
    const { panel } = open(pork, { stops: () => refused(503) })
    expect(within(await panel()).getAllByRole('radio')).toHaveLength(3)
  })

  it.each([
    { says: 'after the deadline', options: { now: atDeadline(0.001) } },
    { says: 'to a member without delivery use', options: { as: 'newcomer' } },
  ] as const)('is offered $says: nothing', async ({ options }) => {
    await settled(open(pork, options))
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('[GRD-087] asks for nothing when a visitor looks', () => {
    renderScreen(<SubscriptionOffer product={pork} />, { as: 'visitor' })
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('asks for nothing when a product cannot be subscribed to', () => {
    renderScreen(<SubscriptionOffer product={aProduct()} />)
    expect(screen.queryByRole('region')).toBeNull()
  })
})
