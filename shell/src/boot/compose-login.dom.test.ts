import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { PageData } from '@shop/shared/contract'
import { readSession } from '@shop/shared/session'
import { anOrdinaryMoment } from '@shop/shared/testing/builders'
import { createRedirectBudget } from '../login/redirect-budget.ts'
import { composeLogin } from './compose-login.ts'
import { localKeys, sessionKeys } from './kept-keys.ts'
import { createStorage } from './storage.ts'
import { answerMember, aPageData, fakeBorder, keptTokens, type OpenedPage } from './testing/open-page.ts'

let border: OpenedPage
beforeEach(() => {
  border = fakeBorder()
})
afterEach(() => {
  jest.restoreAllMocks()
  window.sessionStorage.clear()
  window.localStorage.clear()
})

function aLogin({ entry = 'web' as const, page = aPageData() } = {}) {
  const session = createStorage(() => window.sessionStorage, sessionKeys)
  const local = createStorage(() => window.localStorage, localKeys)
  const happened: string[] = []
  const composed = composeLogin({
    page,
    entry,
    clock: { now: () => new Date(anOrdinaryMoment) },
    local,
    session,
    budget: createRedirectBudget({ session, now: () => Date.now() }),
    confirm: async () => true,
    watchedClient: (api) => api,
    stop: () => void happened.push('stop'),
    refreshByApp: undefined,
  })
  composed.refused.subscribe(() => void happened.push('refused'))
  composed.loggedOutHere.subscribe(() => void happened.push('loggedOutHere'))
  return { ...composed, session, local, happened }
}

describe('a logout', () => {
  it("[GRD-062] takes the refresh token back and leaves for the provider's logout, which leads back to the shop", async () => {
    answerMember()
    const { login, session } = aLogin()
    session.write('tokens', keptTokens())
    await login.begin()
    await login.logout()
    expect(border.identityCalls).toEqual([
      {
        path: '/token/revocation',
        fields: { client_id: 'todok-shop', token: 'refresh-1', token_type_hint: 'refresh_token' },
      },
    ])
    expect(border.left).toEqual([
      'https://identity.shop.test/session/end?client_id=todok-shop&post_logout_redirect_uri=http%3A%2F%2Flocalhost%2F',
    ])
    expect(session.read('tokens')).toBeUndefined()
  })
})

describe('a logout at another provider', () => {
  const logoutAt = async (over: Partial<PageData['identity']>) => {
    answerMember()
    const page = aPageData()
    const shop = aLogin({ page: { ...page, identity: { ...page.identity, ...over } } })
    shop.session.write('tokens', keptTokens())
    await shop.login.begin()
    await shop.login.logout()
    return shop
  }

  it('[GRD-062] keeps what its address says', async () => {
    await logoutAt({ endSessionEndpoint: 'https://identity.shop.test/v2/logout?returnTo=x' })
    expect(border.left).toEqual([expect.stringMatching(/\/v2\/logout\?returnTo=x&client_id=todok-shop&post_logout/)])
  })

  it('[GRD-062] names the login that it ends', async () => {
    await logoutAt({ request: { scope: 'openid' } })
    expect(new URL(border.left[0] ?? '').searchParams.get('id_token_hint')).toBe(keptTokens().idToken)
  })

  it('[GRD-062] that ends no session stays here, and the next login asks for the password', async () => {
    const { happened, local } = await logoutAt({ hasLogout: false })
    expect([border.left, happened]).toEqual([[], ['loggedOutHere']])
    expect(local.read('passwordAgain')).toBe(true)
  })
})

describe('what another tab of this browser tells', () => {
  const begun = async () => {
    answerMember()
    const shop = aLogin()
    shop.session.write('tokens', keptTokens())
    await shop.login.begin()
    return shop
  }

  it.each([
    { why: 'loggedOut', happens: [] },
    { why: 'refused', happens: ['refused'] },
  ])('a login that is over there is over here: $why', async ({ why, happens }) => {
    const { happened } = await begun()
    border.hear('shop.tokens', { kind: 'ended', why })
    expect(readSession().login.status).toBe('guest')
    expect(happened).toEqual(happens)
  })

  it.each([
    { says: 'is loaded anew', redirects: 0, reloads: 1, happens: [] },
    { says: 'stops when it has moved by itself too often', redirects: 2, reloads: 0, happens: ['stop'] },
  ])('another member there: this page $says', async ({ redirects, reloads, happens }) => {
    const { happened, local, session } = await begun()
    session.write('redirects', Array(redirects).fill(Date.now()))
    const other = { ...keptTokens(), loginId: 'login-2', subject: 'auth0|other' }
    local.write('lastRefresh', { loginId: 'login-2', generation: 1 })
    border.hear('shop.tokens', { kind: 'have', tokens: other })
    expect([border.reloads, happened]).toEqual([reloads, happens])
  })
})
