import '@shop/shared/testing'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { StoragePort } from '@shop/shared/platform'
import { type RouteDeclaration, type RouteMatch, routesOf } from '@shop/shared/routes'
import type { Shown } from '../../guard/navigation.ts'
import { shellRoutes } from '../../guard/shell-routes.ts'
import { arrivalOf, followScreens } from './follow-screens.ts'
import { overlayState } from './overlay-state.ts'

const declared = (path: string, title: string): RouteDeclaration => ({ ...shellRoutes.loginEntrance, path, title })
const routes = routesOf('mfe-x', {
  list: declared('/category/:sort', 'カテゴリ'),
  product: declared('/products/:no', '商品'),
})
const matchOf = (path: string): RouteMatch | undefined => {
  const route = routes.find(({ pattern }) => pattern.split('/')[1] === path.split('/')[1])
  return route === undefined ? undefined : { route, params: {} }
}
const at = (path: string, key: string): Shown => {
  const { pathname, search } = new URL(path, 'https://shop.test')
  return { location: { pathname, search, hash: '', state: undefined, key }, match: matchOf(pathname), viewMode: false }
}
const nowhere: Shown = { ...at('/category/1', 'a'), match: undefined }

describe('what a change of the address means', () => {
  it.each([
    { from: nowhere, to: '/category/1', arrival: 'first' },
    { from: '/category/1', to: '/products/1', isPushed: true, arrival: 'newScreen' },
    { from: '/category/1', to: '/products/1', arrival: 'newScreen' },
    { from: '/products/1', to: '/products/2', isPushed: true, arrival: 'newScreen' },
    { from: '/category/1', to: '/category/2', arrival: 'sameScreen' },
    { from: '/category/1?a=1', to: '/category/1?a=2', isPushed: true, arrival: 'newAddress' },
    { from: '/category/1?a=1', to: '/category/1?a=2', arrival: 'sameScreen' },
    { from: '/category/1', to: '/category/1', isPushed: true, arrival: 'sameScreen' },
    { from: '/products/1', to: '/category/1', isStep: true, arrival: 'return' },
  ])('$from → $to is $arrival', ({ from, to, isPushed = false, isStep = false, arrival }) => {
    const before = typeof from === 'string' ? at(from, 'a') : from
    expect(arrivalOf(before, at(to, 'b'), { isPushed, isStep })).toBe(arrival)
  })
})

describe('what lies over a screen', () => {
  const over = (path: string, key: string): Shown => {
    const shown = at(path, key)
    return { ...shown, location: { ...shown.location, state: overlayState(undefined) } }
  }

  it('[CHR-057] opens and closes without a change of the screen', () => {
    const screen = at('/category/1?a=1', 'a')
    const opened = over('/category/1?a=1', 'b')
    expect(arrivalOf(screen, opened, { isPushed: true, isStep: false })).toBe('sameScreen')
    expect(arrivalOf(opened, screen, { isPushed: true, isStep: true })).toBe('sameScreen')
    expect(arrivalOf(screen, opened, { isPushed: true, isStep: true })).toBe('sameScreen')
  })

  it('leads to a new place when something is chosen there', () => {
    const opened = over('/category/1?a=1', 'b')
    expect(arrivalOf(opened, at('/category/1?a=2', 'c'), { isPushed: true, isStep: false })).toBe('newAddress')
    expect(arrivalOf(opened, at('/products/1', 'c'), { isPushed: true, isStep: false })).toBe('newScreen')
  })
})

/** Until the next frame is painted. */
const frameMs = 20

describe('following the screens', () => {
  const spoken = jest.fn<(title: string) => void>()
  const scrolled = jest.fn<(x: number, y: number) => void>()
  const settled = jest.fn<(x: number, y: number) => void>()
  const kept = new Map<string, unknown>()
  const storage: StoragePort = {
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
  let title = ''
  let stop: () => void = () => undefined
  let shown = nowhere
  let height = 600
  const listeners = new Set<() => void>()
  const subscribe = (on: () => void) => {
    listeners.add(on)
    return () => void listeners.delete(on)
  }
  const main = () => document.querySelector('main')

  const follow = () =>
    followScreens({
      navigation: { shown: () => shown, subscribe },
      window,
      main,
      storage,
      nameScreen() {
        title = shown.match?.route.declaration.title ?? ''
      },
      announce: () => spoken(title),
    })

  /** The guard shows an address: of a new entry, or of one that it has shown before. */
  function show(path: string, key: string, index: number) {
    window.history.replaceState({ key, index }, '')
    shown = at(path, key)
    for (const listener of listeners) listener()
  }

  /** A remote draws its screen. */
  async function draw(html: string, pageHeight = 600) {
    height = pageHeight
    main()?.replaceChildren(document.createRange().createContextualFragment(html))
    await Promise.resolve()
  }
  /** Somebody follows the link; without the focus, as in Safari. */
  const click = () => {
    const link = document.querySelector('a')
    link?.addEventListener('click', (event) => event.preventDefault())
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  const pass = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms)
  }

  beforeEach(() => {
    jest.useFakeTimers()
    kept.clear()
    spoken.mockClear()
    scrolled.mockClear()
    settled.mockClear()
    height = 600
    shown = nowhere
    document.body.replaceChildren(document.createElement('main'))
    const area = main()
    if (area !== null) area.tabIndex = -1
    window.scrollTo = scrolled as unknown as typeof window.scrollTo
    window.scrollBy = settled as unknown as typeof window.scrollBy
    Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, get: () => height })
    Object.defineProperty(window, 'innerHeight', { configurable: true, value: 600 })
    Object.defineProperty(window, 'scrollY', { configurable: true, writable: true, value: 0 })
    stop = follow()
  })
  afterEach(() => {
    stop()
    listeners.clear()
    jest.useRealTimers()
  })
  const scrollTo = (y: number) => Object.assign(window, { scrollY: y })

  it('[AX-03] sets the title of each screen', async () => {
    show('/category/1', 'a', 0)
    expect(title).toBe('カテゴリ')
    show('/products/1', 'b', 1)
    expect(title).toBe('商品')
  })

  it('[AX-03] sets the title of a page that the guard has shown before', () => {
    stop()
    shown = at('/category/1', 'a')
    stop = follow()
    expect(title).toBe('カテゴリ')
  })

  it('leaves focus and scrolling of the first page to the browser', async () => {
    show('/category/1', 'a', 0)
    await draw('<h1>カテゴリ</h1>')
    await pass(3000)
    expect(document.body).toHaveFocus()
    expect(scrolled).not.toHaveBeenCalled()
    expect(spoken).not.toHaveBeenCalled()
  })

  it('[AX-04] goes to the top and to the heading of a new screen, and speaks its title once', async () => {
    show('/category/1', 'a', 0)
    show('/products/1', 'b', 1)
    expect(scrolled).toHaveBeenCalledWith(0, 0)
    await pass(500)
    expect(spoken).not.toHaveBeenCalled()
    await draw('<h1>十勝しぼりたて牛乳</h1>')
    // Not before it is painted: the focus would have it laid out a second time.
    expect(document.querySelector('h1')).not.toHaveFocus()
    await pass(frameMs)
    expect(document.querySelector('h1')).toHaveFocus()
    await pass(5000)
    expect(spoken.mock.calls).toEqual([['商品']])
  })

  it('speaks the name that a screen gives itself, and not of a screen that was left at once', async () => {
    show('/category/1', 'a', 0)
    show('/products/1', 'b', 1)
    await draw('<h1>牛乳</h1>')
    await pass(frameMs)
    title = '十勝しぼりたて牛乳'
    await pass(50)
    expect(spoken).not.toHaveBeenCalled()
    await pass(50)
    expect(spoken.mock.calls).toEqual([['十勝しぼりたて牛乳']])
    show('/products/2', 'c', 2)
    await pass(50)
    show('/products/3', 'd', 3)
    await pass(5000)
    expect(spoken).toHaveBeenCalledTimes(2)
  })

  it('waits for a heading that is in sight', async () => {
    show('/category/1', 'a', 0)
    show('/products/1', 'b', 1)
    await draw('<div hidden><h1>牛乳</h1></div>')
    await pass(100)
    expect(document.querySelector('h1')).not.toHaveFocus()
    document.querySelector('div')?.removeAttribute('hidden')
    await pass(frameMs)
    expect(document.querySelector('h1')).toHaveFocus()
  })

  it('takes the main area when no heading has come after two seconds', async () => {
    show('/category/1', 'a', 0)
    show('/products/1', 'b', 1)
    await pass(1999)
    expect(main()).not.toHaveFocus()
    await pass(frameMs)
    expect(main()).toHaveFocus()
    await pass(100)
    expect(spoken).toHaveBeenCalledTimes(1)
  })

  it('leaves the focus to a screen that has taken it', async () => {
    show('/category/1', 'a', 0)
    show('/products/1', 'b', 1)
    await draw('<input>')
    document.querySelector('input')?.focus()
    await draw('<h1>番号</h1><input id="kept">')
    document.querySelector<HTMLInputElement>('#kept')?.focus()
    await pass(2500)
    expect(document.querySelector('#kept')).toHaveFocus()
  })

  it('moves nothing when a screen replaces its own address', async () => {
    show('/category/1', 'a', 0)
    show('/category/2', 'b', 0)
    await draw('<h1>カテゴリ</h1>')
    await pass(3000)
    expect(scrolled).not.toHaveBeenCalled()
    expect(document.querySelector('h1')).not.toHaveFocus()
  })

  /** Follows the link of a list, and steps back to where the list is not there yet. */
  async function returnToSlowList(): Promise<void> {
    show('/category/1', 'a', 0)
    await draw('<h1>カテゴリ</h1><a href="/products/1">牛乳</a>', 5000)
    scrollTo(1800)
    click()
    show('/products/1', 'b', 1)
    await draw('<h1>牛乳</h1>', 900)
    await pass(200)
    for (const heard of [scrolled, spoken]) heard.mockClear()
    show('/category/1', 'a', 0)
    await draw('<h1>カテゴリ</h1>', 700)
  }

  it('[AX-04] returns to the place and to the link that was followed, when the page is long enough', async () => {
    await returnToSlowList()
    await pass(1000)
    expect(scrolled).not.toHaveBeenCalled()
    await draw('<h1>カテゴリ</h1><a href="/products/1">牛乳</a>', 5000)
    expect(scrolled).toHaveBeenCalledWith(0, 1800)
    expect(document.querySelector('a')).toHaveFocus()
  })

  it('holds the link where it stood while the cards above it take their height', async () => {
    const withTop = (top: number) => {
      const link = document.querySelector('a')
      if (link !== null) link.getBoundingClientRect = () => new DOMRect(0, top, 100, 20)
    }
    show('/category/1', 'a', 0)
    await draw('<h1>カテゴリ</h1><a href="/products/1">牛乳</a>', 5000)
    withTop(120)
    scrollTo(1800)
    click()
    show('/products/1', 'b', 1)
    show('/category/1', 'a', 0)
    main()?.replaceChildren(document.createRange().createContextualFragment('<h1>x</h1><a href="/products/1">牛乳</a>'))
    withTop(420)
    await pass(100)
    expect(settled.mock.calls[0]).toEqual([0, 300])
  })

  it('scrolls back as far as the page allows after two seconds', async () => {
    show('/category/1', 'a', 0)
    scrollTo(1800)
    show('/products/1', 'b', 1)
    scrolled.mockClear()
    show('/category/1', 'a', 0)
    await draw('<h1>カテゴリ</h1>', 700)
    await pass(2000)
    expect(scrolled).toHaveBeenCalledWith(0, 1800)
  })

  it('[AX-04] tells of a slow screen after two seconds, and returns to the place and the link when they are there', async () => {
    await returnToSlowList()
    await pass(2100)
    expect(document.querySelector('h1')).toHaveFocus()
    expect(spoken).toHaveBeenCalledTimes(1)
    scrolled.mockClear()

    height = 5000
    main()?.append(document.createRange().createContextualFragment('<a href="/products/1">牛乳</a>'))
    await pass(200)
    expect(scrolled.mock.calls).toEqual([[0, 1800]])
    expect(document.querySelector('a')).toHaveFocus()
    expect(spoken).toHaveBeenCalledTimes(1)
  })

  it('does not scroll back for somebody who scrolls meanwhile', async () => {
    show('/category/1', 'a', 0)
    scrollTo(1800)
    show('/products/1', 'b', 1)
    scrolled.mockClear()
    show('/category/1', 'a', 0)
    window.dispatchEvent(new Event('wheel'))
    await draw('<h1>カテゴリ</h1>', 5000)
    await pass(3000)
    expect(scrolled).not.toHaveBeenCalled()
  })

  it('remembers places over a reload, and ignores malformed ones in the store', async () => {
    show('/category/1', 'a', 0)
    scrollTo(1200)
    window.dispatchEvent(new Event('pagehide'))
    stop()
    listeners.clear()
    shown = nowhere
    scrolled.mockClear()
    stop = follow()
    show('/category/1', 'a', 0)
    await draw('<h1>カテゴリ</h1>', 5000)
    await pass(10)
    expect(scrolled).toHaveBeenCalledWith(0, 1200)
    expect(document.body).toHaveFocus()

    for (const nonsense of ['x', [1], [['a']], [['a', { y: '1' }]], [['a', null]]]) {
      kept.set('places', nonsense)
      expect(() => follow()()).not.toThrow()
    }
  })
})
