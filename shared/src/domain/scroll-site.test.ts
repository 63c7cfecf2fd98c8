import { describe, expect, it } from '@jest/globals'
import { isScrollCategory, isScrollSite, isScrollStatus, scrollSiteOf, scrollStatus } from './scroll-site.ts'

describe('the scroll sites', () => {
  it.each([
    { category: 1, site: 'fashion', status: 73 },
    { category: 2, site: 'dailyGoods', status: 80 },
  ] as const)('[ORD-127] [BIZ-012] category $category is $site, ordered with $status', ({ category, site, status }) => {
    expect(scrollSiteOf(category)).toBe(site)
    expect(scrollStatus(site)).toBe(status)
    expect(isScrollSite(site)).toBe(true)
  })

  it.each(['0', '3', '', '01', '1.0', ' 1', 'fashion', '__proto__'])('[BIZ-012] "%s" is the number of none', (text) => {
    expect(isScrollCategory(text)).toBe(false)
  })

  it.each(['food', '', 'toString', 1, undefined])('%s is none', (value) => expect(isScrollSite(value)).toBe(false))

  it.each([
    { status: 73, scroll: true },
    { status: 80, scroll: true },
    { status: 62, scroll: false },
    { status: 0, scroll: false },
  ])('[BIZ-012] $status comes from a scroll site: $scroll', ({ status, scroll }) => {
    expect(isScrollStatus(status)).toBe(scroll)
  })
})
