import { expect, it } from '@jest/globals'
import { badStoredValues, fakePlatform } from '@shop/shared/testing'
import { isRenewedApp } from './app-host.ts'

it.each([...badStoredValues, '"true"', '{"isRenewal":"true"}', '{"isRenewal":1}'])(
  '[MOB-016] an app is an older one where the note reads %s',
  (text) => {
    const { storage } = fakePlatform()
    try {
      storage.session.write('app', JSON.parse(text))
    } catch {
      // A host that cannot be read is absent to whoever asks the port.
    }
    expect(isRenewedApp(storage.session)).toBe(false)
  },
)
