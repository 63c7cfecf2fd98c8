import { describe, expect, it } from '@jest/globals'
import { weekNumber } from '@shop/shared/domain'
import { badParsedValues, fakePlatform } from '@shop/shared/testing'
import { findScrollMark, leaveScrollMark, takeScrollMark } from './scroll-mark.ts'

const clicked = '2026-11-20T18:00:00.000+09:00'
const open = () => fakePlatform({ now: clicked })
const week = weekNumber('20261201')
const owner = 'a1'
const fashion = { site: 'fashion', week, owner } as const
const dailyGoods = { site: 'dailyGoods', week, owner } as const
const first = { id: 'id-1', owner }
const whole = { id: 'a', ...fashion, at: new Date(clicked).getTime() }

describe('the mark of a scroll banner', () => {
  it.each([
    { says: 'at once', at: clicked, counts: true },
    { says: 'a millisecond before 24 hours', at: '2026-11-21T17:59:59.999+09:00', counts: true },
    { says: 'at 24 hours', at: '2026-11-21T18:00:00.000+09:00', counts: false },
    { says: 'before it was left, on a clock set back', at: '2026-11-20T17:59:59.999+09:00', counts: false },
  ])('[ORD-126] counts for 24 hours: $says', ({ at, counts }) => {
    const platform = open()
    leaveScrollMark(platform, fashion)
    platform.setNow(at)
    expect(findScrollMark(platform, first) !== undefined).toBe(counts)
  })

  it('[ORD-126] serves once', () => {
    const platform = open()
    leaveScrollMark(platform, fashion)
    const mark = findScrollMark(platform, first)
    if (mark === undefined) throw new Error('no mark')
    takeScrollMark(platform, mark)
    expect(findScrollMark(platform, first)).toBeUndefined()
    expect(platform.storage.local.read('scrollMarks')).toBeUndefined()
  })

  it('[ORD-126] is found by the id that the return address carries, and not of the other site', () => {
    const platform = open()
    expect(leaveScrollMark(platform, fashion)).toBe('id-1')
    expect(leaveScrollMark(platform, dailyGoods)).toBe('id-2')
    expect(findScrollMark(platform, first)?.site).toBe('fashion')
    expect(findScrollMark(platform, { id: 'id-2', owner })?.site).toBe('dailyGoods')
    expect(findScrollMark(platform, { id: 'id-2', owner, site: 'fashion' })).toBeUndefined()
    expect(findScrollMark(platform, { id: 'id-3', owner })).toBeUndefined()
    expect(findScrollMark(platform, { id: undefined, owner })).toBeUndefined()
  })

  it('keeps the twenty latest', () => {
    const platform = open()
    for (let visit = 0; visit < 21; visit++) leaveScrollMark(platform, fashion)
    expect(findScrollMark(platform, first)).toBeUndefined()
    expect(findScrollMark(platform, { id: 'id-21', owner })).toBeDefined()
    expect(platform.storage.local.read('scrollMarks')).toHaveLength(20)
  })

  it('[ORD-122] keeps the week that was handed over, and whose it is without saying who', () => {
    const platform = open()
    leaveScrollMark(platform, fashion)
    expect(platform.storage.local.read('scrollMarks')).toEqual([
      { id: 'id-1', site: 'fashion', week, owner, at: new Date(clicked).getTime() },
    ])
  })

  it('[ORD-126] counts for the member who left it alone', () => {
    const platform = open()
    leaveScrollMark(platform, fashion)
    expect(findScrollMark(platform, first)).toBeDefined()
    expect(findScrollMark(platform, { id: 'id-1', owner: 'b2' })).toBeUndefined()
  })

  const shaped = [
    [{ ...whole, id: '' }],
    [{ ...whole, site: 'toys' }],
    [{ ...whole, at: String(whole.at) }],
    [{ ...whole, week: undefined }],
    [{ ...whole, week: 'soon' }],
    [{ ...whole, owner: undefined }],
    [{ ...whole, owner: '' }],
    whole,
  ]
  it.each([...badParsedValues, ...shaped])('[ORD-126] is not made by bad value %#', (value) => {
    const platform = open()
    platform.storage.local.write('scrollMarks', value)
    expect(findScrollMark(platform, { id: whole.id, owner })).toBeUndefined()
    leaveScrollMark(platform, fashion)
    expect(findScrollMark(platform, first)?.site).toBe('fashion')
  })
})
