import { describe, expect, it } from '@jest/globals'
import { matchRoute, routesOf } from '@shop/shared/routes'
import { aRoute } from '@shop/shared/testing/builders'
import { remoteOf } from './drawn-by.ts'

const routes = [...routesOf('shell', { faq: aRoute('/faq') }), ...routesOf('mfe-ordering', { top: aRoute('/') })]

describe('who draws an address', () => {
  it.each([
    { says: 'the remote that owns it', path: '/', remote: 'mfe-ordering' },
    { says: 'the shell for its own', path: '/faq', remote: undefined },
    { says: 'the shell where nobody has it', path: '/nowhere', remote: undefined },
  ])('is $says', ({ path, remote }) => {
    expect(remoteOf(matchRoute(routes, path))).toBe(remote)
  })
})
