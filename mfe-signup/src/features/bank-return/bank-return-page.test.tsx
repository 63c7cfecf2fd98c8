import { describe, expect, it } from '@jest/globals'
import { fakePlatform, type Viewer } from '@shop/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { aForm, draftKey, newcomer, openSignup, openWithEntries } from '../../testing/open-signup.tsx'
import { accountsOf, answerPayment, registered } from '../../testing/payment-services.ts'
import { answerSignup } from '../../testing/signup-services.ts'

const transferKey = 'signup.transfer'
const returnKey = 'signup.bankReturn'
const complete = '/signup/accounttransfer/complete'
const error = '/signup/accounttransfer/error'
const started = { owner: newcomer, transferId: 'T-1', kind: 'account', from: 'application' } as const

/** Comes back by an address to a tab that went away for a transfer, or to one that did not. */
function comeBack(path: string, transfer?: object, as: Viewer = 'newcomer') {
  const platform = fakePlatform({ path })
  if (transfer !== undefined) platform.storage.session.write(transferKey, transfer)
  const before: unknown[] = []
  const { write } = platform.storage.session
  platform.storage.session.write = (key, value) => {
    if (key === returnKey) before.push(value)
    write(key, value)
  }
  const opened = openWithEntries(path, { form: aForm({ payment: '1' }) }, { platform, as, asks: 'payment' })
  return { ...opened, flags: before }
}

describe('the way back from the payment company', () => {
  it.each([
    { id: 'SGN-009', path: complete, flag: 2 },
    { id: 'SGN-010', path: error, flag: 1 },
  ])('[$id] [SGN-061] $path notes flag $flag, once, and goes to the application', async ({ path, flag }) => {
    answerPayment({ accounts: accountsOf('1') })
    const { flags, platform } = comeBack(path, started)
    await waitFor(() => expect(platform.navigation.path()).not.toBe(path))
    expect(flags).toEqual([{ ...started, flag }])
    expect(platform.storage.session.read(transferKey)).toBeUndefined()
    await screen.findByRole('heading', { level: 1, name: 'お支払い方法' })
    act(() => platform.navigation.go(-1))
    expect(platform.navigation.path()).not.toBe(path)
  })

  it.each([complete, error])('[SGN-053] [SGN-061] %s without a started transfer notes nothing', async (path) => {
    answerPayment({ accounts: accountsOf('1'), transfer: { ...registered, state: 'none' } })
    answerSignup()
    const platform = fakePlatform({ path })
    openSignup(path, { platform })
    expect(await screen.findByRole('heading', { level: 2, name: '1. お届け先' })).toBeVisible()
    expect(platform.navigation.path()).toBe('/signup/todok')
    expect(platform.storage.session.read(returnKey)).toBeUndefined()
  })

  it('[SGN-009] [SGN-061] is kept through a login: the guard of the application asks for it', async () => {
    const { platform } = comeBack(complete, started, 'visitor')
    await waitFor(() => expect(platform.navigation.path()).toBe('/signup/todok'))
    expect(platform.storage.session.read(returnKey)).toEqual({ ...started, flag: 2 })
    expect(platform.storage.session.read(draftKey)).toMatchObject({ form: { payment: '1' } })
  })

  it.each(['x', null, 7, { owner: newcomer }, { ...started, kind: 'cash' }])(
    '[SGN-061] a started transfer that is none notes nothing: %j',
    async (kept) => {
      answerSignup()
      const platform = fakePlatform({ path: complete })
      platform.storage.session.write(transferKey, kept)
      openSignup(complete, { platform })
      await screen.findByRole('heading', { level: 2, name: '1. お届け先' })
      expect(platform.storage.session.read(returnKey)).toBeUndefined()
    },
  )
})
