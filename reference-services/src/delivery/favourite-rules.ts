import { Refusal } from '../http/refusal.ts'

export const maxFavourites = 1000
export const maxFavouriteLists = 100
const maxNameLength = 10
/** In UTF-16 units: one character on a screen may consist of hundreds of them. */
const maxNameUnits = 200

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/** Anything but blanks, formats, fillers such as U+3164, and the Braille cell without a dot. */
const seen = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** The name to store for what was typed; refuses one that is too long or of which nothing can be seen. */
export function listNameOf(typed: string): string {
  const name = oneLine(typed)
  const length = [...graphemes.segment(name)].length
  const isSeen = seen.test(name)
  if (!isSeen || length > maxNameLength || name.length > maxNameUnits) throw new Refusal('favouriteListName')
  return name
}

/** Two names with one key are the same name. */
export const nameKeyOf = (name: string): string => oneLine(name.normalize('NFKC'))

const oneLine = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
