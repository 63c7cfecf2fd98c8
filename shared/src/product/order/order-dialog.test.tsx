import { describe, expect, it } from '@jest/globals'
import { recommendedProductsCall } from '@shop/shared/contract'
import type { EntryKind } from '@shop/shared/domain'
import type { Product } from '@shop/shared/domain/shopping'
import {
  anOrderBook,
  answer,
  aProduct,
  fakePlatform,
  productWire,
  refused,
  renderScreen,
  server,
} from '@shop/shared/testing'
import { afterPaint } from '@shop/shared/ui'
import { act, screen, waitFor, within } from '@testing-library/react'
import { ProductCard } from '../list/product-card.tsx'

const milk = aProduct({ brand: 'みのり' })
const eggs = aProduct({ orderNumber: '104033', name: '平飼いたまご' })
const bread = aProduct({ orderNumber: '104044', name: '食パン' })

type Story = {
  specs?: Record<string, string>
  entry?: EntryKind
  recommended?: readonly Product[]
  recommend?: () => Response
}

/** Cards of a list, on a platform whose configuration names the places. */
function shop({ specs = { orderDialogPc: 'pc-1', orderDialogSp: 'sp-1' }, entry = 'web', ...story }: Story = {}) {
  const asked: unknown[] = []
  const book = anOrderBook()
  server.use(
    ...book.handlers,
    answer(recommendedProductsCall, ({ query: { specId, limit } }) => {
      asked.push({ specId, limit })
      if (story.recommend !== undefined) return story.recommend()
      const products = story.recommended ?? [bread]
      return { product_basic_info_list: products.map(productWire), meta: { request_params: { modelid: '3001' } } }
    }),
  )
  const platform = fakePlatform({ entry })
  platform.config = { ...platform.config, recommendSpecs: specs }
  const page = renderScreen(
    [milk, eggs].map((product) => <ProductCard key={product.orderNumber} product={product} source="category" />),
    { platform },
  )
  return { ...page, book, asked }
}
const card = (product: Product) => within(screen.getByRole('article', { name: product.name }))
const orderButton = (product: Product) => card(product).findByRole('button', { name: '注文する' })
const dialog = () => screen.findByRole('dialog', { name: '商品を注文しました' })
const noDialog = () => expect(screen.queryByRole('dialog')).toBeNull()
/** After it a dialog would be there. */
const aFrame = () => act(() => new Promise<void>((painted) => void afterPaint(painted)))
async function noDialogComes() {
  await aFrame()
  noDialog()
}

describe('after an order', () => {
  it('[ORD-066] a toast and a dialog say so, and what was ordered', async () => {
    const { user, platform } = shop()
    await user.click(await orderButton(milk))
    expect(await dialog()).toHaveTextContent('みのり 十勝しぼりたて牛乳')
    expect(platform.notices.shown()).toMatchObject([{ kind: 'popup', title: '注文しました' }])
  })

  it('[ORD-067] [CAT-093] it recommends, of fifty at the most, what was not just ordered', async () => {
    const { user, asked } = shop({ recommended: [bread, milk] })
    await user.click(await orderButton(milk))
    const list = within(await screen.findByRole('list', { name: 'おすすめ商品' }))
    expect(list.getAllByRole('listitem')).toHaveLength(1)
    expect(list.getByRole('link', { name: '食パン' })).toHaveAttribute('href', expect.stringContaining('recommend'))
    expect(asked).toEqual([{ specId: 'pc-1', limit: 50 }])
  })

  it('[ORD-068] the app has a place of its own', async () => {
    const { user, asked } = shop({ entry: 'app' })
    await user.click(await orderButton(milk))
    await screen.findByRole('list', { name: 'おすすめ商品' })
    expect(asked).toEqual([{ specId: 'sp-1', limit: 50 }])
  })

  it.each([
    { id: 'ORD-068', says: 'no place is configured', story: { specs: {} } },
    { id: 'ORD-068', says: 'the place is empty', story: { specs: { orderDialogPc: '' } } },
    { id: 'ORD-067', says: 'the call fails', story: { recommend: () => refused(503) } },
    { id: 'CAT-094', says: 'the answer is nonsense', story: { recommend: () => Response.json({ x: 1 }) } },
    { id: 'ORD-067', says: 'nothing is recommended', story: { recommended: [] } },
  ])('[$id] it shows without recommendations when $says, and no error', async ({ story }) => {
    const { user, platform } = shop(story)
    await user.click(await orderButton(milk))
    await dialog()
    await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
    expect(screen.queryByRole('list', { name: 'おすすめ商品' })).toBeNull()
    expect(platform.notices.shown()).toHaveLength(1)
  })

  it('[ORD-067] what is recommended is ordered there, by its source, and opens no other dialog', async () => {
    const { user, book } = shop()
    await user.click(await orderButton(milk))
    const item = within(await screen.findByRole('listitem', { name: '食パン' }))
    await user.click(await item.findByRole('button', { name: '注文する' }))
    await waitFor(() => expect(book.quantityOf(bread)).toBe(1))
    expect(book.writes.at(-1)).toMatchObject({ inputStatus: 9102 })
    await aFrame()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })
})

describe('ordering one product after the other', () => {
  it('leaves the focus in the list, and the later dialog takes the place of the first', async () => {
    const { user } = shop()
    await user.click(await orderButton(milk))
    await dialog()
    expect(card(milk).getByRole('button', { name: '1つ増やす' })).toHaveFocus()
    await user.click(await orderButton(eggs))
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('平飼いたまご'))
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it('[AX-11] Esc closes it from anywhere', async () => {
    const { user } = shop()
    await user.click(await orderButton(milk))
    await dialog()
    await user.keyboard('{Escape}')
    noDialog()
    expect(card(milk).getByRole('button', { name: '1つ増やす' })).toHaveFocus()
  })

  it('[AX-11] 閉じる gives the focus back to the list', async () => {
    const { user } = shop()
    await user.click(await orderButton(milk))
    await user.click(within(await dialog()).getByRole('button', { name: '閉じる' }))
    noDialog()
    expect(card(milk).getByRole('button', { name: '1つ増やす' })).toHaveFocus()
  })

  it('Esc answers a question first', async () => {
    const { user } = shop()
    await user.click(await orderButton(milk))
    await dialog()
    await user.click(card(milk).getByRole('button', { name: '取消し' }))
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: '商品を注文しました' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    noDialog()
  })

  it('does not open for a changed number, nor for a refused order', async () => {
    const { user, book, platform } = shop()
    book.next({ is: 'refused', status: 409, code: 'CSP50002' })
    await user.click(await orderButton(milk))
    await waitFor(() => expect(platform.notices.shown()).toHaveLength(1))
    await noDialogComes()
    await user.click(await orderButton(milk))
    await dialog()
    await user.keyboard('{Escape}')
    await user.click(card(milk).getByRole('button', { name: '1つ増やす' }))
    await waitFor(() => expect(book.quantityOf(milk)).toBe(2))
    await noDialogComes()
  })
})
