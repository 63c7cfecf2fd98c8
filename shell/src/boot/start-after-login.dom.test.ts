import { afterEach, expect, it, jest } from '@jest/globals'
import { memberOf, readSession } from '@shop/shared/session'
import { waitFor } from '@testing-library/react'
import { goToProvider } from './testing/go-to-provider.ts'
import { answerMember, openPage } from './testing/open-page.ts'

afterEach(() => void jest.restoreAllMocks())

it('[GRD-085] a login leads to Main when the page where it began was of a week that is over', async () => {
  answerMember()
  const { state, tokens } = await goToProvider('login')
  await openPage({
    address: `/entrance?code=code-1&state=${state}`,
    session: { pendingLogin: 'login', from: { path: '/category', week: '20261103' } },
    provider: { '/token': () => Response.json(tokens) },
  })
  await waitFor(() => expect(memberOf(readSession())?.code).toBe('1234567801'))
  await waitFor(() => expect(window.location.pathname).toBe('/'))
})
