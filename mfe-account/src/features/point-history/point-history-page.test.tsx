import { describe, expect, it } from '@jest/globals'
import { pointHistoryCall } from '@shop/shared/contract'
import { Route, Routes } from '@shop/shared/router'
import { mobilePath } from '@shop/shared/routes'
import { answer, connectionLost, refused, renderScreen, type ScreenOptions, server } from '@shop/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.ts'
import { PointHistoryPage } from './point-history-page.tsx'
import { answerPoints, historyXml } from './testing/point-services.ts'

const { path } = routes.pointHistory

const open = (options: ScreenOptions = {}) =>
  renderScreen(
    <Routes>
      <Route path={path} element={<PointHistoryPage />} />
      <Route path={mobilePath(path)} element={<PointHistoryPage />} />
    </Routes>,
    { path, ...options },
  )

const area = (name: '使えるポイント' | 'ステージ' | '獲得・利用の履歴') => within(screen.getByRole('region', { name }))
const figure = (name: string) => screen.getByText(name).nextElementSibling
const rows = () =>
  area('獲得・利用の履歴')
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )

it('[K-173] the page is called ポイント履歴 in heading, path and title, as in the drawer', () => {
  answerPoints()
  open()
  const trail = screen.getByRole('navigation', { name: '現在の位置' })
  expect([
    screen.getByRole('heading', { level: 1 }).textContent,
    trail.querySelector('[aria-current]')?.textContent,
    routes.pointHistory.title,
  ]).toEqual(['ポイント履歴', 'ポイント履歴', 'ポイント履歴'])
})

describe('the points', () => {
  it.each([path, mobilePath(path)])(
    'say at %s what can be spent, what is held, and what is reserved',
    async (address) => {
      answerPoints()
      open({ path: address })
      expect(await screen.findByText('1,842')).toBeInTheDocument()
      expect(figure('保有ポイント')).toHaveTextContent('2,342')
      expect(figure('予約中のポイント')).toHaveTextContent('−500')
      expect(await screen.findByText('11月17日(火) 商品との交換')).toBeInTheDocument()
    },
  )

  it.each([
    { expires: '20270220', now: '2026-11-20T00:00:00+09:00', soon: true, says: 'three months before, to the day' },
    { expires: '20270220', now: '2026-11-19T23:59:59+09:00', soon: false, says: 'a second earlier' },
    { expires: '20270220', now: '2026-11-19T15:00:00Z', soon: true, says: 'that day in Tokyo, while London has not' },
  ])('[ACC-018] warns of the expiry: $says', async ({ expires, now, soon }) => {
    answerPoints({ points: { availablePoint: 1, pointExpirationDate: expires } })
    open({ now })
    const day = await screen.findByText('2027年2月20日(土)')
    expect(day.hasAttribute('data-soon')).toBe(soon)
    expect(screen.queryByText('期限まで3か月をきりました。お早めにお使いください。') !== null).toBe(soon)
  })

  it.each([
    { as: 'delivery', ways: ['ポイントを使う', 'ポイント交換商品'] },
    { as: 'newcomer', ways: ['ポイントを使う'] },
    { as: 'watchedOver', ways: ['ポイントを使う'] },
    { as: 'family', ways: [] },
  ] as const)('[ACC-006] [ACC-003] lead a $as to $ways', async ({ as, ways }) => {
    answerPoints()
    open({ as })
    await screen.findByText('1,842')
    expect(
      area('使えるポイント')
        .queryAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([...ways])
  })

  it('[ACC-031] say that their card is suspended', async () => {
    answerPoints({ points: { availablePoint: 1842, cardSuspensionType: '1' } })
    open()
    expect(await screen.findByText('カードが利用停止中です')).toBeInTheDocument()
  })

  it.each([
    { type: '01', words: '宅配でのご利用' },
    { type: '02', words: '出資金への振替' },
    { type: '05', words: '商品との交換' },
  ])('[ACC-020] [BIZ-023] are reserved by type $type: $words', async ({ type, words }) => {
    const reserved = { businessType: '002', usePointType: type, reservedPoint: 1000, planningWeek: '20261201' }
    answerPoints({ reservations: [{ ...reserved, reservedTimestamp: '2026-11-17T23:30:00+09:00' }] })
    open()
    expect(await screen.findByText(`11月17日(火) ${words}`)).toBeInTheDocument()
    expect(figure(`11月17日(火) ${words}`)).toHaveTextContent('−1,000')
  })

  it('may have no expiry and no reservation', async () => {
    answerPoints({ points: { currentPoint: 0 }, reservations: [] })
    open()
    expect(await screen.findByText('有効期限')).toBeInTheDocument()
    expect(figure('有効期限')).toHaveTextContent('ありません')
    expect(figure('予約中のポイント')).toHaveTextContent('0')
  })

  it('stand without the list of reservations, which can be asked for again', async () => {
    answerPoints({ reservations: refused(500) })
    const { user } = open()
    const again = await screen.findByRole('button', { name: 'ご予約の内訳を再読み込み' })
    expect(screen.getByText('1,842')).toBeInTheDocument()
    answerPoints()
    await user.click(again)
    expect(await screen.findByText('11月17日(火) 商品との交換')).toBeInTheDocument()
  })
})

describe('a month to come', () => {
  it('[K-143] has words of its own, and is not asked for', async () => {
    const asked = answerPoints()
    open({ path: `${path}?period=2026-12` })
    expect(await screen.findByText('2026年12月のポイント履歴は、まだありません')).toBeInTheDocument()
    expect(asked.days).toEqual([])
  })
})

describe('the stage', () => {
  it.each([
    {
      says: 'provisional, with what is missing',
      next: { stageType: '2', necessaryPurchasePriceExcludedTax: 5820, stageConfirmedType: '0' },
      heading: '来月のステージ（見込み）',
      text: 'あと5,820円（税抜）のご利用でプラチナ',
    },
    {
      says: 'provisional, with nothing missing',
      next: { stageType: '2', stageConfirmedType: '0' },
      heading: '来月のステージ（見込み）',
      text: 'プラチナ',
    },
    {
      says: 'being tallied',
      next: { stageType: '2', stageConfirmedType: '1' },
      heading: '来月のステージ',
      text: '集計中',
    },
    {
      says: 'confirmed',
      next: { stageType: '0', stageConfirmedType: '2' },
      heading: '来月のステージ（確定）',
      text: 'ブロンズ',
    },
    {
      says: 'confirmed for good',
      next: { stageType: '3', necessaryTopStageCount: 1, stageConfirmedType: '2' },
      heading: '来月のステージ（確定）',
      text: '永年ダイヤモンド',
    },
  ] as const)('[ACC-041] [ACC-042] of next month is $says', async ({ next, heading, text }) => {
    answerPoints({ next })
    open()
    const title = await screen.findByRole('heading', { name: heading })
    expect(title.nextElementSibling).toHaveTextContent(new RegExp(`^${text}$`))
    expect(area('ステージ').getByRole('listitem', { current: true })).toHaveTextContent('ゴールドいまのステージ')
  })

  it('[ACC-039] for good has a display of its own, with its day', async () => {
    answerPoints({
      current: { stageType: '3', topStagePermanentFlag: true, topStagePermanentStartDate: '2024-04-01' },
    })
    open()
    expect(await screen.findByText('永年ダイヤモンド')).toBeInTheDocument()
    expect(screen.getByText(/2024年4月1日\(月\)から/)).toBeInTheDocument()
    expect(screen.queryByText(/来月のステージ/)).not.toBeInTheDocument()
  })

  it('[ACC-038] is announced before it begins, and not asked for', async () => {
    const asked = answerPoints()
    open({ now: '2023-03-31T23:00:00+09:00' })
    expect(screen.getByText('ステージは2023年4月1日から表示されます')).toBeInTheDocument()
    await screen.findByText('1,842')
    expect(asked.stages).toBe(0)
  })

  it('[ACC-036] is under maintenance when its service answers 503', async () => {
    answerPoints({ current: refused(503) })
    open()
    expect(await area('ステージ').findByText('ただいまメンテナンス中です')).toBeInTheDocument()
    expect(await screen.findByText('1,842')).toBeInTheDocument()
  })

  it('[ACC-037] that failed is asked for again, and nothing else', async () => {
    const before = answerPoints({ next: refused(500) })
    const { user } = open()
    const failed = await area('ステージ').findByRole('region', { name: '情報を取得できませんでした。' })
    await screen.findByText('1,842')
    const after = answerPoints()
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    expect(await area('ステージ').findByText('いまのステージ')).toBeInTheDocument()
    expect([before.points, after.points, after.days]).toEqual([1, 0, []])
  })
})

describe('the history', () => {
  it('[ACC-021] [ACC-022] tells the movements in words, latest first', async () => {
    answerPoints({
      history: historyXml([
        { date: '20261020', storeUsed: 300, class: '3' },
        { date: '20261117', given: 48 },
        { date: '20261110', used: 500 },
        { date: '20261112', storeGiven: 22 },
        { date: '20261027', storeUsed: 200, class: '2' },
        { date: '20261025', storeUsed: 200 },
      ]),
    })
    open()
    await screen.findByRole('table', { name: '直近3か月のポイント履歴' })
    expect(rows()).toEqual([
      ['2026年11月17日(火)', '宅配ご利用で獲得', '宅配・獲得', '+48'],
      ['2026年11月12日(木)', '店舗ご利用で獲得', '店舗・獲得', '+22'],
      ['2026年11月10日(火)', '宅配でポイント利用', '宅配・利用', '−500'],
      ['2026年10月27日(火)', '店舗でのポイント利用の取消', '店舗・取消', '+200'],
      ['2026年10月25日(日)', '店舗でポイント利用', '店舗・利用', '−200'],
      ['2026年10月20日(火)', 'カードチャージ', '店舗・カードチャージ', '−300'],
    ])
  })

  it('[ACC-023] is that of three months, or of the period that is chosen', async () => {
    const asked = answerPoints()
    const { user, platform } = open()
    await screen.findByRole('table', { name: '直近3か月のポイント履歴' })
    await user.click(screen.getByRole('button', { name: '1年' }))
    await screen.findByRole('table', { name: '直近1年のポイント履歴' })
    await user.selectOptions(screen.getByRole('combobox', { name: '月を選ぶ' }), '2026年10月')
    await screen.findByRole('table', { name: '2026年10月のポイント履歴' })
    await waitFor(() =>
      expect(asked.days).toEqual([
        { startDate: '2026-08-20', endDate: '2026-11-20' },
        { startDate: '2025-11-20', endDate: '2026-11-20' },
        { startDate: '2026-10-01', endDate: '2026-10-31' },
      ]),
    )
    expect(platform.navigation.path()).toBe('/points/history?period=2026-10')
    expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument()
  })

  it('stands as its address says', async () => {
    answerPoints()
    open({ path: `${path}?period=6` })
    expect(await screen.findByRole('table', { name: '直近6か月のポイント履歴' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '6か月' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('says when there is none', async () => {
    answerPoints({ history: historyXml([]) })
    open()
    expect(await screen.findByText('直近3か月のポイント履歴はありません')).toBeInTheDocument()
  })

  it.each([
    { says: 'refuses', reply: () => historyXml([], '1') },
    { says: 'answers no XML', reply: () => 'busy' },
    { says: 'is down', reply: () => refused(500) },
    { says: 'is out of reach', reply: () => connectionLost() },
  ])('[ACC-028] alone cannot be had when the legacy service $says, and is asked again', async ({ reply }) => {
    answerPoints({ history: reply() })
    if (reply() instanceof Response) server.use(answer(pointHistoryCall, reply))
    const { user } = open()
    const failed = await area('獲得・利用の履歴').findByRole('region', { name: '情報を取得できませんでした。' })
    expect(await screen.findByText('1,842')).toBeInTheDocument()
    expect(await screen.findByText('いまのステージ')).toBeInTheDocument()
    answerPoints()
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    expect(await screen.findByRole('table', { name: '直近3か月のポイント履歴' })).toBeInTheDocument()
  })

  it('[ACC-028] [ACC-029] is under maintenance, as are the points, when their services answer 503', async () => {
    answerPoints({ history: refused(503), points: refused(503) })
    open()
    expect(await area('獲得・利用の履歴').findByText('ただいまメンテナンス中です')).toBeInTheDocument()
    expect(await area('使えるポイント').findByText('ただいまメンテナンス中です')).toBeInTheDocument()
    expect(await screen.findByText('いまのステージ')).toBeInTheDocument()
  })
})

describe('while the services are asked', () => {
  it('each area says that it waits', () => {
    answerPoints()
    open()
    const texts = screen.getAllByRole('status').map((status) => status.textContent)
    expect(texts).toEqual(
      expect.arrayContaining(['ポイントを読み込み中です', 'ステージを読み込み中です', 'ポイント履歴を読み込み中です']),
    )
  })
})
