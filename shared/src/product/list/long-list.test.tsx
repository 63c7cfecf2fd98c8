import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { anOrderBook, aProduct, chooseQuantity, renderScreen, server } from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Profiler } from 'react'
import { ProductShelf } from './product-shelf.tsx'

const products = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) =>
    aProduct({ orderNumber: String(200_001 + from + at), name: `品${from + at + 1}` }),
  )
const seven = products(7)

// A role asks for every element around it; in a list of a hundred cards that takes longer than drawing it.
const isShown = (element: Element) => element.closest('[aria-hidden=true], [hidden]') === null
const articleCount = () => [...document.querySelectorAll('article')].filter(isShown).length
const orderButtons = () =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent.startsWith('注文する'))

describe('a long list', () => {
  it('stands in the page whole in the end, as one list', async () => {
    server.use(...anOrderBook().handlers)
    renderScreen(<ProductShelf products={products(70)} look="list" source="category" />, { as: 'visitor' })
    await waitFor(() => expect(document.querySelectorAll('[role=list] [role=listitem] article')).toHaveLength(70))
    expect(screen.getAllByRole('list')).toHaveLength(1)
  })

  it('is drawn as one from the start where more is to come, so that no card is gone for a frame then', async () => {
    server.use(...anOrderBook().handlers)
    const shelf = (count: number, isGrowing: boolean) => (
      <ProductShelf {...{ isGrowing }} products={products(count)} look="grid" source="category" />
    )
    const { rerender } = renderScreen(shelf(12, false), { as: 'visitor' })
    const isLong = () => document.querySelector('[role=list]')?.hasAttribute('data-long')
    expect(isLong()).toBe(false)
    rerender(shelf(12, true))
    expect(isLong()).toBe(true)
  })

  it('[ORD-129] draws one card anew for one order, and no chunk around it', async () => {
    const book = anOrderBook()
    server.use(...book.handlers)
    let commits = 0
    const { user } = renderScreen(
      <Profiler id="shelf" onRender={() => (commits += 1)}>
        <ProductShelf products={seven} look="grid" source="category" chunk={3} />
      </Profiler>,
    )
    await waitFor(() => expect(orderButtons()).toHaveLength(7))
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
    await user.click(orderButtons()[3] as HTMLElement)
    await screen.findByText('注文済み 1点')
    expect([...watched]).toEqual([cards[3]])
    // Pressed, shown, stored: not once for every card.
    expect(commits).toBeLessThan(7)
  })

  it('takes no room any more for what a shorter list leaves out, at once', async () => {
    server.use(...anOrderBook().handlers)
    const page = renderScreen(<ProductShelf products={products(120)} look="grid" source="category" />, {
      as: 'visitor',
    })
    await waitFor(() => expect(articleCount()).toBe(120))
    page.rerender(<ProductShelf products={products(14)} look="grid" source="category" />)
    expect(articleCount()).toBe(14)
    const [first, ...others] = [...(document.querySelector('[role=list]')?.children ?? [])] as HTMLElement[]
    expect(first?.style.getPropertyValue('--chunks')).toBe('2')
    expect(others.filter((group) => !group.matches('[aria-hidden=true]'))).toEqual([])
  })

  describe('far from the screen', () => {
    const rowPx = 400
    let scrolled = 0
    const { getBoundingClientRect } = Element.prototype

    beforeEach(() => {
      scrolled = 0
      // One card a row, and the screen 768 px high.
      Element.prototype.getBoundingClientRect = function rect(this: Element) {
        const items = [...document.querySelectorAll('[role=listitem]')]
        const own = this.matches('[role=listitem]') ? [this] : [...this.querySelectorAll('[role=listitem]')]
        const place = (item: Element | undefined) => (item ? items.indexOf(item) : items.length) * rowPx - scrolled
        return { top: place(own[0]), bottom: place(own.at(-1)) + rowPx } as DOMRect
      }
    })
    afterEach(() => {
      Element.prototype.getBoundingClientRect = getBoundingClientRect
    })

    const scrollTo = (place: number) =>
      act(() => {
        scrolled = place * rowPx
        window.dispatchEvent(new Event('scroll'))
      })
    const full = () => orderButtons().length
    const item = (name: string) => screen.getByText(name).closest('[role=listitem]') as HTMLElement

    async function aShelf() {
      server.use(...anOrderBook().handlers)
      const rendered = renderScreen(<ProductShelf products={products(70)} look="list" source="category" />)
      await waitFor(() => expect(articleCount()).toBe(70))
      await waitFor(() => expect(full()).toBe(3))
      return rendered
    }

    it('has words and a link, and is drawn in full when it comes near', async () => {
      await aShelf()
      expect(item('品50')).toHaveTextContent('番号 200050')
      expect(within(item('品50')).getByRole('link')).toHaveAttribute('href', expect.stringContaining('200050'))
      expect(within(item('品50')).queryByRole('button')).toBeNull()
      scrollTo(49)
      await waitFor(() => expect(within(item('品50')).getByRole('button', { name: /^注文する/ })).toBeVisible())
      expect(within(item('品1')).queryByRole('button')).toBeNull()
    })

    it('leads to its page from its words, and the words follow the product', async () => {
      const { user, platform, rerender } = await aShelf()
      await user.click(within(item('品50')).getByRole('link'))
      expect(platform.navigation.current().pathname).toContain('200050')
      const renamed = products(70).map((product, at) => (at === 59 ? { ...product, name: '別の名' } : product))
      rerender(<ProductShelf products={renamed} look="list" source="category" />)
      await waitFor(() => expect(item('別の名')).toHaveTextContent('番号 200060'))
      expect(articleCount()).toBe(70)
    })

    it('is on paper in full', async () => {
      const { matchMedia } = window
      const paper = Object.assign(new EventTarget(), { matches: false })
      window.matchMedia = (query) => (query === 'print' ? (paper as MediaQueryList) : matchMedia(query))
      try {
        await aShelf()
        paper.matches = true
        act(() => void paper.dispatchEvent(new Event('change')))
        expect(full()).toBe(70)
        paper.matches = false
        act(() => void paper.dispatchEvent(new Event('change')))
        expect(full()).toBe(3)
      } finally {
        window.matchMedia = matchMedia
      }
    })

    it('keeps a quantity that was chosen', async () => {
      const { user } = await aShelf()
      await chooseQuantity(user, within(item('品2')).getByRole('combobox'), '3')
      scrollTo(49)
      await waitFor(() => expect(within(item('品1')).queryByRole('button')).toBeNull())
      expect(within(item('品2')).getByRole('combobox')).toHaveValue('3')
    })

    it('hands the focus on from its words to the whole of it [AX-11]', async () => {
      await aShelf()
      act(() => within(item('品50')).getByRole('link').focus())
      scrollTo(49)
      await waitFor(() => expect(within(item('品50')).getByRole('button', { name: /^注文する/ })).toBeVisible())
      expect(within(item('品50')).getByRole('link')).toHaveFocus()
    })
  })
})
