import { describe, expect, it } from '@jest/globals'
import { listCount } from './list-count.ts'

describe('how many favourites an address asks for', () => {
  it.each([
    { text: null, count: 30 },
    { text: '', count: 30 },
    { text: 'abc', count: 30 },
    { text: '-1', count: 30 },
    { text: '1', count: 30 },
    { text: '60', count: 60 },
    { text: '999', count: 999 },
    { text: '1020', count: 1020 },
    { text: '9999', count: 1020 },
    { text: '99999', count: 30 },
  ])('$text is $count', ({ text, count }) => {
    expect(listCount(text)).toBe(count)
  })
})
