import { describe, expect, it } from '@jest/globals'
import { isLimitedNumber, isOsechiNumber, isReservedNumber, orderNumber, parseOrderNumber } from './order-number.ts'

describe('order number', () => {
  it.each([
    { id: 'ORD-035', says: 'the least', typed: '1', read: '000001' },
    { id: 'ORD-035', says: 'the greatest', typed: '999999', read: '999999' },
    { id: 'ORD-037', says: 'full-width digits', typed: '１２３', read: '000123' },
    { id: 'ORD-037', says: 'both widths mixed', typed: '1２3４56', read: '123456' },
    { id: 'BIZ-006', says: 'zeros in front', typed: '084612', read: '084612' },
    { id: 'BIZ-006', says: 'spaces around', typed: ' 84612\u3000', read: '084612' },
  ])('[$id] reads $says', ({ typed, read }) => {
    expect(parseOrderNumber(typed)).toBe(read)
  })

  // JP-04: all eleven are removed from an order number.
  it.each(['-', '‐', '‑', '‒', '–', '—', '―', '−', 'ー', 'ｰ', '－'])('reads over the hyphen %s', (hyphen) => {
    expect(parseOrderNumber(`084${hyphen}612`)).toBe('084612')
  })

  it.each([
    ...['', ' ', '0', '000000', '1000000', '0000001', '12a', '1.5', '-', '1,234', '①', '一二三', '+1', '1e3'],
    ...['-5', ' －5', '―104001', '5-', '104001ー'],
  ])('[ORD-035] %j is no order number', (typed) => {
    expect(parseOrderNumber(typed)).toBeUndefined()
    expect(() => orderNumber(typed)).toThrow(RangeError)
  })

  it.each([
    { no: '84599', limited: false },
    { no: '84600', limited: true },
    { no: '84799', limited: true },
    { no: '84800', limited: false },
    { no: '89799', limited: false },
    { no: '89800', limited: true },
    { no: '89989', limited: true },
    { no: '89990', limited: false },
  ])('[BIZ-016] $no limited: $limited', ({ no, limited }) => {
    expect(isLimitedNumber(orderNumber(no))).toBe(limited)
  })

  it.each([
    { no: '83699', osechi: false },
    { no: '83700', osechi: true },
    { no: '83835', osechi: true },
    { no: '83836', osechi: false },
  ])('[BIZ-016] $no osechi: $osechi', ({ no, osechi }) => {
    expect(isOsechiNumber(orderNumber(no))).toBe(osechi)
  })

  it.each([
    { no: '99286', reserved: false },
    { no: '99287', reserved: true },
    { no: '99288', reserved: false },
    { no: '99294', reserved: false },
    { no: '99295', reserved: true },
    { no: '99296', reserved: false },
  ])('[BIZ-016] $no reserved: $reserved', ({ no, reserved }) => {
    expect(isReservedNumber(orderNumber(no))).toBe(reserved)
  })
})
