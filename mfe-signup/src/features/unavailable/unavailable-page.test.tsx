import { describe, expect, it } from '@jest/globals'
import { fakePlatform } from '@shop/shared/testing'
import { screen } from '@testing-library/react'
import { openSignup } from '../../testing/open-signup.tsx'

describe('where delivery is not available', () => {
  it.each(['newcomer', 'unregistered'] as const)(
    '[SGN-008] a %s is told so, with the consultation phone line and its hours',
    (as) => {
      const path = '/signup/todok/unavailable'
      const platform = fakePlatform({ path })
      platform.config.phones['enrolment'] = '0120-000-111'
      openSignup(path, { platform, as })
      expect(screen.getByRole('heading', { level: 1, name: 'ただいまお申し込みいただけません' })).toBeVisible()
      expect(screen.getByRole('link', { name: '0120-000-111' })).toHaveAttribute('href', 'tel:0120-000-111')
      expect(screen.getByText(/宅配のご利用についてのご相談/)).toHaveTextContent('（月〜土 10:00〜18:00）')
      expect(screen.getByRole('link', { name: 'トップページへ' })).toHaveAttribute('href', '/')
    },
  )
})
