import { describe, expect, it, jest } from '@jest/globals'
import { postToApp } from './post-to-app.ts'

const message = { type: 'login', payload: { path: '/mobile' } } as const

describe('a message to the app', () => {
  it('goes to the one around the page, in the form that it takes', () => {
    const [ios, android] = [jest.fn(), jest.fn()]
    expect(postToApp(message, { webkit: { messageHandlers: { todok: { postMessage: ios } } } })).toBe(true)
    expect(postToApp(message, { todokApp: { postMessage: android } })).toBe(true)
    expect(ios).toHaveBeenCalledWith(message)
    expect(android).toHaveBeenCalledWith(JSON.stringify(message))
  })

  it.each([{}, { webkit: {} }, { webkit: { messageHandlers: {} } }])('is heard by nobody in %j', (page) =>
    expect(postToApp(message, page)).toBe(false),
  )
})
