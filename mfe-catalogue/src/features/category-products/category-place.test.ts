import { describe, expect, it } from '@jest/globals'
import type { AppCategory } from '@shop/shared/api/shopping'
import { placeOf } from './category-place.ts'

const fish: AppCategory = {
  code: '13',
  name: '魚・海産',
  count: 174,
  subCategories: [{ code: '1301', name: '鮭・鱒', count: 28 }],
}
const small = [{ code: '130101', name: '秋鮭', count: 19 }]

const nameAt = (large: string, middle: string, lowest: string, known: typeof small | undefined = small) =>
  placeOf({ large, middle, small: lowest }, { categories: [fish], small: known })?.name

describe('the place of a category', () => {
  it.each([
    { at: ['13', '0', '0'], name: '魚・海産' },
    { at: ['13', '1301', '0'], name: '鮭・鱒' },
    { at: ['13', '1301', '130101'], name: '秋鮭' },
    { at: ['13', '0', '130101'], name: '秋鮭' },
    { at: ['99', '0', '0'], name: undefined },
    { at: ['13', '9999', '0'], name: undefined },
    { at: ['13', '1301', '999999'], name: undefined },
    { at: ['0', '0', '0'], name: undefined },
  ] as const)('$at is $name', ({ at: [large, middle, lowest], name }) => {
    expect(nameAt(large, middle, lowest)).toBe(name)
  })

  it('does not doubt a small category whose names are not here yet', () => {
    expect(placeOf({ large: '13', middle: '1301', small: '130101' }, { categories: [fish], small: undefined })).toEqual(
      expect.objectContaining({ name: '鮭・鱒', small: undefined }),
    )
  })

  it('leads to the levels above', () => {
    const place = placeOf({ large: '13', middle: '1301', small: '130101' }, { categories: [fish], small })
    expect(place?.above).toEqual([
      { text: '魚・海産', to: '/category/13/0/0/-1' },
      { text: '鮭・鱒', to: '/category/13/1301/0/-1' },
    ])
  })
})
