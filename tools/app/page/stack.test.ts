import { describe, expect, it } from '@jest/globals'
import { depthOf, emptyStack, nextStack, type Stack, type StackAction, tabOf, topOf } from './stack.ts'

const after = (...actions: StackAction[]): Stack => actions.reduce(nextStack, emptyStack)
const start: StackAction = { type: 'start', path: '/mobile' }
const push = (path: string): StackAction => ({ type: 'push', path, title: path, hidesCartButton: false })
const pathsOf = ({ tab, webviews }: Stack) => webviews[tab].map(({ path }) => path)

describe('the stack of webviews', () => {
  it.each([
    ['/mobile', 'home'],
    ['/mobile/products/0/123456', 'home'],
    ['/mobile/search', 'search'],
    ['/mobile/search/results?searchWord=a', 'search'],
    ['/mobile/searching', 'home'],
    ['/mobile/cart/ordered?mode=inputNumber', 'cart'],
    ['/mobile/favorite/category', 'favourites'],
    ['/mobile/points/history', 'mypage'],
  ])('begins %s in the tab %s', (path, tab) => {
    expect(tabOf(path)).toBe(tab)
    expect(after({ type: 'start', path }).tab).toBe(tab)
  })

  it('keeps what is below while another webview is above it', () => {
    const stack = after(start, push('/mobile/a'), push('/mobile/b'))
    expect(pathsOf(stack)).toEqual(['/mobile', '/mobile/a', '/mobile/b'])
    const popped = nextStack(stack, { type: 'pop' })
    expect(topOf(popped)).toEqual(stack.webviews.home[1])
  })

  it('never closes the lowest webview of a tab', () => {
    const stack = after(start, { type: 'pop' }, { type: 'pop' })
    expect([depthOf(stack), topOf(stack)?.id]).toEqual([1, 1])
  })

  it('keeps the stack of a tab while another is shown, and goes to its root at the second press', () => {
    const favourites: StackAction = { type: 'chooseTab', tab: 'favourites' }
    const home: StackAction = { type: 'chooseTab', tab: 'home' }
    const back = after(start, push('/mobile/a'), favourites, home)
    expect(pathsOf(back)).toEqual(['/mobile', '/mobile/a'])
    expect(pathsOf(nextStack(back, home))).toEqual(['/mobile'])
    expect(topOf(nextStack(back, home))?.id).toBe(1)
  })

  it('opens a tab anew at a path that the page asks for', () => {
    const path = '/mobile/cart/ordered?mode=inputNumber'
    const stack = after(start, { type: 'chooseTab', tab: 'cart' }, { type: 'chooseTab', tab: 'cart', path })
    expect([pathsOf(stack), topOf(stack)?.id]).toEqual([[path], 3])
  })

  it('opens the same place in another webview, which is none of those before', () => {
    const stack = after(start, push('/mobile/a'), { type: 'pop' }, push('/mobile/b'), { type: 'reopen' })
    expect(stack.webviews.home.map(({ id, path }) => [id, path])).toEqual([
      [1, '/mobile'],
      [4, '/mobile/b'],
    ])
  })

  it('follows a page that moves within itself, also below another one', () => {
    const moved: StackAction = { type: 'moved', id: 1, path: '/mobile/category', canGoBack: true }
    const stack = after(start, push('/mobile/a'), moved)
    expect(stack.webviews.home[0]).toMatchObject({ path: '/mobile/category', canGoBack: true })
    expect(topOf(stack)).toMatchObject({ path: '/mobile/a', canGoBack: false })
  })
})
