import { describe, expect, it } from '@jest/globals'
import { Refusal } from '../http/refusal.ts'
import { listNameOf, maxFavouriteLists, maxFavourites, nameKeyOf } from './favourite-rules.ts'

/** The code instead of a name that is refused. */
const judged = (typed: string): string => {
  try {
    return listNameOf(typed)
  } catch (error) {
    if (error instanceof Refusal) return String(error.body.error_status)
    throw error
  }
}
const family = '👨‍👩‍👧‍👦'
const ga = 'が'.normalize('NFD')

const names = [
  { typed: '朝ごはん', stored: '朝ごはん' },
  { typed: '一二三四五六七八九十', stored: '一二三四五六七八九十' },
  { typed: '一二三四五六七八九十一', stored: 'CSP20005' },
  { typed: ' 1234567890　', stored: '1234567890' },
  { typed: '朝\t\n　ごはん', stored: '朝 ごはん' },
  { typed: ga.repeat(10), stored: ga.repeat(10) },
  { typed: ga.repeat(11), stored: 'CSP20005' },
  { typed: family.repeat(10), stored: family.repeat(10) },
  { typed: family.repeat(11), stored: 'CSP20005' },
  { typed: `a${'\u0301'.repeat(199)}`, stored: `a${'\u0301'.repeat(199)}` },
  { typed: `a${'\u0301'.repeat(200)}`, stored: 'CSP20005' },
  { typed: '\ud83c', stored: '\ufffd' },
  { typed: 'a\ud83cb\udf4e', stored: 'a\ufffdb\ufffd' },
  { typed: 'a\0b', stored: 'a b' },
  { typed: '/%?#..', stored: '/%?#..' },
  { typed: '', stored: 'CSP20005' },
  { typed: ' 　\t', stored: 'CSP20005' },
  { typed: '\u200b\u200d', stored: 'CSP20005' },
  { typed: '\u3164', stored: 'CSP20005' },
  { typed: '\u2800\ufe0f', stored: 'CSP20005' },
]

describe('the name of a list', () => {
  it.each(names)('[FAV-021] [FAV-023] [FAV-025] $typed is stored as $stored', ({ typed, stored }) => {
    expect(judged(typed)).toBe(stored)
  })

  it.each([
    ['パン', 'ﾊﾟﾝ'],
    ['ABC', 'ＡＢＣ'],
    ['キロ', '㌔'],
    ['朝 食', '朝　食'],
    ['が', ga],
  ])('[FAV-024] %s is the same as %s', (one, other) => {
    expect(nameKeyOf(one)).toBe(nameKeyOf(other))
  })

  it.each([
    ['abc', 'ABC'],
    ['パン', 'ハン'],
    ['朝食', '朝 食'],
  ])('[FAV-024] %s is another one than %s', (one, other) => {
    expect(nameKeyOf(one)).not.toBe(nameKeyOf(other))
  })
})

it('limits are those that the shop’s pages tell', () => {
  expect([maxFavourites, maxFavouriteLists]).toEqual([1000, 100])
})
