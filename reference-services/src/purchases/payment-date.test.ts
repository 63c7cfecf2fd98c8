import { expect, it } from '@jest/globals'
import { paymentDateOf } from './payment-date.ts'

it.each([
  { month: '2026-10', says: 'a Friday', date: '2026-11-27' },
  { month: '2026-11', says: 'a Sunday', date: '2026-12-28' },
  { month: '2026-12', says: 'the year after', date: '2027-01-27' },
  { month: '2026-05', says: 'a Saturday', date: '2026-06-29' },
  { month: '2024-03', says: 'a Saturday before the day of Showa', date: '2024-04-30' },
])('[ACC-068] $month is paid on the 27th of the month after, or when banks are open: $says', ({ month, date }) => {
  expect(paymentDateOf(month)).toBe(date)
})
