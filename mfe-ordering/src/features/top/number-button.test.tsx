import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { renderScreen } from '@shop/shared/testing'
import { act, screen } from '@testing-library/react'
import { NumberButton } from './number-button.tsx'

/** Plays the browser: jsdom lays nothing out. */
let seeEnd: (entry: { isIntersecting: boolean; top: number }) => void = () => undefined
class PlayedObserver {
  constructor(on: IntersectionObserverCallback) {
    seeEnd = ({ isIntersecting, top }) =>
      act(() => on([{ isIntersecting, boundingClientRect: { top } } as IntersectionObserverEntry], this as never))
  }
  observe() {}
  disconnect() {}
}

describe('the floating order-number button', () => {
  const real = globalThis.IntersectionObserver
  beforeEach(() => {
    globalThis.IntersectionObserver = PlayedObserver as never
  })
  afterEach(() => {
    globalThis.IntersectionObserver = real
  })

  it('[ORD-030] leads a member to the number input of the ordered list', async () => {
    const { user, platform } = renderScreen(<NumberButton isVisitor={false} />)
    await user.click(screen.getByRole('link', { name: '注文番号で注文' }))
    expect(platform.navigation.path()).toBe('/cart/ordered?mode=inputNumber')
  })

  it('[ORD-030] is not there in the app', () => {
    renderScreen(<NumberButton isVisitor={false} />, { entry: 'app' })
    expect(screen.queryByText(/番号/)).toBeNull()
  })

  it.each([
    { answers: 'はい、ログイン画面へ移動する', logins: 1 },
    { answers: 'いいえ、移動しない', logins: 0 },
  ])('[ORD-031] asks a visitor to log in, who says $answers', async ({ answers, logins }) => {
    const { user, platform } = renderScreen(<NumberButton isVisitor />, { as: 'visitor' })
    await user.click(screen.getByRole('button', { name: '注文番号で注文' }))
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'ログイン後のみ使用できる機能となります。ログイン画面へ移動しますか？',
    )
    await user.click(screen.getByRole('button', { name: answers }))
    expect(platform.logins()).toBe(logins)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('makes way for the footer', () => {
    renderScreen(<NumberButton isVisitor={false} />)
    seeEnd({ isIntersecting: true, top: 700 })
    expect(screen.queryByRole('link')).toBeNull()
    seeEnd({ isIntersecting: false, top: -10 })
    expect(screen.queryByRole('link')).toBeNull()
    seeEnd({ isIntersecting: false, top: 1200 })
    expect(screen.getByRole('link', { name: '注文番号で注文' })).toBeVisible()
  })

  it('makes way while somebody writes', async () => {
    const { user } = renderScreen(
      <>
        <input aria-label="商品をさがす" />
        <NumberButton isVisitor={false} />
      </>,
    )
    await user.click(screen.getByRole('textbox', { name: '商品をさがす' }))
    expect(screen.queryByRole('link')).toBeNull()
    await user.tab()
    expect(screen.getByRole('link', { name: '注文番号で注文' })).toBeVisible()
  })
})
