import { describe, expect, it } from '@jest/globals'
import { anOrderBook, aProduct, renderScreen, server } from '@shop/shared/testing'
import { act, screen, within } from '@testing-library/react'
import { Profiler, useState } from 'react'
import { ListLayoutSwitch, useListLayout } from './list-layout-switch.tsx'
import { ProductGrid, ProductShelf } from './product-shelf.tsx'
import { ProductSlider } from './product-slider.tsx'

const products = ['104001', '104033', '103002'].map((orderNumber) =>
  aProduct({ orderNumber, name: `品 ${orderNumber}` }),
)

describe.each([
  { form: 'grid', draw: (list: typeof products) => <ProductGrid products={list} source="category" /> },
  { form: 'list', draw: (list: typeof products) => <ProductShelf products={list} source="category" look="list" /> },
  { form: 'slider', draw: (list: typeof products) => <ProductSlider products={list} source="top" label="おすすめ" /> },
])('a $form', ({ draw }) => {
  it('has an article a product, in the order of the list', async () => {
    server.use(...anOrderBook().handlers)
    renderScreen(draw(products))
    const items = await screen.findAllByRole('article')
    expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual(products.map(({ name }) => name))
  })

  it('draws a product once that a service names twice', async () => {
    server.use(...anOrderBook().handlers)
    renderScreen(draw([...products, ...products]))
    expect(await screen.findAllByRole('article')).toHaveLength(3)
  })
})

it.each([
  { says: 'food', over: { taxRate: 8 as const }, notes: ['※は軽減税率（8%）の対象です。'] },
  { says: 'neither', over: { taxRate: 10 as const }, notes: [] },
])('[BIZ-030] below a grid with $says stands $notes', async ({ over, notes }) => {
  server.use(...anOrderBook().handlers)
  renderScreen(<ProductGrid products={[aProduct(over)]} source="favourite" />)
  await screen.findByRole('article')
  const said = screen.queryAllByText(/^※は軽減税率/)
  expect(said.map(({ textContent }) => textContent)).toEqual(notes)
})

it('draws only the card again whose order has changed', async () => {
  server.use(...anOrderBook().handlers)
  const drawn: string[] = []
  const { user } = renderScreen(
    products.map((product) => (
      <Profiler key={product.orderNumber} id={product.orderNumber} onRender={(id) => drawn.push(id)}>
        <ProductGrid products={[product]} source="category" />
      </Profiler>
    )),
  )
  const [button] = await screen.findAllByRole('button', { name: /^注文する/ })
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  drawn.length = 0
  if (button !== undefined) await user.click(button)
  await screen.findByText('注文済み 1点')
  expect([...new Set(drawn)]).toEqual(['104001'])
})

function Look() {
  const [look, setLook] = useListLayout()
  return (
    <>
      <ListLayoutSwitch look={look} onChange={setLook} />
      <p>{look}</p>
    </>
  )
}

function Visit() {
  const [visit, setVisit] = useState(1)
  return (
    <>
      <Look key={visit} />
      <button type="button" onClick={() => setVisit(visit + 1)}>
        また来る
      </button>
    </>
  )
}

it('remembers how the member likes lists', async () => {
  const { user } = renderScreen(<Visit />)
  expect(screen.getByText('grid')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '一覧で並べる' }))
  expect(screen.getByRole('button', { name: '一覧で並べる' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', { name: 'また来る' }))
  expect(screen.getByText('list')).toBeInTheDocument()
})
