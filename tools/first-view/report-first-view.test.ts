import { expect, it } from '@jest/globals'
import type { FirstView } from './count-first-view.ts'
import { lineOf, linesBeyond } from './report-first-view.ts'

const found: FirstView = {
  calls: 210_000,
  commits: 8,
  rules: 12,
  requests: 16,
  bytes: 285_000,
  preflights: 0,
  callsInARow: 1,
  starts: 1,
  htmlBytes: 37_000,
}

it('a first view is told in one line', () => {
  expect(lineOf('top page, visitor', found)).toBe(
    'first-view top page, visitor: 210000 calls, 8 commits, 12 rules, 16 requests, 285000 bytes, 0 preflights, 1 calls in a row, 1 starts, 37000 bytes of HTML',
  )
})

it('each figure above its limit is told, one that meets it is not', () => {
  expect(linesBeyond('top page, visitor', found, { calls: 200_000, commits: 8, rules: 11 })).toEqual([
    'first-view top page, visitor: 210000 calls are above 200000',
    'first-view top page, visitor: 12 rules are above 11',
  ])
})
