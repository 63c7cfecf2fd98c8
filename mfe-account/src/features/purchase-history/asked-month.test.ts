import { describe, expect, it } from '@jest/globals'
import { isoMonth } from '@shop/shared/domain/month'
import { askedMonth } from './asked-month.ts'

const now = new Date('2026-11-26T12:00:00+09:00')
const read = (text: string | null, at = now) => {
  const asked = askedMonth(text, at)
  return asked.is === 'shown' ? isoMonth(asked.month) : asked.is
}

describe('the month of the address', () => {
  it.each([
    { text: null, is: '2026-11', says: 'without one it is this month' },
    { text: '2026-11', is: '2026-11', says: 'this month' },
    { text: '2024-11', is: '2024-11', says: 'the month 24 months back' },
    { text: '2024-10', is: 'notShown', says: 'further back nothing is shown' },
    { text: '2026-12', is: 'ahead', says: 'the future is none that was' },
  ])('[ACC-057] [BIZ-018] $text: $says', ({ text, is }) => {
    expect(read(text)).toBe(is)
  })

  it.each(['', '2026', '2026-13', '2026-00', '2026-1', '26-11', '2026-11-01', '２０２６-11', ' 2026-11', 'x'])(
    '[ACC-059] [ACC-082] %p is none',
    (text) => {
      expect(read(text)).toBe('unreadable')
    },
  )

  it('[ACC-060] [ACC-061] of the old form is not shown, though it be within 24 months', () => {
    const then = new Date('2024-06-01T00:00:00+09:00')
    expect(read('2023-07', then)).toBe('2023-07')
    expect(read('2023-06', then)).toBe('notShown')
  })

  it('[BIZ-025] is that of Tokyo', () => {
    expect(read(null, new Date('2026-10-31T15:00:00Z'))).toBe('2026-11')
  })
})
