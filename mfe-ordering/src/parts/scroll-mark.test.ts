import { describe, expect, it } from '@jest/globals'
import { badStoredValues, fakePlatform } from '@shop/shared/testing'
import { findScrollMark, leaveScrollMark, takeScrollMark } from './scroll-mark.ts'

const clicked = '2026-11-20T18:00:00.000+09:00'
const open = () => fakePlatform({ now: clicked })

describe('the mark of a scroll banner', () => {
  it.each([
    { says: 'at once', at: clicked, counts: true },
    { says: 'a millisecond before 24 hours', at: '2026-11-21T17:59:59.999+09:00', counts: true },
    { says: 'at 24 hours', at: '2026-11-21T18:00:00.000+09:00', counts: false },
    { says: 'before it was left, on a clock set back', at: '2026-11-20T17:59:59.999+09:00', counts: false },
  ])('[ORD-126] counts for 24 hours: $says', ({ at, counts }) => {
    const platform = open()
    leaveScrollMark(platform, 'fashion')
    platform.setNow(at)
    expect(findScrollMark(platform) !== undefined).toBe(counts)
  })

  it('[ORD-126] serves once', () => {
    const platform = open()
    leaveScrollMark(platform, 'fashion')
    const mark = findScrollMark(platform)
    if (mark === undefined) throw new Error('no mark')
    takeScrollMark(platform, mark)
    expect(findScrollMark(platform)).toBeUndefined()
    expect(platform.storage.local.read('scrollMarks')).toBeUndefined()
  })

  it('keeps one for each site', () => {
    const platform = open()
    leaveScrollMark(platform, 'fashion')
    platform.setNow('2026-11-20T18:05:00+09:00')
    leaveScrollMark(platform, 'dailyGoods')
    leaveScrollMark(platform, 'dailyGoods')
    expect(findScrollMark(platform)?.site).toBe('dailyGoods')
    const fashion = findScrollMark(platform, 'fashion')
    if (fashion === undefined) throw new Error('no mark')
    takeScrollMark(platform, fashion)
    expect(findScrollMark(platform, 'fashion')).toBeUndefined()
    expect(findScrollMark(platform)?.site).toBe('dailyGoods')
  })

  it('says nothing about a person', () => {
    const platform = open()
    leaveScrollMark(platform, 'fashion')
    expect(platform.storage.local.read('scrollMarks')).toEqual([
      { id: 'id-1', site: 'fashion', at: new Date(clicked).getTime() },
    ])
  })

  const shaped = [
    [{ id: '', site: 'fashion', at: 1 }],
    [{ id: 'a', site: 'toys', at: new Date(clicked).getTime() }],
    [{ id: 'a', site: 'fashion', at: String(new Date(clicked).getTime()) }],
    [{ id: 'a'.repeat(101), site: 'fashion', at: new Date(clicked).getTime() }],
    { id: 'a', site: 'fashion', at: new Date(clicked).getTime() },
  ]
  it.each([...badStoredValues.flatMap(parsed), ...shaped])('[ORD-126] is not made by bad value %#', (value) => {
    const platform = open()
    platform.storage.local.write('scrollMarks', value)
    expect(findScrollMark(platform)).toBeUndefined()
    leaveScrollMark(platform, 'fashion')
    expect(findScrollMark(platform)?.site).toBe('fashion')
  })
})

/** What cannot be read at all is absent to whoever asks the port. */
function parsed(text: string): unknown[] {
  try {
    return [JSON.parse(text)]
  } catch {
    return []
  }
}
