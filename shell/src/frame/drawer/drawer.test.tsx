import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { fakePlatform, renderScreen, type Viewer } from '@shop/shared/testing'
import { aMember } from '@shop/shared/testing/builders'
import { screen, within } from '@testing-library/react'
import type { Login } from '../../login/login.ts'
import { MenuButton } from './menu-button.tsx'
import { answerPoints } from './testing/point-services.ts'

beforeEach(() => void answerPoints())

async function open(as: Viewer = 'delivery') {
  const login = {
    start: jest.fn<Login['start']>(async () => undefined),
    logout: jest.fn<Login['logout']>(async () => undefined),
  }
  const platform = fakePlatform()
  platform.config = {
    ...platform.config,
    links: { terms: 'https://partners.shop.test/terms' },
    phones: { order: '0120-000-222', inquiry: '0120-000-333', site: '0120-000-444' },
  }
  const page = renderScreen(<MenuButton login={login as unknown as Login} hasScreen={() => true} />, { as, platform })
  const opener = screen.getByRole('button', { name: 'メニュー' })
  await page.user.click(opener)
  const drawer = await screen.findByRole('dialog', { name: 'メニュー' })
  return { ...page, platform, login, opener, drawer }
}

const isOpen = () => screen.queryByRole('dialog', { name: 'メニュー' }) !== null

describe('the drawer', () => {
  it.each([
    { as: aMember('delivery'), name: '北野 みのり さん', code: '12345678-01', id: 'CHR-022' },
    {
      as: aMember('family', { familyLastName: '北野', familyFirstName: 'ひかり' }),
      name: '北野 ひかり さん',
      code: '12345678-01',
      id: 'CHR-022',
    },
    { as: aMember('corporate'), name: '北野 みのり 御中', code: '88812345', id: 'CHR-023' },
  ])('[$id] says who is here: $name $code', async ({ as, name, code }) => {
    const { drawer } = await open(as)
    expect(within(drawer).getByText(name)).toBeInTheDocument()
    expect(within(drawer).getByText(`組合員番号 ${code}`)).toBeInTheDocument()
  })

  it.each([
    { as: 'family', isShown: true },
    { as: 'delivery', isShown: false },
  ] as const)('[CHR-017] marks a family card: $as', async ({ as, isShown }) => {
    const { drawer } = await open(as)
    expect(within(drawer).queryByText('家族証') !== null).toBe(isShown)
  })

  it('[CHR-012] closes on any choice and goes there', async () => {
    const { user, drawer, platform, opener } = await open()
    await user.click(within(drawer).getByRole('link', { name: 'ポイント履歴' }))
    expect(isOpen()).toBe(false)
    expect(platform.navigation.path()).toBe('/points/history')
    expect(opener).toHaveFocus()
  })

  it.each(['Escape', '閉じる'])('[CHR-013] closes by %s and gives the focus back', async (way) => {
    const { user, drawer, opener } = await open()
    if (way === 'Escape') await user.keyboard('{Escape}')
    else await user.click(within(drawer).getByRole('button', { name: way }))
    expect(isOpen()).toBe(false)
    expect(opener).toHaveFocus()
  })

  it('ends with the two numbers that a member calls, and their hours', async () => {
    const { drawer } = await open()
    const calls = within(drawer).getAllByRole('link', { name: /^0120/ })
    expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:0120000222', 'tel:0120000333'])
    expect(within(drawer).getByText('月〜土 10:00〜21:00')).toBeInTheDocument()
  })

  it('closes by a press beside it', async () => {
    const { user, drawer } = await open()
    await user.click(drawer)
    expect(isOpen()).toBe(false)
  })

  it('[GRD-063] asks before it logs out', async () => {
    const { user, drawer, login } = await open()
    await user.click(within(drawer).getByRole('button', { name: 'ログアウト' }))
    expect(isOpen()).toBe(false)
    const question = await screen.findByRole('dialog', { name: 'ログアウトしますか？' })
    expect(login.logout).not.toHaveBeenCalled()
    await user.click(within(question).getByRole('button', { name: 'はい、ログアウトする' }))
    expect(login.logout).toHaveBeenCalledTimes(1)
  })

  it('[GRD-063] stays logged in after いいえ', async () => {
    const { user, drawer, login } = await open()
    await user.click(within(drawer).getByRole('button', { name: 'ログアウト' }))
    await user.click(await screen.findByRole('button', { name: 'いいえ' }))
    expect(login.logout).not.toHaveBeenCalled()
  })

  it('[CHR-016] offers a visitor login and sign-up, and neither logout nor own data', async () => {
    const { user, drawer, platform, login } = await open('visitor')
    expect(within(drawer).queryByRole('button', { name: 'ログアウト' })).not.toBeInTheDocument()
    expect(within(drawer).queryByRole('link', { name: 'ポイント履歴' })).not.toBeInTheDocument()
    expect(within(drawer).queryByRole('heading', { name: 'ご登録情報' })).not.toBeInTheDocument()
    await user.click(within(drawer).getByRole('button', { name: '新規登録' }))
    expect(login.start).toHaveBeenCalledWith('signup')
    expect(platform.logins()).toBe(0)
  })

  it('[GRD-085] goes by ログイン through the entrance, which remembers this page', async () => {
    const { user, drawer, platform } = await open('visitor')
    await user.click(within(drawer).getByRole('button', { name: 'ログイン' }))
    expect(platform.logins()).toBe(1)
    expect(isOpen()).toBe(false)
  })

  it('leads somebody unknown to the member base to the application, and lets them log out', async () => {
    const { drawer } = await open('unregistered')
    expect(within(drawer).getByRole('link', { name: '宅配のお申し込み' })).toHaveAttribute('href', '/signup/todok')
    expect(within(drawer).getByRole('button', { name: 'ログアウト' })).toBeInTheDocument()
  })

  it('says when the login cannot begin', async () => {
    const { user, drawer, login, platform } = await open('visitor')
    login.start.mockRejectedValueOnce(new Error('no network'))
    await user.click(within(drawer).getByRole('button', { name: '新規登録' }))
    expect(platform.notices.shown()).toEqual([{ kind: 'error', title: 'ログインに失敗しました' }])
  })
})
