import { expect, it } from '@jest/globals'
import { nextBatchSize } from './batch-size.ts'

it.each([
  { size: 100, tookMs: 40, next: 100 },
  { size: 100, tookMs: 10, next: 200 },
  { size: 200, tookMs: 80, next: 100 },
  { size: 100, tookMs: 5000, next: 50 },
  { size: 400, tookMs: 1, next: 500 },
  { size: 100, tookMs: 0, next: 200 },
])('[ORD-108] a batch of $size that took $tookMs ms is followed by one of $next', ({ size, tookMs, next }) => {
  expect(nextBatchSize(size, tookMs)).toBe(next)
})
