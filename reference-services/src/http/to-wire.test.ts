import { describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import { toWire } from './to-wire.ts'

const flag = v.pipe(
  v.picklist([0, 1]),
  v.transform((value) => value === 1),
)
const schema = v.object({
  name: v.string(),
  flag,
  note: v.pipe(
    v.nullish(v.string()),
    v.transform((value) => value ?? undefined),
  ),
  rows: v.nullish(v.array(v.object({ no: v.number() })), () => []),
})

describe('a reply on its way out', () => {
  it('keeps the wire form of what a reader turns into something else', () => {
    expect(toWire(schema, { name: 'a', flag: 1, note: null, rows: [] })).toEqual({
      name: 'a',
      flag: 1,
      note: null,
      rows: [],
    })
  })

  it('loses every field that the contract does not name, at every depth', () => {
    const reply = { name: 'a', flag: 0, secret: 'x', rows: [{ no: 1, password: 'x' }] }
    expect(toWire(schema, reply)).toEqual({ name: 'a', flag: 0, rows: [{ no: 1 }] })
  })

  it.each([
    { says: 'a missing field', reply: { flag: 1 } },
    { says: 'a wrong type inside of a list', reply: { name: 'a', flag: 1, rows: [{ no: 'one' }] } },
    { says: 'a truth value instead of 0 and 1', reply: { name: 'a', flag: true } },
  ])('is not sent with $says', ({ reply }) => {
    expect(() => toWire(schema, reply)).toThrow(/wrong shape/)
  })
})
