import { webcrypto } from 'node:crypto'
import { afterEach, expect, it, jest } from '@jest/globals'
import { thanksMailCall } from '@shop/shared/contract'
import { memberOf, readSession } from '@shop/shared/session'
import { answer, server } from '@shop/shared/testing'
import { anOrdinaryMoment, aRoute } from '@shop/shared/testing/builders'
import { screen, waitFor } from '@testing-library/react'
import { createIdentityClient } from '../login/identity-client.ts'
import { aToken } from '../login/testing/id-tokens.ts'
import { aRelease } from '../remotes/testing/a-release.ts'
import { answerMember, aPageData, openPage } from './testing/open-page.ts'

afterEach(() => void jest.restoreAllMocks())

const { identity } = aPageData()
const claimsFor = (nonce: string | null) => ({
  iss: identity.issuer,
  aud: identity.clientId,
  exp: Date.now() / 1000 + 600,
  iat: Date.now() / 1000,
  nonce,
  sub: 'auth0|member',
})

/** Goes to the provider for a registration; gives what it comes back with. */
async function goToRegistration() {
  // jsdom has no secure contexts, so it lacks this half of crypto.
  Object.defineProperty(window.crypto, 'subtle', { value: webcrypto.subtle, configurable: true })
  const clock = { now: () => new Date(anOrdinaryMoment) }
  const client = createIdentityClient(identity, window.location.origin, window.sessionStorage, clock)
  const { searchParams } = new URL(await client.loginAddress('signup'))
  const tokens = {
    access_token: 'access-1',
    refresh_token: 'refresh-1',
    id_token: aToken(claimsFor(searchParams.get('nonce'))),
    token_type: 'Bearer',
    expires_in: 600,
  }
  return { state: searchParams.get('state'), tokens }
}

it('[GRD-051] [SGN-011] a registration that comes back is thanked for, and greeted on the page that a release has for it', async () => {
  answerMember()
  const mails: unknown[] = []
  server.use(
    answer(thanksMailCall, ({ body }) => {
      mails.push(body)
      return { sent: true }
    }),
  )
  const { state, tokens } = await goToRegistration()
  const greeting = aRoute('/signup/complete', { viewMode: true, requiredAuth: true })
  const release = aRelease('1.0.0', { singletons: {}, routes: { top: aRoute('/'), greeting } })
  let answerNow: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answerNow = resolve
  })
  await openPage({
    address: `/entrance?code=code-1&state=${state}`,
    session: { pendingLogin: 'signup', from: { path: '/category' } },
    page: { remotes: { 'mfe-signup': [release] } },
    provider: { '/token': () => held.then(() => Response.json(tokens)) },
  })
  const entries = window.history.length
  expect(screen.getByRole('main')).toHaveTextContent('ログインしています')
  answerNow()
  await waitFor(() => expect(window.location.pathname).toBe('/signup/complete'))
  expect(window.history.state).toMatchObject({ state: { returnTo: '/category' } })
  expect(window.history.length).toBe(entries)
  expect(memberOf(readSession())?.code).toBe('1234567801')
  await waitFor(() => expect(mails).toEqual([expect.objectContaining({ idToken: tokens.id_token })]))
})
