import { describe, expect, it } from '@jest/globals'
import { orderNumber, weekNumber } from '@shop/shared/domain'
import { badParsedValues, fakePlatform } from '@shop/shared/testing'
import { type KeptLine, listIn, numberListsKey, ownerMark, withList } from './number-list.ts'

const week = weekNumber('20261201')
const next = weekNumber('20261202')
const over = weekNumber('20261104')
const line = (no: string, more: Partial<KeptLine> = {}): KeptLine => ({
  no: orderNumber(no),
  quantity: 1,
  intent: `intent-${no}`,
  ...more,
})

/** The lists of a device in whose store a value stands. */
function storedAs(value: unknown) {
  const { storage } = fakePlatform()
  storage.local.write(numberListsKey.name, value)
  return storage.read(numberListsKey)
}

describe('the list in the store', () => {
  const open = [week, next]
  const both = withList(
    withList(undefined, { week, owner: 'a', lines: [line('104001', { quantity: 3 })] }, open),
    { week: next, owner: 'a', lines: [line('104012')] },
    open,
  )

  it('[ORD-042] is kept for each week', () => {
    expect(listIn(both, week, 'a')).toEqual([line('104001', { quantity: 3 })])
    expect(listIn(both, next, 'a')).toEqual([line('104012')])
  })

  it('[ORD-042] survives being written as text', () => {
    expect(listIn(storedAs(both), week, 'a')).toEqual(listIn(both, week, 'a'))
  })

  it('is nobody else’s on the same device', () => {
    expect(listIn(both, week, 'b')).toEqual([])
    const two = withList(both, { week, owner: 'b', lines: [line('104099')] }, open)
    expect(listIn(two, week, 'a')).toEqual([line('104001', { quantity: 3 })])
    expect(listIn(two, week, 'b')).toEqual([line('104099')])
  })

  it('goes with its week', () => {
    const old = withList(both, { week: over, owner: 'a', lines: [line('104099')] }, [over, ...open])
    const later = withList(old, { week: next, owner: 'a', lines: [line('104012')] }, [next])
    expect(listIn(later, over, 'a')).toEqual([])
    expect(listIn(later, week, 'a')).toEqual([])
    expect(listIn(later, next, 'a')).toEqual([line('104012')])
  })

  it('[ORD-043] leaves nothing behind when it is empty', () => {
    const one = withList(undefined, { week, owner: 'a', lines: [line('104001')] }, open)
    expect(withList(one, { week, owner: 'a', lines: [] }, open)).toBeUndefined()
  })

  const shaped: unknown[] = [
    { week, owner: 'a', lines: [] },
    [{ week: '20261399', owner: 'a', lines: [line('104001')] }],
    [{ week, owner: '', lines: [line('104001')] }],
    [{ week, owner: 'a', lines: 'many' }],
    [{ week, owner: 'a', lines: [{ ...line('104001'), no: '0' }] }],
    [{ week, owner: 'a', lines: [{ ...line('104001'), quantity: 100 }] }],
    [{ week, owner: 'a', lines: [{ ...line('104001'), quantity: 1.5 }] }],
    [{ week, owner: 'a', lines: [{ ...line('104001'), intent: 7 }] }],
    [{ week, owner: 'a', lines: [null, 1, 'x', []] }],
  ]
  it.each([...badParsedValues, ...shaped])('[ORD-042] is empty for bad value %#', (value) => {
    const stored = storedAs(value)
    expect(listIn(stored, week, 'a')).toEqual([])
    const saved = withList(stored, { week, owner: 'a', lines: [line('104001')] }, open)
    expect(listIn(saved, week, 'a')).toEqual([line('104001')])
  })

  it('has each number once and never more than 999', () => {
    const lines = Array.from({ length: 1200 }, (_, index) => line(String(100_000 + (index % 1100))))
    const read = listIn([{ week, owner: 'a', lines }], week, 'a')
    expect(read).toHaveLength(999)
    expect(new Set(read.map(({ no }) => no)).size).toBe(999)
  })

  it('marks its owner without telling who it is', () => {
    const marks = Array.from({ length: 5000 }, (_, index) => ownerMark(String(1_234_500_000 + index)))
    expect(marks.every((mark) => mark.length <= 4)).toBe(true)
    expect(new Set(marks).size).toBeGreaterThan(4000)
  })
})
