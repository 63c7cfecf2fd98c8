import { describe, expect, it } from '@jest/globals'
import { type KanaReading, kanaOf, type NameEvent, nextReading, noReading } from './kana-reading.ts'

const composing = (text: string): NameEvent => ({ is: 'composing', text })
const composed = (text: string, name: string): NameEvent => ({ is: 'composed', text, name })
const changed = (name: string): NameEvent => ({ is: 'changed', name })
const after = (events: readonly NameEvent[], from: KanaReading = noReading) => kanaOf(events.reduce(nextReading, from))

const kitano = [...['ｋ', 'き', 'きｔ', 'きた', 'きたｎ', 'きたの', '北野'].map(composing), composed('北野', '北野')]

describe('the reading of a name', () => {
  it.each([
    { says: 'is heard before the conversion', events: kitano, kana: 'キタノ' },
    {
      says: 'of hiragana is the hiragana',
      events: [composing('みのり'), composed('みのり', 'みのり')],
      kana: 'ミノリ',
    },
    { says: 'of katakana typed at once is itself', events: [composed('サリー', 'サリー')], kana: 'サリー' },
    { says: 'of half-width katakana is full-width', events: [composed('ﾐﾉﾘ', 'ﾐﾉﾘ')], kana: 'ミノリ' },
    { says: 'ends an open n', events: [composing('けｎ'), composing('健'), composed('健', '健')], kana: 'ケン' },
    {
      says: 'follows a correction inside the conversion',
      events: [composing('きたし'), composing('きた'), composing('きたの'), composed('北野', '北野')],
      kana: 'キタノ',
    },
    {
      says: 'is put together of several conversions',
      events: [composing('き'), composed('木', '木'), composing('した'), composed('下', '木下')],
      kana: 'キシタ',
    },
    {
      says: 'keeps the order of the name, not that of typing',
      events: [composing('した'), composed('下', '下'), composing('き'), composed('木', '木下')],
      kana: 'キシタ',
    },
    {
      says: 'of a letter that stands twice is read twice',
      events: [composing('さ'), composed('佐', '佐'), composing('さ'), composed('佐', '佐佐')],
      kana: 'ササ',
    },
    { says: 'of a conversion that was given up is none', events: [composing('きた'), composed('', '')], kana: '' },
    { says: 'of a name that was emptied is none', events: [...kitano, changed('')], kana: '' },
    { says: 'of what was deleted goes with it', events: [...kitano, changed('北')], kana: '' },
    {
      says: 'of what was retyped is the new one',
      events: [...kitano, changed(''), composing('たかさき'), composing('髙﨑'), composed('髙﨑', '髙﨑')],
      kana: 'タカサキ',
    },
    {
      says: 'stays when kanji are converted anew',
      events: [...kitano, composing('北野'), changed('喜多野'), composing('喜多野'), composed('喜多野', '喜多野')],
      kana: 'キタノ',
    },
    { says: 'of a pasted name is none', events: [changed('北野')], kana: '' },
    { says: 'of letters is none', events: [composing('ｋｉｔａ'), composed('Kita', 'Kita')], kana: '' },
    {
      says: 'of a letter outside the basic plane is heard',
      events: [composing('よし'), composed('𠮷', '𠮷')],
      kana: 'ヨシ',
    },
  ])('$says', ({ events, kana }) => expect(after(events)).toBe(kana))
})
