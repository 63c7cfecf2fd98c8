import { describe, expect, it } from '@jest/globals'
import { productCall } from '@shop/shared/contract'
import { orderNumber } from '@shop/shared/domain'
import type { Product } from '@shop/shared/product'
import {
  anOrderBook,
  anOrderLine,
  answer,
  aPlanningWeek,
  aProduct,
  connectionLost,
  type FakePlatform,
  fakePlatform,
  productWire,
  refused,
  renderScreen,
  type ScreenOptions,
  server,
  tellFromOtherTab,
  theNextWeek,
  toldFacts,
} from '@shop/shared/testing'
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { NumberInputOfWeek } from './number-input-of-week.tsx'

const milk = aProduct({
  orderNumber: '104001',
  name: '十勝しぼりたて牛乳',
  brand: 'みのりの約束',
  taxIncludedPrice: 257,
})
const egg = aProduct({ orderNumber: '104033', name: '平飼いたまご', taxIncludedPrice: 408 })
const tea = aProduct({ orderNumber: '106051', name: '深むし茶', taxIncludedPrice: 1814 })
const shelf = [milk, egg, tea]

function aGate() {
  const gate = { until: Promise.resolve(), open: () => {} }
  gate.until = new Promise((resolve) => {
    gate.open = resolve
  })
  return gate
}

/** The product service: what it has, by week, and how often it was asked. */
function stock(products: readonly Product[] = shelf) {
  const asked: string[] = []
  let isBroken = false
  let until = Promise.resolve()
  server.use(
    answer(productCall, async ({ query }) => {
      asked.push(query.orderNo)
      await until
      if (isBroken) return connectionLost()
      const product = products.find(
        ({ orderNumber, week }) => orderNumber === query.orderNo && week === query.planningWeek,
      )
      return product === undefined ? refused(404, 'CSP9001') : productWire(product)
    }),
  )
  return {
    asked,
    break(broken: boolean) {
      isBroken = broken
    },
    /** Answers wait until they are let go. */
    hold() {
      const gate = aGate()
      until = gate.until
      return gate.open
    },
  }
}

function open(
  options: ScreenOptions & { products?: readonly Product[]; lines?: Parameters<typeof anOrderBook>[0] } = {},
) {
  const service = stock(options.products)
  const book = anOrderBook(options.lines)
  server.use(...book.handlers)
  return { service, book, ...renderScreen(<NumberInputOfWeek />, { path: '/orders/direct', ...options }) }
}

const field = () => screen.getByRole('textbox', { name: 'カタログの注文番号（1〜6けたの数字）' })
const decide = () => screen.getByRole('button', { name: '決定' })
const line = async (name: string) => within(await screen.findByRole('listitem', { name }))
// No role is asked for while a long list changes: that reads every element around it.
const lineNames = () => [...document.querySelectorAll('li')].map((item) => item.querySelector('h3')?.textContent)
const orderAll = (count: number) => screen.getByRole('button', { name: `${count}商品をまとめて注文する` })
const statuses = () =>
  screen
    .getAllByRole('status')
    .map((status) => status.textContent ?? '')
    .join('\n')
const errors = () => screen.getByRole('alert', { name: 'エラー' }).textContent
/** Another visit of the same browser. */
const reloaded = (platform: FakePlatform): FakePlatform => ({
  ...fakePlatform({ path: '/orders/direct' }),
  storage: platform.storage,
})
type Typist = { type(element: Element, text: string): Promise<void> }
const enter = async (user: Typist, text: string) => user.type(field(), `${text}{Enter}`)

describe('the field', () => {
  it('[ORD-036] takes nothing while it is empty', async () => {
    const { user, service } = open()
    expect(decide()).toBeDisabled()
    await user.type(field(), '   {Enter}')
    expect(decide()).toBeDisabled()
    expect(service.asked).toEqual([])
  })

  it('[ORD-034] [ORD-036] puts a number onto the list by Enter and goes on', async () => {
    const { user } = open()
    await enter(user, '104001')
    const added = await line('十勝しぼりたて牛乳')
    expect(added.getByText('番号 104001')).toBeVisible()
    expect(added.getByRole('group', { name: 'みのりの約束 十勝しぼりたて牛乳の注文数' })).toHaveTextContent('1')
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    await waitFor(() => expect(statuses()).toContain('みのりの約束 十勝しぼりたて牛乳をリストに追加しました'))
  })

  it('[ORD-036] does the same by its button', async () => {
    const { user } = open()
    await user.type(field(), '104033')
    await user.click(decide())
    await line('平飼いたまご')
    await waitFor(() => expect(field()).toHaveFocus())
  })

  it.each([
    { says: 'tells so', init: { isComposing: true, keyCode: 13 } },
    { says: 'tells only by the key', init: { isComposing: false, keyCode: 229 } },
  ])('[ORD-036] leaves the Enter of a conversion alone where the browser $says', async ({ init }) => {
    const { service } = open()
    fireEvent.change(field(), { target: { value: '104001' } })
    const event = createEvent.keyDown(field(), { key: 'Enter', ...init })
    fireEvent(field(), event)
    // Nor is it a line break.
    expect(event.defaultPrevented).toBe(true)
    expect(service.asked).toEqual([])
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 })
    await line('十勝しぼりたて牛乳')
  })

  it('[ORD-037] makes full-width digits half-width when the conversion ends', async () => {
    const { user } = open()
    fireEvent.compositionStart(field())
    fireEvent.input(field(), { target: { value: '１０４００１' }, isComposing: true })
    fireEvent.compositionEnd(field())
    expect(field()).toHaveValue('104001')
    await user.click(decide())
    await line('十勝しぼりたて牛乳')
  })

  it.each([
    { id: 'ORD-035', text: '0', says: '注文番号は1〜999999の数字で入力してください' },
    { id: 'ORD-035', text: '1000000', says: '注文番号は1〜999999の数字で入力してください' },
    { id: 'ORD-038', text: '99295', says: '商品が見つかりませんでした 注文番号をご確認ください' },
    { id: 'ORD-038', text: '99287', says: '商品が見つかりませんでした 注文番号をご確認ください' },
    { id: 'ORD-039', text: '123456', says: '商品が見つかりませんでした 注文番号をご確認ください' },
    { id: 'ORD-041', text: '84600', says: '注文番号検索からはご注文できません Web限定企画画面からご注文ください' },
  ])('[$id] keeps $text and says why: $says', async ({ text, says }) => {
    const { user } = open()
    await enter(user, text)
    await waitFor(() => expect(statuses()).toContain(says))
    expect(field()).toHaveValue(text)
    expect(field()).toHaveFocus()
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(says.split(' ')[0] ?? ''))
    expect(lineNames()).toEqual([])
  })

  it('[ORD-038] asks nobody about reserved numbers', async () => {
    const { user, service } = open({ products: [aProduct({ orderNumber: '99295' })] })
    await enter(user, '99295')
    await waitFor(() => expect(statuses()).toContain('商品が見つかりませんでした'))
    expect(service.asked).toEqual([])
  })

  it('[ORD-039] says the same of a look-up that failed, and adds the number when it works again', async () => {
    const { user, service } = open()
    service.break(true)
    await enter(user, '104001')
    await waitFor(() => expect(statuses()).toContain('商品が見つかりませんでした 注文番号をご確認ください'))
    expect(field()).toHaveValue('104001')
    service.break(false)
    await user.click(decide())
    await line('十勝しぼりたて牛乳')
    expect(field()).toHaveValue('')
  })

  it('[ORD-041] refuses a limited product by its flag and shows the way to its page', async () => {
    const { user } = open({ products: [{ ...milk, isLimited: true }] })
    await enter(user, '104001')
    expect(await screen.findByRole('link', { name: 'Web限定企画画面へ' })).toHaveAttribute(
      'href',
      '/limited/product?tab=web',
    )
    expect(lineNames()).toEqual([])
  })

  it('[ORD-040] marks the line that is on the list already', async () => {
    const { user } = open()
    await enter(user, '104001')
    await line('十勝しぼりたて牛乳')
    await enter(user, '104001')
    expect(await (await line('十勝しぼりたて牛乳')).findByText('すでにリストに追加されています')).toBeVisible()
    await waitFor(() => expect(statuses()).toContain('みのりの約束 十勝しぼりたて牛乳 すでにリストに追加されています'))
    expect(lineNames()).toHaveLength(1)
    expect(field()).toHaveValue('')
    await user.type(field(), '1')
    expect(screen.queryByText('すでにリストに追加されています')).toBeNull()
  })

  it.each([
    { says: 'its own after that of its subscription', entries: ['702141', '104001'], lookedUp: ['702141'] },
    { says: 'that of its subscription after its own', entries: ['104001', '702141'], lookedUp: ['104001', '702141'] },
    { says: 'both at once', entries: ['702141 104001'], lookedUp: ['702141', '104001'] },
  ])('[ORD-040] [ORD-043] takes a product once, by whichever of its numbers: $says', async ({ entries, lookedUp }) => {
    const { user, book } = open()
    const asked: string[] = []
    server.use(
      answer(productCall, ({ query }) => {
        asked.push(query.orderNo)
        return productWire(milk)
      }),
    )
    for (const entry of entries) await enter(user, entry)
    expect(await (await line('十勝しぼりたて牛乳')).findByText('すでにリストに追加されています')).toBeVisible()
    expect(lineNames()).toHaveLength(1)
    expect(asked).toEqual(lookedUp)
    await user.click(orderAll(1))
    await waitFor(() => expect(book.writes).toMatchObject([{ no: '104001', quantity: 1 }]))
    await waitFor(() => expect(lineNames()).toEqual([]))
  })

  it('[ORD-049] names a product of another week and does not add it', async () => {
    const next = { ...egg, week: theNextWeek().number }
    const { user } = open({ products: [next], weeks: [aPlanningWeek(), theNextWeek()] })
    await enter(user, '104033')
    expect(await screen.findByText('今週はお取扱いありません')).toBeVisible()
    expect(screen.getByText('平飼いたまご')).toBeVisible()
    expect(lineNames()).toEqual([])
  })

  it('loses nothing of what is typed while a number is looked up', async () => {
    const { user, service } = open()
    const letGo = service.hold()
    await enter(user, '123456')
    await user.type(field(), '104001')
    letGo()
    await waitFor(() => expect(field()).toHaveValue('123456\n104001'))
  })
})

describe('a paste', () => {
  it('[ORD-034] adds what is right, keeps what is not and says of each why', async () => {
    const { user } = open()
    await user.click(field())
    await user.paste('１０４００１　２\r\n104033, 123456\nりんご\t0')
    await user.click(decide())
    await line('平飼いたまご')
    expect((await line('十勝しぼりたて牛乳')).getByRole('group')).toHaveTextContent('2')
    await waitFor(() => expect(field()).toHaveValue('りんご\n0\n123456'))
    expect(screen.getByText('3件の番号を追加できませんでした')).toBeVisible()
    expect(screen.getByText('りんご：注文番号は1〜999999の数字で入力してください')).toBeVisible()
    expect(screen.getByText('123456：商品が見つかりませんでした 注文番号をご確認ください')).toBeVisible()
    expect(statuses()).toContain('2商品をリストに追加しました 3件の番号を追加できませんでした')
  })

  it('[ORD-040] names a product that one entry has twice', async () => {
    const { user } = open()
    await user.click(field())
    await user.paste('104001\n104001')
    await user.click(decide())
    await line('十勝しぼりたて牛乳')
    await waitFor(() => expect(statuses()).toContain('みのりの約束 十勝しぼりたて牛乳 すでにリストに追加されています'))
    expect(field()).toHaveValue('')
  })

  it('[ORD-040] keeps a duplicate whose quantity would be lost', async () => {
    const { user } = open()
    await user.click(field())
    await user.paste('104001\n104001 5\n104033')
    await user.click(decide())
    await line('平飼いたまご')
    await waitFor(() => expect(field()).toHaveValue('104001 5'))
  })

  it('takes 999 lines, drawing a page of them, and refuses the thousandth', async () => {
    const numbers = Array.from({ length: 1000 }, (_, index) => String(200_001 + index))
    const { user, service } = open({ products: numbers.map((no) => aProduct({ orderNumber: no, name: `品${no}` })) })
    await user.click(field())
    await user.paste(numbers.join('\n'))
    await user.click(decide())
    await screen.findByText('999商品をまとめて注文する', undefined, { timeout: 60_000 })
    await waitFor(() => expect(lineNames()).toHaveLength(20))
    expect(service.asked).toHaveLength(999)
    expect(field()).toHaveValue('201000')
    expect(screen.getByText('リストに入れられるのは999商品までです')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '次の20商品を表示する（残り979商品）' }))
    expect(lineNames()).toHaveLength(40)
  }, 120_000)
})

describe('the list', () => {
  it('adds up what it comes to', async () => {
    const { user } = open()
    await user.click(field())
    await user.paste('104001 2 104033 106051 12')
    await user.click(decide())
    await line('深むし茶')
    expect(screen.getByText('まだ注文していません（3商品）')).toBeVisible()
    expect(screen.getByText('15点 小計 税込 22,690円')).toBeVisible()
    expect(screen.getByText('数量が10個を超えている商品があります。ご注文の前に確認画面が出ます。')).toBeVisible()
  })

  it('[ORD-042] shows what is known of a restored list while one number is still looked up', async () => {
    const { user, platform, unmount } = open()
    await enter(user, '104001')
    await line('十勝しぼりたて牛乳')
    await enter(user, '104033')
    await line('平飼いたまご')
    unmount()
    const gate = aGate()
    server.use(
      answer(productCall, async ({ query }) => {
        if (query.orderNo !== '104033') return productWire(milk)
        await gate.until
        return productWire(egg)
      }),
    )
    renderScreen(<NumberInputOfWeek />, { platform: reloaded(platform) })
    await line('十勝しぼりたて牛乳')
    const waiting = screen.getAllByRole('listitem').find((item) => item.textContent?.includes('104033'))
    expect(waiting).not.toHaveTextContent('上限')
    expect(screen.getByRole('button', { name: '1商品をまとめて注文する' })).toBeEnabled()
    gate.open()
    await line('平飼いたまご')
  })

  it('[ORD-042] is there again after a reload, and another week has its own', async () => {
    const { user, platform, unmount } = open()
    await enter(user, '104001')
    await user.click((await line('十勝しぼりたて牛乳')).getByRole('button', { name: '1つ増やす' }))
    unmount()
    const again = open({ platform: reloaded(platform) })
    expect((await line('十勝しぼりたて牛乳')).getByRole('group')).toHaveTextContent('2')
    again.unmount()
    open({ platform: reloaded(platform), weeks: [theNextWeek()] })
    expect(lineNames()).toEqual([])
  })

  it('[ORD-048] shows an exchange item to a family member, who cannot order it', async () => {
    const gift = aProduct({ orderNumber: '104500', name: '交換の品', isPointExchange: true, pointPrice: 500 })
    const { user } = open({ as: 'family', products: [gift] })
    await enter(user, '104500')
    expect(await (await line('交換の品')).findByText('こちらの商品はご注文いただけません')).toBeVisible()
    expect(screen.getByRole('button', { name: 'まとめて注文する' })).toBeDisabled()
  })

  it('[ORD-072] tells who has no delivery yet what comes first, and keeps the list', async () => {
    const { user } = open({ as: 'newcomer' })
    expect(screen.getByText('ご注文には宅配のご利用登録が必要です')).toBeVisible()
    expect(screen.getByRole('link', { name: '利用登録へ進む' })).toHaveAttribute('href', '/signup/todok')
    await enter(user, '104001')
    const own = await line('十勝しぼりたて牛乳')
    expect(await own.findByText('ご注文には宅配のご利用登録が必要です')).toBeVisible()
    expect(screen.getByRole('button', { name: 'まとめて注文する' })).toBeDisabled()
  })

  it('takes a line out at once, nothing of which is ordered, and says so', async () => {
    const { user } = open()
    await enter(user, '104001')
    await user.click((await line('十勝しぼりたて牛乳')).getByRole('button', { name: /^外す/ }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(lineNames()).toEqual([]))
    expect(statuses()).toContain('みのりの約束 十勝しぼりたて牛乳をリストから外しました')
  })

  it('[ORD-050] says that nothing of it is ordered yet, as long as it waits', async () => {
    const { user } = open()
    await enter(user, '104001 2')
    await enter(user, '104033')
    await line('平飼いたまご')
    expect(screen.getByText('まだ注文していません（2商品）')).toBeVisible()
    await user.click(orderAll(2))
    await screen.findByRole('dialog', { name: '商品を注文しました' })
    expect(screen.queryByText(/まだ注文していません/)).toBeNull()
  })

  it('[ORD-050] tells who goes to another screen that it is not ordered', async () => {
    const { user, platform } = open()
    act(() => platform.navigation.navigate('/favorite'))
    expect(platform.notices.shown()).toEqual([])
    act(() => platform.navigation.navigate('/orders/direct'))
    await enter(user, '104001')
    await line('十勝しぼりたて牛乳')
    act(() => platform.navigation.navigate('/favorite'))
    act(() => platform.navigation.navigate('/points'))
    expect(platform.notices.shown()).toMatchObject([
      {
        title: 'まだ注文していません（1商品）',
        text: expect.stringContaining('15:00）までにご注文ください。'),
      },
    ])
  })

  it('[ORD-050] has the browser ask before the page is closed over it', async () => {
    const { user } = open()
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isAsked()).toBe(false)
    await enter(user, '104001')
    const own = await line('十勝しぼりたて牛乳')
    expect(isAsked()).toBe(true)
    await user.click(own.getByRole('button', { name: /^外す/ }))
    await waitFor(() => expect(isAsked()).toBe(false))
  })

  it('stops at the product’s own limit, counting what is ordered', async () => {
    const few = { ...milk, quantityLimit: 3 }
    const { user } = open({ products: [few], lines: [anOrderLine({ product: few, quantity: 2 })] })
    await enter(user, '104001')
    const first = await line('十勝しぼりたて牛乳')
    expect(await first.findByText('2個ご注文済みのため、あと1個までご注文いただけます。')).toBeVisible()
    const more = first.getByRole('button', { name: '1つ増やす' })
    expect(more).toHaveAttribute('aria-disabled', 'true')
    await user.click(more)
    expect(errors()).toContain('数量上限エラー この商品は3個までご注文いただけます。2個ご注文済みのため、')
    expect(first.getByRole('group')).toHaveTextContent('1')
  })

  it.each([
    { id: 'ORD-055', typed: '104001', ordered: 99, rest: '99個ご注文済みのため、これ以上はご注文いただけません。' },
    { id: 'ORD-055', typed: '104001 88', ordered: 12, rest: '12個ご注文済みのため、あと87個までご注文いただけます。' },
  ])(
    '[$id] refuses $typed at once beside $ordered that are ordered, and says it once',
    async ({ typed, ordered, rest }) => {
      const { user } = open({ lines: [anOrderLine({ product: milk, quantity: ordered })] })
      await enter(user, typed)
      const said = `数量上限エラー 1度に注文出来る数量は99個です。${rest}`
      await waitFor(() => expect(statuses()).toContain(said))
      expect(statuses()).not.toContain('リストに追加しました')
      expect(screen.getByText('数量上限エラー')).toBeVisible()
      expect(lineNames()).toEqual([])
      expect(field()).toHaveValue(typed)
    },
  )

  it('[ORD-055] says the title of a limit that is met when more is ordered elsewhere', async () => {
    const { user, book, platform } = open()
    await enter(user, '104001')
    const own = await line('十勝しぼりたて牛乳')
    book.set(milk, 99)
    await act(() => platform.queryClient.invalidateQueries())
    expect(await own.findByText(/^数量上限エラー 1度に注文出来る数量は99個です。99個ご注文済み/)).toBeVisible()
  })

  it('warns about alcohol', async () => {
    const { user } = open({ products: [{ ...milk, isAlcohol: true }] })
    await enter(user, '104001')
    expect(await screen.findByText('20歳未満の飲酒は法律で禁止されています')).toBeVisible()
  })

  it('shows what another tab has added, and keeps both', async () => {
    const { user, platform } = open()
    await enter(user, '104001')
    await line('十勝しぼりたて牛乳')
    const kept = platform.storage.local.read('numberLists') as { lines: object[] }[]
    const [mine] = kept
    platform.storage.local.write('numberLists', [
      { ...mine, lines: [{ no: '104033', quantity: 4, intent: 'other' }, ...(mine?.lines ?? [])] },
    ])
    await enter(user, '106051')
    await line('深むし茶')
    expect((await line('平飼いたまご')).getByRole('group')).toHaveTextContent('4')
    expect(lineNames()).toHaveLength(3)
  })

  it('[ORD-042] tells the page of each change, and shows at once what another tab has entered', async () => {
    const { user, platform } = open()
    await enter(user, '104001')
    await line('十勝しぼりたて牛乳')
    expect(toldFacts()).toContainEqual({ name: 'number-list/changed', payload: { week: milk.week } })
    const [mine] = platform.storage.local.read('numberLists') as { lines: object[] }[]
    platform.storage.local.write('numberLists', [{ ...mine, lines: [{ no: '104033', quantity: 4, intent: 'other' }] }])
    act(() => tellFromOtherTab('number-list/changed', { week: milk.week }))
    expect((await line('平飼いたまご')).getByRole('group')).toHaveTextContent('4')
  })

  it('says what comes by subscription: the line is ordered beside it', async () => {
    const weekly = { code: 1, orderNumber: orderNumber('200001'), quantity: 2 }
    const product = { ...milk, isSubscription: true, subscriptionOrders: [weekly] }
    const brought = anOrderLine({ product, orderNumber: weekly.orderNumber, quantity: 2, isSubscription: true })
    const { user } = open({ products: [product], lines: [brought] })
    await enter(user, '104001')
    expect(await (await line('十勝しぼりたて牛乳')).findByText('定期便で2点。こちらは追加のご注文です。')).toBeVisible()
  })

  it('loses what another tab has ordered', async () => {
    const { user, platform } = open()
    await enter(user, '104001')
    await line('十勝しぼりたて牛乳')
    platform.storage.local.remove('numberLists')
    act(() => tellFromOtherTab('order/changed', { week: milk.week }))
    await waitFor(() => expect(lineNames()).toEqual([]))
  })
})

describe('まとめて注文する', () => {
  async function withLines(text: string, options: Parameters<typeof open>[0] = {}) {
    const opened = open(options)
    await opened.user.click(field())
    await opened.user.paste(text)
    await opened.user.click(decide())
    await waitFor(() => expect(lineNames().length).toBeGreaterThan(0))
    return opened
  }

  it('[ORD-043] [ORD-044] [ORD-051] appends line by line, empties the list and shows the numbers', async () => {
    const { user, book, platform } = await withLines('104001 2\n104033', {
      lines: [anOrderLine({ product: milk, quantity: 3 })],
    })
    await user.click(orderAll(2))
    const dialog = within(await screen.findByRole('dialog', { name: '商品を注文しました' }))
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '104001みのりの約束 十勝しぼりたて牛乳2点',
      '104033平飼いたまご1点',
    ])
    expect(book.writes).toMatchObject([
      { did: 'put', no: '104001', quantity: 2, mode: 'append', inputStatus: 62 },
      { did: 'put', no: '104033', quantity: 1, mode: 'append', inputStatus: 62 },
    ])
    expect(book.quantityOf(milk)).toBe(5)
    expect(platform.storage.local.read('numberLists')).toBeUndefined()
    expect(platform.notices.shown()).toMatchObject([{ kind: 'popup', title: '注文しました' }])
    expect(toldFacts()).toContainEqual({ name: 'order/changed', payload: { week: milk.week } })
    await user.click(dialog.getByRole('button', { name: '閉じる' }))
    expect(field()).toHaveFocus()
  })

  it('[ORD-051] says that it was placed in the app', async () => {
    const { user, book } = await withLines('104001', { entry: 'app' })
    await user.click(orderAll(1))
    await waitFor(() => expect(book.writes).toMatchObject([{ inputStatus: 74 }]))
  })

  it('[ORD-044] [BIZ-006] lists twenty numbers and counts the rest', async () => {
    const numbers = Array.from({ length: 23 }, (_, index) => String(200_001 + index))
    const { user } = await withLines(numbers.join(' '), {
      products: numbers.map((no) => aProduct({ orderNumber: no, name: `品${no}` })),
    })
    await user.click(await screen.findByText('23商品をまとめて注文する'))
    expect(await screen.findByText('ほか3商品')).toBeVisible()
    const dialog = within(screen.getByRole('dialog', { name: '商品を注文しました' }))
    expect(dialog.getAllByRole('listitem')).toHaveLength(20)
  })

  it.each([
    { quantity: 9, asks: false },
    { quantity: 10, asks: true },
  ])('[ORD-046] with $quantity pieces asks: $asks', async ({ quantity, asks }) => {
    const { user, book } = await withLines(`104001 ${quantity}`)
    await user.click(orderAll(1))
    if (!asks) {
      await waitFor(() => expect(book.writes).toHaveLength(1))
      return
    }
    const question = within(await screen.findByRole('dialog', { name: '注文数のご確認' }))
    expect(question.getByText('数量が10個を超えている商品があります。よろしいですか？')).toBeVisible()
    expect(question.getByText('みのりの約束 十勝しぼりたて牛乳 10個 税込2,570円')).toBeVisible()
    await user.click(question.getByRole('button', { name: /いいえ/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(book.writes).toEqual([])
    await user.click(orderAll(1))
    await user.click(await screen.findByRole('button', { name: /はい/ }))
    await waitFor(() => expect(book.quantityOf(milk)).toBe(10))
  })

  it('[ORD-043] [ORD-045] keeps what failed, with why, also over a reload', async () => {
    const { user, book, platform, unmount } = await withLines('104001\n104033\n106051')
    book.next({ is: 'refused', status: 404, code: 'CSP9001' })
    await user.click(orderAll(3))
    await waitFor(() => expect(errors()).toContain('1件の商品を注文できませんでした。内容をご確認ください。'))
    expect(lineNames()).toEqual(['十勝しぼりたて牛乳'])
    expect((await line('十勝しぼりたて牛乳')).getByText('今週はお取扱いありません')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(book.quantityOf(egg) + book.quantityOf(tea)).toBe(2)
    unmount()
    const again = open({ platform: reloaded(platform) })
    expect(await (await line('十勝しぼりたて牛乳')).findByText('今週はお取扱いありません')).toBeVisible()
    again.unmount()
  })

  it('leaves no message of an earlier run beside the next', async () => {
    const { user, book } = await withLines('104001\n104033')
    book.next({ is: 'refused', status: 404, code: 'CSP9001' })
    await user.click(orderAll(2))
    await waitFor(() => expect(errors()).toContain('1件の商品を注文できませんでした。'))
    await enter(user, '123456')
    await waitFor(() => expect(field()).toBeInvalid())
    await user.click(orderAll(1))
    await screen.findByRole('dialog', { name: '商品を注文しました' })
    expect(errors()).toBe('')
    expect(field()).toBeValid()
  })

  it('ends when the week closes on the way, and says so on every line behind', async () => {
    const { user, book } = await withLines('104001\n104033\n106051')
    book.next({ is: 'held', until: Promise.resolve() }, { is: 'refused', status: 409, code: 'CSP50002' })
    await user.click(orderAll(3))
    await waitFor(() => expect(errors()).toContain('2件の商品を注文できませんでした。'))
    expect(book.writes).toHaveLength(2)
    expect(lineNames()).toEqual(['平飼いたまご', '深むし茶'])
    expect(screen.getAllByText('ご注文の受付は終了しました')).toHaveLength(2)
  })

  it('sends each line once for a double tap', async () => {
    const { user, book } = await withLines('104001')
    await user.dblClick(orderAll(1))
    await screen.findByRole('dialog', { name: '商品を注文しました' })
    expect(book.writes).toHaveLength(1)
  })

  it('goes on when its screen is left, and is not begun a second time', async () => {
    const { user, book, platform, unmount } = await withLines('104001\n104033')
    const gate = aGate()
    book.next({ is: 'held', until: gate.until })
    await user.click(orderAll(2))
    await waitFor(() => expect(book.writes).toHaveLength(1))
    unmount()
    const again = renderScreen(<NumberInputOfWeek />, { platform })
    expect(await screen.findByText('2商品のうち0商品を送りました')).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: /注文中/ }))
    gate.open()
    await waitFor(() => expect(lineNames()).toEqual([]))
    expect(book.writes).toHaveLength(2)
    expect(book.quantityOf(milk)).toBe(1)
  })

  describe('when its screen is left meanwhile', () => {
    const dialog = () => screen.queryByRole('dialog', { name: '商品を注文しました' })
    async function leaveOnTheWay() {
      const opened = await withLines('104001\n104033')
      const gate = aGate()
      opened.book.next({ is: 'held', until: gate.until })
      await opened.user.click(orderAll(2))
      await waitFor(() => expect(opened.book.writes).toHaveLength(1))
      opened.unmount()
      const finish = async () => {
        gate.open()
        await waitFor(() => expect(opened.platform.holds()).toBe(0))
      }
      return { ...opened, finish }
    }

    it.each(['during', 'after'])('[ORD-044] shows the numbers once to who comes back %s the run', async (when) => {
      const { platform, finish } = await leaveOnTheWay()
      if (when === 'after') await finish()
      expect(dialog()).toBeNull()
      const page = (
        <>
          <a href="/">トップ</a>
          <NumberInputOfWeek />
        </>
      )
      const back = renderScreen(page, { platform })
      if (when === 'during') await finish()
      expect(within(await screen.findByRole('dialog')).getAllByRole('listitem')).toHaveLength(2)
      await back.user.click(screen.getByRole('button', { name: '閉じる' }))
      await waitFor(() => expect(field()).toHaveFocus())
      back.unmount()
      renderScreen(<NumberInputOfWeek />, { platform })
      expect(field()).toBeVisible()
      expect(dialog()).toBeNull()
    })

    it.each([
      { says: 'another week', options: { weeks: [theNextWeek()] } },
      { says: 'another member', options: { as: 'corporate' as const } },
    ])('[ORD-044] shows them to nobody else: $says', async ({ options }) => {
      const { platform, finish } = await leaveOnTheWay()
      await finish()
      renderScreen(<NumberInputOfWeek />, { platform, ...options })
      expect(field()).toBeVisible()
      expect(dialog()).toBeNull()
    })
  })

  describe('in the rush', () => {
    const rush = {
      now: '2026-11-24T22:05:00+09:00',
      weeks: [aPlanningWeek({ closesAt: '2026-11-25T15:00:00+09:00' })],
    }

    it('[ORD-071] orders without reading what is ordered', async () => {
      const { user, book } = await withLines('104001 2', rush)
      await user.click(orderAll(1))
      await screen.findByRole('dialog', { name: '商品を注文しました' })
      expect(book.quantityOf(milk)).toBe(2)
      expect(book.writes).toMatchObject([{ mode: 'append', quantity: 2 }])
      expect(book.reads()).toBe(0)
    })

    it('[ORD-133] keeps a line of which the order cannot tell whether it arrived', async () => {
      const lines = [anOrderLine({ product: milk, quantity: 2 })]
      const { user, book } = await withLines('104001', { ...rush, lines })
      book.next({ is: 'lost', stored: false })
      await user.click(orderAll(1))
      const kept = await line('十勝しぼりたて牛乳')
      expect(await kept.findByText('ご注文済みの場合があります。ご注文内容をご確認ください。')).toBeVisible()
      expect(book.quantityOf(milk)).toBe(2)
      await user.click(orderAll(1))
      await screen.findByRole('dialog', { name: '商品を注文しました' })
      expect(book.quantityOf(milk)).toBe(3)
      expect(new Set(book.writes.map(({ intent }) => intent)).size).toBe(1)
    })
  })

  describe('when an answer is lost', () => {
    it('[ORD-133] counts a line once that had arrived', async () => {
      const { user, book } = await withLines('104001 2\n104033')
      book.next({ is: 'lost', stored: true })
      await user.click(orderAll(2))
      await screen.findByRole('dialog', { name: '商品を注文しました' })
      expect(book.quantityOf(milk)).toBe(2)
    })

    it('[ORD-133] shows 確認中 until the order can be read, over a reload as well, and doubles nothing', async () => {
      const { user, book, platform, unmount } = await withLines('104001\n104033 2')
      const gate = aGate()
      book.next({ is: 'held', until: gate.until }, { is: 'lost', stored: true })
      await user.click(orderAll(2))
      await waitFor(() => expect(book.writes).toHaveLength(1))
      book.breakReads(true)
      gate.open()
      expect(await (await line('平飼いたまご')).findByText('確認中（2点）')).toBeVisible()
      await waitFor(() => expect(platform.holds()).toBe(0))
      expect(screen.queryByRole('dialog')).toBeNull()
      unmount()
      book.breakReads(false)
      renderScreen(<NumberInputOfWeek />, { platform: reloaded(platform) })
      await waitFor(() => expect(lineNames()).toEqual([]))
      expect(book.quantityOf(egg)).toBe(2)
      expect(book.writes.filter(({ no }) => no === '104033')).toHaveLength(1)
    })

    it('[ORD-133] offers a line again that had not arrived, under the same name', async () => {
      const { user, book } = await withLines('104001 2')
      book.next({ is: 'lost', stored: false })
      await user.click(orderAll(1))
      await waitFor(() => expect(errors()).toContain('1件の商品を注文できませんでした。'))
      expect((await line('十勝しぼりたて牛乳')).getByText(/ご注文できませんでした|切断/)).toBeVisible()
      await user.click(orderAll(1))
      await screen.findByRole('dialog', { name: '商品を注文しました' })
      expect(book.quantityOf(milk)).toBe(2)
      expect(new Set(book.writes.map(({ intent }) => intent)).size).toBe(1)
    })

    it('[ORD-133] says that a line may be ordered when the service has heard of its intent', async () => {
      const { user, book } = await withLines('104001 2')
      book.next({ is: 'refused', status: 422, code: 'CSP90002' })
      await user.click(orderAll(1))
      const kept = await line('十勝しぼりたて牛乳')
      expect(await kept.findByText('ご注文済みの場合があります。ご注文内容をご確認ください。')).toBeVisible()
    })

    it('[ORD-133] sends one intent from two tabs that order at the same time', async () => {
      const { user, book, platform, unmount } = await withLines('104001 2')
      const kept = platform.storage.local.read('numberLists')
      await user.click(orderAll(1))
      await screen.findByRole('dialog', { name: '商品を注文しました' })
      unmount()
      // The other tab read the list just before this one was done.
      platform.storage.local.write('numberLists', kept)
      const other = renderScreen(<NumberInputOfWeek />, { platform: reloaded(platform) })
      await line('十勝しぼりたて牛乳')
      await other.user.click(orderAll(1))
      await screen.findByRole('dialog', { name: '商品を注文しました' })
      expect(book.quantityOf(milk)).toBe(2)
    })
  })
})

describe('[ORD-083] at the deadline', () => {
  const justBefore = '2026-11-24T14:59:59.000+09:00'
  const pass = (platform: FakePlatform) => act(() => platform.setNow('2026-11-24T15:00:00.001+09:00'))
  const isClosed = () => waitFor(() => expect(screen.getByText('ご注文の受付は終了しました')).toBeVisible())

  it('closes while the page stands open, and says what is still on the list, which is kept', async () => {
    const { user, platform } = open({ now: justBefore })
    await enter(user, '104001')
    await line('十勝しぼりたて牛乳')
    expect(orderAll(1)).toBeEnabled()
    pass(platform)
    await isClosed()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(statuses()).toContain('12月1週の注文番号のリストの1商品は、締切までに注文されませんでした')
    await waitFor(() =>
      expect(screen.getByRole('listitem')).toHaveTextContent('104001みのりの約束 十勝しぼりたて牛乳1点'),
    )
    expect(platform.storage.local.read('numberLists')).toMatchObject([{ lines: [{ no: '104001' }] }])
  })

  it('says in the week after what was not ordered, until the member has seen it', async () => {
    const { user, platform, unmount } = open()
    await enter(user, '104001 2')
    await line('十勝しぼりたて牛乳')
    unmount()
    const later = { platform: reloaded(platform), weeks: [theNextWeek()], pastWeeks: [milk.week] }
    const after = open(later)
    expect(screen.getByText('12月1週の注文番号のリストの1商品は、締切までに注文されませんでした')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('listitem')).toHaveTextContent(/104001みのりの約束 十勝しぼりたて牛乳2点/),
    )
    // What is entered for this week takes nothing of it away.
    await enter(after.user, '123456')
    await after.user.click(screen.getByRole('button', { name: '確認しました' }))
    expect(screen.queryByText(/締切までに注文されませんでした/)).toBeNull()
    expect(platform.storage.local.read('numberLists')).toBeUndefined()
  })

  it('says nothing of a list where there is none', async () => {
    open({ now: '2026-11-24T15:00:00.001+09:00' })
    await isClosed()
    expect(statuses()).not.toContain('リスト')
  })

  it('[AX-11] gives the focus to what stands next', async () => {
    stock()
    server.use(...anOrderBook().handlers)
    const page = (
      <>
        <h1>注文番号で注文</h1>
        <NumberInputOfWeek />
        <a href="/cart/ordered">ご注文内容を見る</a>
      </>
    )
    const { user, platform } = renderScreen(page, { now: justBefore })
    await user.click(field())
    pass(platform)
    await isClosed()
    await waitFor(() => expect(screen.getByRole('link', { name: 'ご注文内容を見る' })).toHaveFocus())
  })

  it('[ORD-044] leaves the numbers of a run on show that was done in time', async () => {
    const { user, platform } = open({ now: justBefore })
    await enter(user, '104001')
    await line('十勝しぼりたて牛乳')
    await user.click(orderAll(1))
    await screen.findByRole('dialog', { name: '商品を注文しました' })
    pass(platform)
    await isClosed()
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

it('shows nothing to a visitor', () => {
  renderScreen(<NumberInputOfWeek />, { as: 'visitor' })
  expect(screen.queryByRole('textbox')).toBeNull()
})
