import { expect, it } from '@jest/globals'
import { errorCodes } from './error-codes.ts'

it.each([
  { id: 'ERR-001', name: 'outdated', code: 'API_IS_EOL_0000' },
  { id: 'ERR-006', name: 'loginFirst', code: 'CSP9998' },
  { id: 'ERR-007', name: 'catalogueNotShown', code: 'CSP1001' },
  { id: 'ERR-007', name: 'wrongProductKind', code: 'CSP9008' },
  { id: 'ERR-008', name: 'registration', code: 'CSP17004' },
  { id: 'ERR-009', name: 'afterMaintenanceStart', code: 'CSP50003' },
  { id: 'ERR-009', name: 'prohibitedMember', code: 'CSP60001' },
] as const)('[$id] $name is $code', ({ name, code }) => {
  expect(errorCodes[name]).toBe(code)
})

it.each([
  { name: 'underReview', code: 'CSP17005' },
  { name: 'overLimit', code: 'CSP50001' },
  { name: 'weekClosed', code: 'CSP50002' },
  { name: 'notForThisMember', code: 'CSP50004' },
  { name: 'catalogueTicketSpent', code: 'CSP50015' },
  { name: 'productNotFound', code: 'CSP9001' },
  { name: 'csrfTokenSpent', code: 'CSP90001' },
  { name: 'idempotencyKeyReused', code: 'CSP90002' },
] as const)('$name is $code', ({ name, code }) => {
  expect(errorCodes[name]).toBe(code)
})
