import { describe, expect, it } from '@jest/globals'
import { fakePlatform, renderScreen } from '@shop/shared/testing'
import { screen, within } from '@testing-library/react'
import { Footer } from './footer.tsx'

const links = {
  contact: 'https://partners.shop.test/contact',
  terms: 'https://partners.shop.test/terms',
  privacy: 'https://partners.shop.test/privacy',
  legal: 'https://partners.shop.test/legal',
}

function show(config: { links?: Record<string, string>; phones?: Record<string, string> }, screens: string[] = []) {
  // Half past midnight of New Year in Tokyo, still the old year in Greenwich.
  const platform = fakePlatform({ now: '2026-12-31T15:30:00Z' })
  platform.config = { ...platform.config, version: '1.5.28+b4ff4f14', ...config }
  renderScreen(<Footer hasScreen={(path) => screens.includes(path)} />, { platform })
  return screen.getByRole('contentinfo')
}
const linkNames = (footer: HTMLElement) =>
  within(within(footer).getByRole('navigation'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('the footer', () => {
  it('[CHR-024] has questions, privacy, terms, legal notice, inquiry, year and version', () => {
    const footer = show({ links }, ['/faq'])
    expect(linkNames(footer)).toEqual([
      'よくあるご質問',
      'お問い合わせ',
      '利用規約',
      'プライバシーポリシー',
      '特定商取引法に基づく表示',
    ])
    expect(footer).toHaveTextContent('© 2027 トドック')
    expect(screen.getByText(/^バージョン/)).toHaveTextContent(/^バージョン 1\.5\.28$/)
  })

  it('[CHR-058] has no link without an address', () => {
    expect(linkNames(show({ links: { terms: 'https://partners.shop.test/terms', privacy: '' } }))).toEqual(['利用規約'])
  })

  it('[CHR-056] has the phone lines that are configured, with their hours', () => {
    const footer = show({ links, phones: { order: '0120-000-222', inquiry: '' } })
    expect(within(footer).getByRole('link', { name: '0120-000-222' })).toHaveAttribute('href', 'tel:0120000222')
    expect(footer).toHaveTextContent('月〜土 10:00〜21:00')
    expect(footer).not.toHaveTextContent('お問い合わせ・ご返品')
  })
})
