import { describe, expect, it } from '@jest/globals'
import { fakePlatform, renderScreen } from '@shop/shared/testing'
import { screen } from '@testing-library/react'
import { GreetingPage } from './greeting-page.tsx'

function open(state?: unknown) {
  const platform = fakePlatform({ path: '/' })
  platform.navigation.navigate('/signup/complete', { replace: true, state })
  return renderScreen(<GreetingPage />, { as: 'delivery', platform })
}

describe('the greeting after a registration', () => {
  it('[SGN-011] welcomes by name and leads on to Main', () => {
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'ご登録ありがとうございます' })).toBeVisible()
    expect(screen.getByText(/さん、トドックへようこそ。/)).toBeVisible()
    expect(screen.getByRole('link', { name: '注文トップへ' })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('link', { name: 'もとのページに戻る' })).toBeNull()
  })

  it('[GRD-085] has the button that leads back to where the login began', async () => {
    const { user, platform } = open({ returnTo: '/products/20261201/084612' })
    await user.click(screen.getByRole('link', { name: 'もとのページに戻る' }))
    expect(platform.navigation.path()).toBe('/products/20261201/084612')
  })

  it.each([null, 'text', {}, { returnTo: 7 }, { returnTo: '//evil.example' }, { returnTo: '/entrance' }])(
    '[GRD-047] has none for %j',
    (state) => {
      open(state)
      expect(screen.queryByRole('link', { name: 'もとのページに戻る' })).toBeNull()
    },
  )
})
