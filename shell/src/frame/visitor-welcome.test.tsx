import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { renderScreen, type ScreenOptions } from '@shop/shared/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { VisitorWelcome } from './visitor-welcome.tsx'
import { welcomeKey } from './welcome/welcome-rule.ts'

const pageHeight = jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000)
afterEach(() => {
  window.scrollY = 0
  pageHeight.mockReturnValue(3000)
})

const welcome = () => screen.queryByRole('region', { name: 'はじめての方へ' })
function scrollTo(top: number) {
  window.scrollY = top
  fireEvent.scroll(window)
}
const show = (options: ScreenOptions = {}) => renderScreen(<VisitorWelcome />, { as: 'visitor', ...options })

describe('the view-mode header', () => {
  it('[K-185] tells the edge for how long it stays away', () => {
    const written = jest.spyOn(document, 'cookie', 'set').mockReturnValue(undefined)
    const { platform, unmount } = show({ now: '2026-11-20T18:00:00+09:00' })
    expect(written).not.toHaveBeenCalled()
    scrollTo(2000)
    const cookie = '__Host-shop-greeted=1; Path=/; Secure; SameSite=Lax; Max-Age='
    expect(written).toHaveBeenLastCalledWith(`${cookie}86400`)
    unmount()
    platform.setNow('2026-11-21T17:59:00+09:00')
    show({ platform })
    expect(written).toHaveBeenLastCalledWith(`${cookie}60`)
    written.mockRestore()
  })

  it('[CHR-010] goes when a third of the page is behind, and stays away', () => {
    const { platform, unmount } = show()
    scrollTo(1000)
    expect(welcome()).toBeInTheDocument()
    expect(platform.storage.local.read(welcomeKey)).toBeUndefined()
    scrollTo(1001)
    expect(welcome()).not.toBeInTheDocument()
    expect(platform.storage.local.read(welcomeKey)).toBe(platform.clock.now().getTime())
    scrollTo(0)
    expect(welcome()).not.toBeInTheDocument()
    unmount()
    show({ platform })
    expect(welcome()).not.toBeInTheDocument()
  })

  it('[CHR-011] comes back after 24 hours by the server, also to a page that stayed open', () => {
    const { platform } = show({ now: '2026-11-20T18:00:00+09:00' })
    scrollTo(2000)
    platform.setNow('2026-11-21T17:59:59+09:00')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(welcome()).not.toBeInTheDocument()
    platform.setNow('2026-11-21T18:00:00+09:00')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(welcome()).toBeInTheDocument()
    expect(platform.storage.local.read(welcomeKey)).toBeUndefined()
  })

  it('stays while somebody is in it by keyboard', () => {
    show()
    screen.getByRole('link', { name: 'ログイン' }).focus()
    scrollTo(2000)
    expect(welcome()).toBeInTheDocument()
  })

  it('[CHR-008] [CHR-058] offers no request for material without an address for it', () => {
    show()
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })
})
