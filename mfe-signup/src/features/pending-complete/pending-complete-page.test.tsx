import { describe, expect, it } from '@jest/globals'
import { connectionLost } from '@shop/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { openSignup, reload } from '../../testing/open-signup.tsx'
import {
  accountsOf,
  answerPayment,
  applying,
  type PaymentServices,
  registered,
} from '../../testing/payment-services.ts'
import { answerSignup } from '../../testing/signup-services.ts'

const path = '/signup/todok/pending/complete'
const done = () => screen.findByRole('heading', { level: 1, name: 'お支払い方法を登録しました' })
const account = () => within(screen.getByRole('region', { name: '登録した口座' }))

function open(services: Partial<PaymentServices> = {}) {
  answerSignup()
  const payment = answerPayment({
    accounts: accountsOf('J1'),
    transfer: { ...registered, from: 'pending' },
    ...services,
  })
  return { ...openSignup(path, { asks: 'payment' }), payment }
}

describe('the end of a registration after the application', () => {
  it('[SGN-004] [SGN-045] [SGN-046] [SGN-052] applies for the account once, and says so', async () => {
    const page = open()
    expect(await done()).toBeVisible()
    expect(account().getByText('ゆうちょ銀行')).toBeVisible()
    expect(account().getByText('＊＊＊＊234')).toBeVisible()
    expect(page.payment.updates).toEqual([{ member_number: '12345678', bank_account_status: '1' }])

    Object.assign(page.payment, { accounts: accountsOf('3', applying), transfer: { state: 'none' } })
    reload(page, { asks: 'payment' })
    expect(await done()).toBeVisible()
    expect(account().getByText('北海道銀行')).toBeVisible()
    expect(page.payment.updates).toHaveLength(1)
  })

  it.each([
    { says: 'refused', update: { result_status: '1' } },
    { says: 'lost', update: connectionLost() },
  ])('[SGN-045] [SGN-054] [SGN-063] that is $says says so, and can be tried again', async ({ update }) => {
    const { user, payment, platform } = open({ update })
    const area = await screen.findByRole('region', { name: '口座情報更新中にエラーが発生しました' })
    expect(platform.reports).toHaveLength(1)
    payment.update = { result_status: '0' }
    await user.click(within(area).getByRole('button', { name: '再読み込み' }))
    expect(await done()).toBeVisible()
  })

  it('[SGN-061] that nobody registered leads back, and says so', async () => {
    const { payment, platform } = open({ transfer: { state: 'none' } })
    expect(await screen.findByText('口座の登録を確認できませんでした')).toBeVisible()
    expect(platform.navigation.path()).toBe('/signup/todok/pending/payment')
    expect(payment.updates).toEqual([])
  })

  it('that cannot be read can be asked for again', async () => {
    const { user, payment } = open({ transfer: connectionLost() })
    const area = await screen.findByRole('region', { name: '登録の状況を確認できませんでした' })
    payment.transfer = { ...registered, from: 'pending' }
    await user.click(within(area).getByRole('button', { name: '再読み込み' }))
    expect(await done()).toBeVisible()
    await waitFor(() => expect(payment.updates).toHaveLength(1))
  })
})
