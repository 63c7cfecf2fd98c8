import { expect, it } from '@jest/globals'
import { isSalesPersonCode } from './sales-person.ts'

it.each([
  { value: '1', isCode: true },
  { value: 'Tokyo-0123456789', isCode: true },
  { value: 'Tokyo-01234567890', isCode: false },
  { value: '', isCode: false },
  { value: 'a b', isCode: false },
  { value: ' 1', isCode: false },
  { value: '1\n', isCode: false },
  { value: '１', isCode: false },
  { value: 1, isCode: false },
  { value: ['1'], isCode: false },
])('[GRD-046] $value is a code of a sales person: $isCode', ({ value, isCode }) => {
  expect(isSalesPersonCode(value)).toBe(isCode)
})
