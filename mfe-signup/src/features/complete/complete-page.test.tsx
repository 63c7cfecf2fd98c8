import { describe, expect, it } from '@jest/globals'
import { fakePlatform } from '@shop/shared/testing'
import { screen } from '@testing-library/react'
import { appliedKey, newcomer, openSignup } from '../../testing/open-signup.tsx'
import { answerSignup } from '../../testing/signup-services.ts'

function open(applied?: unknown, as: 'newcomer' | 'delivery' = 'newcomer') {
  answerSignup()
  const platform = fakePlatform({ path: '/signup/todok/complete2' })
  platform.config.phones['enrolment'] = '0120-000-111'
  if (applied !== undefined) platform.storage.session.write(appliedKey, applied)
  return openSignup('/signup/todok/complete2', { platform, as })
}

describe('the end of an application', () => {
  it('says that it is accepted and that a form comes by post', () => {
    open({ owner: newcomer, id: 'A-1' })
    expect(screen.getByRole('heading', { level: 1, name: 'お申し込みを受け付けました' })).toBeVisible()
    expect(screen.getByText(/お支払い方法の登録用紙を郵送でお届けします/)).toBeVisible()
    expect(screen.getByText('A-1')).toBeVisible()
    expect(screen.getByRole('link', { name: '0120-000-111' })).toHaveAttribute('href', 'tel:0120-000-111')
    expect(screen.getByRole('link', { name: 'トップページへ' })).toHaveAttribute('href', '/')
  })

  it('of an earlier one says that it is under review', () => {
    open({ owner: newcomer })
    expect(screen.getByRole('heading', { level: 1, name: 'お申し込みは受付済みです' })).toBeVisible()
    expect(screen.queryByText('受付番号')).toBeNull()
  })

  it.each([undefined, { owner: '7654321001', id: 'A-1' }, 'A-1', null, { id: 'A-1' }])(
    'without an application leads to where one applies: %j',
    async (applied) => {
      const { platform } = open(applied)
      expect(await screen.findByRole('heading', { level: 2, name: '1. お届け先' })).toBeVisible()
      expect(platform.navigation.path()).toBe('/signup/todok')
    },
  )

  it('for who has delivery leads to words that say so', async () => {
    const { platform } = open(undefined, 'delivery')
    expect(await screen.findByText('宅配をすでにご利用いただいています')).toBeVisible()
    expect(platform.navigation.path()).toBe('/signup/todok')
  })
})
