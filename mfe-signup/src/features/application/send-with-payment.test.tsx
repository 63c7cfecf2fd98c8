import { describe, expect, it } from '@jest/globals'
import { connectionLost, refused } from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { summaryRows } from '../../testing/confirmation.ts'
import { draftKey } from '../../testing/open-signup.tsx'
import {
  accountsOf,
  answerPayment,
  confirmed,
  type PaymentServices,
  registered,
} from '../../testing/payment-services.ts'
import { openPayment, withPayment } from '../../testing/payment-step.ts'
import { answerSignup } from '../../testing/signup-services.ts'

type Form = NonNullable<Parameters<typeof withPayment>[0]>

/** The confirmation of complete entries with a payment. */
function openConfirmation(form: Form, services: Partial<PaymentServices>) {
  const base = answerSignup()
  const payment = answerPayment(services)
  const page = openPayment('/signup/todok3', { over: withPayment(form), hasVisitSupport: true })
  const apply = async () => page.user.click(await screen.findByRole('button', { name: 'この内容で申し込む' }))
  return { ...page, base, payment, apply }
}

const card = { result_status: '0', credit_coop_status: '1' }
const byCard = { accounts: accountsOf('1'), judgement: card, transfer: { ...registered, kind: 'card' as const } }
const visit = { payment: '4', visitDate: '2026-12-01', visitTime: '2' } as const

describe('an application with a payment', () => {
  it.each([
    {
      type: '0',
      form: { payment: '0' },
      services: byCard,
      text: 'クローバーカードで支払う（新規のご登録）',
      updates: [],
    },
    {
      type: '1',
      form: { payment: '1' },
      services: { accounts: accountsOf('1'), transfer: registered },
      text: '口座を新しく登録する（新規のご登録）',
      updates: [{ member_number: '12345678', bank_account_status: '1' }],
    },
    {
      type: '2',
      form: { payment: '2' },
      services: { accounts: accountsOf('4', confirmed) },
      text: '登録済みの口座を利用する（口座は登録済みです）',
      updates: [],
    },
    {
      type: '3',
      form: { payment: '3' },
      services: { accounts: accountsOf('4', confirmed), transfer: registered },
      text: '登録済みの口座を変更する（口座は登録済みです）',
      updates: [{ member_number: '12345678', bank_account_status: '3' }],
    },
    {
      type: '4',
      form: visit,
      services: { accounts: accountsOf('5') },
      text: '訪問サポートで登録する（12月1日(火) 午後）',
      updates: [],
    },
  ] as const)(
    '[SGN-005] [SGN-043] [SGN-044] [SGN-045] [SGN-046] of type $type shows and sends it',
    async ({ type, form, services, text, updates }) => {
      const { base, payment, platform, apply } = openConfirmation(form, services)
      await screen.findByRole('heading', { level: 1, name: 'お申し込み内容の確認' })
      expect(summaryRows()).toContain(`お支払い方法 ${text}`)
      expect(screen.getByRole('link', { name: 'お支払い方法を 変更する' })).toHaveAttribute('href', '/signup/payment')
      expect(screen.getByRole('link', { name: '戻る' })).toHaveAttribute('href', '/signup/payment')
      await apply()
      await waitFor(() => expect(platform.navigation.path()).toBe('/signup/todok/complete'))
      expect(payment.updates).toEqual(updates)
      expect([...base.stored.values()]).toMatchObject([{ selectedPayment: type, selectedPaymentText: text }])
      expect(platform.storage.session.read(draftKey)).toBeUndefined()
    },
  )

  it('[SGN-023] [SGN-044] carries day and time of a visit alone', async () => {
    const { base, apply } = openConfirmation(visit, { accounts: accountsOf('1') })
    await apply()
    await waitFor(() => expect(base.stored.size).toBe(1))
    expect([...base.stored.values()]).toMatchObject([
      {
        yoshinStatus: '1',
        selectedVisitDate: '2026-12-01',
        selectedVisitDateText: '12月1日(火)',
        selectedVisitTime: '2',
        selectedVisitTimeText: '午後',
      },
    ])
  })

  it.each([
    { says: 'refused', update: { result_status: '1' } },
    { says: 'lost', update: connectionLost() },
    { says: 'met by a busy service', update: refused(503) },
  ])(
    '[SGN-045] [SGN-054] [SGN-063] is not sent while its account is $says, and keeps its entries',
    async ({ says, update }) => {
      const services = { accounts: accountsOf('1'), transfer: registered, update }
      const { base, payment, platform, apply } = openConfirmation({ payment: '1' }, services)
      await apply()
      const alert = (await screen.findByText(/入力内容はそのまま残っています。/)).closest('[role="alert"]')
      expect(alert).toHaveFocus()
      if (says !== 'lost') expect(alert).toHaveTextContent('口座情報更新中にエラーが発生しました')
      expect(base.tries).toEqual([])
      expect(platform.storage.session.read(draftKey)).toMatchObject({ form: { payment: '1' } })
      expect(platform.reports).toHaveLength(1)

      payment.update = { result_status: '0' }
      await apply()
      await waitFor(() => expect(base.stored.size).toBe(1))
    },
  )

  it('[SGN-057] [SGN-064] that is refused with CSP17004 says so and keeps its entries', async () => {
    const { base, platform, apply } = openConfirmation({ payment: '2' }, { accounts: accountsOf('4', confirmed) })
    base.next({ is: 'refused', status: 400, code: 'CSP17004' })
    await apply()
    expect(await screen.findByText('登録エラー')).toBeVisible()
    expect(platform.storage.session.read(draftKey)).toMatchObject({ form: { payment: '2' } })
  })

  it('[SGN-008] that is refused with CSP17007 leads to the screen for that', async () => {
    const { base, platform, apply } = openConfirmation({ payment: '2' }, { accounts: accountsOf('4', confirmed) })
    base.next({ is: 'refused', status: 409, code: 'CSP17007' })
    await apply()
    await waitFor(() => expect(platform.navigation.path()).toBe('/signup/todok/unavailable'))
  })

  it('[SGN-034] whose payment is offered no longer leads back to the step of payment', async () => {
    const { platform } = openConfirmation({ payment: '2' }, { accounts: accountsOf('1') })
    await screen.findByRole('heading', { level: 1, name: 'お支払い方法' })
    expect(platform.navigation.path()).toBe('/signup/payment')
  })
})
