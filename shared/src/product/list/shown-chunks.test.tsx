import { describe, expect, it } from '@jest/globals'
import { anOrderBook, aProduct, renderScreen, server } from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { Profiler } from 'react'
import { ProductShelf } from './product-shelf.tsx'
import { begun, chunksOf, stepped } from './shown-chunks.ts'

const products = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) =>
    aProduct({ orderNumber: String(200_001 + from + at), name: `品${from + at + 1}` }),
  )
const seven = products(7)
const grid = chunksOf(seven, 'grid', 3)
const numbersOf = (chunks: ReturnType<typeof begun>) =>
  chunks.map(({ look, products: some }) => `${look} ${some.map(({ name }) => name).join()}`.trim())

/** All that is shown on the way, and how many steps it took. */
function wayTo(target: ReturnType<typeof chunksOf>, from: ReturnType<typeof chunksOf> = []) {
  let shown: readonly (typeof grid)[number][] = begun(from, target)
  const steps = [numbersOf([...shown])]
  for (let next = stepped(shown, target); next !== shown; next = stepped(shown, target)) {
    shown = next
    steps.push(numbersOf([...shown]))
  }
  return steps
}

describe('a long list', () => {
  it('begins with its first chunk and room for the others', () => {
    expect(wayTo(grid)).toEqual([
      ['grid 品1,品2,品3', 'grid', 'grid'],
      ['grid 品1,品2,品3', 'grid 品4,品5,品6', 'grid'],
      ['grid 品1,品2,品3', 'grid 品4,品5,品6', 'grid 品7'],
    ])
  })

  it('changes its look chunk by chunk, the first at once', () => {
    expect(wayTo(chunksOf(seven, 'list', 3), grid)).toEqual([
      ['list 品1,品2,品3', 'grid 品4,品5,品6', 'grid 品7'],
      ['list 品1,品2,品3', 'list 品4,品5,品6', 'grid 品7'],
      ['list 品1,品2,品3', 'list 品4,品5,品6', 'list 品7'],
    ])
  })

  it('draws only what came when more is loaded', () => {
    const more = chunksOf([...seven, ...products(2, 7)], 'grid', 3)
    expect(wayTo(more, grid)).toHaveLength(2)
    expect(begun(grid, more)[0]).toBe(grid[0])
  })

  it('gives up the rest of a longer one before it draws anew', () => {
    const steps = wayTo(chunksOf(products(1, 20), 'grid', 3), grid)
    expect(steps.at(-1)).toEqual(['grid 品21'])
    expect(steps).toHaveLength(3)
  })

  it('stands in the page whole in the end, as one list', async () => {
    server.use(...anOrderBook().handlers)
    renderScreen(<ProductShelf products={products(70)} look="list" source="category" />, { as: 'visitor' })
    await waitFor(() => expect(document.querySelectorAll('[role=list] [role=listitem] article')).toHaveLength(70), {
      timeout: 10_000,
    })
    expect(screen.getAllByRole('list')).toHaveLength(1)
  }, 20_000)

  it('[ORD-129] draws one card anew for one order, and no chunk around it', async () => {
    const book = anOrderBook()
    server.use(...book.handlers)
    let commits = 0
    const { user } = renderScreen(
      <Profiler id="shelf" onRender={() => (commits += 1)}>
        <ProductShelf products={seven} look="grid" source="category" chunk={3} />
      </Profiler>,
    )
    await waitFor(() => expect(screen.getAllByRole('button', { name: '注文する' })).toHaveLength(7))
    const cards = [...document.querySelectorAll('article')]
    const watched = new Set<Element>()
    const changes = new MutationObserver((list) => {
      for (const { target } of list) {
        const card = target instanceof Element ? target.closest('article') : target.parentElement?.closest('article')
        if (card) watched.add(card)
      }
    })
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    commits = 0
    await user.click(screen.getAllByRole('button', { name: '注文する' })[3] as HTMLElement)
    await screen.findByText('注文済み 1点')
    expect([...watched]).toEqual([cards[3]])
    // Pressed, shown, stored: not once for every card.
    expect(commits).toBeLessThan(7)
  })
})
