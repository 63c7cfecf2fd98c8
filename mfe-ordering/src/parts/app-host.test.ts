import { describe, expect, it, jest } from '@jest/globals'
import { badStoredValues, fakePlatform } from '@shop/shared/testing'
import { findAppHost, isRenewedApp } from './app-host.ts'

describe('the app around a page', () => {
  const message = { type: 'sso', payload: { k_code: '12345678' } } as const

  it.each([
    { os: 'iOS', page: (handler: object) => ({ webkit: { messageHandlers: { todok: handler } } }) },
    { os: 'Android', page: (handler: object) => ({ todokApp: handler }) },
  ])('[MOB-018] hears JSON on $os', ({ page }) => {
    const postMessage = jest.fn()
    findAppHost(page({ postMessage }))?.post(message)
    expect(postMessage).toHaveBeenCalledWith(JSON.stringify(message))
  })

  it.each([{}, { webkit: {} }, { webkit: { messageHandlers: {} } }])('[MOB-018] is not there: %j', (page) => {
    expect(findAppHost(page)).toBeUndefined()
  })

  it.each([...badStoredValues, '"true"', '{"isRenewal":"true"}', '{"isRenewal":1}'])(
    '[MOB-016] is an older one where the note reads %s',
    (text) => {
      const { storage } = fakePlatform()
      try {
        storage.session.write('app', JSON.parse(text))
      } catch {
        // What cannot be read at all is absent to whoever asks the port.
      }
      expect(isRenewedApp(storage.session)).toBe(false)
    },
  )
})
