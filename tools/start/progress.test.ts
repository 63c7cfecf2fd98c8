import { expect, it } from '@jest/globals'
import { createProgress } from './progress.ts'

it.each([
  { at: 1_000, line: '[   0.0s] building shell' },
  { at: 13_740, line: '[  12.7s] building shell' },
  { at: 121_000, line: '[ 120.0s] building shell' },
])('a line of progress begins with the seconds since the start: $line', ({ at, line }) => {
  const lines: string[] = []
  createProgress(
    1_000,
    () => at,
    (text) => lines.push(text),
  )('building shell')
  expect(lines).toEqual([line])
})
