/**
 * Forms in which a word and a product are compared. Each is coarser than the one before it: literal, the same without
 * long vowels and small letters, and that without voicing marks.
 */

/** One width, small letters, katakana, repeated characters written out, nothing but letters and digits, with their %. */
export function toLiteral(text: string): string {
  const kana = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u3041-\u3096\u309d\u309e]/g, (hiragana) => String.fromCharCode(hiragana.charCodeAt(0) + 0x60))
  return kana
    .replace(/(?<=[ァ-ヶー])[-‐‑–—―−~〜]/g, 'ー')
    .replace(/(.)[々ヽ]/gu, '$1$1')
    .replace(/[ヶヵ]/g, (small) => (small === 'ヶ' ? 'ケ' : 'カ'))
    .replace(/[^\p{L}\p{N}%]|(?<!\d)%/gu, '')
}

const small = 'ァィゥェォッャュョヮ'
const large = 'アイウエオツヤユヨワ'
const rows = {
  ア: 'アカサタナハマヤラワガザダバパ',
  イ: 'イキシチニヒミリギジビピ',
  ウ: 'ウクスツヌフムユルグズブプ',
  エ: 'エケセテネヘメレゲゼデベペ',
  オ: 'オコソトノホモヨロゴゾドボポ',
} as const
const vowelOf = new Map(Object.entries(rows).flatMap(([vowel, row]) => [...row].map((kana) => [kana, vowel] as const)))
/** Kana that merely draw out a vowel: コウ is コー, セイ is セー. */
const drawnOut: Record<string, string> = { ア: 'ア', イ: 'イ', ウ: 'ウ', エ: 'エイ', オ: 'オウ' }

/** Katakana without long vowels and small letters: ヨーグルト, よおぐると and yoguruto are one. */
export function toLoose(katakana: string): string {
  const plain = katakana
    .replace(/ヴ([ァィェォ])?/g, (_, vowel?: string) =>
      vowel === undefined ? 'ブ' : 'バビベボ'.charAt('ァィェォ'.indexOf(vowel)),
    )
    .replace(/[ヂヅヲヰヱ]/g, (old) => 'ジズオイエ'.charAt('ヂヅヲヰヱ'.indexOf(old)))
    .replace(/[ァィゥェォッャュョヮ]/g, (kana) => large.charAt(small.indexOf(kana)))
    .replace(/ー/g, '')
    .replace(/ン+/g, 'ン')
  let loose = ''
  let vowel = ''
  for (const kana of plain) {
    if (drawnOut[vowel]?.includes(kana) === true) continue
    loose += kana
    vowel = vowelOf.get(kana) ?? ''
  }
  return loose
}

const voiced = 'ガギグゲゴザジズゼゾダデドバビブベボパピプペポ'
const voiceless = 'カキクケコサシスセソタテトハヒフヘホハヒフヘホ'

/** アボガド and アボカド are one. */
export const toVoiceless = (loose: string): string =>
  loose.replace(/[ガ-ボパ-ポ]/g, (kana) => {
    const at = voiced.indexOf(kana)
    return at < 0 ? kana : voiceless.charAt(at)
  })

export const isKana = (literal: string): boolean => /^[ァ-ヺー]+$/.test(literal)
export const kanjiOf = (text: string): string[] => text.match(/\p{Script=Han}/gu) ?? []
