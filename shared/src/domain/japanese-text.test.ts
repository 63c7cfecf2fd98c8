import { describe, expect, it } from '@jest/globals'
import { graphemeCount, toDigits, toHalfWidthDigits, toKatakana } from './japanese-text.ts'

describe('digits as people type them', () => {
  it.each([
    { typed: '１２３－４５６７', digits: '1234567' },
    { typed: '０９０ー１２３４ー５６７８', digits: '09012345678' },
    { typed: '060 0001', digits: '0600001' },
    { typed: '０６０\u3000０００１', digits: '0600001' },
    { typed: '011-７8９ｰ0000', digits: '0117890000' },
  ])('JP-03 $typed becomes $digits', ({ typed, digits }) => {
    expect(toDigits(typed)).toBe(digits)
  })

  it.each(['-', '‐', '‑', '‒', '–', '—', '―', '−', 'ー', 'ｰ', '－'])('JP-04 the hyphen %s is removed', (hyphen) => {
    expect(toDigits(`060${hyphen}0001`)).toBe('0600001')
  })

  it('leaves letters, so that a mistake is refused and not swallowed', () => {
    expect(toDigits('06O-0001')).toBe('06O0001')
  })

  it('[ORD-037] widens nothing and narrows digits only', () => {
    expect(toHalfWidthDigits('０１２３４５６７８９ＡＢー①')).toBe('0123456789ＡＢー①')
  })
})

describe('kana', () => {
  it.each([
    { typed: 'さりー', kana: 'サリー' },
    { typed: 'サリー', kana: 'サリー' },
    { typed: 'ｻﾘｰ', kana: 'サリー' },
    { typed: 'ヴィ', kana: 'ヴィ' },
    { typed: 'ゔぃ', kana: 'ヴィ' },
    { typed: 'ｳﾞｨ', kana: 'ヴィ' },
    { typed: 'ｶﾞｷﾞﾊﾟ', kana: 'ガギパ' },
    { typed: 'ゕゖ', kana: 'ヵヶ' },
    { typed: 'ヵヶ・ー', kana: 'ヵヶ・ー' },
    { typed: 'すずき はなこ', kana: 'スズキ ハナコ' },
    { typed: 'か\u3099', kana: 'カ\u3099' },
  ])('JP-07 $typed is stored as $kana', ({ typed, kana }) => {
    expect(toKatakana(typed)).toBe(kana)
  })

  it('JP-05 leaves names as typed: no compatibility form is taken apart', () => {
    expect(toKatakana('髙﨑㈱①')).toBe('髙﨑㈱①')
  })
})

describe('length as a reader counts', () => {
  it.each([
    { text: '', count: 0 },
    { text: 'お気に入り', count: 5 },
    { text: 'か\u3099', count: 1 },
    { text: '𠮷田', count: 2 },
    { text: '👨‍👩‍👧', count: 1 },
  ])('JP-18 $text is $count', ({ text, count }) => {
    expect(graphemeCount(text)).toBe(count)
  })
})
