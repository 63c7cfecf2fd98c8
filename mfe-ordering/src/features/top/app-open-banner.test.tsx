import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { fakePlatform, renderScreen } from '@shop/shared/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { AppOpenBanner } from './app-open-banner.tsx'

const appAddress = 'todok://top'
function show(entry: 'web' | 'app' = 'web') {
  const platform = fakePlatform({ entry })
  Object.assign(platform.config.links, { appOpen: appAddress })
  const openApp = jest.fn()
  const screenOf = renderScreen(<AppOpenBanner openApp={openApp} />, { platform })
  return { ...screenOf, openApp }
}
const press = () => fireEvent.click(screen.getByText('アプリで開く'))
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

describe('the banner that opens the app', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(document, 'visibilityState')
  })

  it('[MOB-010] [BIZ-021] opens the app, and its page after 1000 ms when the app did not come', () => {
    const { openApp, platform } = show()
    press()
    expect(openApp).toHaveBeenCalledWith(appAddress)
    wait(999)
    expect(platform.navigation.path()).toBe('/')
    wait(1)
    expect(platform.navigation.path()).toBe('/lp/app/pr')
  })

  it('[MOB-010] stays where it is when the app came, or the member went on', () => {
    const { platform, unmount } = show()
    press()
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    wait(1000)
    expect(platform.navigation.path()).toBe('/')
    Reflect.deleteProperty(document, 'visibilityState')
    press()
    unmount()
    wait(1000)
    expect(platform.navigation.path()).toBe('/')
  })

  it('[MOB-010] is not there inside of the app', () => {
    show('app')
    expect(screen.queryByText('アプリで開く')).toBeNull()
  })
})
