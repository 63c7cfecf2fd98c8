import { describe, expect, it } from '@jest/globals'
import { isAllowedPassword, refusePassword } from './password-rule.ts'

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

describe('[K-161] a password of the common lists', () => {
  it.each([
    'Password-1',
    'P@ssw0rd!',
    'Passw0rd2026!',
    'Qwerty123!',
    '1qaz@WSXedc',
    'Admin@2026',
    'Welcome1!',
    'Sakura-2026',
    'Todok2026!',
    'Aa123456!',
    'Abcd1234!',
    'Ｐａｓｓｗｏｒｄ-1',
    'LoveLove-12',
  ])('is refused in words: %s', (password) => {
    expect(refusePassword(password)).toContain('よく使われるパスワード')
  })

  it.each(['Tsukuri-naosu-27', 'Another-1-word', 'kaki No Tane 8!', 'Xk7#pq2Lmd'])('is none: %s', (password) => {
    expect(refusePassword(password)).toBeUndefined()
  })
})
