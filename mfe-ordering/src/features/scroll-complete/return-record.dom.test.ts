import { describe, expect, it } from '@jest/globals'
import { badParsedValues, fakePlatform } from '@shop/shared/testing'
import { findRecord, type ReturnRecord, recordsIn, recordsKey, withRecord } from './return-record.ts'
import { before, hour, now, record } from './testing/a-record.ts'

describe('what was done, in the store', () => {
  /** The records that count of a stored value. */
  const storedAs = (value: unknown) => {
    const { storage } = fakePlatform()
    storage.local.write(recordsKey.name, value)
    return recordsIn(storage.read(recordsKey), now)
  }

  it('is found again by whose it is and lines', () => {
    const records = storedAs([record()])
    expect(findRecord(records, record())).toEqual(record())
    expect(findRecord(records, { name: '112001x2', owner: 'a1' })).toBeUndefined()
    expect(findRecord(records, { name: '112001x1', owner: 'b2' })).toBeUndefined()
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
    [record({ owner: '' })],
    [{ ...record(), owner: undefined }],
    [{ ...record(), week: 'soon' }],
    [{ ...record(), at: '1' }],
    [{ ...record(), site: 'toys' }],
    [{ ...record(), left: {} }],
    [record({ at: before(-hour) })],
    record(),
  ]
  it.each([...badParsedValues, ...shaped])('is nothing for bad value %#', (stored) => {
    expect(storedAs(stored)).toEqual([])
  })
})
