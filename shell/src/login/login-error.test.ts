import { expect, it } from '@jest/globals'
import { LoginError, loginFailureReason } from './login-error.ts'

it.each([
  { says: 'a browser that keeps nothing', error: new LoginError('storage'), isOnline: true, why: 'loginNotKept' },
  { says: 'the same without network', error: new LoginError('storage'), isOnline: false, why: 'loginNotKept' },
  { says: 'another refusal', error: new LoginError('network'), isOnline: true, why: 'loginFailed' },
  { says: 'something else', error: new TypeError('storage'), isOnline: true, why: 'loginFailed' },
  { says: 'no network', error: new LoginError('network'), isOnline: false, why: 'offline' },
])('$says: $why', ({ error, isOnline, why }) => {
  expect(loginFailureReason(error, isOnline)).toBe(why)
})
