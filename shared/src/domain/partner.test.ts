import { describe, expect, it } from '@jest/globals'
import { memberCode } from './member.ts'
import { isHiddenFrom, scrollReturnAddress } from './partner.ts'

const member = { code: memberCode('1234567801') }

describe('partners', () => {
  it.each([
    { hidden: ['12345678'], isHidden: true },
    { hidden: ['99990001', '12345678'], isHidden: true },
    { hidden: ['99990001'], isHidden: false },
    { hidden: ['2345678'], isHidden: false },
    { hidden: [''], isHidden: false },
    { hidden: [], isHidden: false },
  ])('[ORD-025] are hidden from codes that begin with $hidden: $isHidden', ({ hidden, isHidden }) => {
    expect(isHiddenFrom(member, hidden)).toBe(isHidden)
  })

  it.each([
    { where: 'on the web', isInApp: false, path: '/scroll/ordered/complete' },
    { where: 'in the app', isInApp: true, path: '/mobile/scroll/ordered/complete' },
  ])('[ORD-022] [MOB-019] [K-162] let a scroll site lead back to $path $where', ({ isInApp, path }) => {
    expect(scrollReturnAddress('https://shop.test', isInApp)).toBe(`https://shop.test${path}`)
  })
})
