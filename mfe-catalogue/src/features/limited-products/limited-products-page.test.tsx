import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { limitedImagesCall, limitedProductAvailabilityCall, limitedProductListCall } from '@shop/shared/contract'
import { weekNumber } from '@shop/shared/domain'
import type { Product } from '@shop/shared/domain/shopping'
import { dispatchSession } from '@shop/shared/session'
import {
  type Asked,
  anOrderBook,
  answer,
  aPlanningWeek,
  aProduct,
  atDeadline,
  createGate,
  fakePlatform,
  productWire,
  type ReplyBody,
  refused,
  server,
  watchDocument,
} from '@shop/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { answerOrders } from '../../testing/catalogue-services.ts'
import { openCatalogue } from '../../testing/open-catalogue.tsx'

type Info = NonNullable<
  ReplyBody<typeof limitedProductListCall>['limited_product_info_list']
>[number]['limited_product_additional_info']
type Item = { product: Product; info?: Info }
type Query = Asked<typeof limitedProductListCall>['query']

const types = { wakeari: 'T1', web: 'T2', tokka: 'T3' }
const bacon: Item = {
  product: aProduct({
    orderNumber: '084612',
    name: '不ぞろい厚切りベーコン',
    taxIncludedPrice: 516,
    isLimited: true,
    isImperfect: true,
    imperfectNotes: ['規格外・形が不ぞろい'],
    isLottery: true,
  }),
  info: { original_price: 743, discount_code: 6 },
}
const coffee: Item = {
  product: aProduct({ orderNumber: '084623', name: 'ドリップコーヒー', taxIncludedPrice: 753, isLimited: true }),
  info: { original_price: 1077, discount_code: 2, max_quantity: 20 },
}
const crab: Item = { product: aProduct({ orderNumber: '089800', name: '毛がに', isLimited: true }) }

const wire = ({ product, info = {} }: Item) => ({
  product_info: productWire(product),
  limited_product_additional_info: { valid_flg: 1 as const, ...info },
})

type Story = Parameters<typeof openCatalogue>[1] & {
  path?: string
  lists?: Partial<Record<string, readonly Item[]>>
  config?: Partial<Record<string, string>>
  now?: string
}

function open({
  path = '/limited/product?tab=wakeari',
  lists = { T1: [bacon, coffee], T2: [crab] },
  config = types,
  now,
  ...options
}: Story = {}) {
  const asked: Query[] = []
  server.use(
    answer(limitedImagesCall, { limitedProductImages: [] }),
    answer(limitedProductAvailabilityCall, { availability: 1 }),
    answer(limitedProductListCall, ({ query }) => {
      asked.push(query)
      const items = lists[query.webLimitedType] ?? []
      return { limited_product_info_list: (query.sort === 1 ? items.toReversed() : items).map(wire) }
    }),
  )
  const orders = answerOrders(anOrderBook())
  const platform = fakePlatform({ path, ...(now === undefined ? {} : { now }) })
  platform.config = { ...platform.config, limitedTypes: config as Record<string, string> }
  const page = openCatalogue(path, { ...options, platform })
  return { ...page, asked, orders }
}

const aPage = () => new Response('<h1>502</h1>', { headers: { 'Content-Type': 'text/html' } })
const tab = (name: string) => screen.getByRole('tab', { name })
const names = () => [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent)
const cardOf = async (name: string) => within(await screen.findByRole('article', { name }))
const shown = () => waitFor(() => expect(names()).not.toHaveLength(0))

afterEach(() => {
  jest.useRealTimers()
  act(() => dispatchSession({ type: 'limitedWeekLoaded', week: undefined }))
})

describe('the lists of limited products', () => {
  it.each([
    { path: '/limited/product?tab=wakeari', type: 'T1', title: '訳あり' },
    { path: '/limited/product?tab=web', type: 'T2', title: 'Web限定' },
    { path: '/limited/product?tab=tokka', type: 'T3', title: '本気特価' },
    { path: '/limited/product?tab=nonsense', type: 'T1', title: '訳あり' },
    { path: '/limited/product', type: 'T1', title: '訳あり' },
  ])('[CAT-008] [CAT-063] [CAT-065] $path asks for the type of $title', async ({ path, type, title }) => {
    const { asked } = open({ path })
    await waitFor(() => expect(asked).toEqual([{ planningWeek: '20261201', sort: 0, webLimitedType: type }]))
    expect(tab(title)).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('限定企画')
  })

  it('[CAT-063] arrow keys go from tab to tab, in the address', async () => {
    const { user, platform } = open()
    await shown()
    tab('訳あり').focus()
    await user.keyboard('{ArrowRight}')
    expect(tab('Web限定')).toHaveFocus()
    expect(platform.navigation.path()).toContain('tab=web')
    await waitFor(() => expect(names()).toEqual(['毛がに']))
    await user.keyboard('{End}')
    expect(tab('本気特価')).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{ArrowRight}')
    expect(tab('訳あり')).toHaveFocus()
    expect(tab('Web限定')).toHaveAttribute('tabindex', '-1')
  })

  it.each([{ config: {} }, { config: { web: 'T2' } }])(
    '[CAT-065] a tab without a type shows no goods of another: $config',
    async ({ config }) => {
      const { asked } = open({ config })
      expect(await screen.findByText('表示できませんでした')).toBeInTheDocument()
      expect([names(), asked]).toEqual([[], []])
      expect(screen.getByRole('tab', { name: 'Web限定' })).toBeInTheDocument()
    },
  )

  it('[CAT-063] is never said to be empty before its answer', async () => {
    const seen = watchDocument(() => screen.queryAllByText(/ご用意できていません/).map((one) => one.textContent))
    const { user } = open()
    await shown()
    await user.click(tab('Web限定'))
    await waitFor(() => expect(names()).toEqual(['毛がに']))
    expect(seen).toEqual([])
  })

  it.each([
    { sort: '', order: ['不ぞろい厚切りベーコン', 'ドリップコーヒー'], chosen: 'おすすめ順' },
    { sort: '&sort=1', order: ['ドリップコーヒー', '不ぞろい厚切りベーコン'], chosen: '安い順' },
    { sort: '&sort=7', order: ['不ぞろい厚切りベーコン', 'ドリップコーヒー'], chosen: 'おすすめ順' },
  ])('[CAT-064] [BIZ-009] "$sort" is in the order $chosen', async ({ sort, order, chosen }) => {
    open({ path: `/limited/product?tab=wakeari${sort}` })
    await waitFor(() => expect(names()).toEqual(order))
    expect(screen.getByRole('link', { name: chosen })).toHaveAttribute('aria-current', 'true')
  })

  it('[CAT-066] [CAT-068] [CAT-069] [CAT-070] a card says how much less, why, and what is wrong with it', async () => {
    open()
    const card = await cardOf('不ぞろい厚切りベーコン')
    expect(card.getByText('30').parentElement).toHaveTextContent('30%引')
    expect(card.getByText(/箱つぶれ・印字不良/)).toBeInTheDocument()
    const [note, price] = [card.getByText('規格外・形が不ぞろい'), card.getByText('516')]
    expect(note.compareDocumentPosition(price)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it.each([
    { says: 'a code without a meaning', info: { discount_code: 9 } },
    { says: 'no code', info: { discount_code: null } },
  ])('[CAT-069] $says has no words', async ({ info }) => {
    open({ lists: { T1: [{ ...coffee, info }] } })
    const card = await cardOf('ドリップコーヒー')
    expect(card.queryByText(/割引の理由/)).toBeNull()
  })

  it('narrows by a reason, in the address; one that nothing has narrows nothing', async () => {
    const { user, platform } = open()
    await shown()
    const reasons = within(screen.getByRole('list', { name: '割引の理由' }))
    expect(reasons.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'すべて 2件',
      '期限間近 1件',
      '箱つぶれ・印字不良 1件',
    ])
    await user.click(reasons.getByRole('link', { name: /期限間近/ }))
    await waitFor(() => expect(names()).toEqual(['ドリップコーヒー']))
    expect(platform.navigation.path()).toContain('reason=2')
    act(() => platform.navigation.navigate('/limited/product?tab=wakeari&reason=5'))
    await waitFor(() => expect(names()).toHaveLength(2))
  })

  it('[CAT-099] [API-069] has the pictures that there are', async () => {
    open()
    server.use(
      answer(limitedImagesCall, {
        limitedProductImages: [
          { place: 'banner', imgUrl: 'https://assets.shop.test/b.webp', alt: '訳あり市' },
          { place: 'web', imgUrl: 'https://assets.shop.test/w.webp' },
        ],
      }),
    )
    expect(await screen.findByRole('img', { name: '訳あり市' })).toHaveAttribute(
      'src',
      'https://assets.shop.test/b.webp',
    )
    expect(tab('Web限定').querySelector('img')).toHaveAttribute('src', 'https://assets.shop.test/w.webp')
    expect(tab('訳あり').querySelector('img')).toBeNull()
    // A browser draws a broken picture where one with words of its own does not come.
    fireEvent.error(screen.getByRole('img', { name: '訳あり市' }))
    expect(screen.queryByRole('img', { name: '訳あり市' })).toBeNull()
  })

  it.each([
    { says: 'a file that is missing', reply: () => refused(404) },
    { says: 'a file of another shape', reply: () => Response.json({ limitedProductImages: [{ place: 1 }] }) },
    { says: 'a page instead of a file', reply: () => aPage() },
  ])('[CAT-099] for $says it is text alone', async ({ reply }) => {
    open()
    server.use(answer(limitedImagesCall, reply))
    await shown()
    expect(tab('訳あり').closest('main, body')?.querySelector('[role=tab] img')).toBeNull()
    expect(screen.getByRole('heading', { name: 'ちょっと訳あり、味はそのまま。' })).toBeInTheDocument()
  })
})

describe('the lottery of a product', () => {
  const ordered = (info: Info): Item => ({ ...bacon, info: { konyu_su: 2, has_lottery_result: 1, ...info } })
  it.each<{ id: string; info: Info; says: string }>([
    { id: 'CAT-074', info: { tosen_su: 0 }, says: '抽選の結果、お届けできません' },
    { id: 'CAT-074', info: { tosen_su: 1 }, says: 'ご注文数より少ない数でのお届けとなります（1個）' },
    { id: 'CAT-074', info: { tosen_su: 2 }, says: 'ご注文数どおりお届けします' },
    {
      id: 'CAT-074',
      info: { tosen_su: 2, previous_planning_week: '20261104' },
      says: '前回（11月4週）：ご注文数どおりお届けします',
    },
  ])('[$id] [CAT-076] is told: $says', async ({ info, says }) => {
    open({ lists: { T1: [ordered(info)] } })
    const card = await cardOf('不ぞろい厚切りベーコン')
    expect(card.getByText(says)).toBeInTheDocument()
  })

  it('[CAT-075] is awaited from the deadline of its week on, not before', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: true })
    const { platform } = open({ lists: { T1: [ordered({ has_lottery_result: 0 })] }, now: atDeadline(-1) })
    const card = await cardOf('不ぞろい厚切りベーコン')
    expect(card.queryByText(/抽選結果は/)).toBeNull()
    platform.setNow(atDeadline(0.002))
    act(() => jest.advanceTimersByTime(1001))
    expect(card.getByText('抽選結果は15時頃に反映されます')).toBeInTheDocument()
  })

  it('[CAT-074] of the week before is no word on what was ordered just now', async () => {
    const before = ordered({ tosen_su: 2, previous_planning_week: '20261104' })
    const { user } = open({ lists: { T1: [before] } })
    expect(await screen.findByText(/^前回/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /^注文する/ }))
    await waitFor(() => expect(screen.queryByText(/ご注文数どおり/)).toBeNull())
  })

  it('is nothing to tell of without an order, or where nobody draws', async () => {
    open({ lists: { T1: [bacon, { ...coffee, info: { konyu_su: 2, tosen_su: 0, has_lottery_result: 1 } }] } })
    await shown()
    expect(screen.queryByText(/抽選の結果|抽選結果は/)).toBeNull()
    expect(screen.getByText(/^※数量限定の商品は抽選となる場合があります/)).toBeInTheDocument()
  })
})

describe('the sale', () => {
  /** The week after the closing of 24 November: its sale begins at 22:00 on that day. */
  const week = aPlanningWeek({ closesAt: atDeadline(0, 7) })
  const before = { weeks: [week], now: '2026-11-24T21:59:30+09:00' }
  const orderButton = () => screen.queryByRole('button', { name: /^注文する/ })

  it('[CAT-072] is counted down, and begins by itself with what was chosen and without a reading', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: true })
    const { user, platform, asked } = open({ ...before, lists: { T1: [coffee] } })
    await shown()
    expect(screen.getByRole('timer')).toHaveTextContent('0日00時間01分')
    expect(screen.getByRole('button', { name: '火曜 22:00 から ドリップコーヒー' })).toBeDisabled()
    await user.hover(screen.getByRole('combobox', { name: /ドリップコーヒー/ }))
    await user.selectOptions(screen.getByRole('combobox', { name: /ドリップコーヒー/ }), '3')
    const before22 = asked.length
    platform.setNow('2026-11-24T22:00:00.002+09:00')
    act(() => jest.advanceTimersByTime(30_001))
    expect(orderButton()).toBeEnabled()
    expect(screen.getByRole('combobox', { name: /ドリップコーヒー/ })).toHaveValue('3')
    expect(screen.getByText('販売を開始しました。ご注文いただけます。')).toBeInTheDocument()
    expect(asked).toHaveLength(before22)
  })

  it('[CAT-072] all three lists are read before it, and none of them in its rush', async () => {
    const { user, asked } = open({ ...before, now: '2026-11-24T21:45:00+09:00' })
    await waitFor(() =>
      expect(asked.map(({ webLimitedType }) => webLimitedType).toSorted()).toEqual(['T1', 'T2', 'T3']),
    )
    await shown()
    await user.click(tab('Web限定'))
    await waitFor(() => expect(names()).toEqual(['毛がに']))
    expect(asked).toHaveLength(3)
  })

  it('long before it only the list that is shown is read', async () => {
    const { asked } = open({ ...before, now: '2026-11-24T20:00:00+09:00' })
    await shown()
    expect(asked.map(({ webLimitedType }) => webLimitedType)).toEqual(['T1'])
  })

  it('[CAT-071] under way says so, and when the next one begins', async () => {
    open()
    await shown()
    expect(screen.getByText('ただいま販売中。なくなりしだい終了です。')).toBeInTheDocument()
    expect(screen.getByText(/^お届けは/)).toHaveTextContent(/^お届けは12月1週のご注文と一緒です（12月1日火曜）。$/)
    expect(screen.getByRole('timer')).toHaveTextContent(/^\d日\d\d時間\d\d分$/)
    expect(screen.getAllByRole('button', { name: /^注文する/ })).toHaveLength(2)
  })

  it.each([
    {
      says: 'availability off',
      change: () => server.use(answer(limitedProductAvailabilityCall, { availability: 0 })),
    },
    {
      says: 'another week',
      change: () => act(() => dispatchSession({ type: 'limitedWeekLoaded', week: weekNumber('20261202') })),
    },
  ])('[CAT-073] [ORD-059] $says: nothing is ordered', async ({ change }) => {
    open({ lists: { T1: [coffee] } })
    change()
    expect(await screen.findByRole('button', { name: '注文できません' })).toBeDisabled()
    expect(orderButton()).toBeNull()
  })

  it('orders as a limited product, never more than may be had', async () => {
    const { user, orders } = open({ lists: { T1: [{ ...coffee, info: { max_order: 2 } }] } })
    const choice = await screen.findByRole('combobox', { name: /ドリップコーヒー/ })
    await user.hover(choice)
    expect(within(choice).getAllByRole('option')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: /^注文する/ }))
    await waitFor(() => expect(orders.writes).toMatchObject([{ did: 'put', no: '084623', inputStatus: 9107 }]))
  })

  it.each([
    { says: '完売しました', info: { max_quantity: 0 } },
    { says: '今週はお取扱いありません', info: { valid_flg: 0 as const } },
  ])('what cannot be had says $says', async ({ says, info }) => {
    open({ lists: { T1: [{ ...coffee, info }] } })
    const card = await cardOf('ドリップコーヒー')
    expect(card.getByText(says)).toBeInTheDocument()
    expect(card.getByRole('button', { name: '注文できません' })).toBeDisabled()
  })

  it('a price of nothing is not sold', async () => {
    open({ lists: { T1: [{ product: aProduct({ ...coffee.product, taxIncludedPrice: 0 }) }] } })
    expect(await screen.findByRole('button', { name: '注文できません' })).toBeDisabled()
  })

  it('of a week that has closed meanwhile takes no order', async () => {
    open({ weeks: [aPlanningWeek()], now: atDeadline(1), lists: { T1: [coffee] } })
    expect(await screen.findByText('ご注文の受付は終了しました')).toBeInTheDocument()
    expect(orderButton()).toBeNull()
  })

  it('[ORD-061] asks a visitor to log in', async () => {
    open({ as: 'visitor' })
    expect(await screen.findAllByRole('button', { name: /^ログインして購入する/ })).toHaveLength(2)
    expect(orderButton()).toBeNull()
  })

  it.each([{ as: 'family' as const }, { as: 'corporate' as const }])('is for $as too', async ({ as }) => {
    open({ as })
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^注文する/ })).toHaveLength(2))
  })
})

describe('a list that does not come', () => {
  it('waits with the tabs in place', async () => {
    const { until, release } = createGate()
    open()
    server.use(
      answer(limitedProductListCall, async () => {
        await until
        return { limited_product_info_list: [wire(coffee)] }
      }),
    )
    expect(await screen.findByRole('tablist')).toBeInTheDocument()
    expect(names()).toEqual([])
    release()
    await shown()
  })

  it.each([
    { says: 'an error', reply: () => refused(500) },
    { says: 'a page', reply: () => aPage() },
    { says: 'another shape', reply: () => Response.json({ limited_product_info_list: [{ product_info: {} }] }) },
  ])('[ERR-022] says so for $says, the tabs stay, and it comes when it is asked for again', async ({ reply }) => {
    const { user } = open({ path: '/limited/product?tab=tokka' })
    server.use(answer(limitedProductListCall, reply))
    const failed = await screen.findByRole('region', { name: '商品を表示できませんでした' })
    expect(tab('Web限定')).toBeInTheDocument()
    server.use(answer(limitedProductListCall, { limited_product_info_list: [wire(coffee)] }))
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    await shown()
  })

  it('that is empty says so, with a way on', async () => {
    open({ lists: {} })
    expect(await screen.findByText('今週の訳あり商品は、まだご用意できていません')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '注文トップへ' })).toHaveAttribute('href', '/')
  })

  it('a product that comes twice stands there once', async () => {
    open({ lists: { T1: [coffee, coffee] } })
    await shown()
    expect(names()).toEqual(['ドリップコーヒー'])
  })
})
