/**
 * The form in which a word and a product are compared: one width, small letters, katakana. The product's text
 * is made with it once, the member's word at each search. [API-058]
 */
export const toSearchText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/\s+/g, ' ')
    .trim()

/** Words that must all occur. */
export const searchWords = (text: string): string[] =>
  toSearchText(text)
    .split(' ')
    .filter((word) => word !== '')

/** A `like` pattern in which the member's own % and _ are plain characters. */
export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, (char) => `\\${char}`)}%`
