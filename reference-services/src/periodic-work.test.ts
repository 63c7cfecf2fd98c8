import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { startPeriodicWork } from './periodic-work.ts'
import { captureLog } from './testing/captured-log.ts'

const everyMs = 600_000

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

it('works again and again, and not any more once it was stopped', async () => {
  const work = jest.fn(async () => undefined)
  const stop = startPeriodicWork({ name: 'counting', work, nextInMs: () => everyMs })
  expect(work).toHaveBeenCalledTimes(0)
  await jest.advanceTimersByTimeAsync(2 * everyMs)
  expect(work).toHaveBeenCalledTimes(2)
  await stop()
  await jest.advanceTimersByTimeAsync(everyMs)
  expect(work).toHaveBeenCalledTimes(2)
})

it('[ORD-108] tries again within seconds what has failed, and says so', async () => {
  const log = captureLog()
  const work = jest.fn(async () => Promise.reject(new Error('the database is away')))
  const stop = startPeriodicWork({ name: 'rollover', work, nextInMs: () => everyMs })
  await jest.advanceTimersByTimeAsync(everyMs + 5000)
  expect(work).toHaveBeenCalledTimes(2)
  log.close()
  expect(log.records).toMatchObject([
    { level: 'error', server: 'rollover', message: 'Error the database is away' },
    { server: 'rollover' },
  ])
  await stop()
})

it('waits at its stop for what is under way, which is told', async () => {
  const ends: string[] = []
  const work = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        ends.push('told')
        setTimeout(() => {
          ends.push('ended')
          resolve()
        }, 1000)
      })
    })
  const stop = startPeriodicWork({ name: 'rollover', work, nextInMs: () => 0 })
  await jest.advanceTimersByTimeAsync(0)
  const stopped = stop().then(() => ends.push('stopped'))
  await jest.advanceTimersByTimeAsync(1000)
  await stopped
  expect(ends).toEqual(['told', 'ended', 'stopped'])
})
