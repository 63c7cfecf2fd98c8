import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { weekNumber } from '@shop/shared/domain'
import { inputStatus } from '@shop/shared/domain/shopping'
import { Route, Routes } from '@shop/shared/router'
import { aPlanningWeek, atDeadline, refused, renderScreen, type ScreenOptions, theNextWeek } from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { answerExchange, rice, towel } from '../../parts/exchange/testing/exchange-services.ts'
import { routes } from '../../routes.ts'
import { ExchangeListPage } from './exchange-list-page.tsx'

const paths = [routes.exchange, routes.exchangeProductList, routes.exchangeInApp, routes.exchangeProductListInApp]

const open = (path: string = routes.exchange.path, options: ScreenOptions = {}) =>
  renderScreen(
    <Routes>
      {paths.map((route) => (
        <Route key={route.path} path={route.path} element={<ExchangeListPage />} />
      ))}
    </Routes>,
    { path, ...options },
  )

afterEach(() => {
  jest.useRealTimers()
})

const ofWeek = (number: string) => `/points/exchange/product-list/${number}`
const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const card = (name: string) => screen.findByRole('article', { name })

describe('the products that are had for points', () => {
  it.each([
    { address: '/points/exchange', week: '20261201' },
    { address: '/mobile/points/exchange', week: '20261201' },
    { address: ofWeek('20261202'), week: '20261202' },
    { address: `/mobile${ofWeek('20261202')}`, week: '20261202' },
  ])('[ACC-004] [ACC-080] are at $address those of $week, the cheapest first', async ({ address, week }) => {
    const { asked } = answerExchange()
    open(address, { weeks: [aPlanningWeek(), theNextWeek()] })
    await card(towel.name)
    expect(names()).toEqual(['交換タオル', '新米'])
    expect(asked).toEqual([{ planningWeek: week, sort: 'price_asc' }])
    const weeks = within(screen.getByRole('navigation', { name: 'お届けの週' }))
    expect(weeks.getByRole('link', { current: true })).toHaveTextContent(
      week === '20261201' ? '12月1週お届け分' : '12月2週お届け分',
    )
  })

  it.each(paths)('[K-173] are called ポイント交換商品 in heading, path and title of $path', ({ path, title }) => {
    answerExchange()
    open(path.replace(':planningWeekNumber', '20261201'))
    const trail = screen.getByRole('navigation', { name: '現在の位置' })
    expect([
      screen.getByRole('heading', { level: 1 }).textContent,
      trail.querySelector('[aria-current]')?.textContent,
      title,
    ]).toEqual(['ポイント交換商品', 'ポイント交換商品', 'ポイント交換商品'])
  })

  it('[ACC-032] [BIZ-009] are sorted by their points, which stands in the address', async () => {
    const { asked } = answerExchange()
    const { user, platform } = open()
    await card(towel.name)
    await user.click(screen.getByRole('link', { name: 'ポイントの多い順' }))
    await waitFor(() => expect(names()).toEqual(['新米', '交換タオル']))
    expect(asked.map(({ sort }) => sort)).toEqual(['price_asc', 'price_desc'])
    expect(platform.navigation.path()).toBe('/points/exchange?sort=price_desc')
  })

  it.each(['/points/exchange', ofWeek('20261201'), '/mobile/points/exchange'])(
    '[ACC-032] [K-172] are sorted at %s from a list as well, which is what a phone shows',
    async (address) => {
      answerExchange()
      const { user, platform } = open(address)
      await card(towel.name)
      const select = screen.getByRole('combobox', { name: '並び順' })
      expect(select).toHaveDisplayValue('ポイントの少ない順')
      await user.selectOptions(select, 'ポイントの多い順')
      await waitFor(() => expect(names()).toEqual(['新米', '交換タオル']))
      expect(platform.navigation.path()).toBe(`${address}?sort=price_desc`)
    },
  )

  it('[ACC-033] have picture, brand, name, number and points, and lead to their page', async () => {
    answerExchange()
    open()
    const shown = await card(towel.name)
    for (const text of ['今治', '番号 109500', '500ポイント']) expect(shown).toHaveTextContent(text)
    expect(shown.querySelector('img')).toHaveAttribute('src', towel.images[0])
    expect(within(shown).getByRole('link', { name: towel.name })).toHaveAttribute(
      'href',
      '/points/exchange/product/20261201/109500',
    )
  })

  it('[ACC-034] [K-29] say how many points are missing, by the one number of the screen', async () => {
    answerExchange({ balance: 1200 })
    open()
    expect(await screen.findByText('1,200')).toBeInTheDocument()
    expect(await within(await card(rice.name)).findByText('ポイントが不足しています（あと300ポイント）')).toBeVisible()
    expect(within(await card(rice.name)).getByRole('button', { name: /^交換する/ })).toBeDisabled()
    expect(within(await card(towel.name)).getByRole('button', { name: /^交換する/ })).toBeEnabled()
    expect(document.body).not.toHaveTextContent('9,999')
  })

  it('[ACC-081] are ordered with the source of the exchange, and the balance is read again', async () => {
    const spent = (): boolean => book.writes.length > 0
    const { book } = answerExchange({ balance: () => (spent() ? 700 : 1200) })
    const { user } = open()
    await user.click(await within(await card(towel.name)).findByRole('button', { name: /^交換する/ }))
    expect(await screen.findByText('700')).toBeInTheDocument()
    expect(book.writes).toMatchObject([
      { did: 'put', no: '109500', quantity: 1, mode: 'append', inputStatus: inputStatus('pointExchange', 'web') },
    ])
  })

  it('[ACC-031] are not had by a suspended card', async () => {
    answerExchange({ cardSuspensionType: '1' })
    open()
    expect(await screen.findByText('カードが利用停止中です。ポイントは交換いただけません。')).toBeInTheDocument()
    expect(within(await card(towel.name)).getByRole('button', { name: /^交換する/ })).toBeDisabled()
  })
})

describe('a week without products to exchange', () => {
  it.each([
    { says: 'closed', week: '20261104', words: 'この週のポイント交換は締め切りました' },
    { says: 'nobody knows', week: '20991201', words: 'お探しの週のポイント交換商品は見つかりませんでした' },
    { says: 'is none', week: '2026-12', words: 'お探しの週のポイント交換商品は見つかりませんでした' },
  ])('[ACC-004] that $says is told in words, with the way to the current one', async ({ week, words }) => {
    const { asked } = answerExchange()
    open(ofWeek(week), { pastWeeks: [weekNumber('20261104')] })
    expect(await screen.findByRole('heading', { name: words })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '今週のポイント交換商品へ' })).toHaveAttribute('href', '/points/exchange')
    expect(asked).toEqual([])
  })

  it('[ORD-083] that closes while the page stands open is told as well', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: true })
    answerExchange()
    const { platform } = open(ofWeek('20261201'), { now: atDeadline(-1) })
    await card(towel.name)
    platform.setNow(atDeadline(0.002))
    act(() => jest.advanceTimersByTime(1001))
    expect(screen.getByText('この週のポイント交換は締め切りました')).toBeInTheDocument()
  })

  it('has none yet', async () => {
    answerExchange({ products: [] })
    open()
    expect(await screen.findByText('この週のポイント交換商品は、まだご用意できていません')).toBeInTheDocument()
  })

  it('is none at all', async () => {
    answerExchange()
    open('/points/exchange', { weeks: [] })
    expect(await screen.findByText('ただいまご注文を受け付けている週はありません')).toBeInTheDocument()
  })
})

it.each([
  { status: 500, words: '情報を取得できませんでした。' },
  { status: 503, words: 'ただいまメンテナンス中です' },
])('[ACC-028] the list that failed with $status says $words and comes again', async ({ status, words }) => {
  answerExchange({ products: refused(status) })
  const { user } = open()
  const failed = await screen.findByRole('region', { name: words })
  answerExchange()
  await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
  expect(await card(towel.name)).toBeInTheDocument()
})

it('[ACC-029] a balance that cannot be had leaves the products, and the judgement to the service', async () => {
  answerExchange({ balance: refused(500) })
  open()
  expect(within(await card(towel.name)).getByRole('button', { name: /^交換する/ })).toBeEnabled()
  expect(await screen.findByText(/情報を取得できませんでした。/)).toBeInTheDocument()
})
