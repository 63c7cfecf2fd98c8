import { expect, it } from '@jest/globals'
import { createGate } from '@shop/shared/testing/hold'
import { ignoreWhileRunning } from './ignore-while-running.ts'

it('[ORD-075] one press at a time, also after one that failed', async () => {
  const press = ignoreWhileRunning()
  let acts = 0
  const { until, release } = createGate()
  const first = press(async () => {
    acts += 1
    await until
  })
  await press(async () => {
    acts += 1
  })
  expect(acts).toBe(1)
  release()
  await first
  await expect(press(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  await press(async () => {
    acts += 1
  })
  expect(acts).toBe(2)
})
