import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { PickupItem } from '@shop/shared/api/content'
import { renderScreen } from '@shop/shared/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { PickupCarousel } from './pickup-carousel.tsx'

const aPickup = (title: string, over: Partial<PickupItem> = {}): PickupItem => ({
  imageUrl: 'https://assets.shop.test/pot.webp',
  linkUrl: `/catalogue?of=${title}`,
  title,
  tint: '#F7D774',
  ...over,
})
const three = [aPickup('鍋'), aPickup('牛乳'), aPickup('りんご')]

const leader = () => document.querySelector('[data-place="hero"] [data-title]')?.textContent
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const carousel = () => screen.getByRole('region', { name: '今週のおすすめ' })

/** The device's answers about motion and the tab. */
function device({ isStill = false, isHidden = false }: { isStill?: boolean; isHidden?: boolean }) {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: isStill && media.includes('reduced-motion'),
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
}

describe('the pickup carousel', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  it('[ORD-032] [BIZ-014] turns after 7000 ms and begins again after the last', () => {
    renderScreen(<PickupCarousel items={three} />)
    wait(6999)
    expect(leader()).toBe('鍋')
    wait(1)
    expect(leader()).toBe('牛乳')
    wait(7000)
    expect(leader()).toBe('りんご')
    wait(7000)
    expect(leader()).toBe('鍋')
  })

  it('[ORD-032] wraps around backwards, and a turn by hand begins the seven seconds anew', () => {
    renderScreen(<PickupCarousel items={three} />)
    wait(5000)
    press('前へ')
    expect(leader()).toBe('りんご')
    wait(6999)
    expect(leader()).toBe('りんご')
    wait(1)
    expect(leader()).toBe('鍋')
  })

  it('shows the slide of a dot and says which it is', () => {
    renderScreen(<PickupCarousel items={three} />)
    press('3枚目')
    expect(leader()).toBe('りんご')
    expect(screen.getByRole('button', { name: '3枚目' })).toHaveAttribute('aria-current', 'true')
    expect(screen.getByText('3 / 3')).toBeInTheDocument()
  })

  it('[ORD-033] stops by its first button and goes on by it', () => {
    renderScreen(<PickupCarousel items={three} />)
    expect(carousel().querySelector('button, a')).toHaveAccessibleName('自動再生を停止')
    press('自動再生を停止')
    wait(70_000)
    expect(leader()).toBe('鍋')
    press('自動再生を開始')
    wait(7000)
    expect(leader()).toBe('牛乳')
  })

  it('[ORD-033] rests under the pointer', () => {
    renderScreen(<PickupCarousel items={three} />)
    fireEvent.pointerEnter(carousel())
    wait(20_000)
    expect(leader()).toBe('鍋')
    fireEvent.pointerLeave(carousel())
    wait(7000)
    expect(leader()).toBe('牛乳')
  })

  it('[ORD-033] rests while the focus is inside', () => {
    renderScreen(<PickupCarousel items={three} />)
    const link = screen.getByRole('link', { name: /鍋/ })
    act(() => link.focus())
    wait(20_000)
    expect(leader()).toBe('鍋')
    act(() => link.blur())
    wait(7000)
    expect(leader()).toBe('牛乳')
  })

  it('[ORD-033] never turns by itself where less motion is wanted, and needs no pause button', () => {
    device({ isStill: true })
    renderScreen(<PickupCarousel items={three} />)
    wait(70_000)
    expect(leader()).toBe('鍋')
    expect(screen.queryByRole('button', { name: /自動再生/ })).toBeNull()
    press('次へ')
    expect(leader()).toBe('牛乳')
  })

  it('rests in a hidden tab and goes on when it is looked at again', () => {
    device({ isHidden: true })
    renderScreen(<PickupCarousel items={three} />)
    wait(70_000)
    expect(leader()).toBe('鍋')
    device({ isHidden: false })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    wait(7000)
    expect(leader()).toBe('牛乳')
  })

  it('shows one at a time and hides the rest', () => {
    renderScreen(<PickupCarousel items={[...three, aPickup('鮭')]} />)
    press('3枚目')
    const places = screen.getAllByRole('group', { hidden: true }).map((slide) => slide.getAttribute('data-place'))
    expect(places).toEqual(['away', 'away', 'hero', 'away'])
    expect(screen.queryByRole('link', { name: /牛乳/ })).toBeNull()
  })

  it('[K-174] lets the screen choose a width of its picture', () => {
    renderScreen(<PickupCarousel items={[aPickup('鍋', { imageSrcSet: '/pot-l.webp 430w, /pot-xl.webp 860w' })]} />)
    expect(document.querySelector('img')).toHaveAttribute('srcset', '/pot-l.webp 430w, /pot-xl.webp 860w')
  })

  it('is a plain banner when there is only one', () => {
    renderScreen(<PickupCarousel items={[aPickup('鍋')]} />)
    wait(70_000)
    expect(leader()).toBe('鍋')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('carries its words as text, on a field on which they can be read', () => {
    const item = aPickup('定期便がお得です', { lead: '登録すると毎回お得', text: '牛乳とたまご', tint: '#0E5A63' })
    renderScreen(<PickupCarousel items={[item]} />)
    const link = screen.getByRole('link', { name: /登録すると毎回お得.*定期便がお得です.*牛乳とたまご/ })
    expect(link).toHaveAttribute('data-text', 'light')
    expect(link).toHaveStyle({ backgroundColor: 'rgb(14, 90, 99)' })
  })
})
