import { describe, expect, it } from '@jest/globals'
import { comeEveryStopCall, repeatListCall } from '@shop/shared/contract'
import { orderNumber } from '@shop/shared/domain'
import { inputStatus, type Product } from '@shop/shared/domain/shopping'
import { dispatchSession } from '@shop/shared/session'
import {
  type Asked,
  anOrderBook,
  anOrderLine,
  answer,
  aProduct,
  chooseQuantity,
  productWire,
  refused,
  renderScreen,
  type ScreenOptions,
  server,
  theNextWeek,
} from '@shop/shared/testing'
import { aPlanningWeek } from '@shop/shared/testing/builders'
import { act, screen, waitFor, within } from '@testing-library/react'
import { RepeatPage } from './repeat-page.tsx'

// Thirty cards are much for jsdom on a busy machine.

const milk = aProduct({ name: '十勝しぼりたて牛乳' })
const tofu = aProduct({ orderNumber: '106002', name: 'もめん豆腐' })

const categories = [
  {
    category_code: '15',
    category_name: '卵・乳製品',
    count: 1042,
    sub_category_list: [
      { sub_category_code: '1501', sub_category_name: '牛乳', sub_count: 1000 },
      { sub_category_code: '1502', sub_category_name: '卵', sub_count: 42 },
    ],
  },
  { category_code: '16', category_name: '豆腐・納豆', count: 8, sub_category_list: [] },
]

const wireOf = (product: Product) => ({
  ...productWire(product),
  come_every_inf_list: (product.subscriptionOrders ?? []).map(({ code, orderNumber: order_no, quantity }) => ({
    order_no,
    riyo_tou_kbn: code,
    order_count: quantity,
  })),
})

/** The member's history; gives what was asked of it. */
function answerHistory(bought: readonly Product[] = [milk, tofu]) {
  const asked: Asked<typeof repeatListCall>['query'][] = []
  server.use(
    answer(repeatListCall, ({ query }) => {
      asked.push(query)
      const found = query.appCategoryCode === '99' ? [] : bought
      return {
        total_count: found.length,
        app_category_list: bought.length === 0 ? [] : categories,
        product_basic_info_list: found.slice(query.offset, query.offset + query.limit).map(wireOf),
      }
    }),
  )
  return asked
}

function open(options: ScreenOptions = {}, lines = [] as Parameters<typeof anOrderBook>[0]) {
  const book = anOrderBook(lines)
  server.use(...book.handlers)
  return { book, ...renderScreen(<RepeatPage />, { path: '/orders/repeat', ...options }) }
}
const card = async ({ name }: Product) => within(await screen.findByRole('article', { name }))
const chips = async (name: string) => within(await screen.findByRole('list', { name }))
const links = (list: Awaited<ReturnType<typeof chips>>) =>
  list.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)

describe('リピ買い', () => {
  it('[ORD-114] [ORD-006] shows what the member bought under chips of its categories, with their counts', async () => {
    answerHistory()
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'リピ買い' })).toBeVisible()
    await card(milk)
    await card(tofu)
    expect(links(await chips('カテゴリ'))).toEqual([
      'すべて 1,050件 /orders/repeat',
      '卵・乳製品 1,042件 /orders/repeat?category=15',
      '豆腐・納豆 8件 /orders/repeat?category=16',
    ])
  })

  it('[K-174] says in how many weeks a product was ordered and when last, where the service knows', async () => {
    server.use(
      answer(repeatListCall, {
        total_count: 2,
        app_category_list: [],
        product_basic_info_list: [
          { ...wireOf(milk), order_times: 3, last_order_week: '20261102' },
          wireOf(aProduct({ orderNumber: '104077', name: '知らない' })),
        ],
      }),
    )
    open()
    expect((await card(milk)).getByText('3週ご注文・前回 11月2週')).toBeVisible()
    expect(screen.getAllByText(/週ご注文/)).toHaveLength(1)
  })

  it('[API-061] [ORD-116] asks for the week in order 1, and leaves a code of nothing out', async () => {
    const asked = answerHistory()
    open()
    await card(milk)
    expect(asked).toEqual([{ planningWeek: '20261201', limit: 30, offset: 0, sort: '1' }])
  })

  it('[API-061] [ORD-116] asks for the codes that the address names, and marks them', async () => {
    const asked = answerHistory()
    open({ path: '/mobile/orders/repeat/non-tab?category=15&subcategory=1502', entry: 'app' })
    await card(milk)
    expect(asked).toMatchObject([{ appCategoryCode: '15', appSubcategoryCode: '1502' }])
    expect((await chips('カテゴリ')).getByRole('link', { current: true })).toHaveTextContent('卵・乳製品')
    const below = await chips('卵・乳製品の中分類')
    expect(below.getByRole('link', { current: true })).toHaveTextContent('卵')
    expect(links(below)[0]).toBe('すべて 1,042件 /mobile/orders/repeat/non-tab?category=15')
  })

  it.each(['0', 'x', ''])('[ORD-116] sends no code for an address with category=%j', async (code) => {
    const asked = answerHistory()
    open({ path: `/orders/repeat?category=${code}&subcategory=${code}` })
    await card(milk)
    expect(asked[0]).not.toHaveProperty('appCategoryCode')
    expect(asked[0]).not.toHaveProperty('appSubcategoryCode')
  })

  it('[ORD-114] a chip is an address of its own: back leads to the list before', async () => {
    const asked = answerHistory()
    const { user, platform } = open()
    await user.click((await chips('カテゴリ')).getByRole('link', { name: /豆腐/ }))
    expect(platform.navigation.path()).toBe('/orders/repeat?category=16')
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ appCategoryCode: '16' }))
    act(() => platform.navigation.go(-1))
    await waitFor(async () =>
      expect((await chips('カテゴリ')).getByRole('link', { current: true })).toHaveTextContent('すべて'),
    )
  })

  it('goes on in pages', async () => {
    const many = Array.from({ length: 31 }, (_, at) => aProduct({ orderNumber: String(200_001 + at), name: `品${at}` }))
    const asked = answerHistory(many)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '次の商品を表示する' }))
    await screen.findByRole('article', { name: '品30' })
    expect(asked.map(({ offset }) => offset)).toEqual([0, 30])
  })

  it.each([
    { entry: 'web' as const, status: 64 },
    { entry: 'app' as const, status: 77 },
  ])('[ORD-121] orders with input status $status ($entry)', async ({ entry, status }) => {
    answerHistory()
    const { user, book } = open({ entry })
    await user.click((await card(milk)).getByRole('button', { name: /^注文する/ }))
    expect(await (await card(milk)).findByText('注文済み 1点')).toBeVisible()
    expect(book.writes).toMatchObject([{ no: milk.orderNumber, quantity: 1, inputStatus: status }])
    expect(inputStatus('repeat', entry)).toBe(status)
  })

  describe('what can come on its own', () => {
    const orders = [1, 2].map((code) => ({ code, orderNumber: orderNumber(`20000${code}`), quantity: 0 }))
    const pork = aProduct({ name: '豚小間切れ', isSubscription: true, subscriptionOrders: orders })

    async function openDialog() {
      answerHistory([pork])
      server.use(answer(comeEveryStopCall, {}))
      const page = open()
      await page.user.click(await screen.findByRole('button', { name: '定期便で注文 豚小間切れ' }))
      const dialog = within(await screen.findByRole('dialog', { name: '定期便で注文' }))
      await page.user.click(dialog.getByRole('combobox', { name: /^数量/ }))
      await chooseQuantity(page.user, dialog.getByRole('combobox', { name: /^数量/ }), '12')
      await page.user.click(dialog.getByRole('button', { name: '定期便に登録する' }))
      const question = within(await screen.findByRole('dialog', { name: '注文数のご確認' }))
      expect(question.getByText('数量が10個を超えている商品があります。よろしいですか？')).toBeVisible()
      return { ...page, question }
    }

    it('[ORD-110] asks before it orders more than nine as a subscription', async () => {
      const { user, question, book } = await openDialog()
      await user.click(question.getByRole('button', { name: /^はい/ }))
      await waitFor(() => expect(book.writes).toMatchObject([{ no: '200001', quantity: 12, inputStatus: 66 }]))
    })

    it('[ORD-110] sends nothing after いいえ', async () => {
      const { user, question, book } = await openDialog()
      await user.click(question.getByRole('button', { name: /^いいえ/ }))
      expect(book.writes).toEqual([])
    })
  })

  it('[ORD-117] offers no more of what is ordered in the greatest number', async () => {
    const few = aProduct({ name: 'わずかな品', maxOrder: 3 })
    answerHistory([few])
    const { user, book } = open({}, [anOrderLine({ product: few, quantity: 3 })])
    const more = await (await card(few)).findByRole('button', { name: '1つ増やす' })
    expect(more).toHaveAttribute('aria-disabled', 'true')
    await user.click(more)
    expect(book.writes).toEqual([])
    expect((await card(few)).queryByRole('button', { name: /^注文する/ })).toBeNull()
  })

  it.each(['family', 'corporate'] as const)('[ORD-117] a point exchange is closed to a %s member', async (as) => {
    const gift = aProduct({ name: 'ポイントの品', isPointExchange: true, pointPrice: 500 })
    answerHistory([gift])
    open({ as })
    expect(await (await card(gift)).findByRole('button', { name: '交換できません' })).toBeDisabled()
  })

  it('[ORD-118] says that there is nothing, and where products are', async () => {
    answerHistory([])
    open()
    expect(await screen.findByRole('heading', { name: 'リピ買い商品はございません' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'カテゴリからさがす' })).toHaveAttribute('href', '/category')
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('[ORD-118] leads back to all from a category without a product', async () => {
    answerHistory()
    open({ path: '/orders/repeat?category=99' })
    await screen.findByRole('heading', { name: 'リピ買い商品はございません' })
    expect(screen.getByRole('link', { name: 'すべてのリピ買い商品を見る' })).toHaveAttribute('href', '/orders/repeat')
  })

  it('can be asked for again when it could not be had', async () => {
    server.use(answer(repeatListCall, () => refused(500)))
    const { user } = open()
    const failed = within(await screen.findByRole('region', { name: '商品を表示できませんでした' }))
    answerHistory()
    await user.click(failed.getByRole('button', { name: '再読み込み' }))
    await card(milk)
  })

  it('[ORD-119] has a row of recommendations below the list, and stands without', async () => {
    answerHistory()
    const { platform } = open()
    await card(milk)
    expect(platform.slots.opened()).toEqual([
      { name: 'ordering/recommendations', version: 1, props: { place: 'repeat', week: aPlanningWeek().number } },
    ])
    expect(screen.getByText('商品を読み込み中です')).toBeInTheDocument()
    act(() => platform.slots.leaveEmpty('ordering/recommendations'))
    expect(screen.queryByText('商品を読み込み中です')).toBeNull()
  })

  it('[ORD-120] begins anew when the week is switched: all of the new week, nothing kept of the old', async () => {
    const asked = answerHistory()
    const weeks = [aPlanningWeek(), theNextWeek()]
    const { platform } = open({ weeks, path: '/orders/repeat?category=15' })
    await card(milk)
    act(() => void dispatchSession({ type: 'weekSwitched', to: theNextWeek().number }))
    await waitFor(() => expect(platform.navigation.path()).toBe('/orders/repeat'))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ planningWeek: '20261202', offset: 0 }))
    expect(asked.at(-1)).not.toHaveProperty('appCategoryCode')
    const kept = platform.queryClient.getQueryCache().findAll({ queryKey: ['ordering', 'repeat'] })
    expect(kept.map(({ queryKey }) => queryKey[2])).not.toContainEqual(expect.objectContaining({ week: '20261201' }))
  })
})

describe.each(['visitor', 'unregistered'] as const)('for a %s', (as) => {
  it('[ORD-115] [ORD-006] explains what it is, asks for no history, and leads to the login', async () => {
    const asked = answerHistory()
    const { user, platform } = open({ as })
    expect(screen.getByRole('heading', { level: 1, name: 'リピ買い' })).toBeVisible()
    expect(screen.getByText(/かんたんにもう一度ご注文いただけるページです/)).toBeVisible()
    expect(screen.getByRole('link', { name: '宅配を申し込む' })).toHaveAttribute('href', '/signup/todok')
    await user.click(screen.getByRole('button', { name: 'ログインする' }))
    expect(platform.logins()).toBe(1)
    expect(asked).toEqual([])
  })
})
