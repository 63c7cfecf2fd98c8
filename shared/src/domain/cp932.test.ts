import { describe, expect, it } from '@jest/globals'
import { encodeCp932 } from './cp932.ts'

describe('a name in CP932', () => {
  it.each([
    { name: '髙橋', bytes: '%FB%FC%8B%B4' },
    { name: '﨑', bytes: '%FA%B1' },
    { name: '𠮷田', bytes: '%81%AC%93%63' },
    { name: '～', bytes: '%81%60' },
    { name: '佐藤花子', bytes: '%8D%B2%93%A1%89%D4%8E%71' },
    { name: 'Ⅰⅰ㈱№℡', bytes: '%87%54%FA%40%87%8A%87%82%87%84' },
    { name: '∵￢', bytes: '%81%E6%81%CA' },
    { name: 'ｻﾄｳ', bytes: '%BB%C4%B3' },
    { name: '\uFA19', bytes: '%FB%7E' },
    { name: 'Ann Lee&a=b%', bytes: 'Ann%20Lee%26a%3Db%25' },
    { name: '', bytes: '' },
  ])('[ORD-023] [G-13] [JP-16] $name is $bytes', ({ name, bytes }) => {
    expect(encodeCp932(name)).toBe(bytes)
  })

  it.each([
    { name: '\u304B\u3099', as: '\u304C', why: 'kana and mark apart' },
    { name: '葛\u{E0100}', as: '葛', why: 'a chosen shape' },
    { name: '😀', as: '〓', why: 'no letter' },
    { name: '\uD842', as: '〓', why: 'half of a character' },
  ])('[ORD-023] sends $why as $as', ({ name, as }) => {
    expect(encodeCp932(name)).toBe(encodeCp932(as))
  })
})
