import { describe, expect, it } from '@jest/globals'
import { withQuantity } from '@shop/shared/domain/shopping'
import { anOrderLine, aProduct } from '@shop/shared/testing'
import { keepSameLines } from './order.queries.ts'

const [milk, eggs, tofu] = ['104001', '104033', '106002'].map((orderNumber) => aProduct({ orderNumber }))
const lineOf = (product = aProduct(), quantity = 1) => anOrderLine({ product, quantity })
const before = { week: aProduct().week, lines: [lineOf(milk), lineOf(eggs), lineOf(tofu)] }
const readAgain = (): typeof before => JSON.parse(JSON.stringify(before))

describe('an order that is read again', () => {
  it('is the same when nothing has changed', () => {
    expect(keepSameLines(before, readAgain())).toBe(before)
  })

  it.each([
    { says: 'one was taken out', after: { ...readAgain(), lines: readAgain().lines.slice(1) }, same: [1, 2] },
    { says: 'one came first', after: { ...readAgain(), lines: [lineOf(aProduct()), ...readAgain().lines] }, same: [] },
    { says: 'they stand otherwise', after: { ...readAgain(), lines: readAgain().lines.toReversed() }, same: [2, 1, 0] },
  ])('keeps the lines that are as they were when $says', ({ after, same }) => {
    const lines = keepSameLines(before, after).lines
    expect(lines).toEqual(after.lines)
    for (const at of same) expect(lines).toContain(before.lines[at])
  })

  it('has the new value of a line that has changed, and the old ones of the others', () => {
    const lines = keepSameLines(before, withQuantity(readAgain(), eggs ?? aProduct(), 3, 62)).lines
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 3, 1])
    expect([lines[0], lines[2]]).toEqual([before.lines[0], before.lines[2]])
    expect(lines[0]).toBe(before.lines[0])
    expect(lines[1]).not.toBe(before.lines[1])
  })
})
