import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Link, type PlatformLocation, Route, Routes, useLocation, useNavigate, useParams } from './index.ts'
import type { NavigateOptions, Navigation } from './navigation.ts'
import { PlatformRouter } from './platform-router.tsx'

afterEach(cleanup)

/** A navigation that does as it is told and remembers it. */
function aNavigation(pathname: string) {
  const listeners = new Set<() => void>()
  let current: PlatformLocation = { pathname, search: '?a=1', hash: '#b', state: null, key: 'k1' }
  const navigate = jest.fn((_to: string, _options?: NavigateOptions) => undefined)
  const go = jest.fn((_steps: number) => undefined)
  const navigation: Navigation = {
    current: () => current,
    subscribe(on) {
      listeners.add(on)
      return () => void listeners.delete(on)
    },
    navigate,
    go,
  }
  const move = (to: string) => {
    current = { pathname: to, search: '', hash: '', state: { from: 'test' }, key: 'k2' }
    for (const listener of [...listeners]) listener()
  }
  return { navigation, navigate, go, move, listeners }
}

function Product() {
  const { orderNumber } = useParams()
  const { search, hash, key } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <h1>{`${orderNumber} ${search}${hash} ${key}`}</h1>
      <Link to="/cart/ordered" state={{ from: 'product' }}>
        cart
      </Link>
      <Link to="/category" replace>
        category
      </Link>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
    </>
  )
}

const shop = (navigation: Navigation) => (
  <PlatformRouter navigation={navigation}>
    <Routes>
      <Route path="/products/:orderNumber" element={<Product />} />
      <Route path="/cart/ordered" element={<h1>the cart</h1>} />
    </Routes>
  </PlatformRouter>
)

describe('the router over the shell’s navigation', () => {
  it('shows the screen of the location, with its params, query and hash', () => {
    render(shop(aNavigation('/products/084612').navigation))
    expect(screen.getByRole('heading').textContent).toBe('084612 ?a=1#b k1')
  })

  it('follows the navigation, and lets go of it', () => {
    const { navigation, move, listeners } = aNavigation('/products/084612')
    const { unmount } = render(shop(navigation))
    act(() => move('/cart/ordered'))
    expect(screen.getByRole('heading').textContent).toBe('the cart')
    unmount()
    expect(listeners.size).toBe(0)
  })

  it('asks the shell for every move and makes none itself', () => {
    const { navigation, navigate, go } = aNavigation('/products/084612')
    const before = window.history.length
    render(shop(navigation))
    fireEvent.click(screen.getByText('cart'))
    fireEvent.click(screen.getByText('category'))
    fireEvent.click(screen.getByText('back'))
    expect(navigate.mock.calls).toEqual([
      ['/cart/ordered', { state: { from: 'product' }, replace: false }],
      ['/category', { state: undefined, replace: true }],
    ])
    expect(go.mock.calls).toEqual([[-1]])
    expect(window.history.length).toBe(before)
    expect(screen.getByRole('heading').textContent).toContain('084612')
  })

  it('leaves a click with a modifier to the browser', () => {
    const { navigation, navigate } = aNavigation('/products/084612')
    render(shop(navigation))
    const link = screen.getByText('cart')
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link, { ctrlKey: true })
    expect(navigate).not.toHaveBeenCalled()
    expect(link.getAttribute('href')).toBe('/cart/ordered')
  })
})
