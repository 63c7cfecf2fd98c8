import { describe, expect, it } from '@jest/globals'
import { renderScreen } from '@shop/shared/testing'
import { screen } from '@testing-library/react'
import { AddressLink } from './address-link.tsx'

describe('AddressLink', () => {
  it('opens a page of the shop here', async () => {
    const { user, platform } = renderScreen(<AddressLink to="/category?a=1">カテゴリ</AddressLink>)
    await user.click(screen.getByRole('link', { name: 'カテゴリ' }))
    expect(platform.navigation.path()).toBe('/category?a=1')
  })

  it('opens another site beside the shop, says so, and gives it no hold of the page', () => {
    renderScreen(<AddressLink to="https://partner.example/news">特集</AddressLink>)
    const link = screen.getByRole('link', { name: /特集.*別の画面で開きます/ })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it.each(['javascript:alert(1)', '//evil.example/', '/\\evil.example', 'data:text/html,x', 'category', ''])(
    'is plain text for %j',
    (to) => {
      renderScreen(<AddressLink to={to}>特集</AddressLink>)
      expect(screen.getByText('特集')).toBeVisible()
      expect(screen.queryByRole('link')).toBeNull()
    },
  )
})
