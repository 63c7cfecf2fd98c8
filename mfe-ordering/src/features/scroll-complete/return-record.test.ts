import { describe, expect, it } from '@jest/globals'
import { orderNumber, weekNumber } from '@shop/shared/domain'
import { badStoredValues } from '@shop/shared/testing'
import { findRecord, judgeReturn, type ReturnRecord, recordsIn, withRecord } from './return-record.ts'

const now = new Date('2026-11-20T18:00:00+09:00')
const before = (ms: number) => now.getTime() - ms
const record = (over: Partial<ReturnRecord> = {}): ReturnRecord => ({
  name: '112001x1',
  week: weekNumber('20261201'),
  at: before(0),
  site: 'fashion',
  left: [{ no: orderNumber('112001'), quantity: 1, intent: 'intent-112001' }],
  ...over,
})
const hour = 60 * 60 * 1000

it.each([
  { id: 'ORD-126', says: 'from our own banner', done: undefined, mark: before(hour), verdict: 'place' },
  { id: 'ORD-126', says: 'from nobody knows where', done: undefined, mark: undefined, verdict: 'ask' },
  { id: 'ORD-123', says: 'a moment after it was done', done: before(9_999), mark: undefined, verdict: 'shown' },
  {
    id: 'ORD-123',
    says: 'within ten seconds, with a mark',
    done: before(9_999),
    mark: before(5_000),
    verdict: 'shown',
  },
  { id: 'ORD-123', says: 'after ten seconds, by a reload', done: before(10_000), mark: undefined, verdict: 'shown' },
  {
    id: 'ORD-123',
    says: 'after ten seconds, from a newer visit',
    done: before(10_000),
    mark: before(1),
    verdict: 'place',
  },
  {
    id: 'ORD-123',
    says: 'with a mark from before it was done',
    done: before(hour),
    mark: before(2 * hour),
    verdict: 'shown',
  },
] as const)('[$id] a return $says: $verdict', ({ done, mark, verdict }) => {
  const known = done === undefined ? undefined : record({ at: done })
  expect(judgeReturn(known, mark === undefined ? undefined : { at: mark }, now)).toBe(verdict)
})

describe('what was done, in the store', () => {
  it('is found again by week and lines', () => {
    const records = recordsIn(JSON.parse(JSON.stringify([record()])), now)
    expect(findRecord(records, record())).toEqual(record())
    expect(findRecord(records, { name: '112001x2', week: record().week })).toBeUndefined()
    expect(findRecord(records, { name: '112001x1', week: weekNumber('20261202') })).toBeUndefined()
  })

  it('is forgotten after a day', () => {
    expect(recordsIn([record({ at: before(24 * hour - 1) })], now)).toHaveLength(1)
    expect(recordsIn([record({ at: before(24 * hour) })], now)).toHaveLength(0)
  })

  it('keeps one of each and no more than twenty', () => {
    const twice = withRecord([record({ at: 1 })], record({ at: 2 }))
    expect(twice).toEqual([record({ at: 2 })])
    const many = Array.from({ length: 30 }, (_, index) => record({ name: `n${index}` }))
    const kept = many.reduce<ReturnRecord[]>((all, one) => withRecord(all, one), [])
    expect(kept.map(({ name }) => name)).toEqual(many.slice(10).map(({ name }) => name))
  })

  const shaped: unknown[] = [
    [record({ name: '' })],
    [{ ...record(), week: 'soon' }],
    [{ ...record(), at: '1' }],
    [{ ...record(), site: 'toys' }],
    [{ ...record(), left: {} }],
    [record({ at: before(-hour) })],
    record(),
  ]
  it.each([...badStoredValues.flatMap(readable), ...shaped])('is nothing for bad value %#', (stored) => {
    expect(recordsIn(stored, now)).toEqual([])
  })
})

function readable(text: string): unknown[] {
  try {
    return [JSON.parse(text)]
  } catch {
    return []
  }
}
