import { describe, expect, it } from '@jest/globals'
import { cumulativeShift, type Shift } from './layout-shift.ts'

describe('N: the layout shift of a first view', () => {
  it.each<{ says: string; shifts: Shift[]; sum: number }>([
    { says: 'nothing without shifts', shifts: [], sum: 0 },
    {
      says: 'the sum of shifts that follow each other',
      shifts: [
        { at: 100, value: 0.25 },
        { at: 1099, value: 0.5 },
      ],
      sum: 0.75,
    },
    {
      says: 'of the larger window when a second lies between them',
      shifts: [
        { at: 100, value: 0.25 },
        { at: 1100, value: 0.5 },
      ],
      sum: 0.5,
    },
    {
      says: 'of the first window when it is the larger one',
      shifts: [
        { at: 100, value: 0.5 },
        { at: 200, value: 0.25 },
        { at: 2000, value: 0.5 },
      ],
      sum: 0.75,
    },
    {
      says: 'of five seconds at most',
      shifts: [0, 900, 1800, 2700, 3600, 4500, 5000].map((at) => ({ at, value: 0.125 })),
      sum: 0.75,
    },
  ])('is $says', ({ shifts, sum }) => {
    expect(cumulativeShift(shifts)).toBe(sum)
  })
})
