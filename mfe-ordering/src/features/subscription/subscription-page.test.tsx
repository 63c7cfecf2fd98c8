import { describe, expect, it } from '@jest/globals'
import { comeEveryStopCall, recommendedProductsCall } from '@shop/shared/contract'
import { memberCode, weekNumber } from '@shop/shared/domain'
import type { Subscription } from '@shop/shared/domain/shopping'
import {
  aMember,
  answer,
  aPlanningWeek,
  aProduct,
  chooseQuantity,
  type FakePlatform,
  productWire,
  renderScreen,
  type ScreenOptions,
  server,
  tellFromOtherTab,
  theNextWeek,
  toldFacts,
} from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aSubscription, asked, numberOf } from '../../parts/subscriptions/testing/a-subscription.ts'
import { aSubscriptionBook } from '../../parts/subscriptions/testing/subscription-book.ts'
import { SubscriptionPage } from './subscription-page.tsx'

const milk = aSubscription()
const eggs = aSubscription({
  product: aProduct({ orderNumber: '104033', name: '平飼いたまご', taxIncludedPrice: 408, isSubscription: true }),
  cycleCode: 2,
  quantity: 1,
})
const rice = aSubscription({
  product: aProduct({ orderNumber: '107004', name: 'ゆめぴりか', isSubscription: true }),
  quantity: 1,
  isNewOrder: true,
})

function open(subscriptions: readonly Subscription[] = [milk, eggs, rice], options: ScreenOptions = {}) {
  const book = aSubscriptionBook(subscriptions)
  server.use(...book.handlers)
  const path = options.path ?? '/mycle?tab=manage'
  const shown = renderScreen(<SubscriptionPage />, {
    weeks: [aPlanningWeek(), theNextWeek()],
    pastWeeks: ['20261104', '20261103'].map(weekNumber),
    ...options,
    path,
  })
  const row = async (name: string) => within(await screen.findByRole('listitem', { name }))
  const press = async (name: string, text: string) =>
    shown.user.click((await row(name)).getByRole('button', { name: new RegExp(`^${text}`) }))
  const answerIn = async (title: string, button: RegExp) =>
    shown.user.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: button }))
  const apply = async () => {
    await shown.user.click(await screen.findByRole('button', { name: '変更を確定する' }))
    await answerIn('変更を確定しますか？', /^確定する/)
  }
  /** Sets milk to three pieces every fourth week. */
  const change = async (name = '十勝しぼりたて牛乳') => {
    await press(name, '周期・数量を変更')
    const dialog = within(await screen.findByRole('dialog', { name: '周期・数量を変更' }))
    await shown.user.click(dialog.getByRole('radio', { name: /4週ごと/ }))
    await chooseQuantity(shown.user, dialog.getByRole('combobox'), '3')
    await shown.user.click(dialog.getByRole('button', { name: '変更する' }))
  }
  return { book, row, press, answerIn, apply, change, ...shown }
}
const milkNo = (code: number) => numberOf('104001', code)

describe('定期便設定', () => {
  it('[ORD-005] [ORD-089] has two tabs that keys and the address know', async () => {
    const { user, platform } = open(undefined, { path: '/mycle' })
    expect(await screen.findByRole('tab', { name: '次のお届け（2）' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('heading', { level: 1, name: '定期便設定' })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: '次のお届け（2）' }))
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: '定期便商品管理（3）' })).toHaveFocus()
    expect(screen.getByRole('tabpanel', { name: '定期便商品管理（3）' })).toBeVisible()
    expect(platform.navigation.path()).toBe('/mycle?tab=manage')
    expect(screen.getAllByRole('listitem', { name: /./ })).toHaveLength(3)
    act(() => platform.navigation.go(-1))
    expect(screen.getByRole('tab', { name: '次のお届け（2）' })).toHaveAttribute('aria-selected', 'true')
  })

  it('[ORD-099] [ORD-108] tells what comes next, what it costs and when a change counts', async () => {
    open()
    const box = within(await screen.findByRole('region', { name: '次のお届け' }))
    expect(box.getByText('12月1日(火)')).toBeVisible()
    expect(box.getByText('2商品・税込 922円')).toBeVisible()
    expect(box.getByText('ほかに新規ご注文の定期便 1商品・税込 257円も同じ日にお届けします')).toBeVisible()
    expect(box.getByText('変更は11月24日(火) 15:00の締切後に反映されます')).toBeVisible()
  })

  it('[ORD-092] [ORD-100] says cycle, next delivery and pieces of each, and marks a new one', async () => {
    const later = aSubscription({
      product: aProduct({ orderNumber: '101401', name: 'バナナ' }),
      nextWeek: weekNumber('20261203'),
    })
    const { row } = open([milk, eggs, rice, later])
    expect((await row('平飼いたまご')).getByText('隔週')).toBeVisible()
    expect((await row('平飼いたまご')).getByText('12月1日(火)')).toBeVisible()
    expect((await row('ゆめぴりか')).getByText('新規ご注文')).toBeVisible()
    expect((await row('バナナ')).getByText('12月3週')).toBeVisible()
    expect((await row('十勝しぼりたて牛乳')).getByText('2')).toBeVisible()
  })

  it('[ORD-099] counts as the order does: no word of new orders where there are none, nothing of what is stopped', async () => {
    open([milk, asked({ code: 9 }, eggs), asked({ code: 10 }, rice)])
    const box = within(await screen.findByRole('region', { name: '次のお届け' }))
    expect(box.getByText('1商品・税込 514円')).toBeVisible()
    expect(box.queryByText(/新規ご注文/)).toBeNull()
  })

  it('[ORD-094] what can be subscribed to is registered from its card, and the settings show it', async () => {
    const subscriptionOrders = [1, 2].map((code) => ({ code, orderNumber: numberOf('104012', code), quantity: 0 }))
    const cheese = aProduct({ orderNumber: '104012', name: 'チーズ', isSubscription: true, subscriptionOrders })
    const book = aSubscriptionBook([milk])
    server.use(...book.handlers)
    server.use(
      answer(comeEveryStopCall, {}),
      answer(recommendedProductsCall, {
        product_basic_info_list: [productWire(cheese)],
        meta: { request_params: { modelid: '3001' } },
      }),
    )
    const { user } = renderScreen(<SubscriptionPage />, { path: '/mycle' })
    const card = within(await screen.findByRole('article', { name: 'チーズ' }))
    expect(card.getByRole('button', { name: /^注文する/ })).toBeVisible()
    const before = book.reads()
    await user.click(await card.findByRole('button', { name: '定期便で注文 チーズ' }))
    const dialog = within(await screen.findByRole('dialog', { name: '定期便で注文' }))
    await user.click(dialog.getByRole('button', { name: '定期便に登録する' }))
    await waitFor(() =>
      expect(book.writes).toMatchObject([{ did: 'put', no: numberOf('104012', 1), quantity: 1, status: 66 }]),
    )
    await waitFor(() => expect(book.reads()).toBeGreaterThan(before))
  })

  it.each([
    { tab: 'next', text: 'お届け予定商品はございません' },
    { tab: 'manage', text: '定期便商品はございません' },
  ])('[ORD-111] says when there is nothing: $text', async ({ tab, text }) => {
    open([], { path: `/mycle?tab=${tab}` })
    expect(await screen.findByRole('heading', { name: text })).toBeVisible()
  })

  it('waits', async () => {
    open()
    expect(screen.getByText('定期便を読み込み中です')).toBeInTheDocument()
    expect(await screen.findByRole('listitem', { name: 'ゆめぴりか' })).toBeVisible()
  })

  it('says that the list could not be read, and reads it again', async () => {
    const book = aSubscriptionBook([milk])
    server.use(...book.handlers)
    book.breakReads(true)
    const { user } = renderScreen(<SubscriptionPage />, { path: '/mycle' })
    expect(await screen.findByRole('region', { name: '定期便を表示できませんでした' })).toBeVisible()
    book.breakReads(false)
    await user.click(screen.getByRole('button', { name: '再読み込み' }))
    expect(await screen.findByRole('listitem', { name: '十勝しぼりたて牛乳' })).toBeVisible()
  })

  it('[ORD-090] explains itself to a visitor and asks the services for nothing of a member', async () => {
    server.use(
      answer(recommendedProductsCall, {
        product_basic_info_list: [
          productWire(milk.product),
          productWire(aProduct({ orderNumber: '109001', name: '紙' })),
        ],
        meta: { request_params: { modelid: '3001' } },
      }),
    )
    const { user, platform } = renderScreen(<SubscriptionPage />, { path: '/mycle', as: 'visitor' })
    for (const name of ['一度のご登録で', 'お届け周期を選べます', 'Webで休止・数量変更'])
      expect(screen.getByRole('heading', { name })).toBeVisible()
    expect(screen.queryByRole('tab')).toBeNull()
    const row = await screen.findByRole('region', { name: '定期便にできる商品' })
    expect(within(row).getAllByRole('article')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'ログインする' }))
    expect(platform.logins()).toBe(1)
  })

  it('[ORD-072] leads a member without delivery use to the application', async () => {
    renderScreen(<SubscriptionPage />, { path: '/mycle', as: 'newcomer' })
    expect(screen.getByRole('link', { name: '利用登録へ進む' })).toBeVisible()
  })

  it.each(['family', 'corporate'] as const)('lets a %s member do all of it', async (as) => {
    const { row } = open(undefined, { as })
    expect((await row('十勝しぼりたて牛乳')).getByRole('button', { name: /^周期・数量を変更/ })).toBeVisible()
  })

  it('reads the list again when another tab has ordered', async () => {
    const { book, row } = open()
    await row('ゆめぴりか')
    const before = book.reads()
    act(() => tellFromOtherTab('order/changed', { week: milk.product.week }))
    await waitFor(() => expect(book.reads()).toBe(before + 1))
  })

  it('[ORD-093] shows every third week to who has it', async () => {
    const third = aSubscription({
      cycleCode: 3,
      orders: [...milk.orders, { orderNumber: milkNo(3), code: 3, quantity: 2, inputStatus: 66 }],
    })
    const { row, press } = open([third, eggs])
    expect((await row('十勝しぼりたて牛乳')).getByText('3週ごと')).toBeVisible()
    await press('平飼いたまご', '周期・数量を変更')
    expect(screen.queryByRole('radio', { name: /3週ごと/ })).toBeNull()
  })
})

describe('the deadline', () => {
  it.each([
    { at: '14:59', now: '2026-11-24T14:59:00+09:00', isOpen: true },
    { at: '15:00, still open at the very instant', now: '2026-11-24T15:00:00+09:00', isOpen: true },
    { at: 'just after 15:00', now: '2026-11-24T15:00:00.001+09:00', isOpen: false },
  ])('[ORD-108] $at changes can be asked for: $isOpen', async ({ now, isOpen }) => {
    const { row } = open([asked({ code: 4, quantity: 3 }), eggs], { now })
    const buttons = (await row('平飼いたまご')).queryAllByRole('button')
    expect(buttons.length > 0).toBe(isOpen)
    // The old state stays in effect until the service has turned the week.
    expect((await row('十勝しぼりたて牛乳')).getByText('変更依頼中')).toBeVisible()
    expect((await row('十勝しぼりたて牛乳')).getByText('毎週')).toBeVisible()
    expect(screen.queryByText('変更は11月24日(火) 15:00の締切後に反映されます') !== null).toBe(isOpen)
  })
})

it('[ORD-108] what was set and not sent at the deadline is not asked for, and the screen says so', async () => {
  const { change, row, platform, book, rerender } = open()
  await change()
  platform.setNow('2026-11-24T15:00:00.001+09:00')
  rerender(<SubscriptionPage key="later" />)
  expect(await screen.findByText(/確定していない変更は送られていません/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '変更を確定する' })).toBeNull()
  expect((await row('十勝しぼりたて牛乳')).queryByText('変更（未確定）')).toBeNull()
  expect(platform.holds()).toBe(0)
  expect(book.writes).toEqual([])
})

it('[ORD-108] [ORD-131] the list of what would be sent closes at the deadline, and the focus stays near', async () => {
  const { change, platform, user, rerender } = open()
  await change()
  await user.click(screen.getByRole('button', { name: '変更を確定する' }))
  expect(screen.getByRole('dialog', { name: '変更を確定しますか？' })).toBeVisible()
  platform.setNow('2026-11-24T15:00:00.001+09:00')
  rerender(<SubscriptionPage />)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText(/確定していない変更は送られていません/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('link', { name: 'ゆめぴりか' })).toHaveFocus())
})

describe('changes', () => {
  it('[ORD-107] [ORD-109] [ORD-131] are set, listed, and sent as two writes each, in order', async () => {
    const { book, change, row, user, answerIn, platform } = open()
    await change()
    expect(book.writes).toEqual([])
    expect((await row('十勝しぼりたて牛乳')).getByText('変更（未確定）')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '変更を確定する' }))
    const list = within(await screen.findByRole('list', { name: '変更の内容' }))
    expect(list.getByRole('listitem')).toHaveTextContent('十勝しぼりたて牛乳4週ごと・3点に変更')
    await answerIn('変更を確定しますか？', /^確定する/)
    await waitFor(() =>
      expect(book.writes).toEqual([
        { did: 'put', no: milkNo(1), quantity: 1, status: 9110 },
        { did: 'put', no: milkNo(4), quantity: 3, status: 9110 },
      ]),
    )
    expect(await (await row('十勝しぼりたて牛乳')).findByText('変更依頼中')).toBeVisible()
    expect(platform.notices.shown()).toMatchObject([{ kind: 'popup', title: '定期便の変更を受け付けました' }])
    expect(screen.queryByRole('button', { name: '変更を確定する' })).toBeNull()
    expect(toldFacts()).toContainEqual({ name: 'order/changed', payload: { week: milk.product.week } })
  })

  it('carry the status of the app when they are made there', async () => {
    const { book, change, apply } = open(undefined, { entry: 'app', path: '/mobile/mycle?tab=manage' })
    await change()
    await apply()
    await waitFor(() => expect(book.writes.map(({ status }) => status)).toEqual([9210, 9210]))
  })

  it('[ORD-104] [ORD-105] a stop asks first, with the product and its weeks', async () => {
    const { press, answerIn, row } = open()
    await press('十勝しぼりたて牛乳', '次回だけ中止')
    const dialog = await screen.findByRole('dialog', { name: '次回のお届けを中止しますか？' })
    expect(dialog).toHaveTextContent('十勝しぼりたて牛乳')
    expect(dialog).toHaveTextContent('中止するお届け12月1週 12月1日(火)最後のお届け11月4週')
    await answerIn('次回のお届けを中止しますか？', /^いいえ/)
    expect(screen.queryByRole('button', { name: '変更を確定する' })).toBeNull()
    await press('十勝しぼりたて牛乳', '次回だけ中止')
    await answerIn('次回のお届けを中止しますか？', /^はい/)
    expect((await row('十勝しぼりたて牛乳')).getByText('[次回お届け中止]')).toBeVisible()
  })

  it('[ORD-104] [ORD-105] a cancellation asks first, and sends the number that cancels', async () => {
    const { press, answerIn, apply, book, row } = open()
    await press('平飼いたまご', '解約')
    const dialog = await screen.findByRole('dialog', { name: '定期便を解約しますか？' })
    expect(dialog).toHaveTextContent('平飼いたまご次回のお届け12月1週 12月1日(火)最後のお届け11月3週')
    await answerIn('定期便を解約しますか？', /^はい/)
    await apply()
    await waitFor(() => expect(book.writes).toMatchObject([{ no: numberOf('104033', 10), quantity: 1, status: 9110 }]))
    expect(await (await row('平飼いたまご')).findByText('解約依頼中')).toBeVisible()
    expect((await row('平飼いたまご')).getByText('[次回お届け中止]')).toBeVisible()
  })

  it('[ORD-103] can be taken back, before and after they were sent', async () => {
    const { book, change, press, apply, row } = open()
    await change()
    await press('十勝しぼりたて牛乳', '変更のキャンセル')
    expect((await row('十勝しぼりたて牛乳')).queryByText('変更（未確定）')).toBeNull()
    expect(book.writes).toEqual([])
    await change()
    await apply()
    await (await row('十勝しぼりたて牛乳')).findByText('変更依頼中')
    await press('十勝しぼりたて牛乳', '変更のキャンセル')
    await waitFor(async () => expect((await row('十勝しぼりたて牛乳')).queryByText('変更依頼中')).toBeNull())
    expect(book.writes.slice(2)).toEqual([
      { did: 'delete', no: milkNo(4) },
      { did: 'delete', no: milkNo(1) },
    ])
  })

  it('[ORD-102] a skipped delivery can be had again', async () => {
    const { book, press, row } = open([asked({ code: 9 })])
    expect((await row('十勝しぼりたて牛乳')).getByText('[次回お届け中止]')).toBeVisible()
    await press('十勝しぼりたて牛乳', 'お届けを再開')
    await waitFor(() => expect(book.writes).toEqual([{ did: 'delete', no: milkNo(9) }]))
    await waitFor(async () => expect((await row('十勝しぼりたて牛乳')).queryByText('[次回お届け中止]')).toBeNull())
  })

  it.each([
    { quantity: '9', asks: false },
    { quantity: '10', asks: true },
  ])('[ORD-056] $quantity pieces ask once more: $asks', async ({ quantity, asks }) => {
    const { press, apply, user, answerIn, book } = open()
    await press('十勝しぼりたて牛乳', '周期・数量を変更')
    await user.click(screen.getByRole('combobox'))
    await chooseQuantity(user, screen.getByRole('combobox'), quantity)
    await user.click(screen.getByRole('button', { name: '変更する' }))
    await apply()
    if (asks) {
      expect(book.writes).toEqual([])
      await answerIn('注文数のご確認', /^はい/)
    }
    await waitFor(() => expect(book.writes).toHaveLength(2))
  })

  it('that change nothing are not set', async () => {
    const { press, user } = open()
    await press('十勝しぼりたて牛乳', '周期・数量を変更')
    await user.click(screen.getByRole('button', { name: '変更する' }))
    expect(screen.queryByRole('button', { name: '変更を確定する' })).toBeNull()
  })
})

describe('[ORD-109] when a write fails', () => {
  const done = { kind: 'popup', title: '定期便の変更を受け付けました' }

  it('the first: the screen shows what is held, and offers both halves again', async () => {
    const { book, change, apply, row, platform } = open()
    book.next('refused')
    await change()
    await apply()
    expect(await screen.findByRole('alert', { name: 'エラー' })).toHaveTextContent('CSP50002')
    expect(platform.notices.shown()).not.toContainEqual(done)
    expect((await row('十勝しぼりたて牛乳')).getByText('変更（未確定）')).toBeVisible()
    await apply()
    await waitFor(() => expect(book.writes.map(({ no }) => no)).toEqual([milkNo(1), milkNo(1), milkNo(4)]))
    await waitFor(() => expect(platform.notices.shown()).toContainEqual(done))
  })

  it('the second: only the missing half is sent again', async () => {
    const { book, change, apply, platform } = open()
    book.next('stored', 'refused')
    await change()
    await apply()
    await waitFor(() => expect(book.reads()).toBe(2))
    expect(platform.notices.shown()).not.toContainEqual(done)
    await apply()
    await waitFor(() => expect(book.writes.map(({ no }) => no)).toEqual([milkNo(1), milkNo(4), milkNo(4)]))
    await waitFor(() => expect(platform.notices.shown()).toContainEqual(done))
  })

  it('[ORD-103] the second: 変更のキャンセル drops the wish and takes back the half that is held', async () => {
    const { book, change, apply, press, row, platform } = open()
    book.next('stored', 'refused')
    await change()
    await apply()
    await waitFor(() => expect(book.reads()).toBe(2))
    await press('十勝しぼりたて牛乳', '変更のキャンセル')
    await waitFor(() => expect(book.writes.slice(2)).toEqual([{ did: 'delete', no: milkNo(1) }]))
    expect(await (await row('十勝しぼりたて牛乳')).findByRole('button', { name: /^周期・数量を変更/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: '変更を確定する' })).toBeNull()
    expect(platform.notices.shown().at(-1)).toMatchObject({ kind: 'popup', title: '定期便の変更を取り消しました' })
  })

  it('[ORD-108] [ORD-131] the second, and the wish is dropped on leaving: the half that is held is no change', async () => {
    const { book, change, apply, answerIn, row, platform } = open()
    book.next('stored', 'refused')
    await change()
    await apply()
    await waitFor(() => expect(book.reads()).toBe(2))
    act(() => platform.navigation.navigate('/category'))
    await answerIn('確定していない変更があります', /^いいえ/)
    await waitFor(() => expect(screen.queryByRole('button', { name: '変更を確定する' })).toBeNull())
    const milkRow = await row('十勝しぼりたて牛乳')
    expect(milkRow.queryByText('変更依頼中')).toBeNull()
    expect(milkRow.queryByText(/→/)).toBeNull()
    expect(milkRow.getByRole('button', { name: /^変更のキャンセル/ })).toBeVisible()
  })

  it('[ORD-109] the second, of a change to one piece: only the missing half is sent again', async () => {
    const { book, press, user, apply, row } = open()
    book.next('stored', 'refused')
    await press('十勝しぼりたて牛乳', '周期・数量を変更')
    await chooseQuantity(user, screen.getByRole('combobox'), '1')
    await user.click(screen.getByRole('button', { name: '変更する' }))
    await apply()
    await waitFor(() => expect(book.reads()).toBe(2))
    await apply()
    await waitFor(() => expect(book.writes.map(({ quantity }) => quantity)).toEqual([1, 1, 1]))
    expect(await (await row('十勝しぼりたて牛乳')).findByText('変更依頼中')).toBeVisible()
  })

  it('and the list cannot be read: it is read before anything is sent', async () => {
    const { book, change, apply, user, platform } = open()
    await change()
    book.next('stored', 'refused')
    book.breakReads(true)
    await apply()
    expect(await screen.findByText('変更が届いたか確認できませんでした')).toBeVisible()
    expect(screen.queryByRole('button', { name: '変更を確定する' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '変更を確認する' }))
    expect(screen.queryByRole('button', { name: '変更を確定する' })).toBeNull()
    book.breakReads(false)
    await waitFor(() => expect(screen.getByRole('button', { name: '変更を確認する' })).not.toHaveAttribute('aria-busy'))
    await user.click(screen.getByRole('button', { name: '変更を確認する' }))
    await apply()
    await waitFor(() => expect(book.writes.map(({ no }) => no)).toEqual([milkNo(1), milkNo(4), milkNo(4)]))
    await waitFor(() => expect(platform.notices.shown()).toContainEqual(done))
  })

  it.each([
    { says: 'stored: the change is done', fate: 'lost', left: false },
    { says: 'not stored: it is offered again', fate: 'lostUnstored', left: true },
  ] as const)('[ORD-133] an answer is lost, $says', async ({ fate, left }) => {
    const { book, change, apply, platform } = open()
    book.next('stored', fate)
    await change()
    await apply()
    await waitFor(() => expect(book.reads()).toBe(2))
    await waitFor(() => expect(platform.notices.shown()).toHaveLength(1))
    expect(book.writes).toHaveLength(2)
    expect(platform.notices.shown()[0]?.kind).toBe(left ? 'error' : 'popup')
    expect(screen.queryByRole('button', { name: '変更を確定する' }) !== null).toBe(left)
  })

  it('[ORD-133] an answer is lost half-way and the list shows that it has arrived: the other half follows', async () => {
    const { book, change, apply, platform } = open()
    book.next('lost')
    await change()
    await apply()
    await waitFor(() => expect(platform.notices.shown()).toContainEqual(done))
    expect(book.writes.map(({ no }) => no)).toEqual([milkNo(1), milkNo(4)])
  })

  it('[ORD-133] what had not arrived is sent again under the same name', async () => {
    const { book, change, apply, platform } = open()
    book.next('lostUnstored')
    await change()
    await apply()
    await waitFor(() => expect(platform.notices.shown()).toMatchObject([{ kind: 'error' }]))
    await apply()
    await waitFor(() => expect(platform.notices.shown()).toContainEqual(done))
    expect(book.writes.map(({ no }) => no)).toEqual([milkNo(1), milkNo(1), milkNo(4)])
    const [lost, again, other] = book.intents
    expect([again === lost, other === lost]).toEqual([true, false])
  })

  it('[ORD-133] an answer that was lost is looked for first, also by who has left the screen meanwhile', async () => {
    const { book, change, apply, platform, unmount } = open()
    await change()
    book.next('stored', 'lost')
    book.breakReads(true)
    await apply()
    expect(await screen.findByText('変更が届いたか確認できませんでした')).toBeVisible()
    await waitFor(() => expect(platform.holds()).toBe(1))
    unmount()
    book.breakReads(false)
    const back = renderScreen(<SubscriptionPage />, { platform, path: '/mycle?tab=manage' })
    expect(await screen.findByText('変更が届いたか確認できませんでした')).toBeVisible()
    expect(screen.queryByRole('button', { name: '変更を確定する' })).toBeNull()
    await back.user.click(screen.getByRole('button', { name: '変更を確認する' }))
    await waitFor(() => expect(screen.queryByText('変更が届いたか確認できませんでした')).toBeNull())
    expect(screen.queryByRole('button', { name: '変更を確定する' })).toBeNull()
    expect(screen.getByText('変更依頼中')).toBeVisible()
    expect(book.writes).toHaveLength(2)
  })

  const cancelEggs = async ({ press, answerIn }: ReturnType<typeof open>) => {
    await press('平飼いたまご', '解約')
    await answerIn('定期便を解約しますか？', /^はい/)
  }

  it('a product that the service refuses holds up no other, and is named with the reason', async () => {
    const page = open()
    const { book, change, apply, row, answerIn, platform } = page
    await change()
    await cancelEggs(page)
    book.next('stored', 'tooMany')
    await apply()
    const said = await screen.findByRole('dialog', { name: '受け付けられなかった変更があります' })
    expect(said).toHaveTextContent('十勝しぼりたて牛乳：この商品は2個までご注文いただけます。')
    expect(said).not.toHaveTextContent('平飼いたまご')
    await answerIn('受け付けられなかった変更があります', /^OK/)
    expect(book.writes.map(({ no }) => no)).toEqual([milkNo(1), milkNo(4), numberOf('104033', 10)])
    expect((await row('平飼いたまご')).getByText('解約依頼中')).toBeVisible()
    expect((await row('十勝しぼりたて牛乳')).getByText('変更（未確定）')).toBeVisible()
    expect(screen.getByText('確定していない変更 1件')).toBeVisible()
    expect(platform.notices.shown()).toEqual([])
  })

  it('[ORD-133] an answer that is lost after a refusal ends the run: nothing further is sent', async () => {
    const page = open()
    const { book, change, apply, press, answerIn, platform } = page
    await change()
    await cancelEggs(page)
    await press('ゆめぴりか', '次回だけ中止')
    await answerIn('次回のお届けを中止しますか？', /^はい/)
    book.next('tooMany', 'lostUnstored')
    await apply()
    await answerIn('受け付けられなかった変更があります', /^OK/)
    expect(book.writes.map(({ no }) => no)).toEqual([milkNo(1), numberOf('104033', 10)])
    expect(platform.notices.shown()).toMatchObject([{ kind: 'error' }])
    expect(screen.getByText('確定していない変更 3件')).toBeVisible()
  })

  it('what was taken back in vain stays', async () => {
    const { book, press, row } = open([asked({ code: 4, quantity: 3 })])
    book.next('refused')
    await press('十勝しぼりたて牛乳', '変更のキャンセル')
    expect(await screen.findByRole('alert', { name: 'エラー' })).toHaveTextContent('CSP50002')
    expect((await row('十勝しぼりたて牛乳')).getByText('変更依頼中')).toBeVisible()
  })

  it('[ORD-103] [ORD-133] the list cannot be read between two halves taken back: the second stays, and is not said to be gone', async () => {
    const { book, change, press, apply, row, user, platform } = open()
    await change()
    await apply()
    await (await row('十勝しぼりたて牛乳')).findByText('変更依頼中')
    book.breakReads(true)
    await press('十勝しぼりたて牛乳', '変更のキャンセル')
    expect(await screen.findByText('変更が届いたか確認できませんでした')).toBeVisible()
    expect(platform.notices.shown()).not.toContainEqual({ kind: 'popup', title: '定期便の変更を取り消しました' })
    expect(book.writes.slice(2)).toEqual([{ did: 'delete', no: milkNo(4) }])
    book.breakReads(false)
    await waitFor(() => expect(screen.getByRole('button', { name: '変更を確認する' })).not.toHaveAttribute('aria-busy'))
    await user.click(screen.getByRole('button', { name: '変更を確認する' }))
    await waitFor(() => expect(screen.queryByText('変更が届いたか確認できませんでした')).toBeNull())
    await press('十勝しぼりたて牛乳', '変更のキャンセル')
    await waitFor(() => expect(book.writes.slice(3)).toEqual([{ did: 'delete', no: milkNo(1) }]))
    await waitFor(async () => expect((await row('十勝しぼりたて牛乳')).queryByText('変更依頼中')).toBeNull())
  })
})

describe('[ORD-131] leaving with changes', () => {
  it('asks once; はい leads back to them', async () => {
    const { change, platform, answerIn, row } = open()
    await change()
    expect(platform.holds()).toBe(1)
    act(() => platform.navigation.navigate('/category'))
    act(() => platform.navigation.navigate('/cart/ordered'))
    await answerIn('確定していない変更があります', /^はい/)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(platform.navigation.path()).toBe('/mycle?tab=manage')
    expect((await row('十勝しぼりたて牛乳')).getByText('変更（未確定）')).toBeVisible()
  })

  it('いいえ drops them', async () => {
    const { change, platform, answerIn } = open()
    await change()
    act(() => platform.navigation.navigate('/category'))
    await answerIn('確定していない変更があります', /^いいえ/)
    await waitFor(() => expect(screen.queryByRole('button', { name: '変更を確定する' })).toBeNull())
    expect(platform.navigation.path()).toBe('/category')
    expect(platform.holds()).toBe(0)
  })

  it('Esc is no answer: they stay, are there on the way back, and are asked about when they are left again', async () => {
    const { change, platform, user, row } = open()
    await change()
    act(() => platform.navigation.navigate('/category'))
    await screen.findByRole('dialog', { name: '確定していない変更があります' })
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(platform.navigation.path()).toBe('/category')
    act(() => platform.navigation.navigate('/cart/ordered'))
    expect(platform.notices.question()).toBeUndefined()
    act(() => platform.navigation.navigate('/mycle?tab=manage'))
    expect((await row('十勝しぼりたて牛乳')).getByText('変更（未確定）')).toBeVisible()
    expect(platform.notices.question()).toBeUndefined()
    act(() => platform.navigation.navigate('/category'))
    expect(platform.notices.question()).toBeDefined()
  })

  it('who goes back without an answer is asked no longer, and finds them', async () => {
    const { change, platform, row } = open()
    await change()
    act(() => platform.navigation.navigate('/category'))
    expect(await screen.findByRole('dialog', { name: '確定していない変更があります' })).toBeVisible()
    act(() => platform.navigation.go(-1))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect((await row('十勝しぼりたて牛乳')).getByText('変更（未確定）')).toBeVisible()
  })

  it.each([
    {
      says: 'without an answer: they are there',
      leave: ({ navigation }: FakePlatform) => navigation.go(-1),
      left: true,
    },
    {
      says: 'after Esc: they are there',
      leave: ({ notices }: FakePlatform) => notices.question()?.answer(undefined),
      left: true,
    },
    {
      says: 'after いいえ: they are gone',
      leave: ({ notices }: FakePlatform) => notices.question()?.answer(false),
      left: false,
    },
  ])('the page has gone by then; back $says', async ({ leave, left }) => {
    const first = open()
    await first.change()
    act(() => first.platform.navigation.navigate('/category'))
    first.unmount()
    await act(async () => leave(first.platform))
    expect(first.platform.notices.question()).toBeUndefined()
    const { platform } = first
    act(() => platform.navigation.navigate('/mycle?tab=manage'))
    renderScreen(<SubscriptionPage />, { platform })
    expect(await screen.findByRole('listitem', { name: '十勝しぼりたて牛乳' })).toBeVisible()
    expect(screen.queryByText('変更（未確定）') !== null).toBe(left)
  })

  it('asks nothing when nothing was set, and nothing between the tabs', async () => {
    const { change, row, platform, user } = open()
    await row('十勝しぼりたて牛乳')
    act(() => platform.navigation.navigate('/category'))
    expect(platform.notices.question()).toBeUndefined()
    act(() => platform.navigation.navigate('/mycle?tab=manage'))
    await change()
    await user.click(screen.getByRole('tab', { name: /^次のお届け/ }))
    expect(platform.notices.question()).toBeUndefined()
  })

  it('is asked by the browser when the shop itself is left', async () => {
    const { change } = open()
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await screen.findByRole('listitem', { name: '十勝しぼりたて牛乳' })
    expect(leave()).toBe(true)
    await change()
    expect(leave()).toBe(false)
  })

  it('finds them again after a reload, for the same member alone', async () => {
    const first = open()
    await first.change()
    first.unmount()
    const again = renderScreen(<SubscriptionPage />, { path: '/mycle?tab=manage', platform: first.platform })
    expect(await screen.findByText('変更（未確定）')).toBeVisible()
    again.unmount()
    renderScreen(<SubscriptionPage />, {
      as: aMember('family', { code: memberCode('1234567802') }),
      path: '/mycle?tab=manage',
      platform: first.platform,
    })
    expect(await screen.findByRole('listitem', { name: '十勝しぼりたて牛乳' })).toBeVisible()
    expect(screen.queryByText('変更（未確定）')).toBeNull()
  })
})
