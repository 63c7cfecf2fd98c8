/** Turns １２３ into 123; everything else stays as typed. [JP-03] */
export const toHalfWidthDigits = (text: string): string =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))

/** The hyphens people type into numbers. [JP-04] */
export const hyphens = /[-‐‑‒–—―−ーｰ－]/g

/** Digits of a postal code, phone, card or order number, whatever hyphens, spaces and widths were typed. [JP-03, JP-04] */
export const toDigits = (text: string): string =>
  toHalfWidthDigits(text)
    .replace(hyphens, '')
    .replace(/[\s\u3000]/g, '')

/** Turns hiragana and half-width katakana into full-width katakana; ー ヴ ヵ ヶ ・ stay. [JP-07] */
export const toKatakana = (text: string): string =>
  text
    .replace(/[\uff61-\uff9f]+/g, (half) => half.normalize('NFKC'))
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))

/** Characters as a reader counts them: a dakuten or an emoji is part of one. [JP-18] */
export const graphemeCount = (text: string): number =>
  [...new Intl.Segmenter('ja', { granularity: 'grapheme' }).segment(text)].length
