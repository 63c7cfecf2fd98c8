/** How much is in it: 1L, 1リットル and 1000ml are one quantity, 十個 is 10個. */

type Unit = { key: string; factor: number }

const unitWords: readonly (readonly [words: string, key: string, factor?: number])[] = [
  ['ミリリットル ミリ ml cc', 'ml'],
  ['リットル l', 'ml', 1000],
  ['キログラム キロ kg', 'g', 1000],
  ['グラム g', 'g'],
  ['人前 ニンマエ', '人前'],
  ['パック p', 'パック'],
  ['ロール', 'ロール'],
  ['セット', 'セット'],
  ['種類 種', '種'],
  ['切レ 切', '切'],
  ['か月 カ月 ケ月', '月'],
  ['個 コ ケ ツ', '個'],
  ...[
    '本',
    '枚',
    '袋',
    '缶',
    '食',
    '玉',
    '株',
    '束',
    '尾',
    '杯',
    '箱',
    '号',
    '合',
    '組',
    '足',
    '点',
    '丁',
    '倍',
    '膳',
  ].map((unit) => [unit, unit] as const),
  ['cm', 'cm'],
  ['m', 'cm', 100],
]
const units: ReadonlyMap<string, Unit> = new Map(
  unitWords.flatMap(([words, key, factor = 1]) => words.split(' ').map((word) => [word, { key, factor }] as const)),
)
const longestFirst = [...units.keys()].toSorted((one, other) => other.length - one.length).join('|')
const counted = new RegExp(`(\\d+(?:\\.\\d+)?|[〇一二三四五六七八九十百千]+)(${longestFirst})`, 'g')
/** `m` is no metre in `ml`, and what a kanji follows is another word: 三つ葉. */
const goesOn = /^(?:[a-zァ-ヺー]|\p{Script=Han})/u
const mayFollow = /^(?:入リ?|切リ?|ノ|デ|$)/

const digits = '〇一二三四五六七八九'
const places: Record<string, number> = { 十: 10, 百: 100, 千: 1000 }

/** 十二 is 12, 三百五十 is 350. */
export function numberOf(kanji: string): number {
  let sum = 0
  let digit: number | undefined
  for (const character of kanji) {
    const place = places[character]
    if (place === undefined) digit = (digit ?? 0) * 10 + digits.indexOf(character)
    else {
      sum += (digit ?? 1) * place
      digit = undefined
    }
  }
  return sum + (digit ?? 0)
}

export type Quantity = { key: string; at: number; length: number }

/** Every quantity in a text that has been made one width, small and katakana, dots kept. */
export function quantitiesIn(text: string, { isStrict }: { isStrict: boolean }): Quantity[] {
  return [...text.matchAll(counted)].flatMap((match) => {
    const [whole, number = '', word = ''] = match
    const unit = units.get(word)
    const rest = text.slice(match.index + whole.length)
    if (unit === undefined) return []
    if (isStrict && goesOn.test(rest) && !mayFollow.test(rest)) return []
    if (!isStrict && /^[a-z]/.test(word) && /^[a-z]/.test(rest)) return []
    const count = /^\d/.test(number) ? Number(number) : numberOf(number)
    return [{ key: `${round(count * unit.factor)}${unit.key}`, at: match.index, length: whole.length }]
  })
}

const round = (value: number) => Math.round(value * 1000) / 1000

/** One width, small, katakana; dots of numbers stay. */
export const toCounted = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/ヶ/g, 'ケ')

const nativeNumbers = ['ヒト', 'フタ', 'ミッ', 'ヨッ', 'イツ', 'ムッ', 'ナナ', 'ヤッ', 'ココノ']

/** ふたつ is 2つ. */
export const withDigits = (text: string): string =>
  nativeNumbers.reduce((rest, word, at) => (rest === `${word}ツ` ? `${at + 1}ツ` : rest), text)
