import { describe, expect, it } from '@jest/globals'
import { weekNumber } from '@shop/shared/domain'
import { catalogueNumberAt } from './catalogue-number.ts'

const range = (number: number, from: string, to: string) => ({ number, from: weekNumber(from), to: weekNumber(to) })
const ranges = [
  range(263, '20260701', '20260906'),
  range(264, '20261001', '20261206'),
  range(271, '20270101', '20270306'),
  range(999, '20261203', '20270101'),
]

describe('the number of a catalogue', () => {
  it.each([
    { week: '20260606', number: undefined, why: 'before all' },
    { week: '20260701', number: 263, why: 'the first week of a range' },
    { week: '20260802', number: 263, why: 'within' },
    { week: '20260906', number: 263, why: 'its last week' },
    { week: '20261001', number: 264, why: 'the next range' },
    { week: '20261206', number: 264, why: 'the first of two that overlap' },
    { week: '20270101', number: 271, why: 'over the turn of the year' },
    { week: '20270306', number: 271, why: 'the last week of all' },
    { week: '20270401', number: undefined, why: 'after all' },
  ])('[CAT-020] in $week is $number: $why', ({ week, number }) =>
    expect(catalogueNumberAt(ranges, weekNumber(week))).toBe(number),
  )

  it.each([
    { says: 'no range at all', of: [] },
    { says: 'a gap', of: [range(1, '20261101', '20261104'), range(2, '20261202', '20261206')] },
    { says: 'a range that ends before it begins', of: [range(1, '20261206', '20261101')] },
  ])('[CAT-020] [CAT-021] is none: $says', ({ of }) =>
    expect(catalogueNumberAt(of, weekNumber('20261201'))).toBeUndefined(),
  )
})
