import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { connectionLost } from '@shop/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { newcomer, openSignup } from '../../testing/open-signup.tsx'
import { accountsOf, answerPayment, type PaymentServices, registered } from '../../testing/payment-services.ts'
import { registerButton } from '../../testing/payment-step.ts'
import { answerSignup } from '../../testing/signup-services.ts'

const path = '/signup/todok/pending/payment'
let posts = 0

beforeEach(() => {
  posts = 0
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {
    posts += 1
  })
})
afterEach(() => void jest.restoreAllMocks())

function open(services: Partial<PaymentServices> = {}) {
  answerSignup()
  const payment = answerPayment({ accounts: accountsOf('J1'), ...services })
  return { ...openSignup(path, { asks: 'payment' }), payment }
}

describe('a registration after the application', () => {
  it('[SGN-003] [SGN-062] goes to the payment company without the entries, which were sent', async () => {
    const { user, payment, platform } = open()
    await user.click(await registerButton())
    await waitFor(() => expect(posts).toBe(1))
    expect(payment.handOvers).toEqual([{ kind: 'account', from: 'pending', entries: {} }])
    expect(platform.storage.session.read('signup.transfer')).toMatchObject({ owner: newcomer, from: 'pending' })
  })

  it.each([
    { status: 'J1', text: 'お申し込みは受付済みで、お支払い方法の登録をお待ちしています。' },
    { status: '', text: /先にお申し込みください。$/ },
  ])('[SGN-003] [SGN-036] speaks of an application that waits by J1 alone: $status', async ({ status, text }) => {
    open({ accounts: accountsOf(status) })
    expect(await screen.findByText(text)).toBeVisible()
    expect(await registerButton()).toBeEnabled()
  })

  it('[SGN-036] of who has the step of payment is done there', async () => {
    const { platform } = open({ accounts: accountsOf('1') })
    await waitFor(() => expect(platform.navigation.path()).not.toBe(path))
    await screen.findByRole('heading', { level: 2, name: '1. お届け先' })
  })

  it('[SGN-065] that is there already is not made twice, and can be finished', async () => {
    open({ transfer: { ...registered, from: 'pending' } })
    expect(await screen.findByText('登録済み')).toBeVisible()
    expect(screen.queryByRole('button', { name: '口座を登録する' })).toBeNull()
    expect(screen.getByRole('link', { name: 'この口座で支払う' })).toHaveAttribute(
      'href',
      '/signup/todok/pending/complete',
    )
  })

  it.each([
    { says: 'the accounts', services: { accounts: connectionLost() }, text: '口座情報取得中にエラーが発生しました' },
    { says: 'the state', services: { transfer: connectionLost() }, text: '登録の状況を確認できませんでした' },
  ])('[SGN-054] without $says says so, and can ask again', async ({ services, text }) => {
    const { user, payment } = open(services)
    const area = await screen.findByRole('region', { name: text })
    Object.assign(payment, { accounts: accountsOf('J1'), transfer: { state: 'none' } })
    await user.click(within(area).getByRole('button', { name: '再読み込み' }))
    expect(await registerButton()).toBeVisible()
  })

  it('of a login without a member begins with the application', async () => {
    answerSignup()
    const { platform } = openSignup(path, { as: 'unregistered' })
    await screen.findByRole('heading', { level: 2, name: '1. お届け先' })
    expect(platform.navigation.path()).toBe('/signup/todok')
  })
})
