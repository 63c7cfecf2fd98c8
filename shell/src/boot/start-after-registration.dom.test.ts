import { afterEach, expect, it, jest } from '@jest/globals'
import { thanksMailCall } from '@shop/shared/contract'
import { memberOf, readSession } from '@shop/shared/session'
import { answer, server } from '@shop/shared/testing'
import { aRoute } from '@shop/shared/testing/builders'
import { screen, waitFor } from '@testing-library/react'
import { aRelease } from '../remotes/testing/a-release.ts'
import { goToProvider } from './testing/go-to-provider.ts'
import { answerMember, openPage } from './testing/open-page.ts'

afterEach(() => void jest.restoreAllMocks())

it('[GRD-051] [SGN-011] a registration that comes back is thanked for, and greeted on the page that a release has for it', async () => {
  answerMember()
  const mails: unknown[] = []
  server.use(
    answer(thanksMailCall, ({ body }) => {
      mails.push(body)
      return { sent: true }
    }),
  )
  const { state, tokens } = await goToProvider('signup')
  const greeting = aRoute('/signup/complete', { viewMode: true, requiredAuth: true })
  const release = aRelease('1.0.0', { singletons: {}, routes: { top: aRoute('/'), greeting } })
  let answerNow: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answerNow = resolve
  })
  await openPage({
    address: `/entrance?code=code-1&state=${state}`,
    session: { pendingLogin: 'signup', from: { path: '/category', week: '20261201' } },
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
