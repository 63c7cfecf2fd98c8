import { describe, expect, it } from '@jest/globals'
import { Route, Routes } from '@shop/shared/router'
import { mobilePath } from '@shop/shared/routes'
import { connectionLost, refused, renderScreen, type ScreenOptions, watchDocument } from '@shop/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.ts'
import { PurchaseHistoryPage } from './purchase-history-page.tsx'
import { aCorrectedSlip, anItem, answerPurchases, aSlip } from './testing/purchase-services.ts'

const { path } = routes.purchaseHistory
const now = '2026-11-26T12:00:00+09:00'

const open = (options: ScreenOptions = {}) =>
  renderScreen(
    <Routes>
      <Route path={path} element={<PurchaseHistoryPage />} />
      <Route path={mobilePath(path)} element={<PurchaseHistoryPage />} />
    </Routes>,
    { path, now, ...options },
  )

const slipOf = (name: string) => screen.findByRole('region', { name })
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))

describe('the month', () => {
  it.each([path, mobilePath(path)])('[ACC-057] [ACC-058] is this one at %s, and one call asks for it', async (at) => {
    const asked = answerPurchases()
    open({ path: at })
    expect(await slipOf('11月17日(火) お届け')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 2, name: '2026年11月のご利用' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '今月' })).toHaveAttribute('aria-pressed', 'true')
    expect(asked).toEqual({ months: [{ purchaseDateFrom: '2026-11-01', purchaseDateTo: '2026-11-30' }], totals: [] })
  })

  it('[ACC-057] is the last one, or one of 24, and stands in the address', async () => {
    const asked = answerPurchases({ slips: (from) => [aSlip({ purchaseDate: from })] })
    const { user, platform } = open()
    await slipOf('11月1日(日) お届け')
    await user.click(screen.getByRole('button', { name: '先月' }))
    await slipOf('10月1日(木) お届け')
    expect(platform.navigation.path()).toBe('/orders/slips?month=2026-10')

    await user.click(screen.getByRole('button', { name: '期間指定' }))
    const months = screen.getByRole('combobox', { name: '月を選ぶ' })
    expect(months).toHaveValue('2026-10')
    const texts = within(months)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect([texts.length, texts[0], texts.at(-1)]).toEqual([25, '2026年11月', '2024年11月'])
    await user.selectOptions(months, '2024年11月')
    await slipOf('11月1日(金) お届け')
    expect(asked.months.map(({ purchaseDateFrom }) => purchaseDateFrom)).toEqual([
      '2026-11-01',
      '2026-10-01',
      '2024-11-01',
    ])

    await user.click(screen.getByRole('button', { name: '今月' }))
    expect(await slipOf('11月1日(日) お届け')).toBeInTheDocument()
    expect(platform.navigation.path()).toBe('/orders/slips')
    expect(asked.months).toHaveLength(3)
  })

  it('that is chosen is named at once, and what was there is not taken for it', async () => {
    answerPurchases({ slips: (from) => [aSlip({ purchaseDate: from })] })
    const { user } = open()
    await slipOf('11月1日(日) お届け')
    expect(screen.getByRole('button', { name: 'CSVダウンロード' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '先月' }))
    // The press itself, before any answer.
    expect(screen.getByRole('heading', { level: 2, name: '2026年10月のご利用' })).toBeInTheDocument()
    expect(await slipOf('10月1日(木) お届け')).toBeInTheDocument()
  })

  it('[ACC-071] is not said to be empty, and has no slips of another one, before its answer', async () => {
    answerPurchases({ slips: (from) => (from === '2026-11-01' ? [] : [aSlip({ purchaseDate: from })]) })
    const { user } = open()
    await screen.findByRole('heading', { name: '購入履歴はございません' })
    const seen = watchDocument(() => {
      const month = screen.queryByText(/月のご利用$/)?.textContent
      // What is busy is out of sight.
      const slips = [...document.querySelectorAll('h3')].filter((one) => one.closest('[aria-busy="true"]') === null)
      return [...slips, ...screen.queryAllByText(/ございません/)].map((one) => `${month} ${one.textContent}`)
    })
    await user.click(screen.getByRole('button', { name: '先月' }))
    await slipOf('10月1日(木) お届け')
    await user.click(screen.getByRole('button', { name: '期間指定' }))
    await user.selectOptions(screen.getByRole('combobox', { name: '月を選ぶ' }), '2026年9月')
    await slipOf('9月1日(火) お届け')
    expect(seen).toEqual(['2026年10月のご利用 10月1日(木) お届け', '2026年9月のご利用 9月1日(火) お届け'])
  })

  it.each([
    { month: '2026-13', title: '情報を取得できませんでした。', id: 'ACC-082' },
    { month: '2026-1', title: '情報を取得できませんでした。', id: 'ACC-059' },
    { month: '2026-12', title: 'この月の明細は、まだありません', id: 'K-143' },
    { month: '2024-10', title: 'この期間の明細は表示できません', id: 'ACC-057' },
    { month: '2023-06', title: 'この期間の明細は表示できません', id: 'ACC-061' },
  ])('[$id] $month is not asked for, says $title, and leads to this month', async ({ month, title }) => {
    const asked = answerPurchases()
    const { user } = open({ path: `${path}?month=${month}` })
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
    expect(asked.months).toEqual([])
    await user.click(screen.getByRole('link', { name: '今月の購入履歴を見る' }))
    expect(await slipOf('11月17日(火) お届け')).toBeInTheDocument()
  })

  it('can be chosen where the address has none that is shown', async () => {
    answerPurchases()
    const { user } = open({ path: `${path}?month=x` })
    await user.selectOptions(screen.getByRole('combobox', { name: '月を選ぶ' }), '2026年9月')
    expect(await screen.findByRole('heading', { name: '2026年9月のご利用' })).toBeInTheDocument()
  })

  it('[ACC-071] without slips says so', async () => {
    answerPurchases({ slips: [] })
    open()
    expect(await screen.findByRole('heading', { name: '購入履歴はございません' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'CSVダウンロード' })).toBeNull()
  })

  it.each([
    { says: 'refuses', reply: () => refused(500) },
    { says: 'is out of reach', reply: () => connectionLost() },
  ])('that the service $says says so in its place, and comes when it is asked for again', async ({ reply }) => {
    answerPurchases({ slips: reply() })
    const { user } = open()
    const failed = await screen.findByRole('region', { name: '情報を取得できませんでした。' })
    expect(screen.getByRole('button', { name: '先月' })).toBeInTheDocument()
    answerPurchases()
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    expect(await slipOf('11月17日(火) お届け')).toBeInTheDocument()
  })

  it('says that it is on its way', () => {
    answerPurchases()
    open()
    expect(screen.getByText('購入履歴を読み込み中です')).toBeInTheDocument()
  })

  it('[ACC-075] stands under the messages of the co-op', async () => {
    answerPurchases()
    open()
    expect(await screen.findByText('年末年始')).toBeInTheDocument()
  })
})

describe('a slip', () => {
  it('[ACC-062] [ACC-065] [AX-22] has each item, what was corrected, and the total that stands at last', async () => {
    answerPurchases({ slips: [aCorrectedSlip()] })
    open()
    const slip = await slipOf('11月17日(火) お届け')
    expect(slip).toHaveTextContent('宅配11月17日(火) お届け1,346円札幌西センター・宅配供給')
    const items = within(slip).getByRole('table', { name: '11月17日(火) お届けの明細' })
    expect(rowsOf(items)).toEqual([
      ['十勝しぼりたて牛乳※', '257', '2', '514'],
      ['手包み風 肉餃子※', '257', '1', '537'],
      ['訂正：肉餃子※ 袋やぶれのため返金', '—', '—', '−35'],
      ['見守りサービス', '', '', '330'],
      ['合計（税込）', '', '', '1,346'],
    ])
    expect(slip).toHaveTextContent('※印は軽減税率（8%）対象です。')
  })

  it('[K-62] says why its items, and the slips of its month, do not add up to their total', async () => {
    const item = anItem({ itemQuantity: 10, purchasePriceWithTax: 2570, purchasePriceWithoutTax: 2380 })
    const sums = { subtotalReduced8: 2380, deliverySubtotal: 2380, taxReduced8: 190, total: 2570 }
    const odd = aSlip({ ...sums, taxReduced8: 191, total: 2571, purchasedItems: [item] })
    const even = aSlip({ purchaseDate: '2026-11-10', ...sums, purchasedItems: [item] })
    answerPurchases({ slips: [odd, even], total: 5142 })
    open()
    const note = '消費税は税率ごとに合計して計算しています。'
    expect(await slipOf('11月17日(火) お届け')).toHaveTextContent(note)
    expect(await slipOf('11月10日(火) お届け')).not.toHaveTextContent(note)
    expect(screen.getByRole('region', { name: '11月のご利用合計' })).toHaveTextContent(note)
  })

  it('[BIZ-017] [K-142] shows a rate that is new, one that nobody told, and what costs nothing, as they are', async () => {
    const rare = anItem({
      itemName: '灯油',
      taxType: '3',
      taxRate: 12,
      purchasePriceWithTax: 110,
      purchasePriceWithoutTax: 99,
    })
    const untold = anItem({ itemName: '炭', taxType: '9', purchasePriceWithTax: 100, purchasePriceWithoutTax: 100 })
    const free = anItem({ itemName: '見本', taxType: '0', purchasePriceWithTax: 0, purchasePriceWithoutTax: 0 })
    const otherRates = [{ taxRate: 12, subtotal: 99, tax: 11 }]
    const sums = { subtotalReduced8: 0, taxReduced8: 0, deliverySubtotal: 99, total: 210 }
    answerPurchases({ slips: [aSlip({ ...sums, otherRates, purchasedItems: [rare, untold, free] })] })
    open()
    const slip = await slipOf('11月17日(火) お届け')
    const [items, sumsTable] = within(slip).getAllByRole('table')
    if (items === undefined || sumsTable === undefined) throw new Error('a slip without its tables')
    expect(rowsOf(items).map(([name, , , amount]) => `${name} ${amount}`)).toEqual([
      '灯油税率12% 110',
      '炭 100',
      '見本 0',
      '合計（税込） 210',
    ])
    expect(rowsOf(sumsTable).map(([name, sum]) => `${name} ${sum}`)).toEqual([
      '本体（税抜） 99円',
      '12%対象 99円',
      '宅配小計 99円',
      '消費税 11円',
      '12%対象の税 11円',
      '合計（税込） 210円',
    ])
  })

  it('[ACC-062] of a hundred items has each of them, and the next slip has its own', async () => {
    const purchasedItems = Array.from({ length: 100 }, (_, at) => anItem({ itemName: `商品${at}` }))
    answerPurchases({ slips: [aSlip({ purchasedItems }), aSlip({ purchaseDate: '2026-11-10' })] })
    open()
    const second = await slipOf('11月10日(火) お届け')
    const tables = [await slipOf('11月17日(火) お届け'), second].map((slip) =>
      within(slip).getByRole('table', { name: /の明細$/ }),
    )
    // Each has its total as well.
    expect(tables.map((table) => rowsOf(table).length)).toEqual([101, 2])
  })

  it('[ACC-062] [BIZ-027] has all its sums, before and after corrections', async () => {
    answerPurchases({ slips: [aCorrectedSlip()] })
    open()
    const slip = await slipOf('11月17日(火) お届け')
    expect(rowsOf(within(slip).getByRole('table', { name: '11月17日(火) お届けの小計と消費税' }))).toEqual([
      ['本体（税抜）', '973円', '940円'],
      ['8%対象※', '973円', '940円'],
      ['宅配小計', '973円', '940円'],
      ['消費税', '78円', '76円'],
      ['8%対象※の税', '78円', '76円'],
      ['見守りサービス小計', '0円', '330円'],
      ['合計（税込）', '1,051円', '1,346円'],
    ])
  })

  it('[ACC-062] of a shop has its own sums: 10 %, exempt, and no delivery', async () => {
    const item = { discountedPriceWithTax: 450, discountedPriceWithoutTax: 409, discountRemark: '割引', taxType: '1' }
    const sums = { subtotal10: 409, subtotalReduced8: 0, subtotalNonTaxable: 100, deliverySubtotal: 0 }
    answerPurchases({
      slips: [
        aSlip({
          businessType: '001',
          officeName: '札幌西店',
          transactionName: 'お買い物',
          purchaseTimestamp: '2026-11-17T10:15:00+09:00',
          discountRemark: '5点まとめて割引',
          ...sums,
          tax10: 41,
          taxReduced8: 0,
          total: 550,
          purchasedItems: [anItem({ ...item, taxType: '1', itemRemark: '1000ml', discountDetail: '2点で64円引' })],
        }),
      ],
    })
    open()
    const slip = await slipOf('11月17日(火) ご利用')
    expect(slip).toHaveTextContent('店舗11月17日(火) ご利用550円札幌西店・お買い物・10:15')
    const [items, sumsTable] = within(slip).getAllByRole('table')
    if (items === undefined || sumsTable === undefined) throw new Error('a slip without its tables')
    expect(rowsOf(items)[0]).toEqual(['十勝しぼりたて牛乳1000ml割引　2点で64円引', '257', '2', '割引前 514450'])
    expect(rowsOf(sumsTable).map(([name, sum]) => `${name} ${sum}`)).toEqual([
      '本体（税抜） 509円',
      '10%対象 409円',
      '非課税 100円',
      '消費税 41円',
      '10%対象の税 41円',
      '合計（税込） 550円',
    ])
    expect(slip).toHaveTextContent('備考：5点まとめて割引')
    expect(slip).not.toHaveTextContent('軽減税率')
  })

  it('[ACC-069] of corrections of the month before says so', async () => {
    answerPurchases({ slips: [aSlip({ planningWeek: '99999999' })] })
    open()
    expect(await slipOf('11月17日(火) 前月分の訂正')).toBeInTheDocument()
  })

  it.each([
    { flag: 'paymentDetailNoteExist', name: 'お支払い明細', to: '/orders/slips/payment/detail/2026/11/17' },
    { flag: 'nextWeekProductsNoteExist', name: '翌週以降のお届け品', to: '/orders/slips/future-delivery/2026/11/17' },
    { flag: 'bulletinBoardNoteExist', name: 'トドック掲示板', to: '/orders/slips/bulletin-board/2026/11/17' },
  ])('[ACC-063] leads to $name only where its flag says so', async ({ flag, name, to }) => {
    answerPurchases({ slips: [aSlip({ [flag]: true }), aSlip({ purchaseDate: '2026-11-10' })] })
    open()
    const links = within(await slipOf('11月17日(火) お届け')).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([[name, to]])
    expect(within(await slipOf('11月10日(火) お届け')).queryByRole('link')).toBeNull()
  })

  it('is one of as many as the month has, the latest first', async () => {
    answerPurchases({ slips: ['03', '10', '17'].map((day) => aSlip({ purchaseDate: `2026-11-${day}` })) })
    open()
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        '11月17日(火) お届け',
        '11月10日(火) お届け',
        '11月3日(火) お届け',
      ]),
    )
    expect(screen.getByText('3件・合計 1,542円')).toBeInTheDocument()
  })
})

describe('the total of the month', () => {
  it.each([
    { hasBilling: true, links: ['/orders/slips/payment/billing/2025/12'] },
    { hasBilling: false, links: [] },
  ])("[ACC-064] leads to last month's billing where there is one: $hasBilling", async ({ hasBilling, links }) => {
    answerPurchases({ hasBilling, slips: [aSlip({ purchaseDate: '2026-01-20' })] })
    open({ path: `${path}?month=2026-01` })
    const total = await screen.findByRole('region', { name: '1月のご利用合計' })
    expect(total).toHaveTextContent('514円')
    const found = within(total).queryAllByRole('link')
    expect(found.map((link) => link.getAttribute('href'))).toEqual(links)
  })

  it("[ACC-064] leads to last month's billing from an empty month, too", async () => {
    answerPurchases({ hasBilling: true, slips: [] })
    open()
    expect(await screen.findByRole('link', { name: '10月のご請求を見る' })).toBeInTheDocument()
  })
})
