import { expect, it } from '@jest/globals'
import { pageSingleton } from './taken-page-singleton.ts'

it('a further platform set takes the value that the page has, and makes one that it has not', () => {
  const session = { of: 'shell' }
  Object.defineProperty(globalThis, Symbol.for('shop.session of this test'), { value: session })
  expect(pageSingleton('session of this test', () => ({ of: 'set' }))).toBe(session)
  const made = pageSingleton('context of this test', () => ({ of: 'set' }))
  expect(made).toEqual({ of: 'set' })
  expect(pageSingleton('context of this test', () => ({ of: 'another' }))).toBe(made)
})
