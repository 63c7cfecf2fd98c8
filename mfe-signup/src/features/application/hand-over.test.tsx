import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { connectionLost, createGate, refused } from '@shop/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { aForm, draftKey, newcomer } from '../../testing/open-signup.tsx'
import { accountsOf, answerPayment, bankAddress, registered } from '../../testing/payment-services.ts'
import { openPayment, type PostedForm, radio, registerButton, toPostedForm } from '../../testing/payment-step.ts'

const transferKey = 'signup.transfer'
const posted: PostedForm[] = []

beforeEach(() => {
  posted.length = 0
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted.push(toPostedForm(this))
  })
})
afterEach(() => void jest.restoreAllMocks())

const chosen = { over: { form: aForm({ payment: '1', street: '北一条西２丁目１－１' }) } }

describe('the hand-over to the payment company', () => {
  it('[SGN-050] [SGN-062] posts the form that the services wrote, in this tab, once they have the entries', async () => {
    const services = answerPayment({ accounts: accountsOf('1') })
    const { user, platform } = openPayment('/signup/payment', chosen)
    await user.click(await registerButton())
    await waitFor(() => expect(posted).toHaveLength(1))
    expect(posted).toEqual([{ action: bankAddress, method: 'post', fields: { shop_code: 'S-1', transfer_id: 'T-1' } }])
    expect(document.querySelector('form[action]')).not.toHaveAttribute('target')
    expect(services.handOvers).toMatchObject([
      { kind: 'account', from: 'application', entries: { street: '北一条西２丁目１－１', payment: '1' } },
    ])
    expect(platform.storage.session.read(draftKey)).toMatchObject({ form: { street: '北一条西２丁目１－１' } })
    expect(platform.storage.session.read(transferKey)).toEqual({
      owner: newcomer,
      transferId: 'T-1',
      kind: 'account',
      from: 'application',
    })
    expect(JSON.stringify(platform.storage.session.read(transferKey))).not.toContain('S-1')
  })

  it('[SGN-062] registers the Clover card at its own page', async () => {
    const services = answerPayment({
      accounts: accountsOf('1'),
      judgement: { result_status: '0', credit_coop_status: '1' },
    })
    const { user } = openPayment()
    await user.click(await radio(/^クローバーカードで支払う/))
    await user.click(screen.getByRole('button', { name: 'カードを登録する' }))
    await waitFor(() => expect(services.handOvers).toMatchObject([{ kind: 'card' }]))
  })

  it('[SGN-062] is asked for once, however often it is pressed, and again after the browser went back', async () => {
    const services = answerPayment({ accounts: accountsOf('1') })
    const hold = createGate()
    const ready = services.handOver
    services.handOver = hold.until.then(() => ready) as typeof ready
    const { user } = openPayment('/signup/payment', chosen)
    const button = await registerButton()
    // Two presses may come before the button is drawn anew.
    act(() => {
      button.click()
      button.click()
    })
    hold.release()
    await waitFor(() => expect(posted).toHaveLength(1))
    await user.click(await registerButton())
    expect(services.handOvers).toHaveLength(1)

    act(() => void window.dispatchEvent(new Event('pageshow')))
    expect(screen.getByDisplayValue('1', { exact: true })).toBeChecked()
    await user.click(await registerButton())
    await waitFor(() => expect(posted).toHaveLength(2))
  })

  it('[SGN-062] a page that the browser kept shows what was registered meanwhile', async () => {
    const services = answerPayment({ accounts: accountsOf('1') })
    const { user } = openPayment('/signup/payment', chosen)
    await user.click(await registerButton())
    await waitFor(() => expect(posted).toHaveLength(1))
    services.transfer = registered
    act(() => void window.dispatchEvent(new Event('pageshow')))
    expect(await screen.findByText('登録済み')).toBeVisible()
  })

  it.each([
    { says: 'lost', handOver: connectionLost(), words: /^入力内容はそのまま残っています。通信が/ },
    { says: 'busy', handOver: refused(503), words: /^入力内容はそのまま残っています。時間を/ },
    {
      says: 'refused',
      handOver: refused(400, 'CSP17004', 'ご利用になれません。'),
      words: /^ご利用になれません。入力内容は/,
    },
    {
      says: 'no address of the web',
      handOver: { transferId: 'T-1', action: 'javascript:alert(1)', fields: [] },
      words: /^入力内容はそのまま残っています。時間を/,
    },
  ])(
    '[SGN-062] that is $says goes nowhere, says so, keeps everything and can be tried again',
    async ({ handOver, words }) => {
      const services = answerPayment({ accounts: accountsOf('1') })
      const ready = services.handOver
      services.handOver = handOver
      const { user, platform } = openPayment('/signup/payment', chosen)
      await user.click(await registerButton())
      expect(await screen.findByText(words)).toBeVisible()
      expect(posted).toEqual([])
      expect(platform.storage.session.read(transferKey)).toBeUndefined()
      expect(platform.reports).toHaveLength(1)
      expect(await radio(/^口座を新しく登録する/)).toBeChecked()
      services.handOver = ready
      await user.click(await registerButton())
      await waitFor(() => expect(posted).toHaveLength(1))
    },
  )

  it('of a login that is over leads to the login', async () => {
    answerPayment({ accounts: accountsOf('1'), handOver: refused(401) })
    const { user, platform } = openPayment('/signup/payment', chosen)
    await user.click(await registerButton())
    await user.click(await screen.findByRole('button', { name: 'ログイン画面へ' }))
    expect(platform.logins()).toBe(1)
  })

  it('[SGN-065] of what is registered already shows it instead', async () => {
    const services = answerPayment({ accounts: accountsOf('1'), handOver: refused(409, 'CSP17008') })
    const { user, platform } = openPayment('/signup/payment', chosen)
    const button = await registerButton()
    services.transfer = registered
    await user.click(button)
    expect(await screen.findByText('登録済み')).toBeVisible()
    expect(posted).toEqual([])
    expect(platform.reports).toEqual([])
  })

  it('takes nobody away who has left the screen meanwhile', async () => {
    const services = answerPayment({ accounts: accountsOf('1') })
    const hold = createGate()
    const ready = services.handOver
    services.handOver = hold.until.then(() => ready) as typeof ready
    const { user, platform } = openPayment('/signup/payment', chosen)
    await user.click(await registerButton())
    await user.click(screen.getByRole('link', { name: '戻る' }))
    hold.release()
    await screen.findByRole('heading', { level: 1, name: 'お客さまの情報' })
    expect(posted).toEqual([])
    expect(platform.storage.session.read(transferKey)).toBeUndefined()
  })

  it('[SGN-049] [SGN-055] [SGN-056] is closed while the configuration cannot be had: reported, never kept', async () => {
    answerPayment({ accounts: accountsOf('1'), isClosed: true })
    const { platform } = openPayment('/signup/payment', chosen)
    expect(await screen.findByText('ただいま口座登録をご利用いただけません')).toBeVisible()
    const button = screen.getByRole('button', { name: '口座を登録する' })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription('ただいま口座登録をご利用いただけません')
    expect(platform.reports).toMatchObject([{ doing: '支払いサービス設定の取得に失敗しました' }])
    expect(platform.notices.shown()).toEqual([])
  })

  it('[SGN-049] [SGN-050] keeps nothing of who the shop is to the payment company', async () => {
    answerPayment({ accounts: accountsOf('1') })
    const { platform } = openPayment('/signup/payment', chosen)
    await registerButton()
    const kept = platform.queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data)
    expect(JSON.stringify(kept)).not.toMatch(/S-1|C-1|K-1|bank\.shop/)
    expect(JSON.stringify(platform.reports)).not.toMatch(/S-1|C-1|K-1/)
  })
})
