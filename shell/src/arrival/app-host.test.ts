import { describe, expect, it, jest } from '@jest/globals'
import type { AppMessage } from '@shop/shared/platform'
import { badStoredValues } from '@shop/shared/testing/bad-values'
import { createAppBridge, findAppHost, postToApp } from './app-host.ts'
import { aStore } from './testing/a-store.ts'

const messages: AppMessage[] = [
  { type: 'login', payload: { path: '/mobile' } },
  { type: 'sso', payload: { k_code: '12345678' } },
  { type: 'handshake', payload: { nonce: 'n-1' } },
]
const systems = [
  { os: 'iOS', page: (handler: object) => ({ webkit: { messageHandlers: { todok: handler } } }) },
  { os: 'Android', page: (handler: object) => ({ todokApp: handler }) },
]

describe('the app around a page', () => {
  it.each(systems.flatMap((system) => messages.map((message) => ({ ...system, message }))))(
    '[MOB-003] [MOB-018] hears $message.type as JSON on $os',
    ({ page, message }) => {
      const postMessage = jest.fn()
      expect(postToApp(message, page({ postMessage }))).toBe(true)
      findAppHost(page({ postMessage }))?.post(message)
      expect(postMessage.mock.calls).toEqual([[JSON.stringify(message)], [JSON.stringify(message)]])
    },
  )

  it.each([{}, { webkit: {} }, { webkit: { messageHandlers: {} } }])('[MOB-018] is not there: %j', (page) => {
    expect(findAppHost(page)).toBeUndefined()
    expect(postToApp({ type: 'login', payload: { path: '/mobile' } }, page)).toBe(false)
  })
})

describe('the app in the hands of a remote', () => {
  const [{ page }] = systems as [(typeof systems)[number]]
  const message = messages[0] as AppMessage

  it('hears where it is', () => {
    const postMessage = jest.fn()
    const app = createAppBridge(page({ postMessage }), aStore())
    expect([app.isThere(), app.post(message)]).toEqual([true, true])
    expect(postMessage.mock.calls).toEqual([[JSON.stringify(message)]])
  })

  it('is not there in a browser', () => {
    const app = createAppBridge({}, aStore())
    expect([app.isThere(), app.post(message)]).toEqual([false, false])
  })

  it.each([true, false])('[MOB-016] says whether it is one of after the renewal: %s', (isRenewal) => {
    const note = { entryPoint: '/mobile', isRenewal, isSet: true }
    expect(createAppBridge({}, aStore({ app: note })).isRenewed()).toBe(isRenewal)
  })

  it.each([...badStoredValues, '"true"', '{"isRenewal":"true"}', '{"isRenewal":1}'])(
    '[MOB-016] is an older one where the note reads %s',
    (text) => {
      expect(createAppBridge({}, aStore({ app: parsed(text) })).isRenewed()).toBe(false)
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
