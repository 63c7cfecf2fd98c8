import { describe, expect, it } from '@jest/globals'
import { renderScreen } from '@shop/shared/testing'
import { screen } from '@testing-library/react'
import { MobileLoginErrorPage } from './mobile-login-error-page.tsx'

const show = (kept?: string, app?: 'older') =>
  renderScreen(<MobileLoginErrorPage login={{ lookAtReturn: () => kept }} />, {
    as: 'visitor',
    entry: 'app',
    ...(app && { app }),
    path: '/mobile/login-error',
  })
const press = async ({ user }: ReturnType<typeof show>) =>
  user.click(screen.getByRole('button', { name: 'アプリに戻る' }))

describe('an entry of the app without a token', () => {
  it('[GRD-009] has the logo, one button and no message', () => {
    const { container } = show()
    expect(screen.getAllByRole('button')).toHaveLength(1)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(container.querySelector('svg')).toBeInTheDocument()
    expect(screen.getByRole('alert', { name: 'エラー' })).toBeEmptyDOMElement()
  })

  const scrollReturn = '/mobile/scroll/ordered/complete?orderNo=109376&orderCount=1'
  it.each([
    { id: 'GRD-009', says: 'its Main', kept: undefined, path: '/mobile' },
    { id: 'ORD-137', says: 'where one came from, with the query', kept: scrollReturn, path: scrollReturn },
  ])('[$id] asks the app for the login and to go on at $says', async ({ kept, path }) => {
    const page = show(kept, 'older')
    await press(page)
    await press(page)
    const message = { type: 'login', payload: { path } }
    expect(page.platform.app.messages).toEqual([message, message])
    expect(page.platform.navigation.path()).toBe('/mobile/login-error')
  })

  it('[GRD-009] leads to the landing page where no app hears', async () => {
    const page = show()
    await press(page)
    expect(page.platform.navigation.path()).toBe('/mobile/lp')
  })
})
