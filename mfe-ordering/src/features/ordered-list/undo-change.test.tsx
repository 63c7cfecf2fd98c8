import { beforeEach, describe, expect, it } from '@jest/globals'
import { subscriptionsCall } from '@shop/shared/contract'
import {
  anOrderBook,
  anOrderLine,
  answer,
  aProduct,
  deadlineText,
  publishFromOtherTab,
  renderScreen,
  server,
} from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { OrderedListPage } from './ordered-list-page.tsx'

const milk = aProduct({ name: '牛乳', brand: 'みのり', basePrice: 238, taxIncludedPrice: 257 })
const eggs = aProduct({ orderNumber: '104033', name: 'たまご', basePrice: 378, taxIncludedPrice: 408 })
const searched = 63

beforeEach(() => server.use(answer(subscriptionsCall, { total_count: 0, come_every_inf: [] })))

async function open() {
  const book = anOrderBook([
    anOrderLine({ product: milk, quantity: 2, inputStatus: searched }),
    anOrderLine({ product: eggs, quantity: 1 }),
  ])
  server.use(...book.handlers)
  const page = renderScreen(<OrderedListPage />, { path: '/cart/ordered' })
  await screen.findByRole('listitem', { name: '牛乳' })
  const press = async (name: string | RegExp, within_: HTMLElement = document.body) =>
    page.user.click(await within(within_).findByRole('button', { name }))
  const inLine = (name: string, of = '牛乳') => press(name, screen.getByRole('listitem', { name: of }))
  const takeOut = async () => {
    await inLine('取消し みのり 牛乳')
    await press(/^はい/)
    await waitFor(() => expect(book.quantityOf(milk)).toBe(0))
    expect(await screen.findByText('みのり 牛乳を取り消しました')).toBeVisible()
  }
  return { book, press, inLine, takeOut, ...page }
}
const bar = () => screen.getByRole('region', { name: 'ご注文の合計と操作' })
const undo = { name: '元に戻す' }

describe('[AX-14] [K-169] 元に戻す in the ordered list', () => {
  it('[ORD-073] brings back what was taken out, by the way it was ordered by, and stays until then', async () => {
    const { book, press, takeOut } = await open()
    expect(screen.queryByRole('button', undo)).toBeNull()
    await takeOut()
    await press('元に戻す')
    await waitFor(() => expect(book.quantityOf(milk)).toBe(2))
    expect(book.writes.slice(1)).toMatchObject([{ did: 'put', no: '104001', quantity: 2, inputStatus: searched }])
    expect(await screen.findByText('みのり 牛乳を2点に戻しました')).toBeVisible()
    expect(screen.queryByRole('button', undo)).toBeNull()
    expect(await screen.findByRole('listitem', { name: '牛乳' })).toBeVisible()
    await press('結果を閉じる')
    expect(screen.queryByText('みのり 牛乳を2点に戻しました')).toBeNull()
  })

  it('takes several presses on one line for one change, and gives way to the next', async () => {
    const { book, press, inLine } = await open()
    await inLine('1つ増やす')
    await waitFor(() => expect(book.quantityOf(milk)).toBe(3))
    await inLine('1つ増やす')
    expect(await screen.findByText('みのり 牛乳を2点から4点に変更しました')).toBeVisible()
    await inLine('1つ増やす', 'たまご')
    expect(await screen.findByText('たまごを1点から2点に変更しました')).toBeVisible()
    expect(screen.getAllByRole('button', undo)).toHaveLength(1)
    await press('元に戻す')
    await waitFor(() => expect([book.quantityOf(milk), book.quantityOf(eggs)]).toEqual([4, 1]))
  })

  it.each([
    { says: 'the week has closed', code: 'CSP50002', status: 409 },
    { says: 'it is sold out', code: 'CSP50020', status: 409 },
  ])('[ORD-083] is judged again: $says', async ({ code, status }) => {
    const { book, press, takeOut } = await open()
    await takeOut()
    book.next({ is: 'refused', status, code })
    await press('元に戻す')
    await waitFor(() => expect(screen.getByRole('alert', { name: 'エラー' })).toHaveTextContent(code))
    expect(book.quantityOf(milk)).toBe(0)
    expect(screen.getByText('みのり 牛乳を取り消しました')).toBeVisible()
    expect(screen.getByRole('button', undo)).toBeVisible()
  })

  it('leaves what somebody has changed since, and says so', async () => {
    const { book, press, takeOut } = await open()
    await takeOut()
    book.set(milk, 9)
    act(() => publishFromOtherTab('order/changed', { week: milk.week }))
    await screen.findByRole('listitem', { name: '牛乳' })
    const sent = book.writes.length
    await press('元に戻す')
    expect(await screen.findByText('その後に数量が変わったためそのままです（いま9点）')).toBeVisible()
    expect(book.writes).toHaveLength(sent)
    expect(book.quantityOf(milk)).toBe(9)
  })
})

describe('the bar at the foot', () => {
  it('[ORD-081] [K-167] says pieces, sum and deadline of the order', async () => {
    await open()
    expect(bar()).toHaveTextContent(`3点 税込 922円締切 ${deadlineText()}`)
  })
})
