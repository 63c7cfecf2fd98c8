import { expect, it } from '@jest/globals'
import { maintenanceStart } from './maintenance.ts'

it.each([
  { closes: '2026-11-24T15:00:00+09:00', starts: '2026-11-25T02:00:00+09:00' },
  { closes: '2026-11-25T01:00:00+09:00', starts: '2026-11-25T02:00:00+09:00' },
  { closes: '2026-12-31T15:00:00+09:00', starts: '2027-01-01T02:00:00+09:00' },
])('[ORD-069] the maintenance after $closes begins at $starts', ({ closes, starts }) => {
  expect(maintenanceStart(new Date(closes))).toEqual(new Date(starts))
})
