import { expect, it, jest } from '@jest/globals'
import { memberCall } from '@shop/shared/contract'
import { messages } from '@shop/shared/domain'
import { readSession } from '@shop/shared/session'
import { answer, refused, server } from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { answerMember, keptTokens, openPage } from './testing/open-page.ts'

it('[GRD-058] [GRD-060] a login that cannot be renewed leads to the entrance, with words, and back to this page', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  answerMember()
  server.use(answer(memberCall, () => refused(401)))
  const { refreshToken: _, ...tokens } = keptTokens()
  await openPage({ address: '/?a=1', session: { tokens } })
  const entries = window.history.length
  await waitFor(() => expect(window.location.pathname).toBe('/entrance'))
  expect(window.history.length).toBe(entries)
  expect(await screen.findByText(messages.loginAgain.title)).toBeInTheDocument()
  expect(readSession().login.status).toBe('guest')
  expect(told.mock.calls).toEqual([['shell@1.0.0: GET delivery member: LOGIN_NEEDED GET delivery/member 401']])
  expect(window.sessionStorage.getItem('shop.from')).toContain('/?a=1')
})
