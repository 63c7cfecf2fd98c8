import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { productSearchSuggestCall } from '@shop/shared/contract'
import { anOrderBook, answer, renderScreen, type ScreenOptions, server } from '@shop/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { Header } from '../frame/header/header.tsx'
import { isMobileMode } from '../frame/use-mobile-mode.ts'

/** A window of so many pixels. */
function widthIs(px: number) {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const most = Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY)
    return Object.assign(new EventTarget(), { matches: px <= most, media: query }) as unknown as MediaQueryList
  })
}

/** Lets the anchor leave the page at its top, or come back. */
let scroll: (isPast: boolean) => void = () => undefined
beforeEach(() => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(
    (hear) =>
      ({
        observe() {
          scroll = (isPast) =>
            act(() =>
              hear(
                [
                  {
                    isIntersecting: !isPast,
                    boundingClientRect: { top: isPast ? -60 : 0 },
                  } as IntersectionObserverEntry,
                ],
                {} as IntersectionObserver,
              ),
            )
        },
        disconnect: () => undefined,
      }) as unknown as IntersectionObserver,
  )
})
afterEach(() => void jest.restoreAllMocks())

function show({
  px = 390,
  isFixed = true,
  hasSearch = true,
  hasSearchPage = true,
  ...options
}: ScreenOptions & Partial<{ px: number; isFixed: boolean; hasSearch: boolean; hasSearchPage: boolean }> = {}) {
  widthIs(px)
  server.use(...anOrderBook().handlers, answer(productSearchSuggestCall, { keyword_list: [], category_list: [] }))
  return renderScreen(<Header menu={null} {...{ hasSearch, hasSearchPage, isFixed }} hasLogin />, {
    path: '/category',
    ...options,
  })
}

const icon = () => screen.queryByRole('button', { name: 'さがす' })
const fixed = () => screen.queryByRole('button', { name: '商品をさがす 商品名・注文番号（6けた）でさがす' })
const dialog = () => screen.queryByRole('dialog', { name: '商品をさがす' })
const box = () => screen.queryByRole('combobox', { name: '商品をさがす' })

async function open(options?: Parameters<typeof show>[0]) {
  const page = show(options)
  await page.user.click(icon() as HTMLElement)
  await waitFor(() => expect(box()).toHaveFocus())
  return page
}

describe('the mobile mode', () => {
  it.each([
    { isNarrow: true, entry: 'web', is: true },
    { isNarrow: false, entry: 'web', is: false },
    { isNarrow: false, entry: 'app', is: true },
  ] as const)('[CHR-029] narrow $isNarrow on the $entry: $is', ({ is, ...facts }) =>
    expect(isMobileMode(facts)).toBe(is),
  )

  it.each([
    { px: 390, isMobile: true },
    { px: 959, isMobile: true },
    { px: 960, isMobile: false },
    { px: 1280, isMobile: false },
  ])('[BIZ-001] [CHR-029] at $px px has the icon: $isMobile', ({ px, isMobile }) => {
    show({ px })
    expect(icon() !== null).toBe(isMobile)
    expect(box() !== null).toBe(!isMobile)
  })
})

describe('the search of a phone', () => {
  it('[CHR-042] stands at the top once its anchor has left the page', async () => {
    show()
    await act(() => import('./fixed-search.tsx'))
    expect(fixed()).not.toBeInTheDocument()
    scroll(true)
    expect(fixed()).toBeInTheDocument()
    scroll(false)
    expect(fixed()).not.toBeInTheDocument()
  })

  it.each([
    { isFixed: false, hasSearch: true },
    { isFixed: true, hasSearch: false },
  ])('[CHR-041] does not where the route says so: %j', async (route) => {
    show(route)
    await act(() => import('./fixed-search.tsx'))
    scroll(true)
    expect(fixed()).not.toBeInTheDocument()
    expect(icon() !== null).toBe(route.hasSearch)
  })

  it('[CAT-010] [CHR-038] [CHR-057] opens from the icon as a dialog over the search page; × closes it and the focus returns', async () => {
    const { user, platform } = await open()
    expect(dialog()).toBeInTheDocument()
    expect(platform.navigation.path()).toBe('/search')
    expect(icon()).toHaveAttribute('aria-expanded', 'true')
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    expect(dialog()).not.toBeInTheDocument()
    expect(icon()).toHaveFocus()
    expect(platform.navigation.path()).toBe('/category')
  })

  it('[CHR-057] lies over any page while no remote has the search page', async () => {
    const { platform } = await open({ hasSearchPage: false })
    expect(dialog()).toBeInTheDocument()
    expect(platform.navigation.path()).toBe('/category')
  })

  it('[CHR-057] closes by Esc, whatever is typed', async () => {
    const { user, platform } = await open()
    await user.keyboard('牛乳{Escape}')
    expect(dialog()).not.toBeInTheDocument()
    expect(icon()).toHaveFocus()
    expect(platform.navigation.path()).toBe('/category')
  })

  it('[CHR-057] is what a step back closes first', async () => {
    const { platform } = await open()
    act(() => platform.navigation.go(-1))
    expect(dialog()).not.toBeInTheDocument()
    expect(platform.navigation.path()).toBe('/category')
  })

  it('[CHR-057] closes when it is submitted, and a step back from the results leads to the page under it', async () => {
    const { user, platform } = await open()
    await user.keyboard('牛乳{Enter}')
    await waitFor(() => expect(dialog()).not.toBeInTheDocument())
    expect(platform.navigation.path()).toBe(`/search/results?searchWord=${encodeURIComponent('牛乳')}`)
    act(() => platform.navigation.go(-1))
    expect(platform.navigation.path()).toBe('/category')
    expect(dialog()).not.toBeInTheDocument()
  })

  it('[CHR-048] has the way to the numbers; a visitor is asked to log in', async () => {
    const { user, platform } = await open({ as: 'visitor' })
    await user.click(screen.getByRole('button', { name: '注文番号から' }))
    await user.click(await screen.findByRole('button', { name: 'はい、ログイン画面へ移動する' }))
    expect(platform.logins()).toBe(1)
  })

  it('[CAT-010] gives way to the search page under it', async () => {
    const { user, platform } = await open()
    await user.click(screen.getByRole('button', { name: 'ほかのさがし方' }))
    expect(platform.navigation.path()).toBe('/search')
    act(() => platform.navigation.go(-1))
    expect(platform.navigation.path()).toBe('/category')
  })

  it('leads a member to the numbers', async () => {
    const { user, platform } = await open()
    await user.click(screen.getByRole('button', { name: '注文番号から' }))
    expect(platform.navigation.path()).toBe('/cart/ordered?mode=inputNumber')
  })
})
