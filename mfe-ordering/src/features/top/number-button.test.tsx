import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { ownerMark } from '@shop/shared/product/number-list'
import { aMember, fakePlatform, renderScreen } from '@shop/shared/testing'
import { act, screen } from '@testing-library/react'
import { NumberButton } from './number-button.tsx'

/** Plays the browser: jsdom lays nothing out. */
type Seen = { isIntersecting: boolean; top: number }
const watched = new Map<Element, (seen: Seen) => void>()
class PlayedObserver {
  private readonly on: IntersectionObserverCallback
  constructor(on: IntersectionObserverCallback) {
    this.on = on
  }
  observe(element: Element) {
    watched.set(element, ({ isIntersecting, top }) =>
      act(() => this.on([{ isIntersecting, boundingClientRect: { top } } as IntersectionObserverEntry], this as never)),
    )
  }
  disconnect() {}
}

const pickups = document.createElement('div')
const seeEnd = (seen: Seen) => {
  for (const [element, see] of watched) if (element !== pickups) see(seen)
}

describe('the floating order-number button', () => {
  const real = globalThis.IntersectionObserver
  beforeEach(() => {
    watched.clear()
    globalThis.IntersectionObserver = PlayedObserver as never
  })
  afterEach(() => {
    globalThis.IntersectionObserver = real
  })

  it('[ORD-030] leads a member to the number input of the ordered list', async () => {
    const { user, platform } = renderScreen(<NumberButton isVisitor={false} pickups={{ current: null }} />)
    await user.click(screen.getByRole('link', { name: '注文番号で注文' }))
    expect(platform.navigation.path()).toBe('/cart/ordered?mode=inputNumber')
  })

  it('[ORD-050] counts what waits on the member’s list of this week', () => {
    const platform = fakePlatform()
    const line = (no: string) => ({ no, quantity: 2, intent: `intent-${no}` })
    platform.storage.local.write('numberLists', [
      { week: '20261201', owner: ownerMark(aMember().code), lines: [line('104001'), line('104033')] },
      { week: '20261202', owner: ownerMark(aMember().code), lines: [line('104055')] },
      { week: '20261201', owner: 'other', lines: [line('104055'), line('104066'), line('104077')] },
    ])
    renderScreen(<NumberButton isVisitor={false} pickups={{ current: null }} />, { platform })
    expect(screen.getByRole('link', { name: '注文番号で注文（リストに2商品）' })).toHaveTextContent('2')
  })

  it('[ORD-030] [MOB-011] is not there in the app', () => {
    renderScreen(<NumberButton isVisitor={false} pickups={{ current: null }} />, { entry: 'app' })
    expect(screen.queryByText(/番号/)).toBeNull()
  })

  it.each([
    { answers: 'はい、ログイン画面へ移動する', logins: 1 },
    { answers: 'いいえ、移動しない', logins: 0 },
  ])('[ORD-031] asks a visitor to log in, who says $answers', async ({ answers, logins }) => {
    const { user, platform } = renderScreen(<NumberButton isVisitor pickups={{ current: null }} />, { as: 'visitor' })
    await user.click(screen.getByRole('button', { name: '注文番号で注文' }))
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'ログイン後のみ使用できる機能となります。ログイン画面へ移動しますか？',
    )
    await user.click(screen.getByRole('button', { name: answers }))
    expect(platform.logins()).toBe(logins)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('makes way for the footer', () => {
    renderScreen(<NumberButton isVisitor={false} pickups={{ current: null }} />)
    seeEnd({ isIntersecting: true, top: 700 })
    expect(screen.queryByRole('link')).toBeNull()
    seeEnd({ isIntersecting: false, top: -10 })
    expect(screen.queryByRole('link')).toBeNull()
    seeEnd({ isIntersecting: false, top: 1200 })
    expect(screen.getByRole('link', { name: '注文番号で注文' })).toBeVisible()
  })

  it('knows when it stands over the pickups', () => {
    renderScreen(<NumberButton isVisitor={false} pickups={{ current: pickups }} />)
    const covers = () => screen.getByRole('link', { hidden: true }).hasAttribute('data-covers')
    expect(covers()).toBe(false)
    watched.get(pickups)?.({ isIntersecting: true, top: 500 })
    expect(covers()).toBe(true)
    watched.get(pickups)?.({ isIntersecting: false, top: -500 })
    expect(covers()).toBe(false)
  })

  it('makes way while somebody writes', async () => {
    const { user } = renderScreen(
      <>
        <input aria-label="商品をさがす" />
        <NumberButton isVisitor={false} pickups={{ current: null }} />
      </>,
    )
    await user.click(screen.getByRole('textbox', { name: '商品をさがす' }))
    expect(screen.queryByRole('link')).toBeNull()
    await user.tab()
    expect(screen.getByRole('link', { name: '注文番号で注文' })).toBeVisible()
  })
})
