import { afterEach, expect, it, jest } from '@jest/globals'
import { memberOf, readSession } from '@shop/shared/session'
import { waitFor } from '@testing-library/react'
import { readAppNote } from '../app/app-note.ts'
import { fakeApp } from '../app/testing/fake-app.ts'
import { openStores } from './stores.ts'
import { answerMember, aSignedLogin, openPage } from './testing/open-page.ts'

afterEach(() => void jest.restoreAllMocks())

it('[GRD-025] [GRD-021] [K-28] a page of the web that the app opens stays, with the tokens of the app in memory alone', async () => {
  const { paths } = answerMember()
  const { accessToken, keys } = await aSignedLogin()
  const app = fakeApp({ version: 3, tokens: { accessToken } })
  await openPage({ address: '/lp/app/pr?isRenewal=true', keys })
  await waitFor(() => expect(memberOf(readSession())?.code).toBe('1234567801'))
  expect(window.location.pathname).toBe('/lp/app/pr')
  expect(readAppNote(openStores().session)).toEqual({ entryPoint: '/lp/app/pr', version: 3 })
  expect([window.sessionStorage.getItem('shop.tokens'), app.mistakes]).toEqual([null, []])
  // The app counts visits itself. [MOB-009]
  expect(paths.filter((path) => /recommend/.test(path))).toEqual([])
})
