import { describe, expect, it } from '@jest/globals'
import { anOrderLine, aProduct, createGate, publishedFacts, renderScreen } from '@shop/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { NumberInputOfWeek } from './number-input-of-week.tsx'
import {
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
  tea,
  withLines,
} from './testing/number-entry.tsx'

describe('まとめて注文する', () => {
  it('[ORD-043] [ORD-044] [ORD-051] appends line by line, empties the list and shows the numbers', async () => {
    const { user, book, platform } = await withLines('104001 2\n104033', {
      lines: [anOrderLine({ product: milk, quantity: 3 })],
    })
    await user.click(await orderAll(2))
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
    expect(publishedFacts()).toContainEqual({ name: 'order/changed', payload: { week: milk.week } })
    await user.click(dialog.getByRole('button', { name: '閉じる' }))
    expect(field()).toHaveFocus()
  })

  it('[AX-14] [K-169] takes back all that it has ordered, and has it on the list again', async () => {
    const { user, book } = await withLines('104001 2\n104033', {
      lines: [anOrderLine({ product: milk, quantity: 3 })],
    })
    await user.click(await orderAll(2))
    await user.click(await screen.findByRole('button', { name: '閉じる' }))
    expect(await screen.findByText('2商品を注文しました')).toBeVisible()
    // Another device has more of one since: that one stays as it is.
    book.set(egg, 4)
    await user.click(screen.getByRole('button', { name: '元に戻す' }))
    expect(await screen.findByText('1品を元に戻しました')).toBeVisible()
    expect(screen.getByText(/1品はその後に数量が変わったためそのままです/)).toBeVisible()
    expect(book.writes.slice(2)).toMatchObject([{ did: 'put', no: '104001', quantity: 3, mode: 'direct' }])
    expect([book.quantityOf(milk), book.quantityOf(egg)]).toEqual([3, 4])
    await waitFor(() => expect(lineNames()).toEqual(['十勝しぼりたて牛乳']))
    expect((await line('十勝しぼりたて牛乳')).getByRole('group')).toHaveTextContent('2')
    expect(screen.queryByRole('button', { name: '元に戻す' })).toBeNull()
  })

  it('[ORD-083] says that nothing could be taken back when the week has closed meanwhile', async () => {
    const { user, book } = await withLines('104001')
    await user.click(await orderAll(1))
    await user.click(await screen.findByRole('button', { name: '閉じる' }))
    book.next({ is: 'refused', status: 409, code: 'CSP50002' })
    await user.click(await screen.findByRole('button', { name: '元に戻す' }))
    expect(await screen.findByText('元に戻せませんでした')).toBeVisible()
    expect(
      screen.getByText(/1品を元に戻せませんでした：「十勝しぼりたて牛乳」ご注文の受付は終了しました/),
    ).toBeVisible()
    expect(book.quantityOf(milk)).toBe(1)
    expect(lineNames()).toEqual([])
  })

  it('[ORD-051] says that it was placed in the app', async () => {
    const { user, book } = await withLines('104001', { entry: 'app' })
    await user.click(await orderAll(1))
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
    await user.click(await orderAll(1))
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
    await user.click(await orderAll(1))
    await user.click(await screen.findByRole('button', { name: /はい/ }))
    await waitFor(() => expect(book.quantityOf(milk)).toBe(10))
  })

  it('[CAT-045] with alcohol among the lines asks for the age: いいえ orders nothing and keeps them, はい holds', async () => {
    const beer = aProduct({ orderNumber: '400001', name: 'ビール', isAlcohol: true })
    const { user, book } = await withLines('104001\n400001', { products: [milk, beer] })
    await user.click(await orderAll(2))
    const question = async () => within(await screen.findByRole('dialog', { name: '年齢の確認' }))
    expect((await question()).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['ビール'])
    await user.click((await question()).getByRole('button', { name: /いいえ/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(book.writes).toEqual([])
    expect(lineNames()).toEqual(['十勝しぼりたて牛乳', 'ビール'])
    await user.click(await orderAll(2))
    book.next({ is: 'held', until: Promise.resolve() }, { is: 'refused', status: 503 })
    await user.click((await question()).getByRole('button', { name: /はい/ }))
    await waitFor(() => expect(errors()).toContain('1件の商品を注文できませんでした。'))
    expect(lineNames()).toEqual(['ビール'])
    await user.click(await screen.findByRole('button', { name: '1商品をまとめて注文する' }))
    await waitFor(() => expect(book.quantityOf(beer)).toBe(1))
  })

  it('[ORD-043] [ORD-045] keeps what failed, with why, also over a reload', async () => {
    const { user, book, platform, unmount } = await withLines('104001\n104033\n106051')
    book.next({ is: 'refused', status: 404, code: 'CSP9001' })
    await user.click(await orderAll(3))
    await waitFor(() => expect(errors()).toContain('1件の商品を注文できませんでした。内容をご確認ください。'))
    expect(lineNames()).toEqual(['十勝しぼりたて牛乳'])
    expect((await line('十勝しぼりたて牛乳')).getByText('今週はお取扱いありません')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(book.quantityOf(egg) + book.quantityOf(tea)).toBe(2)
    unmount()
    const again = openEntry({ platform: reloaded(platform) })
    expect(await (await line('十勝しぼりたて牛乳')).findByText('今週はお取扱いありません')).toBeVisible()
    again.unmount()
  })

  it('leaves no message of an earlier run beside the next', async () => {
    const { user, book } = await withLines('104001\n104033')
    book.next({ is: 'refused', status: 404, code: 'CSP9001' })
    await user.click(await orderAll(2))
    await waitFor(() => expect(errors()).toContain('1件の商品を注文できませんでした。'))
    await enter(user, '123456')
    await waitFor(() => expect(field()).toBeInvalid())
    await user.click(await orderAll(1))
    await screen.findByRole('dialog', { name: '商品を注文しました' })
    expect(errors()).toBe('')
    expect(field()).toBeValid()
  })

  it('ends when the week closes on the way, and says so on every line behind', async () => {
    const { user, book } = await withLines('104001\n104033\n106051')
    book.next({ is: 'held', until: Promise.resolve() }, { is: 'refused', status: 409, code: 'CSP50002' })
    await user.click(await orderAll(3))
    await waitFor(() => expect(errors()).toContain('2件の商品を注文できませんでした。'))
    expect(book.writes).toHaveLength(2)
    expect(lineNames()).toEqual(['平飼いたまご', '深むし茶'])
    expect(screen.getAllByText('ご注文の受付は終了しました')).toHaveLength(2)
  })

  it('sends each line once for a double tap', async () => {
    const { user, book } = await withLines('104001')
    await user.dblClick(await orderAll(1))
    await screen.findByRole('dialog', { name: '商品を注文しました' })
    expect(book.writes).toHaveLength(1)
  })

  it('goes on when its screen is left, and is not begun a second time', async () => {
    const { user, book, platform, unmount } = await withLines('104001\n104033')
    const gate = createGate()
    book.next({ is: 'held', until: gate.until })
    await user.click(await orderAll(2))
    await waitFor(() => expect(book.writes).toHaveLength(1))
    unmount()
    const again = renderScreen(<NumberInputOfWeek />, { platform })
    expect(await screen.findByText('2商品のうち0商品を送りました')).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: /注文中/ }))
    gate.release()
    await waitFor(() => expect(lineNames()).toEqual([]))
    expect(book.writes).toHaveLength(2)
    expect(book.quantityOf(milk)).toBe(1)
  })
})
