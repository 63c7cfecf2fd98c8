import { describe, expect, it } from '@jest/globals'
import { toLiteral, toLoose, toVoiceless } from './fold.ts'
import { numberOf, quantitiesIn, toCounted, withDigits } from './quantities.ts'
import { readSearchText, toSearchText } from './words.ts'

describe('forms of a word', () => {
  it.each([
    { one: 'ﾖｰｸﾞﾙﾄ', other: 'ヨーグルト' },
    { one: 'よーぐると', other: 'ヨーグルト' },
    { one: 'ヨ-グルト', other: 'ヨーグルト' },
    { one: 'ヨ－グルト', other: 'ヨーグルト' },
    { one: 'ＡＢＣ', other: 'abc' },
    { one: '佐々木', other: '佐佐木' },
    { one: 'こゝろ', other: 'こころ' },
    { one: '三ヶ日', other: '三ケ日' },
    { one: '100％', other: '100%' },
    { one: '㌘', other: 'グラム' },
    { one: '牛\u200d乳 。', other: '牛乳' },
    { one: '牛乳\ud83e', other: '牛乳' },
  ])('[CAT-092] $one is $other', ({ one, other }) => {
    expect(toLiteral(one)).toBe(toLiteral(other))
    expect(toLiteral(one)).not.toBe('')
  })

  it.each([
    { one: 'ぎゅーにゅー', other: 'ぎゅうにゅう' },
    { one: 'ぎゅにゅ', other: 'ぎゅうにゅう' },
    { one: 'ソーセジ', other: 'ソーセージ' },
    { one: 'ウィンナー', other: 'ウインナ' },
    { one: 'よおぐると', other: 'ヨーグルト' },
    { one: 'せーろ', other: 'せいろ' },
    { one: 'ヴァイオリン', other: 'バイオリン' },
    { one: 'ヴ', other: 'ブ' },
    { one: 'こおひい', other: 'コーヒー' },
    { one: 'はなぢ', other: 'はなじ' },
    { one: 'サンンマ', other: 'サンマ' },
  ])('[CAT-092] $one sounds like $other', ({ one, other }) => {
    expect(toLoose(toLiteral(one))).toBe(toLoose(toLiteral(other)))
  })

  it('[CAT-092] what sounds otherwise stays apart, but for its voicing marks at last', () => {
    expect(toLoose('アボガド')).not.toBe(toLoose('アボカド'))
    expect(toVoiceless(toLoose('アボガド'))).toBe(toVoiceless(toLoose('アボカド')))
    expect(toLoose('コメ')).not.toBe(toLoose('カメ'))
  })
})

describe('quantities', () => {
  it.each([
    { text: '1L', key: '1000ml' },
    { text: '1リットル', key: '1000ml' },
    { text: '1000ミリリットル', key: '1000ml' },
    { text: '１ℓ', key: '1000ml' },
    { text: '1.8kg', key: '1800g' },
    { text: '500グラム', key: '500g' },
    { text: '2キロ', key: '2000g' },
    { text: '十個', key: '10個' },
    { text: '10コ', key: '10個' },
    { text: '二つ', key: '2個' },
    { text: 'ふたつ', key: '2個' },
    { text: '十二枚', key: '12枚' },
    { text: '10個入り', key: '10個' },
    { text: '六枚切り', key: '6枚' },
    { text: '三人前', key: '3人前' },
  ])('[CAT-092] $text is $key', ({ text, key }) => {
    expect(quantitiesIn(withDigits(toCounted(text)), { isStrict: true }).map((one) => one.key)).toEqual([key])
  })

  it.each(['三つ葉', '千枚漬', '二十世紀', '十勝', '五目', 'ml', '六'])('[CAT-092] %s is none', (text) => {
    expect(quantitiesIn(withDigits(toCounted(text)), { isStrict: true })).toEqual([])
  })

  it.each([
    { kanji: '十', number: 10 },
    { kanji: '二十', number: 20 },
    { kanji: '三百五十', number: 350 },
    { kanji: '千', number: 1000 },
    { kanji: '一〇', number: 10 },
  ])('$kanji is $number', ({ kanji, number }) => {
    expect(numberOf(kanji)).toBe(number)
  })
})

it('texts of a product are read as they were written', () => {
  const texts = {
    name: [
      [
        { surface: '雪の下', reading: 'ユキノシタ' },
        { surface: 'キャベツ', reading: 'キャベツ' },
      ],
      [{ surface: '1玉', reading: '1玉' }],
    ],
    brand: [],
    place: [[{ surface: '北海道', reading: 'ホッカイドウ' }]],
    small: [[{ surface: 'キャベツ', reading: 'キャベツ' }]],
    middle: [],
    reading: [],
  }
  expect(toSearchText(texts).split('\n')[0]).toBe('雪の下/ユキノシタ キャベツ | 1玉')
  expect(readSearchText(toSearchText(texts))).toEqual(texts)
})
