import { expect, it } from '@jest/globals'
import { createVisitorCache } from './visitor-cache.ts'

it('answers that are made at the same moment end one after the other, within ten seconds [K-187]', async () => {
  let now = 0
  const cache = createVisitorCache(() => now)
  const keys = Array.from({ length: 8 }, (_, at) => String(at))
  for (const key of keys) await cache.answer(key, async () => key)
  const fresh = [7199, 8500, 9999, 10_000].map((at) => {
    now = at
    return keys.filter((key) => cache.has(key)).length
  })
  expect(fresh).toEqual([8, 4, 1, 0])
})
