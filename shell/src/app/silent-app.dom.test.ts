import { afterEach, expect, it, jest } from '@jest/globals'
import { readSession } from '@shop/shared/session'
import { act } from '@testing-library/react'
import { answerMember, openPage } from '../boot/testing/open-page.ts'
import { fakeApp } from './testing/fake-app.ts'

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('[GRD-023] [MOB-024] nobody is judged before the app has answered, and for no longer than three seconds', async () => {
  answerMember()
  const app = fakeApp({ version: 3, isSilent: true })
  jest.useFakeTimers()
  const opening = openPage({ address: '/mobile/lp' })
  // The shop starts in several tasks.
  await jest.advanceTimersByTimeAsync(10)
  await opening
  await act(() => jest.advanceTimersByTimeAsync(2900))
  // The guard notes its place in the history as it begins.
  expect([window.history.state, app.of('handshake').length]).toEqual([null, 1])
  await act(() => jest.advanceTimersByTimeAsync(200))
  expect(window.history.state).not.toBeNull()
  expect(readSession().login.status).toBe('guest')
})
