import { describe, expect, it } from '@jest/globals'
import { membersAndVisitors } from '@shop/shared/routes/kinds'
import { renderScreen, type ScreenOptions } from '@shop/shared/testing'
import { screen } from '@testing-library/react'
import { Tabs } from './tabs.tsx'

const show = (options: ScreenOptions = {}) =>
  renderScreen(<Tabs declaration={undefined} />, { path: '/category', ...options })
const press = (page: ReturnType<typeof show>, name: string) => page.user.click(screen.getByRole('link', { name }))

describe('the tabs', () => {
  it('[CHR-027] are order top, repeat buying, category and web catalogue', () => {
    show()
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['注文トップ', '/'],
      ['リピ買い', '/orders/repeat'],
      ['カテゴリ', '/category'],
      ['Webカタログ', '/catalogue'],
    ])
  })

  it.each([
    { path: '/catalogs', tab: 'Webカタログ' },
    { path: '/catalogue/main/:catalogueId', tab: 'Webカタログ' },
    { path: '/category', tab: 'カテゴリ' },
  ])('[CHR-027] mark the one that $path belongs to', ({ path, tab }) => {
    const declaration = { ...membersAndVisitors, path, screen: 'a', title: 'a', desc: '', keywords: '' }
    renderScreen(<Tabs declaration={declaration} />)
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(tab)
  })

  it.each([
    { name: 'Webカタログ', path: '/catalogue' },
    { name: '注文トップ', path: '/' },
  ])('[K-01] lead a visitor to $name unasked', async ({ name, path }) => {
    const page = show({ as: 'visitor' })
    await press(page, name)
    expect(page.platform.navigation.path()).toBe(path)
  })

  it('[ORD-062] [K-01] ask a visitor to log in for repeat buying', async () => {
    const page = show({ as: 'visitor' })
    await press(page, 'リピ買い')
    expect(screen.getByRole('dialog')).toHaveAccessibleName(
      'ログイン後のみ使用できる機能となります。ログイン画面へ移動しますか？',
    )
    await page.user.click(screen.getByRole('button', { name: 'いいえ' }))
    expect([page.platform.navigation.path(), page.platform.logins()]).toEqual(['/category', 0])
    await press(page, 'リピ買い')
    await page.user.click(screen.getByRole('button', { name: 'はい、ログイン画面へ移動する' }))
    expect(page.platform.logins()).toBe(1)
  })

  it('lead a member there', async () => {
    const page = show()
    await press(page, 'リピ買い')
    expect(page.platform.navigation.path()).toBe('/orders/repeat')
  })
})
