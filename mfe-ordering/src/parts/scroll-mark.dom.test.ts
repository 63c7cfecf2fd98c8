import { describe, expect, it } from '@jest/globals'
import { weekNumber } from '@shop/shared/domain'
import { badParsedValues, type FakePlatform, fakePlatform } from '@shop/shared/testing'
import { findScrollMark, leaveAppMark, openMarkedTab, takeScrollMark } from './scroll-mark.ts'

const clicked = '2026-11-20T18:00:00.000+09:00'
const open = () => fakePlatform({ now: clicked })
const week = weekNumber('20261201')
const owner = 'a1'
const fashion = { site: 'fashion', week, owner } as const
const dailyGoods = { site: 'dailyGoods', week, owner } as const
const arrived = { owner, entry: 'web' } as const
const inApp = { owner, entry: 'app' } as const
const whole = { id: 'a', ...fashion, at: new Date(clicked).getTime(), entry: 'web' }

/** Goes to a site; the page is one of the tab that was opened. */
function goToSite(platform: FakePlatform, visit: Parameters<typeof openMarkedTab>[1]): string | undefined {
  const id = openMarkedTab(platform, visit, (markId) => markId)
  platform.storage.session.write('scrollVisit', id)
  return id
}

describe('the mark of a scroll banner', () => {
  it.each([
    { says: 'at once', at: clicked, counts: true },
    { says: 'a millisecond before two hours', at: '2026-11-20T19:59:59.999+09:00', counts: true },
    { says: 'at two hours', at: '2026-11-20T20:00:00.000+09:00', counts: false },
    { says: 'before it was left, on a clock set back', at: '2026-11-20T17:59:59.999+09:00', counts: false },
  ])('[ORD-126] counts for two hours: $says', ({ at, counts }) => {
    const platform = open()
    goToSite(platform, fashion)
    platform.setNow(at)
    expect(findScrollMark(platform, arrived) !== undefined).toBe(counts)
  })

  it('[ORD-126] serves once', () => {
    const platform = open()
    goToSite(platform, fashion)
    const mark = findScrollMark(platform, arrived)
    if (mark === undefined) throw new Error('no mark')
    takeScrollMark(platform, mark)
    expect(findScrollMark(platform, arrived)).toBeUndefined()
    expect(platform.storage.local.read('scrollMarks')).toBeUndefined()
  })

  it('[ORD-126] [K-162] is found in the tab of its visit alone, and not for the other site', () => {
    const platform = open()
    expect(goToSite(platform, fashion)).toBe('id-1')
    expect(goToSite(platform, dailyGoods)).toBe('id-2')
    expect(findScrollMark(platform, arrived)?.site).toBe('dailyGoods')
    expect(findScrollMark(platform, { ...arrived, site: 'fashion' })).toBeUndefined()
    for (const tab of ['id-3', '', 7, undefined]) {
      platform.storage.session.write('scrollVisit', tab ?? null)
      expect(findScrollMark(platform, arrived)).toBeUndefined()
    }
  })

  it('[ORD-126] goes with the tab: nothing of it stays in the page that was clicked', () => {
    const platform = open()
    const kept = openMarkedTab(platform, fashion, () => platform.storage.session.read('scrollVisit'))
    expect([kept, platform.storage.session.read('scrollVisit')]).toEqual(['id-1', undefined])
  })

  it('[ORD-126] is not left when the browser opens no tab', () => {
    const platform = open()
    expect(openMarkedTab(platform, fashion, () => undefined)).toBeUndefined()
    expect(platform.storage.local.read('scrollMarks')).toBeUndefined()
  })

  it('[MOB-019] [K-162] of the app counts in the app, by its site where both are open', () => {
    const platform = open()
    leaveAppMark(platform, fashion)
    expect(findScrollMark(platform, inApp)?.site).toBe('fashion')
    expect(findScrollMark(platform, arrived)).toBeUndefined()
    leaveAppMark(platform, dailyGoods)
    expect(findScrollMark(platform, inApp)).toBeUndefined()
    expect(findScrollMark(platform, { ...inApp, site: 'fashion' })?.id).toBe('id-1')
    expect(findScrollMark(platform, { ...inApp, site: 'dailyGoods' })?.id).toBe('id-2')
  })

  it('[ORD-126] of a tab does not count for a link in the app', () => {
    const platform = open()
    openMarkedTab(platform, fashion, (id) => id)
    expect(findScrollMark(platform, inApp)).toBeUndefined()
  })

  it('keeps the twenty latest', () => {
    const platform = open()
    for (let visit = 0; visit < 21; visit++) goToSite(platform, fashion)
    expect(platform.storage.local.read('scrollMarks')).toHaveLength(20)
    expect(findScrollMark(platform, arrived)?.id).toBe('id-21')
  })

  it('[ORD-122] keeps the week that was handed over, and whose it is without saying who', () => {
    const platform = open()
    goToSite(platform, fashion)
    expect(platform.storage.local.read('scrollMarks')).toEqual([
      { id: 'id-1', site: 'fashion', week, owner, at: new Date(clicked).getTime(), entry: 'web' },
    ])
  })

  it('[ORD-126] counts for the member who left it alone', () => {
    const platform = open()
    goToSite(platform, fashion)
    expect(findScrollMark(platform, arrived)).toBeDefined()
    expect(findScrollMark(platform, { ...arrived, owner: 'b2' })).toBeUndefined()
  })

  const shaped = [
    [{ ...whole, id: '' }],
    [{ ...whole, site: 'toys' }],
    [{ ...whole, at: String(whole.at) }],
    [{ ...whole, week: undefined }],
    [{ ...whole, week: 'soon' }],
    [{ ...whole, owner: undefined }],
    [{ ...whole, owner: '' }],
    [{ ...whole, entry: undefined }],
    [{ ...whole, entry: 'tv' }],
    whole,
  ]
  it.each([...badParsedValues, ...shaped])('[ORD-126] is not made by bad value %#', (value) => {
    const platform = open()
    platform.storage.local.write('scrollMarks', value)
    platform.storage.session.write('scrollVisit', whole.id)
    expect(findScrollMark(platform, arrived)).toBeUndefined()
    goToSite(platform, fashion)
    expect(findScrollMark(platform, arrived)?.site).toBe('fashion')
  })
})
