import { toRomaji } from 'wanakana'
import type { Doc } from './doc.ts'
import { isKana, toLiteral, toLoose } from './fold.ts'
import { isOrigin, type MarkedText } from './marked-text.ts'
import type { Segment, Word } from './words.ts'

/** A word that names goods of the week. */
export type Noun = {
  surface: string
  literal: string
  reading: string
  loose: string
  romaji: string
  /** How much the goods that it names are liked, all together. */
  weight: number
  count: number
  /** Names what goods are, and not only what is in them or how they are. */
  isHead: boolean
  /** A bit for each character that may be in it: what differs in too many is not like it. */
  bits: number
}

/** Words of names, the most liked first. */
export function nounsOf(docs: readonly Pick<Doc, 'name' | 'popularity'>[], texts: readonly MarkedText[]): Noun[] {
  const nouns = new Map<string, Noun>()
  const addTo = (word: Word, { weight, isHead }: Pick<Noun, 'weight' | 'isHead'>) => {
    if (!isNoun(word)) return
    const noun = nouns.get(word.surface) ?? toNoun(word)
    noun.weight += weight
    noun.count += 1
    noun.isHead ||= isHead
    nouns.set(word.surface, noun)
  }
  for (const doc of docs) {
    const text = texts[doc.name]
    if (text === undefined) continue
    // Some weight to all: what nobody has liked yet is on sale too.
    const weight = doc.popularity + 0.05
    const main = headOf(text.main)
    for (const word of text.segments.filter((words) => !isOrigin(words)).flat())
      addTo(word, { weight, isHead: word === main })
    if (text.main.length > 1) addTo(together(text.main), { weight: weight / 2, isHead: true })
  }
  return [...nouns.values()].toSorted((one, other) => other.weight - one.weight)
}

/** The noun of a name: its last word, but for how much or how it comes. */
export function headOf(main: Segment): Word | undefined {
  const last = main.findLast(({ surface }) => !manner.test(surface))
  return last !== undefined && isNoun(last) ? last : undefined
}

const manner =
  /^(?:セット|パック|入り|付き|用|風|産|缶|徳用|大容量|詰替|ミックス|ギフト|詰合せ|アソート|スライス|切落し|切身|レシピ|肉|開き|ミニ|カップ|もも|むね)$|^産|産$/

const together = (words: Segment): Word => ({
  surface: words.map(({ surface }) => surface).join(''),
  reading: words.map(({ reading }) => reading).join(''),
})

const isNoun = ({ surface }: Word): boolean => surface.length > 1 && surface.length <= 12 && !/\d|^産/.test(surface)

function toNoun({ surface, reading }: Word): Noun {
  const loose = toLoose(reading)
  return {
    surface,
    literal: toLiteral(surface),
    reading,
    loose,
    romaji: isKana(reading) ? toRomaji(loose) : '',
    weight: 0,
    count: 0,
    isHead: false,
    bits: bitsOf(loose),
  }
}

export function bitsOf(text: string): number {
  let bits = 0
  for (let at = 0; at < text.length; at += 1) bits |= 1 << (text.charCodeAt(at) % 31)
  return bits
}
