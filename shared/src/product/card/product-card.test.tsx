import { describe, expect, it } from '@jest/globals'
import { memberPointCall, pointBalanceCall } from '@shop/shared/contract'
import { yen } from '@shop/shared/domain'
import { anOrderBook, answer, aProduct, renderScreen, server } from '@shop/shared/testing'
import { act, screen, within } from '@testing-library/react'
import { ProductCard } from './product-card.tsx'
import { ProductRow } from './product-row.tsx'

const forms = [
  { form: 'card', Item: ProductCard },
  { form: 'row', Item: ProductRow },
]

async function show(product: ReturnType<typeof aProduct>, Item: typeof ProductCard = ProductCard) {
  server.use(...anOrderBook().handlers)
  const page = renderScreen(<Item product={product} source="category" />)
  return { ...page, item: await screen.findByRole('article', { name: product.name }) }
}

const textOf = (element: Element) => element.textContent?.replace(/\s+/g, ' ') ?? ''

describe.each(forms)('a product $form', ({ Item }) => {
  it('is an article whose heading is the name and leads to the product', async () => {
    const { item } = await show(aProduct(), Item)
    const heading = within(item).getByRole('heading', { name: '十勝しぼりたて牛乳' })
    expect(within(heading).getByRole('link')).toHaveAttribute('href', '/products/20261201/104001/category')
  })

  it('names size, brand and the order number as the paper catalogue writes it', async () => {
    const { item } = await show(aProduct({ orderNumber: '84612', brand: 'みのり', standard: '1L' }), Item)
    expect(item).toHaveTextContent('1Lみのり')
    expect(item).toHaveTextContent('番号 084612')
  })

  it('[CAT-047] [BIZ-030] shows the tax-included price first and the price without tax', async () => {
    const { item } = await show(aProduct({ basePrice: 1280, taxIncludedPrice: 1382 }), Item)
    expect(textOf(item)).toContain('税込 1,382円 本体 1,280円※軽減税率')
  })

  it('[BIZ-030] marks only what is taxed at the reduced rate', async () => {
    const { item } = await show(aProduct({ taxRate: 10 }), Item)
    expect(item).not.toHaveTextContent('※')
  })

  it.each([
    { id: 'CAT-066', original: 624, price: 537, text: '13%引' },
    { id: 'CAT-067', original: 1000, price: 991, text: undefined },
    { id: 'CAT-066', original: 537, price: 537, text: undefined },
  ])('[$id] says $text for $original → $price', async ({ original, price, text }) => {
    const { item } = await show(aProduct({ taxIncludedPrice: price, originalTaxIncludedPrice: yen(original) }), Item)
    if (text === undefined) {
      expect(item).not.toHaveTextContent('%引')
      expect(item).not.toHaveTextContent('通常')
    } else {
      expect(item).toHaveTextContent(text)
      expect(within(item).getByText(/通常/)).toHaveTextContent('通常価格 624円')
      expect(within(item).getByText(/通常/).tagName).toBe('S')
    }
  })

  it('shows a price in points for point-exchange goods, and no yen', async () => {
    server.use(
      answer(memberPointCall, { currentPoint: 3000, availablePoint: 3000, totalReservedPoint: 0 }),
      answer(pointBalanceCall, { available_point_amount: 3000 }),
    )
    const { item } = await show(aProduct({ isPointExchange: true, pointPrice: 1500 }), Item)
    expect(item).toHaveTextContent('1,500ポイント')
    expect(item).not.toHaveTextContent('円')
  })

  it('[CAT-048] shows the two badges that matter most', async () => {
    const { item } = await show(aProduct({ isNew: true, isLottery: true, isSubscription: true }), Item)
    expect(within(item).getByText('数量限定')).toBeInTheDocument()
    expect(within(item).getByText('定期便')).toBeInTheDocument()
    expect(within(item).queryByText('新')).not.toBeInTheDocument()
  })

  it('[CAT-070] says why a 訳あり item is one, before the order button', async () => {
    const { item } = await show(aProduct({ isImperfect: true, imperfectNotes: ['規格外', '形が不ぞろい'] }), Item)
    const reason = within(item).getByText('規格外、形が不ぞろい')
    const button = within(item).getByRole('button', { name: /^注文する/ })
    expect(reason.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('[CAT-050] has a sign in place of a picture that is missing', async () => {
    const { item } = await show(aProduct({ images: [] }), Item)
    expect(item.querySelector('img')).toBeNull()
    expect(item.querySelector('[data-no-picture]')).not.toBeNull()
  })
})

it('[CAT-050] has the sign also when the picture cannot be had', async () => {
  const { item } = await show(aProduct())
  const picture = item.querySelector('img')
  expect(picture).toHaveAttribute('alt', '')
  act(() => void picture?.dispatchEvent(new Event('error')))
  expect(item.querySelector('[data-no-picture]')).not.toBeNull()
})
