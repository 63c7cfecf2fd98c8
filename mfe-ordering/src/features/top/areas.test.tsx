import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { categoriesQuery } from '@shop/shared/categories'
import { aPlanningWeek, deadlineText, fakePlatform, renderScreen, theNextWeek } from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CataloguesArea } from './catalogues-area.tsx'
import { CategoriesArea } from './categories-area.tsx'
import { EmergencyArea } from './emergency-area.tsx'
import { FaqArea } from './faq-area.tsx'
import { LimitedBanner } from './limited-banner.tsx'
import { NoticesArea } from './notices-area.tsx'
import { PickupArea } from './pickup-area.tsx'
import { pickupFrame } from './pickup-frame.ts'
import { answerTopPage, aPickupItem } from './testing/top-services.ts'

const week = aPlanningWeek().number

type Case = {
  name: string
  entry: 'notices' | 'pickups' | 'categories' | 'catalogues' | 'faq'
  area: ReactNode
  waiting: string
  ready: RegExp
}
const cases: Case[] = [
  { name: 'お知らせ', entry: 'notices', area: <NoticesArea />, waiting: '読み込み中...', ready: /年末年始のお届け日/ },
  {
    name: '今週のおすすめ',
    entry: 'pickups',
    area: <PickupArea week={week} isVisitor={false} />,
    waiting: '今週のおすすめを読み込み中です',
    ready: /鍋がおいしい/,
  },
  {
    name: 'カテゴリ',
    entry: 'categories',
    area: <CategoriesArea week={week} />,
    waiting: 'カテゴリを読み込み中です',
    ready: /野菜/,
  },
  {
    name: 'Webカタログ',
    entry: 'catalogues',
    area: <CataloguesArea week={week} />,
    waiting: 'Webカタログを読み込み中です',
    ready: /やさしい食卓/,
  },
  {
    name: 'よくあるご質問',
    entry: 'faq',
    area: <FaqArea isVisitor={false} />,
    waiting: 'よくあるご質問を読み込み中です',
    ready: /注文の締切はいつですか？/,
  },
]

describe.each(cases)('the area $name', ({ name, entry, area, waiting, ready }) => {
  it('waits', async () => {
    answerTopPage({}, { [entry]: 'late' })
    renderScreen(area)
    expect(await screen.findByText(waiting)).toBeInTheDocument()
  })

  it('says when it failed, and tries again', async () => {
    answerTopPage({}, { [entry]: 'down' })
    const { user } = renderScreen(area)
    const failed = await screen.findByRole('region', { name: `${name}を表示できませんでした` })
    answerTopPage()
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    expect((await screen.findAllByText(ready))[0]).toBeVisible()
  })

  it('is hidden when there is nothing', async () => {
    answerTopPage({ [entry]: [] })
    renderScreen(area)
    await waitFor(() => expect(screen.queryByText(waiting)).toBeNull())
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('is ready', async () => {
    answerTopPage()
    renderScreen(area)
    expect((await screen.findAllByText(ready))[0]).toBeVisible()
  })
})

// Also after a test that failed.
afterEach(() => void jest.useRealTimers())

describe('the notices', () => {
  it('[ORD-009] stand under お知らせ, only while they are active, with their links', async () => {
    const between = (beginDate: string, endDate: string) => ({ beginDate, endDate, active: true })
    answerTopPage({
      notices: [
        { title: '明日から', ...between('2026-11-21T00:00:00+09:00', '2026-12-01T00:00:00+09:00') },
        { title: '昨日まで', ...between('2026-11-01T00:00:00+09:00', '2026-11-19T23:59:59+09:00') },
        { title: '止めた', ...between('2026-11-20T00:00:00+09:00', '2026-11-20T23:59:59+09:00'), active: false },
        { title: '今日', linkUrl: '/category', ...between('2026-11-20T00:00:00+09:00', '2026-11-20T23:59:59+09:00') },
      ],
    })
    renderScreen(<NoticesArea />)
    expect(screen.getByText('読み込み中...')).toBeVisible()
    expect(await screen.findByRole('link', { name: '今日' })).toHaveAttribute('href', '/category')
    expect(screen.getByRole('heading', { name: 'お知らせ' })).toBeVisible()
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual(['11月20日(金)今日'])
  })

  it('[ORD-010] are hidden when none is active', async () => {
    answerTopPage({ notices: [] })
    renderScreen(<NoticesArea />)
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'お知らせ' })).toBeNull())
  })
})

it('[K-171] several notices are one line on a phone until they are opened', async () => {
  const between = { beginDate: '2026-11-01T00:00:00+09:00', endDate: '2026-12-01T00:00:00+09:00', active: true }
  answerTopPage({
    notices: [
      { title: '一つ目', ...between },
      { title: '二つ目', ...between },
    ],
  })
  const { user } = renderScreen(<NoticesArea />)
  // The window of the tests is a desktop page, where all of them stand.
  const opener = await screen.findByRole('button', { name: '一つ目 ほか1件', hidden: true })
  expect(opener).toHaveAttribute('aria-expanded', 'false')
  await user.click(opener)
  expect(opener).toHaveAttribute('aria-expanded', 'true')
})

it('the categories are kept where the screens of the catalogue look for them', async () => {
  answerTopPage()
  const { platform } = renderScreen(<CategoriesArea week={week} />)
  await screen.findAllByText(/野菜/)
  const { queryKey } = categoriesQuery(platform.api, week)
  expect(platform.queryClient.getQueryData(queryKey)).toContainEqual(expect.objectContaining({ name: '野菜' }))
})

describe('the room of the pickups', () => {
  it('[ORD-011] is 590 px on a desktop page and 9/16 of the width and 50 px on a phone, also while they load', () => {
    expect(pickupFrame.styles).toMatch(/^\s*min-height: 590px;/)
    expect(pickupFrame.styles).toMatch(/min-height: calc\(100vw \* 9 \/ 16 \+ 50px\)/)
  })
})

describe('the pickups', () => {
  const pickups = [
    aPickupItem({ title: 'みなさま' }),
    aPickupItem({ title: '組合員', target: 'logged-in' }),
    aPickupItem({ title: '見学', target: 'view-mode' }),
    aPickupItem({ title: 'アプリ', targetSiteApp: 'only-app' }),
    aPickupItem({ title: 'サイト', targetSiteApp: 'only-site' }),
    aPickupItem({ title: '来週', planningWeek: theNextWeek().number }),
  ]
  const titles = () => [...document.querySelectorAll('[data-title]')].map((title) => title.textContent)

  it.each([
    { who: 'a member on the site', isVisitor: false, entry: 'web', sees: ['みなさま', '組合員', 'サイト'] },
    { who: 'a visitor on the site', isVisitor: true, entry: 'web', sees: ['みなさま', '見学', 'サイト'] },
    { who: 'a member in the app', isVisitor: false, entry: 'app', sees: ['みなさま', '組合員', 'アプリ'] },
  ] as const)('[ORD-012] are those of the week for $who', async ({ isVisitor, entry, sees }) => {
    answerTopPage({ pickups })
    renderScreen(<PickupArea week={week} isVisitor={isVisitor} />, { entry, as: isVisitor ? 'visitor' : 'delivery' })
    await screen.findByRole('region', { name: '今週のおすすめ' })
    expect(titles()).toEqual(sees)
  })

  it('[ORD-012] are the last ten in the test environment', async () => {
    answerTopPage({ pickups: Array.from({ length: 12 }, (_, at) => aPickupItem({ title: `特集${at + 1}` })) })
    renderScreen(<PickupArea week={week} isVisitor={false} />)
    await screen.findByRole('region', { name: '今週のおすすめ' })
    expect(titles()).toHaveLength(10)
    expect(titles()[0]).toBe('特集3')
  })
})

describe('the categories', () => {
  it('lead to their products and tell how many there are', async () => {
    answerTopPage()
    renderScreen(<CategoriesArea week={week} />)
    expect(await screen.findByRole('link', { name: '野菜 1,212品' })).toHaveAttribute('href', '/category/11/0/0/-1')
    expect(screen.getByRole('link', { name: /143品/ })).toHaveTextContent('米・パン・麺143品')
    expect(screen.getByRole('link', { name: /すべてのカテゴリ/ })).toHaveAttribute('href', '/category')
  })
})

describe('the limited banner', () => {
  const banner = () => screen.getByRole('region', { name: '訳あり商品 毎週火曜 よる10時スタート' })

  it('[ORD-014] tells of the sale in the agreed words, and until when it runs', () => {
    renderScreen(<LimitedBanner />)
    expect(banner()).toHaveTextContent(`ただいま販売中。${deadlineText()}まで、なくなりしだい終了です。`)
  })

  it('[ORD-014] after the deadline tells of the next Tuesday, and at 22:00 of the sale that has begun', () => {
    jest.useFakeTimers()
    const weeks = [aPlanningWeek(), theNextWeek()]
    const { platform } = renderScreen(<LimitedBanner />, { weeks, now: '2026-11-24T21:59:59+09:00' })
    expect(banner()).toHaveTextContent('次回は11月24日(火) 22:00から')
    platform.setNow('2026-11-24T22:00:00.001+09:00')
    act(() => jest.advanceTimersByTime(1001))
    expect(banner()).toHaveTextContent(`ただいま販売中。${deadlineText(7)}まで`)
  })

  it('[ORD-013] leads to the imperfect products', () => {
    renderScreen(<LimitedBanner />)
    expect(screen.getByRole('link', { name: '訳あり商品を見る' })).toHaveAttribute(
      'href',
      '/limited/product?tab=wakeari',
    )
  })
})

describe('the emergency link', () => {
  it.each([{ links: {} }, { links: { emergency: '' } }])(
    '[ORD-029] is hidden without an address: $links',
    ({ links }) => {
      const platform = fakePlatform()
      Object.assign(platform.config.links, links)
      renderScreen(<EmergencyArea />, { platform })
      expect(screen.queryByText('緊急のお知らせ')).toBeNull()
    },
  )

  it('[ORD-029] leads to the address that is configured', () => {
    const platform = fakePlatform()
    Object.assign(platform.config.links, { emergency: 'https://news.shop.test/emergency' })
    renderScreen(<EmergencyArea />, { platform })
    expect(screen.getByRole('link', { name: /災害・大雪/ })).toHaveAttribute('href', 'https://news.shop.test/emergency')
  })
})

describe('the web catalogues', () => {
  it.each([
    { where: 'on the web', on: { entry: 'web' }, to: '/catalogs' },
    { where: 'in the app', on: { entry: 'app', app: 'renewed' }, to: '/mobile/catalogs/' },
    { where: 'in an older app', on: { entry: 'app', app: 'older' }, to: '/mobile/old-catalogs/' },
    { where: 'in an app that does not hear', on: { entry: 'app' }, to: '/mobile/old-catalogs/' },
  ] as const)('[ORD-015] [MOB-015] [MOB-016] lead to all of them $where', async ({ on, to }) => {
    answerTopPage()
    renderScreen(<CataloguesArea week={week} />, { platform: fakePlatform(on) })
    expect(await screen.findByRole('link', { name: 'Webカタログ すべて見る' })).toHaveAttribute('href', to)
  })

  it('[ORD-015] stand beside the ordering guide', async () => {
    answerTopPage()
    const platform = fakePlatform()
    Object.assign(platform.config.links, { guide: 'https://news.shop.test/guide' })
    renderScreen(<CataloguesArea week={week} />, { platform })
    expect(await screen.findByRole('link', { name: /ご注文ガイド/ })).toHaveAttribute(
      'href',
      'https://news.shop.test/guide',
    )
  })

  it('[BIZ-011] [ORD-015] are the four of the top page, each opened at itself', async () => {
    answerTopPage()
    renderScreen(<CataloguesArea week={week} />)
    await screen.findByRole('link', { name: /週刊 トドック/ })
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/catalogs',
      '/catalogue?selectedBaitaiCode=4010',
      '/catalogue?selectedBaitaiCode=4030',
      '/catalogue?selectedBaitaiCode=4040',
      '/catalogue?selectedBaitaiCode=4070',
    ])
    expect(screen.getByRole('link', { name: /週刊 トドック.*新着/ })).toBeVisible()
  })
})

describe('the questions', () => {
  it('[CHR-054] are those of newcomers for a visitor and those of orders for a member', async () => {
    answerTopPage()
    const { rerender } = renderScreen(<FaqArea isVisitor />, { as: 'visitor' })
    expect(await screen.findByText('宅配とは何ですか？')).toBeVisible()
    expect(screen.queryByText('注文の締切はいつですか？')).toBeNull()
    rerender(<FaqArea isVisitor={false} />)
    expect(await screen.findByText('注文の締切はいつですか？')).toBeVisible()
    expect(screen.queryByText('宅配とは何ですか？')).toBeNull()
  })

  it('lead to all of them', async () => {
    answerTopPage()
    renderScreen(<FaqArea isVisitor={false} />)
    expect(await screen.findByRole('link', { name: 'よくあるご質問 すべて見る' })).toHaveAttribute('href', '/faq')
  })

  it('part their answers by paragraph', async () => {
    answerTopPage()
    renderScreen(<FaqArea isVisitor={false} />)
    expect((await screen.findByText('火曜日です。')).tagName).toBe('P')
    expect(screen.getByText('曜日ごとに決まっています。').tagName).toBe('P')
  })
})
