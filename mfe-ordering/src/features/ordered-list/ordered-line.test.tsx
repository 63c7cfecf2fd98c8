import { beforeEach, describe, expect, it } from '@jest/globals'
import { memberPointCall, pointBalanceCall, subscriptionsCall } from '@shop/shared/contract'
import type { MemberKind } from '@shop/shared/domain'
import type { Stop } from '@shop/shared/domain/shopping'
import {
  anOrderBook,
  anOrderLine,
  answer,
  aPlanningWeek,
  aProduct,
  atDeadline,
  chooseQuantity,
  deadlineText,
  refused,
  renderScreen,
  server,
} from '@shop/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aSubscription, asked } from '../../parts/subscriptions/testing/a-subscription.ts'
import { aSubscriptionBook } from '../../parts/subscriptions/testing/subscription-book.ts'
import { OrderedListPage } from './ordered-list-page.tsx'
import { allButHeart, line, open } from './testing/open-ordered-list.tsx'

const gift = aProduct({
  orderNumber: '109500',
  name: '交換タオル',
  isPointExchange: true,
  pointPrice: 500,
  maxOrder: 5,
})
const ham = aProduct({ orderNumber: '104050', name: 'ハム', isLottery: true })

const points = (available_point_amount: number) => answer(pointBalanceCall, { available_point_amount })

beforeEach(() =>
  server.use(
    points(1200),
    answer(memberPointCall, { currentPoint: 3000, availablePoint: 3000, totalReservedPoint: 0 }),
    answer(subscriptionsCall, { total_count: 0, come_every_inf: [] }),
  ),
)

const warned = () => screen.getByRole('alert', { name: 'エラー' })

describe('a line that came for points', () => {
  const exchanged = () => [anOrderLine({ product: gift, quantity: 1 })]
  const openDialog = async (user: { click(element: Element): Promise<void> }) => {
    const button = (await line('交換タオル')).getByRole('button', { name: '数量を変更 交換タオル' })
    await waitFor(() => expect(button).toBeEnabled())
    await user.click(button)
  }

  it('costs points and no yen', async () => {
    open([anOrderLine({ product: gift, quantity: 2 })])
    expect(
      (await line('交換タオル')).getByText('ポイント', { exact: false, selector: '[data-points]' }),
    ).toHaveTextContent('500ポイント')
    expect(screen.getByRole('complementary', { name: '合計' })).toHaveTextContent('ご利用ポイント1,000ポイント')
  })

  it('[ORD-084] [ACC-078] is changed within what points allow', async () => {
    const { user, book } = open(exchanged())
    await openDialog(user)
    const dialog = within(await screen.findByRole('dialog', { name: 'ポイント交換の数量を変更' }))
    const choice = dialog.getByRole('combobox', { name: /^数量/ })
    await user.hover(choice)
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['1', '2', '3'])
    await chooseQuantity(user, choice, '3')
    expect(screen.getByRole('dialog')).toHaveTextContent('必要なポイント1,500ポイント')
    await user.click(dialog.getByRole('button', { name: '変更する' }))
    await waitFor(() => expect(book.quantityOf(gift)).toBe(3))
    expect(book.writes).toMatchObject([{ did: 'put', mode: 'direct', quantity: 3 }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[ACC-081] reads the points again, of which the change has reserved some', async () => {
    const { user } = open(exchanged())
    await openDialog(user)
    server.use(points(700))
    await chooseQuantity(user, await screen.findByRole('combobox', { name: /^数量/ }), '2')
    await user.click(screen.getByRole('button', { name: '変更する' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openDialog(user)
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('（交換済みの分を含む）1,700ポイント'))
  })

  it('[ORD-084] never beyond the maximum of the product', async () => {
    server.use(points(100_000))
    const { user } = open(exchanged())
    await openDialog(user)
    const choice = await screen.findByRole('combobox', { name: /^数量/ })
    await user.hover(choice)
    expect(within(choice).getAllByRole('option')).toHaveLength(5)
  })

  it('[ORD-085] says so where more stands in the order than may be', async () => {
    const { user, book, platform } = open([anOrderLine({ product: gift, quantity: 7 })])
    await openDialog(user)
    await user.click(await screen.findByRole('button', { name: '変更する' }))
    expect(platform.notices.shown()).toMatchObject([{ kind: 'popup', title: '注文できる上限数を超えています。' }])
    expect(book.writes).toEqual([])
  })

  it('[ORD-087] is not changed by a family card', async () => {
    const { user, book } = open(exchanged(), { as: 'family' })
    await openDialog(user)
    expect(warned()).toHaveTextContent('家族証の場合は変更できません')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(book.writes).toEqual([])
  })

  it('gives the focus back when nothing is changed', async () => {
    const { user, book } = open(exchanged())
    await openDialog(user)
    await user.click(await screen.findByRole('button', { name: '変更しない' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: '数量を変更 交換タオル' })).toHaveFocus()
    expect(book.writes).toEqual([])
  })

  it('can still be lowered when the points cannot be read', async () => {
    server.use(answer(pointBalanceCall, () => refused(503)))
    const { user } = open([anOrderLine({ product: gift, quantity: 2 })])
    await openDialog(user)
    const choice = await screen.findByRole('combobox', { name: /^数量/ })
    await user.hover(choice)
    expect(within(choice).getAllByRole('option')).toHaveLength(2)
  })
})

describe('a line in limited quantity', () => {
  it.each([
    { id: 'CAT-074', lottery: { is: 'lost' }, says: '抽選の結果、お届けできません' },
    { id: 'CAT-074', lottery: { is: 'fewer', won: 1 }, says: 'ご注文数より少ない数でのお届けとなります（1個）' },
    { id: 'CAT-074', lottery: { is: 'full' }, says: 'ご注文数どおりお届けします' },
  ] as const)('[$id] [CAT-076] tells the outcome: $says', async ({ lottery, says }) => {
    const book = anOrderBook([anOrderLine({ product: ham, quantity: 2, lottery })])
    server.use(...book.handlers)
    renderScreen(<OrderedListPage />)
    expect((await line('ハム')).getByText(says)).toBeVisible()
  })

  it('[CAT-075] is awaited once the week is closed, not before', async () => {
    const lines = [anOrderLine({ product: ham, lottery: { is: 'awaited' } })]
    const { unmount } = open(lines)
    await line('ハム')
    expect(screen.queryByText('抽選結果は15時頃に反映されます')).toBeNull()
    expect(screen.getByText('※数量限定の商品は抽選です。結果はお届け前日の15時ごろに反映します。')).toBeVisible()
    unmount()
    open(lines, { now: atDeadline(1) })
    expect((await line('ハム')).getByText('抽選結果は15時頃に反映されます')).toBeVisible()
  })

  it('[CAT-048] wears the mark of limited quantity', async () => {
    open([anOrderLine({ product: ham })])
    expect((await line('ハム')).getByText('数量限定')).toBeVisible()
  })
})

it('[ORD-077] a line of a subscription leads to its settings, where alone it is changed', async () => {
  open([anOrderLine({ product: aProduct(), quantity: 2, isSubscription: true })])
  const shown = await line('十勝しぼりたて牛乳')
  expect(shown.getByRole('link', { name: '定期便の設定を変更する' })).toHaveAttribute('href', '/mycle')
  expect(shown.getByText('2点')).toBeVisible()
  expect(shown.queryByRole('button', allButHeart)).toBeNull()
})

describe('a line of a subscription of which something is asked', () => {
  const own = aSubscription({ cycleCode: 2 })
  const delivered = (stop?: Stop) => [
    anOrderLine({
      product: own.product,
      orderNumber: own.orderNumber,
      quantity: 2,
      isSubscription: true,
      ...(stop === undefined ? {} : { stop }),
    }),
    anOrderLine({ product: aProduct({ orderNumber: '104002', name: 'たまご' }) }),
  ]
  const total = () => screen.getByRole('complementary', { name: '合計' })

  it('[ORD-108] stays as it is until the deadline when a change is asked, and says so', async () => {
    const { handlers } = aSubscriptionBook([asked({ code: 4 }, own)])
    server.use(...handlers)
    const { unmount } = open(delivered())
    const shown = await line('十勝しぼりたて牛乳')
    expect(await shown.findByText(`変更依頼中：${deadlineText()}の締切後に反映されます`)).toBeVisible()
    expect(shown.getByText('2点').tagName).not.toBe('S')
    expect(total()).toHaveTextContent('商品点数3点')
    unmount()
    open(delivered(), { now: atDeadline(1) })
    const closed = await line('十勝しぼりたて牛乳')
    expect(await closed.findByText('変更依頼中：この締切で反映されます')).toBeVisible()
  })

  it.each<{ id: string; stop: Stop; says: string }>([
    { id: 'ORD-101', stop: 'cancel', says: '解約依頼中：今回はお届けしません' },
    { id: 'ORD-102', stop: 'skip', says: '次回お届け中止：今回はお届けしません' },
  ])('[$id] is struck through with the reason and not counted: $says', async ({ stop, says }) => {
    const { unmount } = open(delivered(stop))
    const shown = await line('十勝しぼりたて牛乳')
    expect(shown.getByText(`${says}（${deadlineText()}の締切後に反映されます）`)).toBeVisible()
    expect(shown.getByText('2点').tagName).toBe('S')
    expect(total()).toHaveTextContent('商品点数1点')
    expect(total()).toHaveTextContent('お支払い予定（税込）257円')
    expect(screen.getByRole('heading', { name: '今週のご注文 1品' })).toBeVisible()
    unmount()
    open(delivered(stop), { now: atDeadline(1) })
    expect((await line('十勝しぼりたて牛乳')).getByText(`${says}（この締切で反映されます）`)).toBeVisible()
  })

  it('has the number that the catalogue and the settings call it by', async () => {
    open(delivered())
    const shown = await line('十勝しぼりたて牛乳')
    expect(shown.getByText(`番号 ${own.product.orderNumber}`)).toBeVisible()
    expect(shown.getByRole('link', { name: '十勝しぼりたて牛乳' })).toHaveAttribute('href', '/products/20261201/104001')
  })

  it('stands beside what was ordered of the same product by hand', async () => {
    const { book, user } = open([...delivered(), anOrderLine({ product: own.product, quantity: 1 })])
    const both = await screen.findAllByRole('listitem', { name: '十勝しぼりたて牛乳' })
    expect(both).toHaveLength(2)
    const byHand = both.find((one) => within(one).queryByText('定期便') === null)
    await user.click(within(byHand as HTMLElement).getByRole('button', { name: /^取消し/ }))
    await user.click(screen.getByRole('button', { name: /^はい/ }))
    await waitFor(() => expect(book.writes).toMatchObject([{ did: 'delete', no: '104001' }]))
    expect(await screen.findByRole('listitem', { name: '十勝しぼりたて牛乳' })).toHaveTextContent('定期便')
  })

  it('says nothing of it where nothing is asked, nor without an answer', async () => {
    const book = aSubscriptionBook([own])
    server.use(...book.handlers)
    const { unmount } = open(delivered())
    await line('十勝しぼりたて牛乳')
    await waitFor(() => expect(book.reads()).toBe(1))
    expect(screen.queryByText(/反映されます/)).toBeNull()
    unmount()
    book.breakReads(true)
    open(delivered())
    expect((await line('十勝しぼりたて牛乳')).getByText('2点')).toBeVisible()
    expect(screen.queryByText(/反映されます/)).toBeNull()
  })

  it('is not asked about where nothing comes by subscription', async () => {
    const book = aSubscriptionBook([asked({ code: 10 }, own)])
    server.use(...book.handlers)
    open([anOrderLine()])
    await line('十勝しぼりたて牛乳')
    expect(book.reads()).toBe(0)
  })
})

it('[ORD-060] a limited item that is no longer valid can be lowered and cancelled, not raised', async () => {
  const gone = aProduct({ orderNumber: '084612', name: 'かに', isLimited: true, isOnSale: false })
  open([anOrderLine({ product: gone, quantity: 2 })])
  const shown = await line('かに')
  expect(shown.getByRole('button', { name: '1つ増やす' })).toHaveAttribute('aria-disabled', 'true')
  expect(shown.getByRole('button', { name: '1つ増やす' })).toHaveAccessibleDescription('今週はお取扱いありません')
  expect(shown.getByRole('button', { name: '1つ減らす' })).not.toHaveAttribute('aria-disabled')
  expect(shown.getByRole('button', { name: /^取消し/ })).toBeEnabled()
  expect(shown.getByText('今週はお取扱いありません：今回はお届けしません')).toBeVisible()
  expect(screen.getByRole('complementary', { name: '合計' })).toHaveTextContent('お支払い予定（税込）0円')
})

it('[ORD-071] the order is read here even on a limited-product concentration date', async () => {
  const weeks = [aPlanningWeek({ closesAt: atDeadline(0, 1) })]
  const { book } = open([anOrderLine()], { now: '2026-11-24T22:05:00+09:00', weeks })
  expect(await screen.findByRole('listitem', { name: '十勝しぼりたて牛乳' })).toBeVisible()
  expect(book.reads()).toBe(1)
})

it.each<MemberKind>(['delivery', 'family', 'corporate', 'watchedOver'])(
  '[ORD-003] [ORD-078] %s changes an order',
  async (as) => {
    const { user, book } = open([anOrderLine()], { as })
    await user.click((await line('十勝しぼりたて牛乳')).getByRole('button', { name: '1つ増やす' }))
    await waitFor(() => expect(book.writes).toMatchObject([{ mode: 'direct', quantity: 2 }]))
  },
)
