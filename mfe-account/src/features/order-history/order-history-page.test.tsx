import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { weekNumber } from '@shop/shared/domain'
import { Route, Routes } from '@shop/shared/router'
import { aPlanningWeek, atDeadline, refused, renderScreen, type ScreenOptions, theNextWeek } from '@shop/shared/testing'
import { act, screen, within } from '@testing-library/react'
import { routes } from '../../routes.ts'
import { OrderHistoryPage } from './order-history-page.tsx'
import { aLineWire, answerHistory, aPointWire } from './testing/history-services.ts'

const { path } = routes.orderHistory
const inApp = routes.orderHistoryInApp.path
const pastWeeks = ['20261104', '20261103', '20261102', '20261101', '20261004', '20261003', '20261002', '20261001'].map(
  weekNumber,
)

const open = (options: ScreenOptions = {}) =>
  renderScreen(
    <Routes>
      {[path, inApp].map((address) => (
        <Route key={address} path={address} element={<OrderHistoryPage />} />
      ))}
    </Routes>,
    { path, weeks: [aPlanningWeek(), theNextWeek()], pastWeeks, ...options },
  )

afterEach(() => {
  jest.useRealTimers()
})

const select = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'ご注文の週' })
const table = () => screen.findByRole('table', { name: '11月4週のご注文の商品' })
const rowOf = async (name: string | RegExp) => within(await table()).getByRole('row', { name })

describe('the order history', () => {
  it.each([path, inApp])(
    '[ACC-008] [K-02] is shown to a member at %s, of the week that closed last',
    async (address) => {
      const { asked } = answerHistory({ lines: [aLineWire()] })
      open({ path: address })
      expect(await table()).toBeInTheDocument()
      expect(screen.getByRole('heading', { name: '11月4週のご注文 1品' })).toBeInTheDocument()
      expect(asked.history).toMatchObject([
        { planningWeek: '20261104', CurrentPlanningWeek: '20261201', auth0Id: 'subject-1' },
      ])
    },
  )

  it.each([
    { says: 'of the web', options: {} },
    { says: 'of the app', options: { path: inApp, entry: 'app' as const } },
    { says: 'whom the member base does not know', options: { path: inApp, as: 'unregistered' as const } },
  ])('[ACC-007] [ACC-045] [K-25] a visitor $says reads what it is, and nothing is asked for', async ({ options }) => {
    const { asked } = answerHistory()
    const { user, platform } = open({ as: 'visitor', ...options })
    expect(await screen.findByText(/最大8週間分/)).toBeInTheDocument()
    expect(screen.getByText(/配達曜日の2日後の午前4時ごろから、注文用紙でのご注文は17時ごろから/)).toBeInTheDocument()
    expect(screen.getByText(/紙の納品書でご確認ください/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'ログインする' }))
    expect(platform.logins()).toBe(1)
    expect(asked.history).toEqual([])
    expect(screen.queryByRole('button', { name: '印刷する' })).toBeNull()
  })

  it('[ACC-043] [ACC-044] has eight weeks to choose from, and asks for one when it is chosen', async () => {
    const { asked } = answerHistory({ lines: [aLineWire()] })
    const { user, platform } = open()
    const weeks = await select()
    expect([...weeks.options].map(({ text }) => text)).toEqual([
      '2026年12月2週',
      '2026年12月1週',
      '2026年11月4週',
      '2026年11月3週',
      '2026年11月2週',
      '2026年11月1週',
      '2026年10月4週',
      '2026年10月3週',
    ])
    await table()
    expect(asked.history).toHaveLength(1)
    await user.selectOptions(weeks, '20261102')
    expect(await screen.findByRole('heading', { name: /^11月2週のご注文/ })).toBeInTheDocument()
    expect(platform.navigation.path()).toBe(`${path}?week=20261102`)
    await user.click(screen.getByRole('button', { name: '前の週' }))
    expect(await screen.findByRole('heading', { name: /^11月1週のご注文/ })).toBeInTheDocument()
    expect(asked.history.map(({ planningWeek }) => planningWeek)).toEqual(['20261104', '20261102', '20261101'])
  })

  it('[ACC-044] says that a week to come has no order, and asks for nothing', async () => {
    const { asked } = answerHistory()
    open({ path: `${path}?week=20261204` })
    expect(await screen.findByRole('heading', { name: '12月4週のご注文は、まだ受け付けておりません。' })).toBeVisible()
    expect(asked.history).toEqual([])
  })

  it('[ACC-055] [ACC-079] of an empty week says so', async () => {
    answerHistory()
    open()
    expect(await screen.findByRole('heading', { name: '注文履歴はございません' })).toBeVisible()
  })

  it('[K-25] that cannot be had says so in its place, and comes when it is asked for again', async () => {
    answerHistory({ fails: refused(500) })
    const { user, platform } = open()
    const again = await screen.findByRole('button', { name: '再読み込み' })
    expect(platform.notices.shown()).toEqual([])
    answerHistory({ lines: [aLineWire()] })
    await user.click(again)
    expect(await table()).toBeInTheDocument()
  })

  it('[ACC-079] [ACC-047] has a row for each line, with what it was ordered for', async () => {
    answerHistory({ lines: [aLineWire({ lottery_quantity: 5, win_count: 1, comment: 'お早めにどうぞ' })] })
    open()
    const cells = within(await rowOf(/十勝しぼりたて牛乳※/)).getAllByRole('cell')
    expect(cells.map((cell) => cell.textContent)).toEqual([
      '十勝しぼりたて牛乳を選ぶ',
      '104001',
      '1点',
      '257円',
      '257円',
      '8%',
      '注文番号',
      '11月13日(金)',
      '11月4週',
      'もう一度注文',
    ])
    expect(screen.getByText('ご注文数より少ない数でのお届けとなります（1個）')).toBeInTheDocument()
    expect(screen.getByText('お早めにどうぞ')).toBeInTheDocument()
  })

  it('[ACC-049] tells that a lottery was lost, and nothing is paid for it', async () => {
    answerHistory({ lines: [aLineWire({ lottery_quantity: 5, win_count: 0 })] })
    open()
    const row = within(await rowOf(/十勝/))
    expect(row.getByText('抽選の結果、お届けできません')).toBeInTheDocument()
    expect(row.getByRole('cell', { name: '—' })).toBeInTheDocument()
  })

  it.each([
    {
      says: '[ACC-054] leads to its product by the number of today',
      over: { latest_order_number: '104009' },
      to: '/products/20261104/104009/repeat',
    },
    { says: '[ACC-051] leads nowhere where it is invalid', over: { is_order_invalid: 1 as const }, to: undefined },
    {
      says: '[ACC-052] [ORD-128] leads nowhere where it is of a scroll site',
      over: { input_status: 73 },
      to: undefined,
    },
  ])('a line $says', async ({ over, to }) => {
    answerHistory({ lines: [aLineWire(over)] })
    open()
    const link = within(await rowOf(/十勝/)).queryByRole('link')
    expect(link?.getAttribute('href')).toBe(to)
  })

  it('[ACC-053] says where a scroll site’s product can be seen, and offers no order of it', async () => {
    answerHistory({ lines: [aLineWire({ input_status: 80 })] })
    open()
    expect(await screen.findByText('こちらの商品は専門サイトでのみご覧いただけます')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /もう一度注文/ })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it.each([
    { says: 'taken out', over: { update_kbn: '3', is_order_invalid: 1 as const }, text: 'ご注文を取り消しました' },
    {
      says: 'to be skipped',
      over: { come_every_inf_list: [{ order_no: '700009', riyo_tou_kbn: 9, order_count: 1 }] },
      text: '次回お届け中止：お届けはありません',
    },
    {
      says: 'to end',
      over: { come_every_inf_list: [{ order_no: '700010', riyo_tou_kbn: 10, order_count: 1 }] },
      text: '解約依頼中：お届けはありません',
    },
  ])('[ACC-048] a line that is $says says so and does not count', async ({ over, text }) => {
    answerHistory({ lines: [aLineWire(over), aLineWire({ order_no: '104033', product_name: 'たまご' })] })
    open()
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: '11月4週のご注文 1品' })).toBeInTheDocument()
  })

  it('[ACC-048] sums by rate, and all of it', async () => {
    answerHistory({ lines: [aLineWire()] })
    open()
    await table()
    const figure = (name: string) => screen.getByText(name).closest('div')?.querySelector('dd')
    expect(figure('本体合計')).toHaveTextContent('1,212円')
    expect(screen.getByText('8%対象※ 714円').closest('div')).toHaveTextContent('57円')
    expect(screen.getByText('10%対象 498円').closest('div')).toHaveTextContent('49円')
    expect(figure('合計（税込）')).toHaveTextContent('1,318円')
  })

  it('[K-62] says why its lines, each with its tax rounded, do not add up to the total', async () => {
    const tenPieces = aLineWire({ suryo: 10, taxin_price: 321, zei_gaku: 23 })
    const sums = { reduced_8tax_rate_base_price: 2980, reduced_8sales_tax_price: 238 }
    answerHistory({ lines: [tenPieces], history: { '10tax_rate_base_price': 0, '10sales_tax_price': 0, ...sums } })
    open()
    await table()
    expect(screen.getByText('合計（税込）').closest('div')).toHaveTextContent('3,218円')
    expect(screen.getByText('消費税は税率ごとに合計して計算しています。')).toBeVisible()
  })

  it('[BIZ-017] [K-142] shows a rate that is new, and what costs nothing, as they are', async () => {
    const rare = aLineWire({
      order_no: '104002',
      product_name: '灯油',
      suryo: 1,
      zei_ritu: 12,
      taxin_price: 110,
      zei_gaku: 11,
    })
    const free = aLineWire({ order_no: '104003', product_name: '見本', zei_ritu: 0, taxin_price: 0, zei_gaku: 0 })
    answerHistory({ lines: [aLineWire(), rare, free] })
    open()
    await table()
    expect(screen.getByRole('row', { name: /灯油/ })).toHaveTextContent('110円12%')
    expect(screen.getByRole('row', { name: /見本/ })).toHaveTextContent('0円0円非課税')
    expect(screen.getByText('12%対象 99円').closest('div')).toHaveTextContent('消費税（12%）12%対象 99円11円')
    expect(screen.getByText('合計（税込）').closest('div')).toHaveTextContent('1,428円')
  })

  it('[ACC-046] says that sums are not shown on the delivery morning, and shows none then', async () => {
    answerHistory({ lines: [aLineWire()] })
    open({ now: '2026-11-24T06:30:00+09:00' })
    await table()
    expect(screen.getByText(/^お届け日当日の午前0時から7時ごろまでは/)).toBeInTheDocument()
    expect(screen.getByText('合計金額は、午前7時ごろからご覧いただけます。')).toBeInTheDocument()
    expect(screen.queryByText('合計（税込）')).toBeNull()
  })

  it('[ACC-050] has products for points apart, and they can only be changed while their week is open', async () => {
    answerHistory({ lines: [aLineWire()], points: [aPointWire({ suryo: 2 })] })
    open()
    const block = await screen.findByRole('region', { name: 'ポイント交換の商品' })
    expect(block).toHaveTextContent('数量 2点（1点 1,390ポイント）2,780ポイント')
    expect(within(block).queryByRole('button')).toBeNull()
  })

  it('[ORD-083] says from the deadline on that a lottery has no result yet, while the page stands open', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: true })
    answerHistory({ lines: [aLineWire({ planning_week: '20261201', lottery_quantity: 5 })] })
    const { platform } = open({ path: `${path}?week=20261201`, now: atDeadline(-1) })
    await screen.findByRole('table')
    expect(screen.queryByText('抽選結果は15時頃に反映されます')).toBeNull()
    platform.setNow(atDeadline(0.002))
    act(() => jest.advanceTimersByTime(1001))
    expect(screen.getByText('抽選結果は15時頃に反映されます')).toBeInTheDocument()
  })

  it('[ACC-043] [ACC-056] prints on the web', async () => {
    answerHistory({ lines: [aLineWire()] })
    open()
    await table()
    expect(screen.getByRole('button', { name: '印刷する' })).toBeInTheDocument()
    expect(screen.getByText(/北野 みのり 様/)).toHaveTextContent('2026年11月4週 お届け日 11月24日(火)')
  })

  it('[ACC-043] [MOB-011] prints nothing in the app', async () => {
    answerHistory({ lines: [aLineWire()] })
    open({ path: inApp, entry: 'app' })
    await table()
    expect(screen.queryByRole('button', { name: '印刷する' })).toBeNull()
  })
})
