import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { connectionLost, refused, type ScreenOptions } from '@shop/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.ts'
import { answerBilling, aPaymentDetail } from '../../testing/billing-services.ts'
import { openPage } from '../../testing/open-page.tsx'
import { BillingPage } from './billing-page.tsx'

const address = '/orders/slips/payment/billing/2026/11'
const open = (at = address, options: ScreenOptions = {}) =>
  openPage({ path: routes.billing.path, Page: BillingPage }, at, options)
const panel = () => screen.findByRole('region', { name: '2026年11月のご請求' })
const fact = (name: string) => screen.getByText(name).nextElementSibling

afterEach(() => void jest.restoreAllMocks())

describe('the billing of a month', () => {
  it.each([address, `/mobile${address}`])(
    '[ACC-010] [ACC-068] says at %s what is paid, when, how and for which deliveries',
    async (at) => {
      const asked = answerBilling()
      open(at)
      expect(await panel()).toHaveTextContent('16,482円')
      expect(fact('お支払い日')).toHaveTextContent('2026年12月7日(月)')
      expect(fact('お支払い方法')).toHaveTextContent('口座振替')
      expect(fact('対象の企画週')).toHaveTextContent('10月4週 〜 11月3週')
      expect(fact('対象の期間')).toHaveTextContent('2026年10月27日(火) 〜 2026年11月17日(火)')
      expect(asked).toMatchObject({ billing: ['2026-11'], detail: ['2026-11-17'] })
    },
  )

  it('[ACC-066] [K-35] is confirmed, with the points of the month', async () => {
    answerBilling()
    open()
    expect(await panel()).toHaveTextContent('ご請求確定額')
    expect(await panel()).not.toHaveTextContent('確定前')
    expect(fact('当月ポイント交換額')).toHaveTextContent('500ポイント')
  })

  it('[ACC-067] [K-35] is open, with the reserved points', async () => {
    answerBilling({ detail: { ...aPaymentDetail, confirmed: false } })
    open()
    expect(await panel()).toHaveTextContent('ご請求額16,482円確定前')
    expect(await panel()).not.toHaveTextContent('ご請求確定額')
    expect(fact('交換予約ポイント')).toHaveTextContent('300ポイント')
  })

  it.each([
    { says: 'fails', detail: refused(500) },
    { says: 'has nothing', detail: undefined },
  ])('[K-35] is the amount alone where its detail $says', async ({ detail }) => {
    answerBilling({ detail })
    open()
    expect(await panel()).toHaveTextContent('16,482円')
    expect(screen.queryByText(/ご請求額|ご請求確定額|確定前|ポイント/)).toBeNull()
  })

  it('needs no day, week, way of paying or detail', async () => {
    const asked = answerBilling({ billing: { amount: -120 } })
    open()
    expect(await panel()).toHaveTextContent('−120円')
    expect(screen.queryByRole('link', { name: 'お支払いの明細を見る' })).toBeNull()
    expect(asked.detail).toEqual([])
  })
})

describe('ways from it', () => {
  it('lead to the slips, the detail and the month before', async () => {
    answerBilling()
    open()
    await panel()
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('購入履歴')).toBe('/orders/slips')
    expect(hrefOf('お支払いの明細を見る')).toBe('/orders/slips/payment/detail/2026/11/17')
    expect(hrefOf('2026年10月')).toBe('/orders/slips/payment/billing/2026/10')
    expect(screen.queryByRole('link', { name: '2026年12月' })).toBeNull()
  })

  it('lead from the oldest month to the next one alone', async () => {
    answerBilling()
    open('/orders/slips/payment/billing/2024/11')
    const months = within(await screen.findByRole('navigation', { name: 'ほかの月のご請求' }))
    expect(months.getAllByRole('link').map((link) => link.textContent)).toEqual(['2024年12月'])
  })
})

describe('without a billing', () => {
  it('[ACC-071] nothing was used', async () => {
    answerBilling({ billing: undefined })
    open()
    expect(await screen.findByRole('heading', { name: 'ご利用はございません。' })).toBeVisible()
    expect(screen.getByRole('link', { name: '購入履歴へ戻る' })).toBeVisible()
  })

  it('says that it is on its way', () => {
    answerBilling()
    open()
    expect(screen.getByText('ご請求の内容を読み込み中です')).toBeInTheDocument()
  })

  it.each([refused(500), connectionLost(), refused(403, 'CSP50004')])(
    '[ACC-072] it could not be had, and can be asked for again',
    async (billing) => {
      answerBilling({ billing })
      const { user } = open()
      expect(await screen.findByText('情報を取得できませんでした。')).toBeVisible()
      answerBilling()
      await user.click(screen.getByRole('button', { name: '再読み込み' }))
      expect(await panel()).toHaveTextContent('16,482円')
    },
  )

  it.each([
    { says: 'a 13th month', month: '2026/13' },
    { says: 'month 00', month: '2026/00' },
    { says: 'one digit', month: '2026/1' },
    { says: 'a month to come', month: '2026/12' },
    { says: 'one that is too long ago', month: '2024/10' },
    { says: 'words', month: 'this/month' },
  ])('[ACC-059] [ACC-082] $says in the address is told, and nothing is asked', async ({ month }) => {
    const asked = answerBilling()
    open(`/orders/slips/payment/billing/${month}`)
    expect(screen.getByRole('heading', { name: '情報を取得できませんでした。' })).toBeVisible()
    expect(screen.getByRole('link', { name: '今月のご請求を見る' })).toHaveAttribute('href', address)
    await new Promise((resolve) => setTimeout(resolve))
    expect(asked.billing).toEqual([])
  })
})

it('[MOB-011] prints on the web and not in the app', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  answerBilling()
  const { user, unmount } = open()
  await user.click(await screen.findByRole('button', { name: '印刷する' }))
  expect(print).toHaveBeenCalledTimes(1)
  unmount()
  open(`/mobile${address}`, { entry: 'app' })
  await panel()
  await waitFor(() => expect(screen.queryByRole('button', { name: '印刷する' })).toBeNull())
})
