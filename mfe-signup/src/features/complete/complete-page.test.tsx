import { describe, expect, it } from '@jest/globals'
import { fakePlatform, type ScreenOptions } from '@shop/shared/testing'
import { screen } from '@testing-library/react'
import { appliedKey, newcomer, openSignup } from '../../testing/open-signup.tsx'
import { answerSignup } from '../../testing/signup-services.ts'

function open(path: string, applied?: unknown, as: NonNullable<ScreenOptions['as']> = 'newcomer') {
  answerSignup()
  const platform = fakePlatform({ path })
  platform.config.phones['enrolment'] = '0120-000-111'
  if (applied !== undefined) platform.storage.session.write(appliedKey, applied)
  return openSignup(path, { platform, as })
}

const withPayment = '/signup/todok/complete'
const withoutPayment = '/signup/todok/complete2'
const applied = { owner: newcomer, id: '572114906' }
const online = () => screen.queryByRole('link', { name: '口座の登録をWebで行う' })

describe('the end of an application', () => {
  it('[SGN-006] [SGN-012] without payment says that a form comes by post, and offers the registration here', () => {
    open(withoutPayment, applied)
    expect(screen.getByRole('heading', { level: 1, name: 'お申し込みを受け付けました' })).toBeVisible()
    expect(screen.getByText(/お支払い方法の登録用紙を郵送でお届けします/)).toBeVisible()
    expect(online()).toHaveAttribute('href', '/signup/todok/pending/payment')
    expect(screen.getByRole('link', { name: '0120-000-111' })).toHaveAttribute('href', 'tel:0120-000-111')
    expect(screen.getByRole('link', { name: 'トップページへ' })).toHaveAttribute('href', '/')
  })

  it('[SGN-005] [SGN-012] with payment says that it is set up, and asks for nothing more', () => {
    open(withPayment, applied)
    expect(screen.getByText(/ご入力の内容とお支払い方法をお預かりしました/)).toBeVisible()
    expect(screen.queryByText(/登録用紙/)).toBeNull()
    expect(online()).toBeNull()
  })

  it('[SGN-012] of a login without a member offers no registration of an account', () => {
    const { platform } = open(withoutPayment, { ...applied, owner: 'subject-1' }, 'unregistered')
    expect(platform.navigation.path()).toBe(withoutPayment)
    expect(screen.getByText('572-114-906')).toBeVisible()
    expect(online()).toBeNull()
  })

  it('[SGN-012] shows the receipt number in groups, and tells it digit by digit', () => {
    open(withPayment, applied)
    expect(screen.getByText('572-114-906')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByText('5 7 2 1 1 4 9 0 6')).toBeInTheDocument()
  })

  it.each([undefined, { owner: '7654321001', id: '572114906' }, '572114906', null, { id: '572114906' }])(
    'without an application leads to where one applies: %j',
    async (kept) => {
      const { platform } = open(withoutPayment, kept)
      expect(await screen.findByRole('heading', { level: 2, name: '1. お届け先' })).toBeVisible()
      expect(platform.navigation.path()).toBe('/signup/todok')
    },
  )

  it('for who has delivery leads to words that say so', async () => {
    const { platform } = open(withPayment, undefined, 'delivery')
    expect(await screen.findByText('宅配をすでにご利用いただいています')).toBeVisible()
    expect(platform.navigation.path()).toBe('/signup/todok')
  })
})
