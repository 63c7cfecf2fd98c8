import { describe, expect, it, jest } from '@jest/globals'
import { renderScreen, type ScreenOptions } from '@shop/shared/testing'
import { screen } from '@testing-library/react'
import type { Login } from '../../login/login.ts'
import { LoginError } from '../../login/login-error.ts'
import { EntrancePage } from './entrance-page.tsx'

function show({ isFinishingLogin = false, ...options }: ScreenOptions & { isFinishingLogin?: boolean } = {}) {
  const start = jest.fn<Login['start']>(async () => undefined)
  const page = renderScreen(
    <EntrancePage login={{ start } as unknown as Login} isFinishingLogin={isFinishingLogin} />,
    { as: 'visitor', path: '/entrance', ...options },
  )
  return { ...page, start }
}

describe('the entrance', () => {
  it('[GRD-097] offers login, sign-up and the shop as it is, and starts nothing by itself', () => {
    const { start } = show()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ログイン')
    expect(screen.getByText(/メールアドレスとパスワード/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'ログインせずに見る' })).toHaveAttribute('href', '/')
    expect(start).not.toHaveBeenCalled()
  })

  it.each([
    { button: 'ログイン', version: 'login' },
    { button: '新規登録', version: 'signup' },
  ] as const)('[GRD-097] $button leaves for the identity provider as $version', async ({ button, version }) => {
    const { user, start } = show()
    await user.click(screen.getByRole('button', { name: button }))
    expect(start.mock.calls).toEqual([[version]])
  })

  it('[GRD-001] greets with version=welcome', () => {
    show({ path: '/entrance?version=welcome' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ようこそ、トドックへ')
  })

  it('[GRD-001] shows the normal one for any other version', () => {
    show({ path: '/entrance?version=other' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ログイン')
  })

  it('[GRD-068] has no field for a password, nor the rule for making one', () => {
    const { container } = show()
    expect(container).not.toHaveTextContent(/文字以上/)
    expect(container.querySelector('input')).toBeNull()
  })

  it('says what to allow when the browser keeps nothing', async () => {
    const { user, start, platform } = show()
    start.mockRejectedValueOnce(new LoginError('storage'))
    await user.click(screen.getByRole('button', { name: 'ログイン' }))
    expect(platform.notices.shown()).toEqual([
      {
        kind: 'error',
        title: 'ログインを始められませんでした',
        text: 'ブラウザーの設定で、Cookieとサイトデータの保存を許可してください。',
      },
    ])
  })

  it('waits without buttons while a login is being finished', () => {
    show({ isFinishingLogin: true })
    expect(screen.getByText('ログインしています')).toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('says so when somebody is logged in already', () => {
    show({ as: 'delivery' })
    expect(screen.queryByRole('button', { name: 'ログイン' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: '注文トップへ' })).toHaveAttribute('href', '/')
  })

  it('says when the login cannot begin, and lets it be tried again', async () => {
    const { user, start, platform } = show()
    start.mockRejectedValueOnce(new Error('no network'))
    await user.click(screen.getByRole('button', { name: 'ログイン' }))
    expect(platform.notices.shown()).toEqual([{ kind: 'error', title: 'ログインに失敗しました' }])
    await user.click(screen.getByRole('button', { name: 'ログイン' }))
    expect(start).toHaveBeenCalledTimes(2)
  })
})
