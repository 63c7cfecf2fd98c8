import { expect, it, jest } from '@jest/globals'
import { createEndOfLogin } from './end-of-login.ts'

const ended = (version: 1 | 2 | 3, pathname: string) => {
  const [remember, go] = [jest.fn((_address: string) => undefined), jest.fn((_to: string) => undefined)]
  createEndOfLogin({ version: () => version, here: () => ({ pathname, search: '?a=1&viewMode=true' }), remember, go })()
  return { remember: remember.mock.calls, go: go.mock.calls }
}

it('[GRD-009] [MOB-008] the app has no new tokens: the page asks it for a login, with the way back to this one', () => {
  expect(ended(3, '/mobile/cart/ordered')).toEqual({
    remember: [['/mobile/cart/ordered?a=1']],
    go: [['/mobile/login-error']],
  })
})

it.each([
  { says: 'an app that opens the page anew by itself', version: 2, pathname: '/mobile' },
  { says: 'the page that asks already', version: 3, pathname: '/mobile/login-error' },
] as const)('[MOB-008] stays in $says', ({ version, pathname }) => {
  expect(ended(version, pathname)).toEqual({ remember: [], go: [] })
})
