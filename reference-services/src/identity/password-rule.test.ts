import { describe, expect, it } from '@jest/globals'
import { isAllowedPassword } from './password-rule.ts'

describe('a password that is made', () => {
  it.each([
    { password: 'Todok-26', isAllowed: true },
    { password: 'Todok-2', isAllowed: false },
    { password: 'todok-26', isAllowed: false },
    { password: 'TODOK-26', isAllowed: false },
    { password: 'Todok-xx', isAllowed: false },
    { password: 'Todok026', isAllowed: false },
    { password: 'Todok 026', isAllowed: false },
    { password: `Todok-26${'x'.repeat(192)}`, isAllowed: true },
    { password: `Todok-26${'x'.repeat(193)}`, isAllowed: false },
  ])('[GRD-068] $password: $isAllowed', ({ password, isAllowed }) => {
    expect(isAllowedPassword(password)).toBe(isAllowed)
  })
})
