import { describe, expect, it } from '@jest/globals'
import { aPlanningWeek, type FakePlatform, fakePlatform, renderScreen, type ScreenOptions } from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import './lower-areas.tsx'
import { answerTopPage } from './testing/top-services.ts'
import { TopPage } from './top-page.tsx'

/** The page as it stands when everything has arrived. */
async function openTop(options: ScreenOptions = {}) {
  const platform = fakePlatform(options)
  Object.assign(platform.config.links, { emergency: 'https://news.shop.test/emergency' })
  const opened = renderScreen(<TopPage />, { ...options, platform })
  await screen.findByText('今週の企画')
  await screen.findByText('専門店のお買い物')
  return opened
}

/** Names of areas and slots in the order in which they are read. Each asks its own service, so nobody knows which is the last. */
const areas = () =>
  [...document.querySelectorAll('section, [data-slot]')].map(
    (section) =>
      section.getAttribute('data-slot') ??
      section.getAttribute('aria-label') ??
      document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent,
  )
const hasAreas = (names: string[]) => waitFor(() => expect(areas()).toEqual(names))
const rowsOf = ({ slots }: FakePlatform) => slots.opened().map(({ props }) => props)
const area = (name: string) => within(screen.getByRole('region', { name }))

describe('the top page', () => {
  it('[ORD-008] holds its areas in the order of the documents', async () => {
    answerTopPage()
    const { platform } = await openTop()
    await hasAreas([
      'お知らせ',
      '今週のご利用状況',
      '今週のおすすめ',
      '今週の人気',
      'カテゴリからさがす',
      '訳あり商品 毎週火曜 よる10時スタート',
      'Webカタログ',
      '今週の企画',
      'ordering/recommendations',
      'ordering/recommendations',
      '専門店のお買い物',
      '緊急のお知らせ',
      'よくあるご質問',
    ])
    expect(rowsOf(platform)).toEqual([
      { place: 'topForMember', week: aPlanningWeek().number },
      { place: 'topRanking', week: aPlanningWeek().number },
    ])
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('注文トップ')
  })

  it('[ORD-001] shows a visitor everything to look at and nothing to order with', async () => {
    answerTopPage()
    const { platform } = await openTop({ as: 'visitor' })
    await hasAreas([
      'お知らせ',
      '今週のおすすめ',
      '今週の人気',
      '宅配のご案内',
      'カテゴリからさがす',
      '訳あり商品 毎週火曜 よる10時スタート',
      'Webカタログ',
      '今週の企画',
      'ordering/recommendations',
      '専門店のお買い物',
      '緊急のお知らせ',
      'よくあるご質問',
    ])
    expect(rowsOf(platform)).toMatchObject([{ place: 'topRanking' }])
    const ranking = area('今週の人気')
    expect(ranking.getAllByRole('button', { name: /^ログインして購入する/ })).toHaveLength(1)
    expect(ranking.queryByRole('button', { name: /^注文する/ })).toBeNull()
    expect(ranking.queryByRole('combobox', { name: /^数量/ })).toBeNull()
    expect(ranking.queryByRole('button', { name: /お気に入り/ })).toBeNull()
  })

  it('[ORD-062] [K-01] asks a visitor to log in for an order and for order numbers, and lets them look at the rest', async () => {
    answerTopPage()
    const { user, platform } = await openTop({ as: 'visitor' })
    const asks = async (control: HTMLElement, words: string) => {
      await user.click(control)
      expect(screen.getByRole('dialog')).toHaveTextContent(words)
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /いいえ/ }))
    }
    await asks(
      area('今週の人気').getByRole('button', { name: /^ログインして購入する/ }),
      'ご注文をするにはログインする必要があります。ログイン画面へ移動しますか？',
    )
    await asks(
      await screen.findByRole('button', { name: '注文番号で注文' }),
      'ログイン後のみ使用できる機能となります。ログイン画面へ移動しますか？',
    )
    await user.click(await screen.findByRole('link', { name: /野菜/ }))
    expect(platform.navigation.path()).toBe('/category/11/0/0/-1')
    await user.click(await screen.findByRole('link', { name: 'Webカタログ すべて見る' }))
    expect(platform.navigation.path()).toBe('/catalogs')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(platform.logins()).toBe(0)
  })

  it('stands without a week to order for', async () => {
    answerTopPage()
    renderScreen(<TopPage />, { weeks: [] })
    expect(await screen.findByText('年末年始のお届け日と締切日について')).toBeVisible()
    expect(screen.getByText('ただいまご注文を受け付けている週はありません。')).toBeVisible()
    await screen.findByRole('heading', { name: 'よくあるご質問' })
    await hasAreas(['お知らせ', 'よくあるご質問'])
  })

  it('[K-171] offers the first of the ranking beside the pickups, to be ordered there', async () => {
    answerTopPage({ products: 5 })
    const { user } = await openTop()
    const sellers = area('今週の人気')
    expect(sellers.getAllByRole('article')).toHaveLength(3)
    expect(sellers.getAllByText(/^\d位$/).map(({ textContent }) => textContent)).toEqual(['1位', '2位', '3位'])
    const [order] = sellers.getAllByRole('button', { name: /^注文する/ })
    await user.click(order as HTMLElement)
    expect(await screen.findByRole('dialog', { name: '商品を注文しました' })).toBeVisible()
  })

  it('leaves recommendations out without a word when their service fails and nobody fills their rows', async () => {
    answerTopPage({}, { products: 'down' })
    const { platform } = renderScreen(<TopPage />)
    expect(screen.getAllByText('商品を読み込み中です').length).toBeGreaterThan(0)
    await waitFor(() => expect(rowsOf(platform)).toHaveLength(2))
    act(() => platform.slots.leaveEmpty('ordering/recommendations'))
    await waitFor(() => expect(screen.queryByText('商品を読み込み中です')).toBeNull())
    await waitFor(() => expect(areas()).toEqual(expect.arrayContaining(['カテゴリからさがす', 'よくあるご質問'])))
    expect(areas()).not.toContain('今週の人気')
    expect(screen.queryByText(/表示できませんでした/)).toBeNull()
  })

  it('[ERR-017] leaves banners and partners out without a word when they fail', async () => {
    answerTopPage({}, { banners: 'down', partners: 'down' })
    const { platform } = renderScreen(<TopPage />)
    await waitFor(() => expect(areas()).toContain('よくあるご質問'))
    await waitFor(() => expect(screen.queryByText('企画を読み込み中です')).toBeNull())
    expect(areas()).not.toContain('今週の企画')
    expect(areas()).not.toContain('専門店のお買い物')
    expect(platform.notices.shown()).toEqual([])
    expect(screen.queryByText(/表示できませんでした/)).toBeNull()
  })
})
