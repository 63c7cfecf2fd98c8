import { describe, expect, it } from '@jest/globals'
import { slotMark } from '@shop/shared/contract'
import { aRoute } from '@shop/shared/testing/builders'
import { aFirstViewRequest } from '@shop/shared/testing/first-view-request'
import { render } from './server.tsx'

const category = aRoute('/category', { title: 'カテゴリ', viewMode: true, requiredAuth: true })
const catalogue = { owner: 'mfe-catalogue', declaration: category }
const paths = ['/', '/category', '/entrance', '/products/:planningWeekNumber/:orderNumber']

/** The frame, with what stands in its elements. */
async function framed(over: Parameters<typeof aFirstViewRequest>[0] = {}) {
  const view = await render(aFirstViewRequest({ path: '/category', route: catalogue, paths, ...over }))
  const inside = (start: RegExp, end: string) => {
    const from = view.html.search(start)
    return from < 0 ? '' : view.html.slice(from, view.html.indexOf(end, from))
  }
  return { ...view, main: inside(/<main/, '</main>'), header: inside(/<header/, '</header>'), inside }
}
const textOf = (html: string) => html.replace(/<[^>]*>/g, '')

describe('the frame that the edge asks for', () => {
  it('[K-185] has the place of the screen, which is in sight, when there is one', async () => {
    const { main } = await framed({ hasScreen: true })
    expect(main).toContain(`<div>${slotMark}</div>`)
    expect(main).not.toContain('aria-busy')
  })

  it('[K-185] waits with its skeleton and hides the place when there is none', async () => {
    const { main } = await framed({ hasScreen: false })
    expect(main).toContain(`<div hidden="">${slotMark}</div>`)
    expect(main).toContain('aria-busy')
  })

  it('[K-185] has the week and its deadline', async () => {
    const { inside } = await framed()
    const week = inside(/<section[^>]*aria-label="ご注文の週"/, '</section>')
    expect(textOf(week)).toContain('12月1週')
    expect(textOf(week)).toContain('11月24日')
  })

  it('[K-185] offers a visitor the login, and keeps the place of a member without a name', async () => {
    const visitor = await framed()
    expect(textOf(visitor.header)).toContain('ログイン')
    const member = await framed({ kind: { who: 'member', device: 'phone' } })
    expect(textOf(member.header)).not.toContain('ログイン')
  })

  it('[K-185] greets a visitor on the top page alone', async () => {
    const top = { owner: 'mfe-ordering', declaration: aRoute('/', { viewMode: true }) }
    expect(textOf((await framed({ path: '/', route: top })).html)).toContain('ようこそ、トドックへ')
    expect(textOf((await framed()).html)).not.toContain('ようこそ、トドックへ')
    const greeted = { who: 'visitor', device: 'phone', isGreeted: true } as const
    expect(textOf((await framed({ path: '/', route: top, kind: greeted })).html)).not.toContain('ようこそ、トドックへ')
  })

  it('[K-185] brings the global styles, whose names the browser need not insert', async () => {
    const { styles, styleNames } = await framed()
    expect(styles).toContain('box-sizing')
    expect(styleNames.length).toBeGreaterThan(10)
    expect(new Set(styleNames).size).toBe(styleNames.length)
  })
})

describe('a page that the guard leads away from', () => {
  it('[K-185] is declined by the name that the edge knows', async () => {
    const cart = { owner: 'mfe-ordering', declaration: aRoute('/cart/ordered', { requiredAuth: true }) }
    const request = { path: '/cart/ordered', route: cart }
    await expect(framed(request)).rejects.toMatchObject({ name: 'NotRenderedError' })
    // Who a member is, nobody knows here.
    const { main } = await framed({ ...request, kind: { who: 'member', device: 'phone' }, hasScreen: false })
    expect(main).toContain('aria-busy')
  })

  it('[K-185] is refused when the address is not of its route', () => {
    expect(() => render(aFirstViewRequest({ path: '/category/1', route: catalogue }))).toThrow('not of this route')
  })
})
