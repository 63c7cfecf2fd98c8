import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { orderListCall, productCall, subscriptionsCall } from '@shop/shared/contract'
import { shoppingMessages } from '@shop/shared/domain/shopping'
import type { NavigateOptions } from '@shop/shared/router'
import { dispatchSession } from '@shop/shared/session'
import {
  anOrderBook,
  anOrderLine,
  answer,
  aPlanningWeek,
  aProduct,
  atDeadline,
  beginSession,
  deadlineText,
  type FakePlatform,
  fakePlatform,
  productWire,
  publishedFacts,
  refused,
  renderScreen,
  server,
  theNextWeek,
} from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { OrderedListPage } from './ordered-list-page.tsx'
import { allButHeart, line, open } from './testing/open-ordered-list.tsx'

const milk = aProduct({ name: '十勝しぼりたて牛乳', brand: 'みのりの約束', basePrice: 238, taxIncludedPrice: 257 })
const paper = aProduct({
  orderNumber: '109001',
  name: 'トイレットペーパー',
  standard: '12ロール',
  basePrice: 498,
  taxIncludedPrice: 547,
  taxRate: 10,
})

beforeEach(() => server.use(answer(subscriptionsCall, { total_count: 0, come_every_inf: [] })))

const summary = () => screen.getByRole('complementary', { name: '合計' })
const ordinary = () => [anOrderLine({ product: milk, quantity: 2 }), anOrderLine({ product: paper })]

describe('the ordered list', () => {
  it('[ORD-003] shows what is ordered for the week', async () => {
    open(ordinary())
    const first = await line('十勝しぼりたて牛乳')
    expect(first.getByRole('link', { name: '十勝しぼりたて牛乳' })).toHaveAttribute('href', '/products/20261201/104001')
    expect(first.getByText('番号 104001')).toBeVisible()
    expect(first.getByText(/1L/)).toBeVisible()
    expect(first.getByRole('group', { name: /の注文数$/ })).toHaveTextContent('2')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ご注文内容')
    expect(screen.getByText('12月1週分')).toBeVisible()
    expect(screen.getByRole('heading', { name: '今週のご注文 2品' })).toBeVisible()
    expect(screen.getByText(`${deadlineText()}まで変更できます`)).toBeVisible()
  })

  const recommended = { name: 'ordering/recommendations', version: 1 }
  const beside = { place: 'orderedList', week: aPlanningWeek().number, title: 'ついで買いにいかがですか' }

  it('[API-036] [ORD-071] in the rush has that row only at its first reading, when the items are known', async () => {
    const platform = fakePlatform({ now: '2026-11-24T22:05:00+09:00', path: '/cart/ordered' })
    const { send } = platform.api
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    platform.api.send = async (call, args) => {
      if (call.path === orderListCall.path) await held
      return send(call, args)
    }
    open(ordinary(), { platform, weeks: [aPlanningWeek({ closesAt: atDeadline(0, 1) })] })
    expect(await screen.findByText('商品を読み込み中です')).toBeInTheDocument()
    expect(platform.slots.opened()).not.toContainEqual(expect.objectContaining(recommended))
    release()
    await line('十勝しぼりたて牛乳')
    await waitFor(() => expect(platform.slots.opened()).toContainEqual({ ...recommended, props: beside }))
  })

  it('[GRD-087] asks for nothing after a logout, while it is still on show', async () => {
    const { platform } = open(ordinary())
    await line('十勝しぼりたて牛乳')
    const { send } = platform.api
    const asked: string[] = []
    platform.api.send = (call, args) => {
      asked.push(call.path)
      return send(call, args)
    }
    // The shell forgets what was read for the member.
    platform.queryClient.clear()
    beginSession('visitor', [aPlanningWeek()])
    expect(screen.queryByRole('listitem', { name: '十勝しぼりたて牛乳' })).toBeNull()
    expect(asked).toEqual([])
  })

  it('[ORD-081] adds up by rate what is to be paid', async () => {
    open(ordinary())
    await line('トイレットペーパー')
    const rows = [...summary().querySelectorAll('dt')].map(
      (term) => `${term.textContent} ${term.nextSibling?.textContent}`,
    )
    expect(rows).toEqual([
      '商品点数 3点',
      '本体合計 974円',
      '消費税（8%）8%対象※ 476円 38円',
      '消費税（10%）10%対象 498円 49円',
      'お支払い予定（税込） 1,061円',
      'お届け日 12月1日(火)',
      `締切 ${deadlineText()}`,
    ])
    expect(screen.getByText('※は軽減税率（8%）の対象です。')).toBeVisible()
  })

  it('[K-62] says why its lines, each with its tax rounded, do not add up to the total', async () => {
    const bread = aProduct({ orderNumber: '104009', name: '食パン', basePrice: 298, taxIncludedPrice: 321 })
    open([anOrderLine({ product: bread, quantity: 10 })])
    await line('食パン')
    expect(summary()).toHaveTextContent('お支払い予定（税込）3,218円')
    expect(summary()).toHaveTextContent('消費税は税率ごとに合計して計算しています。')
  })

  it('[BIZ-017] [K-142] shows a rate that is new by its own name', async () => {
    const rare = { name: '灯油', taxRate: 12, basePrice: 99, taxIncludedPrice: 110 }
    open([...ordinary(), anOrderLine({ product: aProduct({ orderNumber: '109009', ...rare }) })])
    await line('灯油')
    expect(summary()).toHaveTextContent('消費税（12%）12%対象 99円11円')
    expect(summary()).toHaveTextContent('お支払い予定（税込）1,171円')
    expect(summary()).not.toHaveTextContent('消費税は税率ごとに')
  })

  it.each([true, false])('[CAT-045] brings the note on alcohol with it where there is some: %s', async (isAlcohol) => {
    open([anOrderLine({ product: aProduct({ name: 'ビール', isAlcohol }) })])
    await line('ビール')
    expect(screen.queryAllByText('※20歳未満の飲酒は法律で禁止されています')).toHaveLength(isAlcohol ? 1 : 0)
  })

  it('[ORD-081] [BIZ-017] names what is exempt from tax', async () => {
    open([
      ...ordinary(),
      anOrderLine({
        product: aProduct({ orderNumber: '109002', name: '切手', taxRate: 0, basePrice: 84, taxIncludedPrice: 84 }),
      }),
    ])
    await line('切手')
    expect(summary()).toHaveTextContent('非課税対象84円')
    expect(summary()).toHaveTextContent('お支払い予定（税込）1,145円')
  })

  it('[ORD-078] [ORD-080] changes a quantity to what the member set, and says so', async () => {
    const { user, book, platform } = open([anOrderLine({ product: milk, quantity: 2, inputStatus: 63 })])
    const first = await line('十勝しぼりたて牛乳')
    await user.click(first.getByRole('button', { name: '1つ増やす' }))
    await waitFor(() => expect(book.quantityOf(milk)).toBe(3))
    expect(book.writes).toMatchObject([{ did: 'put', no: '104001', quantity: 3, mode: 'direct' }])
    await waitFor(() =>
      expect(platform.notices.shown()).toMatchObject([{ kind: 'popup', title: '注文内容を変更しました' }]),
    )
    expect(summary()).toHaveTextContent('商品点数3点')
    expect(publishedFacts()).toContainEqual({ name: 'order/changed', payload: { week: milk.week } })
  })

  it('[ORD-073] leaves a changed line the source it was ordered by', async () => {
    const { user, book } = open([anOrderLine({ product: milk, quantity: 2, inputStatus: 63 })])
    await user.click((await line('十勝しぼりたて牛乳')).getByRole('button', { name: '1つ増やす' }))
    await waitFor(() => expect(book.writes).toMatchObject([{ inputStatus: 63 }]))
  })

  it('goes back to what is stored when a change is refused', async () => {
    const { user, book } = open(ordinary())
    book.next({ is: 'refused', status: 409, code: 'CSP50002' })
    const first = await line('十勝しぼりたて牛乳')
    await user.click(first.getByRole('button', { name: '1つ増やす' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('CSP50002')
    expect(first.getByRole('group', { name: /の注文数$/ })).toHaveTextContent('2')
    expect(summary()).toHaveTextContent('商品点数3点')
  })

  describe('取消し', () => {
    const cancel = async (user: { click(element: Element): Promise<void> }) =>
      user.click((await line('十勝しぼりたて牛乳')).getByRole('button', { name: /^取消し/ }))

    it('[ORD-136] asks before it takes a product out', async () => {
      const { user, book } = open(ordinary())
      await cancel(user)
      const question = screen.getByRole('dialog', { name: '商品をキャンセル' })
      expect(question).toHaveTextContent('みのりの約束 十勝しぼりたて牛乳 をキャンセルしてもよろしいですか？')
      await user.click(within(question).getByRole('button', { name: /^いいえ/ }))
      expect(book.writes).toEqual([])
      expect(screen.getByRole('listitem', { name: '十勝しぼりたて牛乳' })).toBeVisible()
    })

    it('[ORD-078] removes it, and the focus goes to the product after it', async () => {
      const { user, book } = open(ordinary())
      await cancel(user)
      await user.click(screen.getByRole('button', { name: /^はい/ }))
      await waitFor(() => expect(book.writes).toMatchObject([{ did: 'delete', no: '104001' }]))
      await waitFor(() => expect(screen.queryByRole('listitem', { name: '十勝しぼりたて牛乳' })).toBeNull())
      expect(summary()).toHaveTextContent('商品点数1点')
      const [next] = screen.getAllByRole('listitem')
      await waitFor(() => expect(next).toContainElement(document.activeElement as HTMLElement))
    })

    it('puts the product back when it could not be removed', async () => {
      const { user, book } = open(ordinary())
      book.next({ is: 'refused', status: 409, code: 'CSP50002' })
      await cancel(user)
      await user.click(screen.getByRole('button', { name: /^はい/ }))
      expect(await screen.findByRole('alert')).toHaveTextContent('CSP50002')
      expect(await screen.findByRole('listitem', { name: '十勝しぼりたて牛乳' })).toBeVisible()
    })
  })

  it('[ORD-079] shows what came from a scroll site and lets it be', async () => {
    open([anOrderLine({ product: milk, quantity: 2, inputStatus: 73, isScrollOrder: true })])
    const first = await line('十勝しぼりたて牛乳')
    expect(first.getByText('専門店')).toBeVisible()
    expect(first.getByText('2点')).toBeVisible()
    expect(first.getByText('専門店サイトでのご注文は、トドックの画面から数量変更・取消しができません')).toBeVisible()
    expect(first.queryByRole('button', allButHeart)).toBeNull()
  })

  it('marks what comes by subscription, and only that', async () => {
    const couldSubscribe = aProduct({ orderNumber: '104002', name: 'たまご', isSubscription: true })
    open([anOrderLine({ product: milk, isSubscription: true }), anOrderLine({ product: couldSubscribe })])
    expect((await line('十勝しぼりたて牛乳')).getByText('定期便')).toBeVisible()
    expect((await line('たまご')).queryByText('定期便')).toBeNull()
  })

  it('[ORD-050] says of lines that wait in the entry that they are not ordered, and not that all is settled', async () => {
    const { user } = open([anOrderLine({ product: milk })])
    server.use(answer(productCall, () => productWire(paper)))
    await line('十勝しぼりたて牛乳')
    expect(summary()).toHaveTextContent('締切までは変更できます')
    await user.type(screen.getByRole('textbox'), '109001{Enter}')
    await waitFor(() => expect(summary()).toHaveTextContent('まだ注文していません（1商品）'))
    expect(document.body).not.toHaveTextContent('確定')
  })

  describe('[ORD-083] after the deadline', () => {
    const justBefore = atDeadline(-1)

    it('can only be read', async () => {
      open(ordinary(), { now: atDeadline(0.001) })
      const first = await line('十勝しぼりたて牛乳')
      expect(first.getByText('2点')).toBeVisible()
      expect(first.queryByRole('button', allButHeart)).toBeNull()
      expect(screen.getByRole('status', { name: '' })).toHaveTextContent('ご注文の受付は終了しました')
      expect(screen.queryByText(/変更できます/)).toBeNull()
      expect(summary()).toHaveTextContent('お支払い予定（税込）1,061円')
      expect(summary()).toHaveTextContent('ご注文は確定しました。このままでお届けします。')
    })

    it('closes while the page stands open', async () => {
      const { platform } = open(ordinary(), { now: justBefore })
      const first = await line('十勝しぼりたて牛乳')
      expect(first.getByRole('button', { name: '1つ増やす' })).toBeVisible()
      act(() => platform.setNow(atDeadline(0.001)))
      await waitFor(() => expect(first.queryByRole('button', allButHeart)).toBeNull())
      expect(screen.getAllByText('ご注文の受付は終了しました').length).toBeGreaterThan(0)
    })
  })

  it('[ORD-082] says when nothing is ordered, and leads on', async () => {
    open([])
    expect(await screen.findByRole('heading', { name: shoppingMessages.emptyOrder.title })).toHaveTextContent(
      'ご注文の商品はございません',
    )
    expect(screen.getByRole('link', { name: 'カテゴリからさがす' })).toHaveAttribute('href', '/category')
    expect(screen.getByRole('link', { name: 'リピ買いを見る' })).toHaveAttribute('href', '/orders/repeat')
    expect(screen.getByRole('link', { name: 'お気に入りを見る' })).toHaveAttribute('href', '/favorite')
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it('waits', () => {
    server.use(answer(orderListCall, () => new Promise<never>(() => undefined)))
    renderScreen(<OrderedListPage />)
    expect(screen.getByText('ご注文内容を読み込み中です')).toBeInTheDocument()
  })

  it('says when there is no week to order for', () => {
    renderScreen(<OrderedListPage />, { weeks: [] })
    expect(screen.getByText('ただいまご注文を受け付けている週はありません。')).toBeVisible()
  })

  it('says when the order cannot be had, and tries again', async () => {
    server.use(answer(orderListCall, () => refused(400)))
    const { user } = renderScreen(<OrderedListPage />)
    const failed = await screen.findByRole('region', { name: 'ご注文内容を表示できませんでした' })
    server.use(...anOrderBook(ordinary()).handlers)
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    expect(await screen.findByRole('listitem', { name: 'トイレットペーパー' })).toBeVisible()
  })

  it('[ORD-133] shows a lost change as 確認中, and asks whether it has arrived before it offers another', async () => {
    const { user, book } = open(ordinary())
    const first = await line('十勝しぼりたて牛乳')
    book.next({ is: 'lost', stored: true })
    book.breakReads(true)
    await user.click(first.getByRole('button', { name: '1つ増やす' }))
    const check = await first.findByRole('button', { name: 'ご注文を確認する' })
    expect(first.getByText('確認中')).toBeVisible()
    expect(first.queryByRole('button', { name: '1つ増やす' })).toBeNull()
    book.breakReads(false)
    await user.click(check)
    await waitFor(() => expect(first.getByRole('group', { name: /の注文数$/ })).toHaveTextContent('3'))
    expect(book.writes).toHaveLength(1)
  })

  it('[ORD-119] has a row of what goes with the order while it is open, and no longer after', async () => {
    const { platform, unmount } = open(ordinary())
    await line('トイレットペーパー')
    expect(platform.slots.opened()).toContainEqual({ ...recommended, props: beside })
    unmount()
    const closed = open(ordinary(), { now: atDeadline(1) })
    await line('トイレットペーパー')
    expect(closed.platform.slots.opened()).not.toContainEqual(expect.objectContaining(recommended))
  })

  it('[ORD-083] has the entry for order numbers above the list, until the deadline', async () => {
    const { unmount } = open(ordinary())
    expect(await screen.findByRole('heading', { name: /注文番号/ })).toBeVisible()
    unmount()
    open(ordinary(), { now: atDeadline(1) })
    await line('トイレットペーパー')
    expect(screen.queryByRole('heading', { name: /注文番号/ })).toBeNull()
  })

  describe('[ORD-004] mode=inputNumber', () => {
    const called = '/cart/ordered?mode=inputNumber'
    const field = () => screen.getByRole('textbox', { name: /注文番号/ })
    const goTo = (platform: FakePlatform, to: string, options?: NavigateOptions) =>
      act(() => platform.navigation.navigate(to, options))

    beforeEach(() => {
      jest.spyOn(window, 'print').mockImplementation(() => undefined)
    })
    afterEach(() => {
      jest.restoreAllMocks()
    })

    it('gives the field the focus on arrival, and leaves it alone when the order comes', async () => {
      const { user } = open(ordinary(), { path: called })
      expect(field()).toHaveFocus()
      await user.tab({ shift: true })
      expect(field()).not.toHaveFocus()
      await line('トイレットペーパー')
      expect(field()).not.toHaveFocus()
    })

    it.each([
      { says: 'the week', before: { weeks: [] } },
      { says: 'the member', before: { as: 'visitor' as const } },
    ])('does so as soon as $says is known', ({ before }) => {
      open(ordinary(), { path: called, ...before })
      expect(screen.queryByRole('textbox')).toBeNull()
      beginSession('delivery', [aPlanningWeek()])
      expect(field()).toHaveFocus()
    })

    it.each(['/cart/ordered', '/cart/ordered?mode=other'])('is asked for: not by %s', async (path) => {
      open(ordinary(), { path })
      await line('トイレットペーパー')
      expect(document.body).toHaveFocus()
    })

    it.each([
      { says: 'for the first time', path: '/cart/ordered', replace: false },
      { says: 'once more', path: called, replace: true },
    ])('gives it the focus when the link is followed on the page itself $says', async ({ path, replace }) => {
      const { user, platform } = open(ordinary(), { path })
      await line('トイレットペーパー')
      await user.click(screen.getByRole('button', { name: '印刷する' }))
      expect(field()).not.toHaveFocus()
      goTo(platform, called, { replace })
      expect(field()).toHaveFocus()
    })

    it('lets what opens over the page keep the focus', async () => {
      const { user, platform } = open(ordinary(), { path: called })
      await user.click(screen.getByRole('button', { name: '印刷する' }))
      goTo(platform, called, { state: { overlay: true } })
      expect(field()).not.toHaveFocus()
    })

    it('does not come up again for a step back, nor for another week', async () => {
      const { user, platform, unmount } = open(ordinary(), { path: called, weeks: [aPlanningWeek(), theNextWeek()] })
      await user.click(screen.getByRole('button', { name: '印刷する' }))
      act(() => dispatchSession({ type: 'weekSwitched', to: theNextWeek().number }))
      expect(field()).not.toHaveFocus()
      goTo(platform, '/category/1')
      unmount()
      act(() => platform.navigation.go(-1))
      open(ordinary(), { platform })
      await line('トイレットペーパー')
      expect(field()).not.toHaveFocus()
    })
  })

  it('[ORD-003] names a week that is not the first open one', async () => {
    open(ordinary(), { weeks: [aPlanningWeek(), theNextWeek()] })
    expect(await screen.findByRole('heading', { name: '今週のご注文 2品' })).toBeVisible()
    act(() => dispatchSession({ type: 'weekSwitched', to: theNextWeek().number }))
    expect(await screen.findByRole('heading', { name: '12月2週のご注文 2品' })).toBeVisible()
  })

  it('prints on the web and not in the app', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    const { user, unmount } = open(ordinary())
    await user.click(screen.getByRole('button', { name: '印刷する' }))
    expect(print).toHaveBeenCalledTimes(1)
    unmount()
    open(ordinary(), { entry: 'app' })
    await line('トイレットペーパー')
    expect(screen.queryByRole('button', { name: '印刷する' })).toBeNull()
  })

  it('names member, week and delivery on paper', async () => {
    open(ordinary())
    await line('トイレットペーパー')
    expect(screen.getByText(/北野 みのり 様/)).toHaveTextContent('12月1週 お届け日 12月1日(火)')
  })
})
