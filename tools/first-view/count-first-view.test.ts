import { expect, it } from '@jest/globals'
import { rowsOf } from './count-first-view.ts'

it.each<{ says: string; requests: [start: number, end?: number][]; row: number }>([
  { says: 'none', requests: [], row: 0 },
  {
    says: 'beside each other',
    requests: [
      [0, 5],
      [1, 3],
      [2, 9],
    ],
    row: 1,
  },
  {
    says: 'one after the other',
    requests: [
      [0, 5],
      [5, 9],
      [9, 12],
    ],
    row: 3,
  },
  {
    says: 'in two rows',
    requests: [
      [0, 5],
      [6, 9],
      [1, 2],
      [3, 4],
      [4, 8],
    ],
    row: 3,
  },
  { says: 'without an answer', requests: [[0, 5], [6]], row: 1 },
])('requests $says are $row in a row', ({ requests, row }) => {
  expect(rowsOf(requests.map(([start, end]) => ({ start, ...(end === undefined ? {} : { end }) })))).toBe(row)
})
