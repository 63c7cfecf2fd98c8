import { describe, expect, it, jest } from '@jest/globals'
import { type BridgeVersion, toAppSince } from '@shop/shared/bridge'
import type { MessageToApp } from '@shop/shared/platform'
import { badStoredValues } from '@shop/shared/testing/bad-values'
import { aStore } from '../arrival/testing/a-store.ts'
import { createAppBridge } from './app-bridge.ts'
import { findAppHost } from './app-host.ts'

const messages: MessageToApp[] = [
  { type: 'handshake', payload: { nonce: 'n-1' } },
  { type: 'login', payload: { path: '/mobile' } },
  { type: 'sso', payload: { k_code: '12345678' } },
  { type: 'navigate', payload: { url: 'https://shop.test/mobile/a', title: '牛乳', hidesCartButton: false } },
  { type: 'showCart', payload: { path: '/mobile/cart/ordered?mode=inputNumber' } },
  { type: 'searchKeyword', payload: { keyword: '牛乳' } },
  { type: 'searchHistory', payload: { keywords: ['牛乳'] } },
  { type: 'orderInit', payload: { planningWeek: '20261201', pieces: 3 } },
  { type: 'favouriteChanged', payload: { orderNumber: '104001', isFavourite: true } },
  { type: 'error', payload: { status: 503 } },
  { type: 'backDone', payload: { id: 'b-1', isHandled: true } },
]
const systems = [
  { os: 'iOS', page: (handler: object) => ({ webkit: { messageHandlers: { todok: handler } } }) },
  { os: 'Android', page: (handler: object) => ({ todokApp: handler }) },
]
const versions = [1, 2, 3] as const
const bridgeOn = (page: object, version: BridgeVersion = 3, note?: unknown) =>
  createAppBridge({ page, session: aStore({ app: note }), version: () => version })

describe('the app around a page', () => {
  it.each(systems.flatMap((system) => messages.map((message) => ({ ...system, message }))))(
    '[MOB-003] [MOB-004] [MOB-005] [MOB-018] hears $message.type as JSON on $os',
    ({ page, message }) => {
      const postMessage = jest.fn()
      const app = bridgeOn(page({ postMessage }))
      expect([app.isThere(), app.post(message)]).toEqual([true, true])
      expect(postMessage.mock.calls).toEqual([[JSON.stringify(message)]])
    },
  )

  it.each(versions.flatMap((version) => messages.map((message) => ({ version, message }))))(
    '[MOB-003] of version $version is not sent a $message.type that came later',
    ({ version, message }) => {
      const postMessage = jest.fn()
      const isKnown = toAppSince[message.type] <= version
      expect(bridgeOn({ todokApp: { postMessage } }, version).post(message)).toBe(isKnown)
      expect(postMessage).toHaveBeenCalledTimes(isKnown ? 1 : 0)
    },
  )

  it.each(systems)('[MOB-002] [MOB-018] whose handler throws on $os does not hear', ({ page }) => {
    const broken = page({
      postMessage() {
        throw new TypeError('no such object')
      },
    })
    expect(messages.map((message) => bridgeOn(broken).post(message))).not.toContain(true)
  })

  it.each(systems)('is there in the frame of the emulator, the only one that may hold the shop, on $os', ({ page }) => {
    const postMessage = jest.fn()
    const framed = { ...page({ postMessage }), top: {} }
    expect([bridgeOn(framed).isThere(), bridgeOn(framed).post(messages[1] as MessageToApp)]).toEqual([true, true])
  })

  it('[MOB-006] is asked for a login on a page without the parts of its address that the app writes itself', () => {
    const postMessage = jest.fn()
    const path = '/mobile/category?isRenewal=true&planningWeekNumber=20261201&sort=new'
    expect(bridgeOn({ todokApp: { postMessage } }).post({ type: 'login', payload: { path } })).toBe(true)
    const text = JSON.stringify({ type: 'login', payload: { path: '/mobile/category?sort=new' } })
    expect(postMessage.mock.calls).toEqual([[text]])
  })

  it('[MOB-003] is not sent what the contract has no room for', () => {
    const postMessage = jest.fn()
    const app = bridgeOn({ todokApp: { postMessage } })
    expect(app.post({ type: 'login', payload: { path: 'https://partner.test/' } })).toBe(false)
    expect(app.post({ type: 'searchKeyword', payload: { keyword: '牛'.repeat(201) } })).toBe(false)
    expect(postMessage).not.toHaveBeenCalled()
  })

  it.each([{}, { webkit: {} }, { webkit: { messageHandlers: {} } }])('[MOB-018] is not there: %j', (page) => {
    expect(findAppHost(page)).toBeUndefined()
    expect([bridgeOn(page).isThere(), bridgeOn(page).post(messages[1] as MessageToApp)]).toEqual([false, false])
  })

  it.each([true, false])('[MOB-016] says whether it is one of after the renewal: %s', (isRenewal) => {
    expect(bridgeOn({}, 1, { entryPoint: '/mobile', isRenewal, isSet: true }).isRenewed()).toBe(isRenewal)
  })

  it.each([...badStoredValues, '"true"', '{"isRenewal":"true"}', '{"isRenewal":1}'])(
    '[MOB-016] is an older one where the note reads %s',
    (text) => {
      expect(bridgeOn({}, 1, parsed(text)).isRenewed()).toBe(false)
    },
  )
})

/** A value that cannot be read at all is absent to whoever asks the store. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
