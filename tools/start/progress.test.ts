import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createProgress, withReminders } from './progress.ts'

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

describe('reminders', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('say again what is under way when nothing else was said, and end', () => {
    const lines: string[] = []
    const { log, end } = withReminders((text) => lines.push(text), 10_000)
    log('building shell')
    jest.advanceTimersByTime(20_000)
    log('built shell')
    jest.advanceTimersByTime(9000)
    expect(lines).toEqual(['building shell', 'still: building shell', 'still: building shell', 'built shell'])
    end()
    log('built mfe-a')
    jest.advanceTimersByTime(60_000)
    expect(lines.slice(4)).toEqual(['built mfe-a'])
  })
})
