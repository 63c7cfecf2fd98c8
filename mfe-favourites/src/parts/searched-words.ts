import { hyphens, toKatakana, toSearchWord } from '@shop/shared/domain'

/** The words of a search, each in the form of {@link folded}. */
export const searchedWords = (typed: string): string[] =>
  folded(toSearchWord(typed) ?? '')
    .split(' ')
    .filter(Boolean)

/** One form for widths, cases, both kana and all long marks. [JP-17] */
export const folded = (text: string): string => toKatakana(text.normalize('NFKC')).toLowerCase().replace(hyphens, 'ー')
