import { describe, expect, it } from '@jest/globals'
import { applicationStateCall } from '@shop/shared/contract'
import { answer, fakePlatform, refused, type ScreenOptions, server } from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { openSignup } from '../../testing/open-signup.tsx'
import { accountsOf } from '../../testing/payment-services.ts'
import { aBody, answerSignup } from '../../testing/signup-services.ts'

const path = '/signup/todok/pending'

function open(body: Partial<typeof aBody> | undefined, as: ScreenOptions['as'] = 'newcomer', yoshinStatus = '') {
  const accounts = yoshinStatus === 'down' ? refused(400) : accountsOf(yoshinStatus)
  const base = answerSignup({ payment: { accounts } })
  if (body !== undefined) base.stored.set('of an earlier visit', { ...aBody, ...body })
  const platform = fakePlatform({ path })
  platform.config.phones['enrolment'] = '0120-000-111'
  return openSignup(path, { platform, asks: 'payment', ...(as === undefined ? {} : { as }) })
}
const received = () => screen.findByRole('heading', { level: 1, name: 'お申し込みは受付済みです' })
const online = () => screen.queryByRole('link', { name: '口座の登録をWebで行う' })

describe('an application under review', () => {
  it('[SGN-007] [SGN-012] shows its receipt number, what happens next and whom to ask', async () => {
    open({})
    expect(await received()).toBeVisible()
    expect(screen.getByText('572-114-906')).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'これからの流れ' })).toBeVisible()
    expect(screen.getByRole('link', { name: '0120-000-111' })).toHaveAttribute('href', 'tel:0120-000-111')
    expect(screen.getByText(/月〜土 10:00〜18:00/)).toBeVisible()
  })

  it.each(['', 'J1', 'down'])(
    '[SGN-012] without payment, at status %j, offers to register an account',
    async (status) => {
      open({}, 'newcomer', status)
      await received()
      await waitFor(() => expect(online()).toHaveAttribute('href', '/signup/todok/pending/payment'))
      expect(screen.getByText(/登録用紙を郵送でお届けします/)).toBeVisible()
    },
  )

  it('[SGN-012] with payment, or with an account registered since, offers none', async () => {
    const { unmount } = open({ selectedPayment: '1' })
    await received()
    expect(screen.queryByText(/登録用紙/)).toBeNull()
    expect(online()).toBeNull()
    unmount()
    open({}, 'newcomer', '2')
    await received()
    await waitFor(() => expect(screen.queryByText(/登録用紙/)).toBeNull())
    expect(online()).toBeNull()
  })

  it('[K-93] of a login without a member offers none', async () => {
    open({}, 'unregistered')
    await received()
    expect(screen.getByText(/登録用紙を郵送でお届けします/)).toBeVisible()
    expect(online()).toBeNull()
  })

  it('[SGN-007] that could not be read can be read again', async () => {
    answerSignup().stored.set('of an earlier visit', aBody)
    server.use(answer(applicationStateCall, () => refused(400)))
    const { user } = openSignup(path)
    const again = await screen.findByRole('button', { name: '再読み込み' })
    expect(screen.getByText('お申し込みの状況を読み込めませんでした')).toBeVisible()
    answerSignup().stored.set('of an earlier visit', aBody)
    await user.click(again)
    expect(await received()).toBeVisible()
  })

  it('that is none leads to where one applies', async () => {
    const { platform } = open(undefined)
    expect(await screen.findByRole('heading', { level: 2, name: '1. お届け先' })).toBeVisible()
    expect(platform.navigation.path()).toBe('/signup/todok')
  })

  it('of who has delivery by now leads to words that say so', async () => {
    open(undefined, 'delivery')
    expect(await screen.findByText('宅配をすでにご利用いただいています')).toBeVisible()
  })
})
