import { describe, expect, it } from '@jest/globals'
import { refused, renderScreen } from '@shop/shared/testing'
import { screen, within } from '@testing-library/react'
import { routes } from '../../routes.ts'
import { PurchaseHistoryPage } from './purchase-history-page.tsx'
import { scrollToFoot } from './testing/fake-intersection.ts'
import { answerPurchases } from './testing/purchase-services.ts'

const open = () =>
  renderScreen(<PurchaseHistoryPage />, { path: routes.purchaseHistory.path, now: '2026-11-26T12:00:00+09:00' })

const area = () => within(screen.getByRole('region', { name: '月ごとのご利用額' }))
const table = { name: '2025年12月〜2026年11月の月ごとのご利用額と前年同月' }

const months = [
  { month: '2024-12', total: 12_000 },
  { month: '2025-11', total: 3000 },
  { month: '2025-12', total: 15_230 },
  { month: '2026-11', total: 514 },
]

describe('what was spent in each month', () => {
  it('[K-65] is asked for once it comes into sight: 24 months', async () => {
    const asked = answerPurchases({ months })
    open()
    await screen.findByRole('region', { name: '11月17日(火) お届け' })
    expect(asked.totals).toEqual([])
    scrollToFoot()
    await area().findByRole('table', table)
    expect(asked.totals).toEqual([{ monthFrom: '2024-12', monthTo: '2026-11' }])
  })

  it('[AX-06] [AX-22] has the same numbers in a table, for everybody who asks for it', async () => {
    answerPurchases({ months })
    const { user } = open()
    scrollToFoot()
    const rows = async () =>
      within(await area().findByRole('table', table))
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent).join(' '))
    expect(await rows()).toHaveLength(14)
    expect([(await rows())[1], (await rows())[12], (await rows())[13]]).toEqual([
      '2025年12月 15,230円 12,000円',
      '2026年11月 514円 3,000円',
      '合計 15,744円 15,000円',
    ])
    await user.click(area().getByRole('button', { name: '表で見る' }))
    expect(await rows()).toHaveLength(14)
    expect(area().getByRole('button', { name: '表で見る' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('that cannot be had says so in its place, the slips stand, and it comes when it is asked for again', async () => {
    answerPurchases({ months: refused(500) })
    const { user, platform } = open()
    scrollToFoot()
    const again = await area().findByRole('button', { name: '再読み込み' })
    expect(await screen.findByRole('region', { name: '11月17日(火) お届け' })).toBeInTheDocument()
    expect(platform.notices.shown()).toEqual([])
    answerPurchases({ months })
    await user.click(again)
    expect(await area().findByRole('table', table)).toBeInTheDocument()
  })
})
