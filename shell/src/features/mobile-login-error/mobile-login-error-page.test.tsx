import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { renderScreen } from '@shop/shared/testing'
import { screen } from '@testing-library/react'
import { MobileLoginErrorPage } from './mobile-login-error-page.tsx'

const show = () => renderScreen(<MobileLoginErrorPage />, { as: 'visitor', entry: 'app', path: '/mobile/login-error' })
const press = async ({ user }: ReturnType<typeof show>) =>
  user.click(screen.getByRole('button', { name: 'アプリに戻る' }))

describe('an entry of the app without a token', () => {
  afterEach(() => void Reflect.deleteProperty(window, 'todokApp'))

  it('[GRD-009] has the logo, one button and no message', () => {
    const { container } = show()
    expect(screen.getAllByRole('button')).toHaveLength(1)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(container.querySelector('svg')).toBeInTheDocument()
    expect(screen.getByRole('alert', { name: 'エラー' })).toBeEmptyDOMElement()
  })

  it('[GRD-009] asks the app for the login', async () => {
    const postMessage = jest.fn()
    Object.assign(window, { todokApp: { postMessage } })
    const page = show()
    await press(page)
    expect(postMessage).toHaveBeenCalledWith(JSON.stringify({ type: 'login', payload: { path: '/mobile' } }))
    expect(page.platform.navigation.path()).toBe('/mobile/login-error')
  })

  it('[GRD-009] leads to the landing page where no app hears', async () => {
    const page = show()
    await press(page)
    expect(page.platform.navigation.path()).toBe('/mobile/lp')
  })
})
