import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { matchRoute, type RouteDeclaration, routesOf } from '@shop/shared/routes'
import { anOrderBook, fakePlatform, renderScreen, type ScreenOptions, server } from '@shop/shared/testing'
import { act, screen } from '@testing-library/react'
import { createStore } from 'zustand/vanilla'
import { createOverlayStore } from '../failures/overlay-store.ts'
import { placeholderRoutes, shellRoutes } from '../guard/shell-routes.ts'
import type { Login } from '../login/login.ts'
import { createNoticeStore } from '../notices/notice-store.ts'
import type { RemoteSlots } from '../remotes/remote-slots.ts'
import { Page } from './page.tsx'
import { webChrome } from './web-chrome.tsx'

const ordering: RouteDeclaration = { ...placeholderRoutes.top, screen: 'any' }
const routes = [
  ...routesOf('shell', shellRoutes),
  ...routesOf('mfe-x', {
    top: { ...ordering, path: '/', title: '注文トップ' },
    category: { ...ordering, path: '/category/:large', title: 'カテゴリ' },
    application: { ...shellRoutes.loginEntrance, path: '/signup/todok', title: '宅配のお申し込み', screen: 'any' },
  }),
  ...routesOf('mfe-x', {
    repeat: { ...ordering, path: '/orders/repeat', title: 'リピ買い' },
    nonTab: { ...ordering, path: '/mobile/orders/repeat/non-tab', title: 'リピ買い', mobileTwin: false },
    catalogue: { ...ordering, path: '/catalogue', title: 'Webカタログ' },
  }),
]

const slots: RemoteSlots = {
  of: () => ({
    state: () => shownState,
    retry: () => undefined,
    open: () => undefined,
    close: () => undefined,
    renew: () => undefined,
    tryNewChoice: () => undefined,
  }),
  offerNewReleases: () => undefined,
  attach: () => undefined,
  html: '',
  stateInHtml: { is: 'waiting' },
  isRendered: () => false,
  dropRendered: () => undefined,
  stateOf: () => shownState,
  subscribe: () => () => undefined,
}
const shownState = { is: 'shown', release: 'mfe-x@1.0.0' } as const

function open(path: string, options: ScreenOptions & { links?: Record<string, string> } = {}) {
  server.use(...anOrderBook().handlers)
  const platform = fakePlatform({ path, ...options })
  platform.config = { ...platform.config, links: options.links ?? {} }
  const match = matchRoute(routes, new URL(path, 'https://shop.test').pathname)
  const shown = { location: platform.navigation.current(), match, viewMode: options.as === 'visitor' }
  const page = renderScreen(
    <Page
      chrome={webChrome}
      navigation={{ ...platform.navigation, shown: () => shown, begin: () => undefined }}
      slots={slots}
      notices={createNoticeStore()}
      overlays={createOverlayStore()}
      login={{} as Login}
      routeOf={(address) => matchRoute(routes, address)}
      reloadWeeks={async () => undefined}
      finishingLogin={createStore(() => false)}
    />,
    { ...options, platform },
  )
  return { ...page, platform }
}

/** The footer comes after the first paint. */
const later = () =>
  act(async () => {
    await import('./footer.tsx')
    await new Promise((resolve) => setTimeout(resolve))
  })
const strip = () => screen.queryByRole('region', { name: 'ご注文の週' })
const tabs = () => screen.queryByRole('navigation', { name: '注文メニュー' })
const welcome = () => screen.queryByText('ようこそ、トドックへ')

describe('the page', () => {
  it('[CHR-001] of the web has header, strip, tabs, one main area and footer', async () => {
    open('/category/1')
    await later()
    expect(screen.getByRole('banner')).toBeInTheDocument()
    expect(screen.getByRole('contentinfo')).toBeInTheDocument()
    expect(screen.getAllByRole('main')).toHaveLength(1)
    expect(strip()).toBeInTheDocument()
    expect(tabs()).toBeInTheDocument()
  })

  it('[CHR-001] of the app has strip and tabs, and leaves header and footer to the app', async () => {
    open('/mobile/category/1', { entry: 'app' })
    await later()
    expect(screen.queryByRole('banner')).not.toBeInTheDocument()
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
    expect(screen.getAllByRole('main')).toHaveLength(1)
    expect(strip()).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '注文トップ' })).toHaveAttribute('href', '/mobile')
    expect(screen.getByRole('link', { name: 'カテゴリ' })).toHaveAttribute('href', '/mobile/category')
  })

  it.each([
    { path: '/mobile/orders/repeat', hasTabs: true },
    { path: '/mobile/orders/repeat/non-tab', hasTabs: false },
  ])('[ORD-006] $path has tabs: $hasTabs', ({ path, hasTabs }) => {
    open(path, { entry: 'app' })
    expect(strip()).toBeInTheDocument()
    expect(tabs() !== null).toBe(hasTabs)
  })

  it('[CHR-006] has no strip on a route that hides it', () => {
    open('/signup/todok')
    expect(strip()).not.toBeInTheDocument()
    expect(tabs()).not.toBeInTheDocument()
    expect(screen.getByRole('banner')).toBeInTheDocument()
  })

  it('[CHR-041] has the search on routes that show it', () => {
    open('/signup/todok')
    expect(screen.queryByRole('search')).not.toBeInTheDocument()
  })

  it.each([
    { path: '/', current: '注文トップ' },
    { path: '/orders/repeat', current: 'リピ買い' },
    { path: '/category/1', current: 'カテゴリ' },
  ])('[CHR-027] marks the tab $current at $path', ({ path, current }) => {
    open(path)
    const links = screen.getAllByRole('link').filter((link) => tabs()?.contains(link))
    expect(links.map(({ textContent }) => textContent)).toEqual(['注文トップ', 'リピ買い', 'カテゴリ', 'Webカタログ'])
    expect(links.filter((link) => link.ariaCurrent === 'page' || link.hasAttribute('aria-current'))).toEqual([
      screen.getByRole('link', { name: current }),
    ])
  })

  it.each(['/catalogue', '/mobile/catalogue'])('[CHR-025] [CHR-026] has the header alone around %s', async (path) => {
    const isApp = path.startsWith('/mobile')
    open(path, { entry: isApp ? 'app' : 'web' })
    await later()
    expect(tabs()).not.toBeInTheDocument()
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
    expect(screen.queryByRole('banner') === null).toBe(isApp)
  })

  it('[CHR-008] greets a visitor on the top page, with login and the request for material', async () => {
    const { user, platform } = open('/', { as: 'visitor', links: { request: 'https://partners.shop.test/request' } })
    expect(welcome()).toBeInTheDocument()
    const area = screen.getByRole('region', { name: 'はじめての方へ' })
    expect(screen.getByRole('link', { name: '宅配の申込み・資料請求' })).toHaveAttribute(
      'href',
      'https://partners.shop.test/request',
    )
    const login = screen.getAllByRole('link', { name: 'ログイン' }).find((link) => area.contains(link))
    await user.click(login as HTMLElement)
    expect(platform.logins()).toBe(1)
  })

  it.each([
    { path: '/category/1', as: 'visitor' },
    { path: '/', as: 'delivery' },
  ] as const)('[CHR-008] greets nobody at $path as $as', ({ path, as }) => {
    open(path, { as })
    expect(welcome()).not.toBeInTheDocument()
  })

  it('[AX-02] begins with the way to the content', async () => {
    const { user } = open('/category/1')
    await user.tab()
    expect(screen.getByRole('link', { name: '本文へスキップ' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
  })
})

describe('without a network', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get')
  afterEach(() => {
    onLine.mockReturnValue(true)
  })

  it('says so above the content', async () => {
    onLine.mockReturnValue(false)
    open('/category/1')
    await act(() => import('./content/state-notes.tsx'))
    expect(screen.getByRole('main')).toHaveTextContent('オフラインです')
  })
})
