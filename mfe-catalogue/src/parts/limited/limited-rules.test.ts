import { describe, expect, it } from '@jest/globals'
import { yen } from '@shop/shared/domain'
import { discountPercent, limitedSaleBegins } from '@shop/shared/domain/shopping'
import { atDeadline } from '@shop/shared/testing/builders'
import { discountReason, limitedSortFrom, limitedTabFrom, limitedTabs, nextMinute, timeUntil } from './limited-rules.ts'

describe('the address of the list', () => {
  it.each([
    { text: 'wakeari', tab: 'wakeari' },
    { text: 'web', tab: 'web' },
    { text: 'tokka', tab: 'tokka' },
    { text: 'WEB', tab: 'wakeari' },
    { text: 'toString', tab: 'wakeari' },
    { text: '', tab: 'wakeari' },
    { text: null, tab: 'wakeari' },
  ])('[CAT-063] [CAT-008] tab=$text is $tab', ({ text, tab }) => expect(limitedTabFrom(text)).toBe(tab))

  it('[CAT-063] the tabs are named', () => {
    expect(limitedTabs.map(({ text }) => text)).toEqual(['訳あり', 'Web限定', '本気特価'])
  })

  it.each([
    { text: '0', sort: 0 },
    { text: '1', sort: 1 },
    { text: '2', sort: 0 },
    { text: '-1', sort: 0 },
    { text: null, sort: 0 },
  ])('[CAT-064] [BIZ-009] sort=$text is $sort', ({ text, sort }) => expect(limitedSortFrom(text)).toBe(sort))
})

describe('why it costs less', () => {
  it.each([
    { code: 1, says: '在庫整理' },
    { code: 2, says: '期限間近' },
    { code: 3, says: '旧商品・終売' },
    { code: 4, says: 'Web限定' },
    { code: 5, says: '物流センター在庫' },
    { code: 6, says: '箱つぶれ・印字不良' },
    { code: 7, says: '新商品お試し' },
    { code: 8, says: '本気特価' },
    { code: 0, says: undefined },
    { code: 9, says: undefined },
    { code: -1, says: undefined },
    { code: undefined, says: undefined },
  ])('[CAT-068] [CAT-069] [BIZ-009] code $code: $says', ({ code, says }) => expect(discountReason(code)).toBe(says))
})

describe('how much less', () => {
  it.each([
    { price: 516, original: 743, percent: 30 },
    { price: 71, original: 100, percent: 29 },
    { price: 249, original: 250, percent: undefined },
    { price: 99, original: 100, percent: 1 },
    { price: 100, original: 100, percent: undefined },
    { price: 120, original: 100, percent: undefined },
    { price: 100, original: 0, percent: undefined },
    { price: 100, original: -5, percent: undefined },
    { price: 0, original: 100, percent: undefined },
    { price: -20, original: 100, percent: undefined },
    { price: 100, original: undefined, percent: undefined },
  ])('[CAT-066] [CAT-067] $price of $original: $percent %', ({ price, original, percent }) => {
    expect(discountPercent(yen(price), original === undefined ? undefined : yen(original))).toBe(percent)
  })
})

describe('the time until the sale', () => {
  const from = new Date('2026-11-24T22:00:00+09:00')
  it.each([
    { now: '2026-11-20T17:22:00+09:00', days: 4, hours: 4, minutes: 38 },
    { now: '2026-11-24T21:00:00+09:00', days: 0, hours: 1, minutes: 0 },
    { now: '2026-11-24T21:59:00+09:00', days: 0, hours: 0, minutes: 1 },
    { now: '2026-11-24T21:59:59.999+09:00', days: 0, hours: 0, minutes: 1 },
    { now: '2026-11-24T22:00:00+09:00', days: 0, hours: 0, minutes: 0 },
    { now: '2026-11-24T22:00:01+09:00', days: 0, hours: 0, minutes: 0 },
  ])('[CAT-072] at $now: $days days $hours hours $minutes minutes', ({ now, ...left }) => {
    expect(timeUntil(from, new Date(now))).toEqual(left)
  })

  it.each([
    { now: '2026-11-24T21:58:20+09:00', next: '2026-11-24T21:59:00+09:00' },
    { now: '2026-11-24T21:58:00+09:00', next: '2026-11-24T21:59:00+09:00' },
    { now: '2026-11-24T21:59:00+09:00', next: '2026-11-24T22:00:00+09:00' },
  ])('[CAT-072] at $now it changes at $next', ({ now, next }) => {
    expect(nextMinute(from, new Date(now))).toEqual(new Date(next))
  })

  it('[CAT-071] [BIZ-008] the sale begins on the Tuesday before the deadline', () => {
    expect(limitedSaleBegins({ closesAt: new Date(atDeadline(0, 7)) })).toEqual(from)
  })
})
