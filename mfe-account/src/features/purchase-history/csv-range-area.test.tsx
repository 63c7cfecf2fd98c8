import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { refused, renderScreen, type ScreenOptions } from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { routes } from '../../routes.ts'
import { PurchaseHistoryPage } from './purchase-history-page.tsx'
import { answerPurchases, aSlip } from './testing/purchase-services.ts'

const { path } = routes.purchaseHistory
const now = '2026-11-26T12:00:00+09:00'
const open = (options: ScreenOptions = {}) => renderScreen(<PurchaseHistoryPage />, { path, now, ...options })

let saved: { name: string; blob: Blob | undefined }[] = []
const original = { create: URL.createObjectURL, revoke: URL.revokeObjectURL }

beforeEach(() => {
  saved = []
  let blob: Blob | undefined
  URL.createObjectURL = (given) => {
    blob = given as Blob
    return 'blob:1'
  }
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob })
  })
})

afterEach(() => {
  URL.createObjectURL = original.create
  URL.revokeObjectURL = original.revoke
  jest.restoreAllMocks()
})

const button = () => screen.findByRole('button', { name: 'この期間のCSVをダウンロード' })

describe('several months as one file', () => {
  it('[K-144] are the year until now, unless others are chosen, read once each', async () => {
    const asked = answerPurchases({ slips: (from) => [aSlip({ purchaseDate: from })] })
    const { user } = open()
    await user.click(await button())
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toBe('購入履歴_2025-12_2026-11.csv')
    const lines = (await saved[0]?.blob?.text())?.split('\r\n') ?? []
    expect(lines.slice(1, 13).map((line) => line.slice(0, 10))).toEqual(
      ['11', '10', '09', '08', '07', '06', '05', '04', '03', '02', '01']
        .map((m) => `2026-${m}-01`)
        .concat('2025-12-01'),
    )
    expect(new Set(asked.months.map(({ purchaseDateFrom }) => purchaseDateFrom)).size).toBe(12)

    await user.selectOptions(screen.getByRole('combobox', { name: '開始の月' }), '2026年10月')
    await user.click(await button())
    await waitFor(() => expect(saved.map(({ name }) => name)).toContain('購入履歴_2026-10_2026-11.csv'))
    expect(asked.months).toHaveLength(12)
  })

  it('[K-144] say their limits, and are not asked for beyond them', async () => {
    const asked = answerPurchases()
    const { user } = open()
    await user.selectOptions(await screen.findByRole('combobox', { name: '開始の月' }), '2024年11月')
    await user.click(await button())
    expect(screen.getByText('1回にダウンロードできるのは、12か月分までです。')).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: '終了の月' }), '2024年11月')
    expect(screen.queryByText('1回にダウンロードできるのは、12か月分までです。')).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: '開始の月' }), '2026年11月')
    await user.click(await button())
    expect(screen.getByText('開始の月は、終了の月より前の月をお選びください。')).toBeVisible()
    expect(asked.months.every(({ purchaseDateFrom }) => purchaseDateFrom === '2026-11-01')).toBe(true)
    expect(saved).toEqual([])
  })

  it('[K-144] are all in it or there is none, and one without purchases is no file', async () => {
    answerPurchases({ slips: refused(500) })
    const { user, platform } = open()
    await user.click(await button())
    expect(await screen.findByText(/CSVをダウンロードできませんでした/)).toBeInTheDocument()
    expect(platform.reports).toHaveLength(1)
    answerPurchases({ slips: [] })
    await user.click(await button())
    expect(await screen.findByText('この期間の購入履歴はございません。')).toBeInTheDocument()
    expect(saved).toEqual([])
  })

  it('[MOB-011] are no file in the app', async () => {
    answerPurchases()
    open({ entry: 'app', app: 'renewed' })
    expect(await screen.findByRole('region', { name: '11月17日(火) お届け' })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: /CSV/ })).toBeNull()
  })
})
