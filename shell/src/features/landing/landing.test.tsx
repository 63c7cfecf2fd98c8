import { describe, expect, it } from '@jest/globals'
import { entryOf } from '@shop/shared/routes'
import { fakePlatform, renderScreen, type ScreenOptions } from '@shop/shared/testing'
import { screen } from '@testing-library/react'
import { LandingPage } from './landing-page.tsx'
import { MobileLandingPage } from './mobile-landing-page.tsx'

function landing(links: Record<string, string>, as: ScreenOptions['as'] = 'visitor') {
  const platform = fakePlatform({ path: '/lp/app/pr' })
  platform.config = { ...platform.config, links }
  renderScreen(<LandingPage />, { platform, as })
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'))
}

describe('the page about the app', () => {
  it.each(['visitor', 'delivery'] as const)('[GRD-003] is drawn for a %s', (as) => {
    landing({}, as)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('トドックアプリのご案内')
  })

  it('[CHR-058] links to the stores that are configured, and to no others', () => {
    expect(landing({ appStore: 'https://apps.shop.test/ios', googlePlay: '' })).toEqual([
      'https://apps.shop.test/ios',
      '/',
    ])
  })
})

describe('the landing page inside the app', () => {
  const show = (app?: 'older') =>
    renderScreen(<MobileLandingPage />, { as: 'visitor', entry: 'app', path: '/mobile/lp', ...(app && { app }) })

  it('[GRD-004] is drawn, and its address is an entry of the app', () => {
    show()
    expect(entryOf('/mobile/lp')).toBe('app')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('週に一度の、台所便。')
    expect(screen.getByRole('link', { name: 'ログインせずに見る' })).toHaveAttribute('href', '/mobile')
  })

  it.each([
    { says: 'asks the app for the login', app: 'older', posts: 1 },
    { says: 'goes to the entrance where no app hears', app: undefined, posts: 0 },
  ] as const)('[MOB-006] $says', async ({ app, posts }) => {
    const { user, platform } = show(app)
    await user.click(screen.getByRole('button', { name: 'ログイン' }))
    expect([platform.app.messages.length, platform.logins()]).toEqual([posts, 1 - posts])
  })
})
