import { describe, expect, it } from '@jest/globals'
import { isLoginCallback } from './login-callback.ts'

describe('a callback', () => {
  it.each([
    { address: '/entrance?code=c&state=s', isOne: true },
    { address: '/auth0?code=c&state=s', isOne: true },
    { address: '/entrance?error=access_denied&state=s', isOne: true },
    { address: '/auth0?error=login_required&state=s', isOne: true },
    { address: '/entrance', isOne: false },
    { address: '/entrance?version=welcome', isOne: false },
    { address: '/entrance?code=c', isOne: false },
    { address: '/entrance?state=s', isOne: false },
    { address: '/?code=c&state=s', isOne: false },
    { address: '/search/results?code=c&state=s', isOne: false },
  ])('[GRD-002, K-28] $address is one: $isOne', ({ address, isOne }) => {
    const { pathname: path, search } = new URL(address, 'https://shop.test')
    expect(isLoginCallback({ path, search })).toBe(isOne)
  })
})
