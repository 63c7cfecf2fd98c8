import { describe, expect, it } from '@jest/globals'
import { anOrderLine, aPlanningWeek, atDeadline, createGate, renderScreen, theNextWeek } from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { NumberInputOfWeek } from './number-input-of-week.tsx'
import {
  egg,
  errors,
  field,
  line,
  lineNames,
  milk,
  orderAll,
  reloaded,
  tea,
  withLines,
} from './testing/number-entry.tsx'

describe('まとめて注文する when its screen is left meanwhile', () => {
  const dialog = () => screen.queryByRole('dialog', { name: '商品を注文しました' })
  async function leaveOnTheWay() {
    const opened = await withLines('104001\n104033')
    const gate = createGate()
    opened.book.next({ is: 'held', until: gate.until })
    await opened.user.click(await orderAll(2))
    await waitFor(() => expect(opened.book.writes).toHaveLength(1))
    opened.unmount()
    const finish = async () => {
      gate.release()
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

describe('まとめて注文する in the rush', () => {
  const rush = {
    now: '2026-11-24T22:05:00+09:00',
    weeks: [aPlanningWeek({ closesAt: atDeadline(0, 1) })],
  }

  it('[ORD-071] orders without reading what is ordered', async () => {
    const { user, book } = await withLines('104001 2', rush)
    await user.click(await orderAll(1))
    await screen.findByRole('dialog', { name: '商品を注文しました' })
    expect(book.quantityOf(milk)).toBe(2)
    expect(book.writes).toMatchObject([{ mode: 'append', quantity: 2 }])
    expect(book.reads()).toBe(0)
  })

  it('[ORD-133] keeps a line of which the order cannot tell whether it arrived', async () => {
    const lines = [anOrderLine({ product: milk, quantity: 2 })]
    const { user, book } = await withLines('104001', { ...rush, lines })
    book.next({ is: 'lost', stored: false })
    await user.click(await orderAll(1))
    const kept = await line('十勝しぼりたて牛乳')
    expect(await kept.findByText('ご注文済みの場合があります。ご注文内容をご確認ください。')).toBeVisible()
    expect(book.quantityOf(milk)).toBe(2)
    await user.click(await orderAll(1))
    await screen.findByRole('dialog', { name: '商品を注文しました' })
    expect(book.quantityOf(milk)).toBe(3)
    expect(new Set(book.writes.map(({ intent }) => intent)).size).toBe(1)
  })
})

describe('まとめて注文する when an answer is lost', () => {
  it('[ORD-133] counts a line once that had arrived', async () => {
    const { user, book } = await withLines('104001 2\n104033')
    book.next({ is: 'lost', stored: true })
    await user.click(await orderAll(2))
    await screen.findByRole('dialog', { name: '商品を注文しました' })
    expect(book.quantityOf(milk)).toBe(2)
  })

  it('[ORD-133] shows 確認中 until the order can be read, over a reload as well, and doubles nothing', async () => {
    const { user, book, platform, unmount } = await withLines('104001\n104033 2')
    const gate = createGate()
    book.next({ is: 'held', until: gate.until }, { is: 'lost', stored: true })
    await user.click(await orderAll(2))
    await waitFor(() => expect(book.writes).toHaveLength(1))
    book.breakReads(true)
    gate.release()
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
    await user.click(await orderAll(1))
    await waitFor(() => expect(errors()).toContain('1件の商品を注文できませんでした。'))
    expect((await line('十勝しぼりたて牛乳')).getByText(/ご注文できませんでした|切断/)).toBeVisible()
    await user.click(await orderAll(1))
    await screen.findByRole('dialog', { name: '商品を注文しました' })
    expect(book.quantityOf(milk)).toBe(2)
    expect(new Set(book.writes.map(({ intent }) => intent)).size).toBe(1)
  })

  it('[ORD-133] says that a line may be ordered when the service has heard of its intent', async () => {
    const { user, book } = await withLines('104001 2')
    book.next({ is: 'refused', status: 422, code: 'CSP90002' })
    await user.click(await orderAll(1))
    const kept = await line('十勝しぼりたて牛乳')
    expect(await kept.findByText('ご注文済みの場合があります。ご注文内容をご確認ください。')).toBeVisible()
  })

  it('[ORD-133] sends one intent from two tabs that order at the same time', async () => {
    const { user, book, platform, unmount } = await withLines('104001 2')
    const kept = platform.storage.local.read('numberLists')
    await user.click(await orderAll(1))
    await screen.findByRole('dialog', { name: '商品を注文しました' })
    unmount()
    // The other tab read the list just before this one was done.
    platform.storage.local.write('numberLists', kept)
    const other = renderScreen(<NumberInputOfWeek />, { platform: reloaded(platform) })
    await line('十勝しぼりたて牛乳')
    await other.user.click(await orderAll(1))
    await screen.findByRole('dialog', { name: '商品を注文しました' })
    expect(book.quantityOf(milk)).toBe(2)
  })
})

describe('[K-120] まとめて注文する on a line that is cut', () => {
  const shown = async (name: string, words: string) => expect(await (await line(name)).findByText(words)).toBeVisible()

  it('keeps what was not sent as 未送信, and sends each once when the line is back', async () => {
    const { user, book, platform } = await withLines('104001 2\n104033\n106051')
    act(() => platform.network.setOnline(false))
    await user.click(await orderAll(3))
    await shown('十勝しぼりたて牛乳', '未送信（2点）')
    await shown('平飼いたまご', '未送信（1点）')
    await shown('深むし茶', '未送信（1点）')
    expect([book.writes.length, errors()]).toEqual([0, ''])
    act(() => platform.network.setOnline(true))
    await waitFor(() => expect(lineNames()).toEqual([]))
    expect([milk, egg, tea].map((product) => book.quantityOf(product))).toEqual([2, 1, 1])
    expect(book.writes).toHaveLength(3)
  })

  it('asks for what may have arrived when the line is back, and orders nothing twice', async () => {
    const { user, book, platform } = await withLines('104001 2\n104033')
    const gate = createGate()
    book.next({ is: 'held', until: gate.until }, { is: 'lost', stored: true })
    await user.click(await orderAll(2))
    await waitFor(() => expect(book.writes).toHaveLength(1))
    book.breakReads(true)
    gate.release()
    await waitFor(() => expect(book.writes).toHaveLength(2))
    await shown('平飼いたまご', '確認中（1点）')
    act(() => platform.network.setOnline(false))
    book.breakReads(false)
    act(() => platform.network.setOnline(true))
    await waitFor(() => expect(lineNames()).toEqual([]))
    expect([milk, egg].map((product) => book.quantityOf(product))).toEqual([2, 1])
    expect(book.writes).toHaveLength(2)
  })
})
