import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { renderScreen, type ScreenOptions } from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { routes } from '../../routes.ts'
import { PurchaseHistoryPage } from './purchase-history-page.tsx'
import { answerPurchases, aSlip } from './testing/purchase-services.ts'

const { path } = routes.purchaseHistory
const now = '2026-11-26T12:00:00+09:00'
const open = (options: ScreenOptions = {}) => renderScreen(<PurchaseHistoryPage />, { path, now, ...options })

/** The file that the browser was given to save. */
let saved: { name: string; blob: Blob }[] = []
const original = { create: URL.createObjectURL, revoke: URL.revokeObjectURL }

beforeEach(() => {
  saved = []
  const blobs = new Map<string, Blob>()
  URL.createObjectURL = (blob) => {
    const url = `blob:${blobs.size}`
    blobs.set(url, blob as Blob)
    return url
  }
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs.get(this.href)
    if (blob !== undefined) saved.push({ name: this.download, blob })
  })
})

afterEach(() => {
  URL.createObjectURL = original.create
  URL.revokeObjectURL = original.revoke
  jest.restoreAllMocks()
})

describe('a month as a file', () => {
  it('is that month, under its name', async () => {
    answerPurchases({ slips: [aSlip({ purchaseDate: '2026-10-20' })] })
    const { user } = open({ path: `${path}?month=2026-10` })
    await user.click(await screen.findByRole('button', { name: 'CSVダウンロード' }))
    expect(saved.map(({ name, blob }) => [name, blob.type])).toEqual([
      ['購入履歴_2026-10.csv', 'text/csv;charset=utf-8'],
    ])
    expect(await saved[0]?.blob.text()).toContain('2026-10-20,宅配,札幌西センター,宅配供給,十勝しぼりたて牛乳')
  })

  it('that cannot be made says so, once, and is reported', async () => {
    answerPurchases()
    const { user, platform } = open()
    URL.createObjectURL = () => {
      throw new Error('no room')
    }
    await user.click(await screen.findByRole('button', { name: 'CSVダウンロード' }))
    await waitFor(() =>
      expect(screen.getByRole('alert', { name: 'エラー' })).toHaveTextContent('CSVをダウンロードできませんでした'),
    )
    expect(platform.reports).toHaveLength(1)
  })
})

describe('a month on paper', () => {
  it('[PR-01] says whose it is and of which month, and is printed by a press', async () => {
    answerPurchases()
    const print = jest.spyOn(globalThis, 'print').mockImplementation(() => undefined)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '印刷する' }))
    expect(print).toHaveBeenCalledTimes(1)
    expect(screen.getByText(/様（組合員番号 \d{8}/)).toBeInTheDocument()
  })

  it('[MOB-011] is not printed in the app, nor kept as a file', async () => {
    answerPurchases()
    open({ entry: 'app', app: 'renewed' })
    expect(await screen.findByRole('region', { name: '11月17日(火) お届け' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /印刷|CSV/ })).toBeNull()
  })
})
