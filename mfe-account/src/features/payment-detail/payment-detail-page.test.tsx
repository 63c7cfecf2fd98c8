import { describe, expect, it } from '@jest/globals'
import { refused } from '@shop/shared/testing'
import { screen, within } from '@testing-library/react'
import { routes } from '../../routes.ts'
import { answerBilling, aPaymentDetail } from '../../testing/billing-services.ts'
import { openPage } from '../../testing/open-page.tsx'
import { PaymentDetailPage } from './payment-detail-page.tsx'

const address = '/orders/slips/payment/detail/2026/11/17'
const open = (at = address) => openPage({ path: routes.paymentDetail.path, Page: PaymentDetailPage }, at)
const rows = async () =>
  within(await screen.findByRole('table', { name: /^企画週ごとのお支払い/ }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))

describe('the payment detail of a day', () => {
  it.each([address, `/mobile${address}`])(
    '[ACC-011] [ACC-077] [ACC-069] has at %s all weeks, and corrections last',
    async (at) => {
      const asked = answerBilling()
      open(at)
      expect(await rows()).toEqual([
        ['お届け日', '宅配ご利用額', '調整額', '金額'],
        ['11月17日(火)11月3週', '4,138', '−35', '4,103'],
        ['11月10日(火)11月2週', '12,379', '0', '12,379'],
        ['前月分の訂正', '0', '−500', '−500'],
        ['合計', '15,982'],
      ])
      expect(asked.detail).toEqual(['2026-11-17'])
    },
  )

  it.each([
    { confirmed: true, heading: 'ご請求確定額', points: '当月ポイント交換額500ポイント' },
    { confirmed: false, heading: 'ご請求額', points: '交換予約ポイント300ポイント' },
  ])('[ACC-077] [K-35] says whether it is confirmed: $confirmed', async ({ confirmed, heading, points }) => {
    answerBilling({ detail: { ...aPaymentDetail, confirmed } })
    open()
    const panel = await screen.findByRole('region', { name: 'お支払い' })
    expect(panel).toHaveTextContent(`${heading}15,982円`)
    expect(panel).toHaveTextContent(points)
    expect(panel).toHaveTextContent('お支払い日2026年12月7日(月)')
    expect(within(panel).queryByText('確定前') !== null).toBe(!confirmed)
  })

  it('[K-62] says why its rows do not add up to the payment, whose tax is rounded once', async () => {
    answerBilling({ detail: { ...aPaymentDetail, accumulatedAmount: 15_983 } })
    open()
    expect((await rows()).at(-1)).toEqual(['合計消費税は税率ごとに合計して計算しています。', '15,983'])
  })

  it('stands without points, days and weeks', async () => {
    const line = { kikakuSyu: 'unknown', deliveryUseAmount: 1, adjustmentAmount: 0, kikakuSyuTotalAmount: 1 }
    answerBilling({ detail: { accumulatedAmount: 1, confirmed: true, detailList: [line] } })
    open()
    expect(await rows()).toContainEqual(['お届け日未定', '1', '0', '1'])
    expect(screen.queryByText('お支払い日')).toBeNull()
    expect(screen.queryByText('当月ポイント交換額')).toBeNull()
  })
})

describe('without one', () => {
  it('says that it is on its way', () => {
    answerBilling()
    open()
    expect(screen.getByText('お支払いの明細を読み込み中です')).toBeInTheDocument()
  })

  it('[ACC-071] nothing was used', async () => {
    answerBilling({ detail: undefined })
    open()
    expect(await screen.findByRole('heading', { name: 'ご利用はございません。' })).toBeVisible()
  })

  it('[ACC-072] it could not be had, and can be asked for again', async () => {
    answerBilling({ detail: refused(500) })
    const { user } = open()
    expect(await screen.findByText('情報を取得できませんでした。')).toBeVisible()
    answerBilling()
    await user.click(screen.getByRole('button', { name: '再読み込み' }))
    expect(await rows()).toHaveLength(5)
  })
})
