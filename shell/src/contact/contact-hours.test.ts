import { describe, expect, it } from '@jest/globals'
import { contactLines, reachableLines } from './contact-hours.ts'

describe('the contact hours', () => {
  it.each([
    { about: 'お問い合わせ・ご返品', hours: '月〜金 9:00〜21:00、土 9:00〜18:00' },
    { about: 'お電話でのご注文', hours: '月〜土 10:00〜21:00' },
    { about: 'アプリ・サイトのお問い合わせ', hours: '月〜金 10:00〜17:00' },
    { about: 'メールでのお問い合わせ', hours: '月〜金 9:00〜18:00（2〜4営業日でお答えします）' },
    { about: '加入のお問い合わせ', hours: '月〜土 10:00〜18:00' },
  ])('[CHR-056] $about: $hours', ({ about, hours }) =>
    expect(contactLines.find(({ text }) => text === about)?.hours).toBe(hours),
  )

  it('[CHR-056] come with the numbers that are configured, and not without', () => {
    const phones = { order: '0120-000-222', inquiry: '', site: '0120-000-444' }
    expect(reachableLines({ phones, links: {} }).map(({ text, phone }) => `${text} ${phone}`)).toEqual([
      'お電話でのご注文 0120-000-222',
      'アプリ・サイトのお問い合わせ 0120-000-444',
    ])
  })

  it('[CHR-058] has the mail where there is a form', () => {
    const links = { contact: 'https://partners.shop.test/contact' }
    expect(reachableLines({ phones: {}, links })).toEqual([
      { text: 'メールでのお問い合わせ', hours: expect.any(String), address: links.contact },
    ])
  })
})
