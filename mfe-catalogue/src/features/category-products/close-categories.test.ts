import { describe, expect, it } from '@jest/globals'
import type { AppCategory, SubCategory } from '@shop/shared/api/shopping'
import { closeCategories } from './close-categories.ts'

const row = (prefix: string, counts: readonly number[]): SubCategory[] =>
  counts.map((count, at) => ({ code: `${prefix}${at + 1}`, name: `${prefix}${at + 1}`, count }))

const large = (counts: readonly number[], subCategories: SubCategory[] = []): AppCategory[] =>
  row('L', counts).map((one) => ({ ...one, subCategories }))

const ten = Array.from({ length: 10 }, () => 5)
const middles = row('M', ten)
const smalls = row('S', [3, 0, 2])

const closeTo = (at: readonly [string, string, string], categories = large(ten, middles), small = smalls) =>
  closeCategories({ large: at[0], middle: at[1], small: at[2] }, { categories, small }).map(({ code }) => code)

describe('[CAT-043] [BIZ-010] the close categories', () => {
  it.each([
    { of: 'a large one', at: ['L5', '0', '0'], are: ['L2', 'L3', 'L4', 'L6', 'L7', 'L8'] },
    { of: 'the first, with none before it', at: ['L1', '0', '0'], are: ['L2', 'L3', 'L4', 'L5', 'L6', 'L7'] },
    { of: 'the last, with none behind it', at: ['L10', '0', '0'], are: ['L4', 'L5', 'L6', 'L7', 'L8', 'L9'] },
    { of: 'a middle one stand in its large one', at: ['L1', 'M2', '0'], are: ['M1', 'M3', 'M4', 'M5', 'M6', 'M7'] },
    { of: 'a small one, without those that hold nothing', at: ['L1', 'M2', 'S1'], are: ['S3'] },
    { of: 'one that nobody has', at: ['L99', '0', '0'], are: [] },
    { of: 'a middle one that nobody has', at: ['L1', 'M99', '0'], are: [] },
    { of: 'a middle one of a large one that nobody has', at: ['L99', 'M1', '0'], are: [] },
  ] as const)('of $of: $are', ({ at, are }) => {
    expect(closeTo(at)).toEqual(are)
  })

  it('reach over empty ones to the next that hold something', () => {
    expect(closeTo(['L4', '0', '0'], large([9, 0, 0, 7, 0, 8]))).toEqual(['L1', 'L6'])
  })

  it('are none beside the only one', () => {
    expect(closeTo(['L1', '0', '0'], large([4]))).toEqual([])
  })

  it('of a small one wait until its level is known', () => {
    expect(
      closeCategories(
        { large: 'L1', middle: 'M1', small: 'S1' },
        { categories: large(ten, middles), small: undefined },
      ),
    ).toEqual([])
  })
})
