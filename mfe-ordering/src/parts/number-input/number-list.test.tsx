import { describe, expect, it } from '@jest/globals'
import { productCall } from '@shop/shared/contract'
import { orderNumber } from '@shop/shared/domain'
import { linesIn, numberListsKey } from '@shop/shared/product/number-list'
import {
  anOrderLine,
  answer,
  aProduct,
  createGate,
  deadlineText,
  productWire,
  publishedFacts,
  publishFromOtherTab,
  renderScreen,
  server,
  theNextWeek,
} from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { NumberInputOfWeek } from './number-input-of-week.tsx'
import {
  decide,
  egg,
  enter,
  errors,
  field,
  line,
  lineNames,
  milk,
  openEntry,
  orderAll,
  reloaded,
  statuses,
  withLines,
} from './testing/number-entry.tsx'

describe('the list', () => {
  it('[K-62] adds up what it comes to', async () => {
    const { user } = openEntry()
    await user.click(field())
    await user.paste('104001 2 104033 106051 12')
    await user.click(decide())
    await line('深むし茶')
    expect(screen.getByText('まだ注文していません（3商品）')).toBeVisible()
    expect(screen.getByText('15点 小計 税込 22,695円')).toBeVisible()
    expect(screen.getByText('消費税は税率ごとに合計して計算しています。')).toBeVisible()
    expect(screen.getByText('数量が10個を超えている商品があります。ご注文の前に確認画面が出ます。')).toBeVisible()
  })

  describe('[K-152] a line that another tab has changed, before this one has heard of it', () => {
    async function aChangedLine(quantity: number | undefined) {
      const opened = openEntry()
      await enter(opened.user, '104001')
      const milkLine = await line('十勝しぼりたて牛乳')
      const { storage } = opened.platform
      const lists = (storage.read(numberListsKey) ?? []).map((list) => ({
        ...list,
        lines: linesIn(list.lines).flatMap((one) => (quantity === undefined ? [] : [{ ...one, quantity }])),
      }))
      storage.write(numberListsKey, lists)
      return { ...opened, milkLine, said: () => opened.platform.notices.shown() }
    }

    it('keeps its quantity, which is shown and said', async () => {
      const { user, milkLine, said } = await aChangedLine(9)
      await user.click(milkLine.getByRole('button', { name: '1つ増やす' }))
      expect(said()).toEqual([{ title: '別のタブで変更されています（いま9点）', kind: 'error' }])
      await waitFor(() => expect(milkLine.getByRole('group')).toHaveTextContent('9'))
      await user.click(milkLine.getByRole('button', { name: '1つ増やす' }))
      await waitFor(() => expect(milkLine.getByRole('group')).toHaveTextContent('10'))
    })

    it('is gone where that tab has ordered it', async () => {
      const { user, milkLine, said } = await aChangedLine(undefined)
      await user.click(milkLine.getByRole('button', { name: '1つ増やす' }))
      expect(said()).toEqual([{ title: '別のタブで、注文またはリストから外しています', kind: 'error' }])
      await waitFor(() => expect(lineNames()).toEqual([]))
    })

    it('is not ordered in a number that nobody has seen here', async () => {
      const { user, book, said } = await aChangedLine(9)
      await user.click(await orderAll(1))
      expect(said()).toMatchObject([{ title: '別のタブでリストが変更されています', kind: 'error' }])
      expect(book.writes).toEqual([])
      await waitFor(() => expect(screen.getByText(/^9点/)).toBeVisible())
    })
  })

  it('[ORD-042] shows what is known of a restored list while one number is still looked up', async () => {
    const { user, platform, unmount } = openEntry()
    await enter(user, '104001')
    await line('十勝しぼりたて牛乳')
    await enter(user, '104033')
    await line('平飼いたまご')
    unmount()
    const gate = createGate()
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
    gate.release()
    await line('平飼いたまご')
  })

  it('[ORD-042] is there again after a reload, and another week has its own', async () => {
    const { user, platform, unmount } = openEntry()
    await enter(user, '104001')
    await user.click((await line('十勝しぼりたて牛乳')).getByRole('button', { name: '1つ増やす' }))
    unmount()
    const again = openEntry({ platform: reloaded(platform) })
    expect((await line('十勝しぼりたて牛乳')).getByRole('group')).toHaveTextContent('2')
    again.unmount()
    openEntry({ platform: reloaded(platform), weeks: [theNextWeek()] })
    expect(lineNames()).toEqual([])
  })

  it('[ORD-048] shows an exchange item to a family member, who cannot order it', async () => {
    const gift = aProduct({ orderNumber: '104500', name: '交換の品', isPointExchange: true, pointPrice: 500 })
    const { user } = openEntry({ as: 'family', products: [gift] })
    await enter(user, '104500')
    expect(await (await line('交換の品')).findByText('こちらの商品はご注文いただけません')).toBeVisible()
    expect(screen.getByRole('button', { name: 'まとめて注文する' })).toBeDisabled()
  })

  it('[ORD-072] tells who has no delivery yet what comes first, and keeps the list', async () => {
    const { user } = openEntry({ as: 'newcomer' })
    expect(screen.getByText('ご注文には宅配のご利用登録が必要です')).toBeVisible()
    expect(screen.getByRole('link', { name: '利用登録へ進む' })).toHaveAttribute('href', '/signup/todok')
    await enter(user, '104001')
    const own = await line('十勝しぼりたて牛乳')
    expect(await own.findByText('ご注文には宅配のご利用登録が必要です')).toBeVisible()
    expect(screen.getByRole('button', { name: 'まとめて注文する' })).toBeDisabled()
  })

  it('[ORD-047] [AX-14] asks before it takes a line out, and puts it back where it stood', async () => {
    const { user, book } = await withLines('104001 2\n104033\n106051')
    const names = ['十勝しぼりたて牛乳', '平飼いたまご', '深むし茶']
    await waitFor(() => expect(lineNames()).toEqual(names))
    const takeOut = async (answer: RegExp) => {
      await user.click((await line('平飼いたまご')).getByRole('button', { name: /^外す/ }))
      const question = screen.getByRole('dialog', { name: '商品をキャンセル' })
      expect(question).toHaveTextContent('平飼いたまご をキャンセルしてもよろしいですか？')
      await user.click(within(question).getByRole('button', { name: answer }))
    }
    await takeOut(/^いいえ/)
    expect(lineNames()).toEqual(names)
    await takeOut(/^はい/)
    await waitFor(() => expect(lineNames()).toEqual(['十勝しぼりたて牛乳', '深むし茶']))
    expect(await screen.findByText('平飼いたまごをリストから外しました')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '元に戻す' }))
    await waitFor(() => expect(lineNames()).toEqual(names))
    expect(screen.queryByRole('button', { name: '元に戻す' })).toBeNull()
    expect(book.writes).toEqual([])
  })

  it('[ORD-050] says that nothing of it is ordered yet, as long as it waits', async () => {
    const { user } = openEntry()
    await enter(user, '104001 2')
    await enter(user, '104033')
    await line('平飼いたまご')
    expect(screen.getByText('まだ注文していません（2商品）')).toBeVisible()
    await user.click(await orderAll(2))
    await screen.findByRole('dialog', { name: '商品を注文しました' })
    expect(screen.queryByText(/まだ注文していません/)).toBeNull()
  })

  it('[ORD-050] tells who goes to another screen that it is not ordered', async () => {
    const { user, platform } = openEntry()
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
        text: expect.stringContaining(`${deadlineText()}）までにご注文ください。`),
      },
    ])
  })

  it('[ORD-050] has the browser ask before the page is closed over it', async () => {
    const { user } = openEntry()
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isAsked()).toBe(false)
    await enter(user, '104001')
    const own = await line('十勝しぼりたて牛乳')
    expect(isAsked()).toBe(true)
    await user.click(own.getByRole('button', { name: /^外す/ }))
    await user.click(await screen.findByRole('button', { name: /^はい/ }))
    await waitFor(() => expect(isAsked()).toBe(false))
  })

  it('stops at the product’s own limit, counting what is ordered', async () => {
    const few = { ...milk, quantityLimit: 3 }
    const { user } = openEntry({ products: [few], lines: [anOrderLine({ product: few, quantity: 2 })] })
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
      const { user } = openEntry({ lines: [anOrderLine({ product: milk, quantity: ordered })] })
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
    const { user, book, platform } = openEntry()
    await enter(user, '104001')
    const own = await line('十勝しぼりたて牛乳')
    book.set(milk, 99)
    await act(() => platform.queryClient.invalidateQueries())
    expect(await own.findByText(/^数量上限エラー 1度に注文出来る数量は99個です。99個ご注文済み/)).toBeVisible()
  })

  it('warns about alcohol', async () => {
    const { user } = openEntry({ products: [{ ...milk, isAlcohol: true }] })
    await enter(user, '104001')
    expect(await screen.findByText('20歳未満の飲酒は法律で禁止されています')).toBeVisible()
  })

  it('shows what another tab has added, and keeps both', async () => {
    const { user, platform } = openEntry()
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
    const { user, platform } = openEntry()
    await enter(user, '104001')
    await line('十勝しぼりたて牛乳')
    expect(publishedFacts()).toContainEqual({ name: 'number-list/changed', payload: { week: milk.week } })
    const [mine] = platform.storage.local.read('numberLists') as { lines: object[] }[]
    platform.storage.local.write('numberLists', [{ ...mine, lines: [{ no: '104033', quantity: 4, intent: 'other' }] }])
    act(() => publishFromOtherTab('number-list/changed', { week: milk.week }))
    expect((await line('平飼いたまご')).getByRole('group')).toHaveTextContent('4')
  })

  it('says what comes by subscription: the line is ordered beside it', async () => {
    const weekly = { code: 1, orderNumber: orderNumber('200001'), quantity: 2 }
    const product = { ...milk, isSubscription: true, subscriptionOrders: [weekly] }
    const brought = anOrderLine({ product, orderNumber: weekly.orderNumber, quantity: 2, isSubscription: true })
    const { user } = openEntry({ products: [product], lines: [brought] })
    await enter(user, '104001')
    expect(await (await line('十勝しぼりたて牛乳')).findByText('定期便で2点。こちらは追加のご注文です。')).toBeVisible()
  })

  it('loses what another tab has ordered', async () => {
    const { user, platform } = openEntry()
    await enter(user, '104001')
    await line('十勝しぼりたて牛乳')
    platform.storage.local.remove('numberLists')
    act(() => publishFromOtherTab('order/changed', { week: milk.week }))
    await waitFor(() => expect(lineNames()).toEqual([]))
  })
})
