import { toLiteral } from './fold.ts'

/** A word of a name: as it is written, and its reading in katakana. */
export type Word = { surface: string; reading: string }
/** The parts between the blanks and brackets of a name. */
export type Segment = readonly Word[]

/** Texts of a product that words are looked for in, as they lie in its row. */
export type SearchTexts = {
  name: readonly Segment[]
  brand: readonly Segment[]
  /** Where it comes from, and 冷凍 for what is frozen. */
  place: readonly Segment[]
  /** Names of its small and its middle category. */
  small: readonly Segment[]
  middle: readonly Segment[]
  /** The whole reading, where it says something else than those of the words. */
  reading: readonly Segment[]
}
const fields = ['name', 'brand', 'place', 'small', 'middle', 'reading'] as const

/** `有機/ユウキ 栽培/サイバイ | トマト`, a line for each text. A word that is its own reading says it once. */
export const toSearchText = (texts: SearchTexts): string => fields.map((field) => toLine(texts[field])).join('\n')

const toLine = (segments: readonly Segment[]): string =>
  segments
    .map((words) =>
      words
        .map(({ surface, reading }) => (toLiteral(surface) === reading ? surface : `${surface}/${reading}`))
        .join(' '),
    )
    .join(' | ')

export function readSearchText(text: string): SearchTexts {
  const lines = text.split('\n')
  const [name = [], brand = [], place = [], small = [], middle = [], reading = []] = fields.map((_, at) =>
    readLine(lines[at] ?? ''),
  )
  return { name, brand, place, small, middle, reading }
}

export const readLine = (line: string): Segment[] =>
  line
    .split('|')
    .map((segment) =>
      segment
        .split(' ')
        .filter((word) => word !== '')
        .map(readWord),
    )
    .filter((words) => words.length > 0)

function readWord(word: string): Word {
  const [surface = '', reading = toLiteral(surface)] = word.split('/')
  return { surface, reading }
}
