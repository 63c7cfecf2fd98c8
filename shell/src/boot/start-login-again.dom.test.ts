import { expect, it, jest } from '@jest/globals'
import { memberCall } from '@shop/shared/contract'
import { readSession } from '@shop/shared/session'
import { answer, refused, server } from '@shop/shared/testing'
import { waitFor } from '@testing-library/react'
import { provideCrypto } from '../app/testing/fake-app.ts'
import { answerMember, keptTokens, openPage } from './testing/open-page.ts'

it('[GRD-057] [K-156] a refresh that is refused with 403 clears the tokens and begins the login again, and back to this page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  answerMember()
  server.use(answer(memberCall, () => refused(401)))
  provideCrypto()
  const provider = { '/token': () => Response.json({ error: 'invalid_grant' }, { status: 403 }) }
  const { left } = await openPage({ address: '/?a=1', session: { tokens: keptTokens() }, provider })
  await waitFor(() => expect(left).toHaveLength(1))
  expect(left[0]).toMatch(/^https:\/\/identity\.shop\.test\/auth\?.*\bstate=/)
  expect(window.sessionStorage.getItem('shop.tokens')).toBeNull()
  expect(window.sessionStorage.getItem('shop.from')).toContain('/?a=1')
  expect(readSession().login.status).toBe('guest')
  expect(window.location.pathname).toBe('/')
})
