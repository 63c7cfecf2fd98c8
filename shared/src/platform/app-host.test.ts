import { describe, expect, it, jest } from '@jest/globals'
import { type AppMessage, findAppHost, postToApp } from './app-host.ts'

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
