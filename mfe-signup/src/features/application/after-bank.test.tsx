import { describe, expect, it } from '@jest/globals'
import { connectionLost, fakePlatform } from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { summaryRows } from '../../testing/confirmation.ts'
import { aForm, draftKey, newcomer, openSignup, openWithEntries } from '../../testing/open-signup.tsx'
import { accountsOf, answerPayment, type PaymentServices, registered } from '../../testing/payment-services.ts'
import { answerSignup } from '../../testing/signup-services.ts'
import { newDraft } from './draft.ts'
import { toSavedEntries } from './saved-entries.ts'

const returnKey = 'signup.bankReturn'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const entries = toSavedEntries({ ...newDraft(newcomer), form: aForm({ payment: '1', street: '南四条１' }) })

type Opened = {
  flag?: 1 | 2
  from?: 'application' | 'pending'
  owner?: string
  kind?: 'account' | 'card'
  hasDraft?: boolean
  services?: Partial<PaymentServices>
}

/** /signup/todok in a tab that came back from the payment company by a flag. */
function open({ flag, from = 'application', owner = newcomer, kind = 'account', hasDraft = true, services }: Opened) {
  answerSignup()
  answerPayment({ accounts: accountsOf('1'), ...services })
  const platform = fakePlatform({ path: '/signup/todok' })
  if (flag !== undefined) platform.storage.session.write(returnKey, { owner, transferId: 'T-1', kind, from, flag })
  const options = { platform, asks: 'payment' } as const
  return hasDraft
    ? openWithEntries('/signup/todok', { form: aForm({ payment: '1' }) }, options)
    : openSignup('/signup/todok', options)
}

describe('a return with flag 1', () => {
  it('[SGN-051] leads to the screen of payment with every entry, says what is missing, and is over', async () => {
    const { platform } = open({ flag: 1, services: { transfer: { ...registered, state: 'refused' } } })
    expect(await heading('お支払い方法')).toBeVisible()
    expect(platform.navigation.path()).toBe('/signup/payment')
    expect(screen.getByRole('alert', { name: '' })).toHaveTextContent('口座の登録は終わっていません')
    expect(screen.getByRole('radio', { name: /^口座を新しく登録する/ })).toBeChecked()
    expect(platform.storage.session.read(returnKey)).toBeUndefined()
    expect(platform.storage.session.read(draftKey)).toMatchObject({ form: { street: '北一条西2丁目1-1' } })
  })

  it('[SGN-051] has the entries of the services when the tab has lost them', async () => {
    const { platform } = open({ flag: 1, hasDraft: false, services: { transfer: { state: 'started', entries } } })
    await heading('お支払い方法')
    expect(platform.storage.session.read(draftKey)).toMatchObject({ owner: newcomer, form: { street: '南四条１' } })
  })

  it.each(['', 'J1'])('[SGN-051] leads to the screen after the application when the status is %j', async (status) => {
    const { platform } = open({ flag: 1, services: { accounts: accountsOf(status) } })
    await heading('お支払い方法の登録')
    expect(platform.navigation.path()).toBe('/signup/todok/pending/payment')
    expect(platform.storage.session.read(returnKey)).toBeUndefined()
  })
})

describe('a return with flag 2', () => {
  it('[SGN-052] leads to the confirmation with every entry', async () => {
    const { platform } = open({ flag: 2, services: { transfer: registered } })
    expect(await heading('お申し込み内容の確認')).toBeVisible()
    expect(platform.navigation.path()).toBe('/signup/todok3')
    expect(summaryRows()).toContain('口座 ゆうちょ銀行 九八八支店 普通 ＊＊＊＊234')
    expect(platform.storage.session.read(returnKey)).toBeUndefined()
  })

  it('[SGN-052] has the entries of the services when the tab has lost them', async () => {
    open({ flag: 2, hasDraft: false, services: { transfer: { ...registered, entries } } })
    await heading('お申し込み内容の確認')
    expect(summaryRows()).toContain('お届け先のご住所 〒060-0001\n北海道札幌市中央区南四条１')
  })

  it.each(['', 'J1'])('[SGN-052] leads to the end after the application when the status is %j', async (status) => {
    const { platform } = open({
      flag: 2,
      from: 'pending',
      services: { accounts: accountsOf(status), transfer: { ...registered, from: 'pending' } },
    })
    await heading('お支払い方法を登録しました')
    expect(platform.navigation.path()).toBe('/signup/todok/pending/complete')
  })

  it.each(['none', 'started', 'refused'] as const)(
    '[SGN-061] that nobody registered (%s) is one with flag 1, and says so',
    async (state) => {
      const { platform } = open({ flag: 2, services: { transfer: { ...registered, state } } })
      await heading('お支払い方法')
      expect(screen.getByText('口座の登録を確認できませんでした')).toBeVisible()
      expect(platform.navigation.path()).toBe('/signup/payment')
      expect(screen.queryByText('登録済み')).toBeNull()
    },
  )

  it('[SGN-061] of a card that nobody registered speaks of the card', async () => {
    open({ flag: 2, kind: 'card' })
    expect(await screen.findByText('カードの登録を確認できませんでした')).toBeVisible()
  })

  it('[SGN-061] that cannot be confirmed just now leads to where it can be asked for again', async () => {
    open({ flag: 2, services: { transfer: connectionLost() } })
    expect(await screen.findByRole('region', { name: '登録の状況を確認できませんでした' })).toBeVisible()
    expect(screen.queryByText('口座の登録を確認できませんでした')).toBeNull()
  })
})

describe('otherwise', () => {
  it('[SGN-053] the application begins as ever', async () => {
    const { platform } = open({})
    expect(await screen.findByRole('heading', { level: 2, name: '1. お届け先' })).toBeVisible()
    expect(platform.navigation.path()).toBe('/signup/todok')
  })

  it('[SGN-053] also when the flag is of somebody else who used the tab', async () => {
    open({ flag: 2, owner: '7654321001' })
    expect(await screen.findByRole('heading', { level: 2, name: '1. お届け先' })).toBeVisible()
  })
})

describe('a registration that never came back to the application', () => {
  const kept = { ...registered, entries }

  it('[SGN-065] is offered again with its entries, and nothing is registered twice', async () => {
    const { user, platform } = open({ hasDraft: false, services: { transfer: kept } })
    await user.click(await screen.findByRole('button', { name: '入力の続きから再開する' }))
    await heading('お申し込み内容の確認')
    expect(summaryRows()).toContain('お支払い方法 口座を新しく登録する（新規のご登録）')
    expect(summaryRows()).toContain('口座 ゆうちょ銀行 九八八支店 普通 ＊＊＊＊234')
    expect(platform.navigation.path()).toBe('/signup/todok3')
  })

  it('[SGN-065] stays registered for who begins anew', async () => {
    const { user, platform } = open({ hasDraft: false, services: { transfer: kept } })
    await user.click(await screen.findByRole('button', { name: '最初から入力する' }))
    expect(await screen.findByRole('heading', { level: 2, name: '1. お届け先' })).toBeVisible()
    expect(screen.queryByDisplayValue('南四条１')).toBeNull()
    expect(platform.navigation.path()).toBe('/signup/todok')
  })

  it('[SGN-065] that was not finished is gone on with at the screen of payment', async () => {
    const { user, platform } = open({ hasDraft: false, services: { transfer: { ...kept, state: 'started' } } })
    const resume = await screen.findByRole('button', { name: '入力の続きから再開する' })
    expect(screen.queryByText(/登録は済んでいます/)).toBeNull()
    await user.click(resume)
    await heading('お支払い方法')
    expect(platform.navigation.path()).toBe('/signup/payment')
  })

  it.each([
    { says: 'in the middle of other entries', hasDraft: true, transfer: kept },
    { says: 'without entries', hasDraft: false, transfer: registered },
    { says: 'after an application', hasDraft: false, transfer: { ...kept, from: 'pending' as const } },
  ])('[SGN-065] is not offered $says', async ({ hasDraft, transfer }) => {
    open({ hasDraft, services: { transfer } })
    await screen.findByRole('heading', { level: 2, name: '1. お届け先' })
    await waitFor(() => expect(screen.queryByRole('button', { name: '入力の続きから再開する' })).toBeNull())
  })

  it('a login without a member is asked for no payment, and none of its calls are made', async () => {
    answerSignup()
    openSignup('/signup/todok', { as: 'unregistered', asks: 'payment' })
    expect(await screen.findByRole('heading', { level: 2, name: '1. お届け先' })).toBeVisible()
    expect(screen.queryByText('お支払い')).toBeNull()
  })
})
