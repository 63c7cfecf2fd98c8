import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { reportProgress } from './report-progress.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it('[K-149] tells what is being done at once, again every second while there is work, and nothing while it waits', () => {
  const told: string[] = []
  let workMs = 200
  const usage = (before?: NodeJS.CpuUsage) =>
    before === undefined ? { user: 0, system: 0 } : { user: workMs * 800, system: workMs * 200 }
  const progress = reportProgress((doing) => told.push(doing), usage)
  jest.advanceTimersByTime(1000)
  progress.log('database: embedded PostgreSQL')
  jest.advanceTimersByTime(2000)
  workMs = 2
  jest.advanceTimersByTime(60_000)
  workMs = 200
  progress.end()
  jest.advanceTimersByTime(60_000)
  expect(told).toEqual(['starting', ...Array(3).fill('database: embedded PostgreSQL')])
})
