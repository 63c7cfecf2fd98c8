import { hyphens, toKatakana, toSearchWord } from '@shop/shared/domain'

/** The words of a search, each in the form of {@link foldForSearch}. */
export const searchedWords = (typed: string): string[] =>
  foldForSearch(toSearchWord(typed) ?? '')
    .split(' ')
    .filter(Boolean)

/** One form for widths, cases, both kana and all long marks. [JP-17] */
export const foldForSearch = (text: string): string =>
  toKatakana(text.normalize('NFKC')).toLowerCase().replace(hyphens, 'ー')
