import { afterEach, expect, it, jest } from '@jest/globals'
import { readSession } from '@shop/shared/session'
import { screen, waitFor } from '@testing-library/react'
import { answerMember, openPage } from './testing/open-page.ts'

afterEach(() => void jest.restoreAllMocks())

it('[GRD-049] an answer of the provider that nobody has asked for leads a visitor to the entrance, with words', async () => {
  answerMember()
  await openPage({ address: '/entrance?error=login_required&state=of-nobody' })
  await waitFor(() => expect(readSession().login.status).toBe('guest'))
  expect(await screen.findByRole('heading', { name: 'ログインに失敗しました' })).toBeInTheDocument()
  // Without a member, a release that only some are to see is chosen by a name of this browser.
  expect(window.localStorage.getItem('shop.visitor')).toEqual(expect.any(String))
  expect(window.location.pathname + window.location.search).toBe('/entrance')
})
