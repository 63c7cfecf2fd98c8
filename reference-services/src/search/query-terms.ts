import { isRomaji, toKatakana } from 'wanakana'
import type { Analyse } from './analyser.ts'
import { isKana, kanjiOf, toLiteral, toLoose, toVoiceless } from './fold.ts'
import { type Form, placing } from './marked-text.ts'
import { quantitiesIn, toCounted, withDigits } from './quantities.ts'
import { hasOtherMeaning, otherSpellings, translateToJapanese } from './spellings.ts'

/** A search in terms, each of which must be met. */
export type Term =
  | { kind: 'quantity'; key: string; literal: string }
  /** Forms in tiers: a later one is tried when nothing is found by those before it. */
  | {
      kind: 'word'
      written: string
      literal: string
      forms: readonly Form[]
      loose: readonly Form[]
      voiceless: readonly Form[]
    }

/** More words than a member types; each costs time. */
const maxTerms = 10

/** Words that must all be met, and quantities. Nothing but punctuation is no term at all. */
export function toTerms(text: string, analyse: () => Analyse): Term[] {
  const words = toCounted(text)
    .split(/[\s、。,・/|()（）「」!?！？]+/u)
    .map(withDigits)
    .filter((word) => word !== '')
  return words.flatMap((word) => termsOfWord(word, analyse)).slice(0, maxTerms)
}

function termsOfWord(word: string, analyse: () => Analyse): Term[] {
  const found = quantitiesIn(word, { isStrict: true })
  const quantities = found.map(({ key, at, length }): Term => {
    return { kind: 'quantity', key, literal: toLiteral(word.slice(at, at + length)) }
  })
  const rest = found
    .reduce((left, { at, length }) => left.slice(0, at) + ' '.repeat(length) + left.slice(at + length), word)
    .split(' ')
    .map((part) => (found.length === 0 ? part : part.replace(/^(?:入リ?|切リ|ノ|デ)+|ノ$/g, '')))
    .filter((part) => toLiteral(part) !== '')
  return [...rest.map((part) => wordTerm(part, analyse)), ...quantities]
}

/** A word in all the ways in which it may be written. */
export function wordTerm(written: string, analyse: () => Analyse): Term & { kind: 'word' } {
  const literal = toLiteral(written)
  const romaji = readRomaji(written)
  const kana = isKana(literal) ? literal : romaji
  return {
    kind: 'word',
    written,
    literal,
    forms: [
      form('literal', literal, 1, /^\d+$/.test(literal) ? placing.whole : placing.inside),
      ...(kana === undefined ? [] : [form('kana', kana, 0.97), form('literal', kana, 0.97)]),
      ...[...otherSpellings(kana ?? literal), ...translateToJapanese(literal)].flatMap(spelled),
      ...politeForms(literal),
      ...kanjiForms(literal, analyse),
    ],
    loose: kana === undefined ? [] : looseForms(kana),
    voiceless: kana === undefined ? [] : voicelessForms(kana),
  }
}

const form = (within: Form['in'], value: string, factor: number, least: Form['least'] = placing.inside): Form => ({
  in: within,
  value,
  factor,
  least,
})

const minRomaji = 3

/** gyunyu is ギュニュ. Only what is a syllable from beginning to end. */
export function readRomaji(written: string): string | undefined {
  if (written.length < minRomaji || !isRomaji(written) || !/^[a-z'-]+$/.test(written)) return undefined
  const kana = toKatakana(written)
  return isKana(kana) ? kana : undefined
}

/** The first is the nearest. */
const spelled = (other: string, at: number): Form[] => [
  form('literal', other, 0.97 - 0.1 * at, isKana(other) && other.length < 3 ? placing.whole : placing.end),
]

/** お米 is 米. */
const politeForms = (literal: string): Form[] =>
  /^[オゴ御]\p{Script=Han}/u.test(literal) ? [form('literal', literal.slice(1), 0.95, placing.end)] : []

/** So long a reading is met by no chance. */
const longReading = 4

/** 人参 is written にんじん on a card. A short reading means too many things: of it only whole words count. */
function kanjiForms(literal: string, analyse: () => Analyse): Form[] {
  const kanji = kanjiOf(literal)
  if (kanji.length === 0) return []
  const reading = toLiteral(
    analyse()(literal)
      .map((morpheme) => morpheme.reading)
      .join(''),
  )
  if (reading.length < 2 || !isKana(reading) || hasOtherMeaning(literal)) return []
  return [
    form('literal', reading, 0.97, reading.length < 3 ? placing.whole : placing.end),
    { ...form('kana', reading, 0.95, reading.length < longReading ? placing.whole : placing.end), kanji },
  ]
}

const minLoose = 2
const minSurelyLoose = 3

function looseForms(kana: string): Form[] {
  const loose = toLoose(kana)
  if (loose.length < minLoose) return []
  return [form('loose', loose, 0.9, loose.length < minSurelyLoose ? placing.whole : placing.inside)]
}

const minVoiceless = 4

function voicelessForms(kana: string): Form[] {
  const voiceless = toVoiceless(toLoose(kana))
  return voiceless.length < minVoiceless ? [] : [form('voiceless', voiceless, 0.8, placing.end)]
}

/**
 * The words that one may be made of: by its scripts (サバ缶) or by the dictionary (みのりの約束牛乳). Each way is tried until
 * all of its words are met.
 */
export function partsOf(written: string, analyse: () => Analyse): string[][] {
  const scripts = written.match(/\p{Script=Han}+|[ァ-ヺー]+|[a-z]+|[\d.]+%?/gu) ?? []
  const plain = toLiteral(written)
  const morphemes = kanjiOf(plain).length === 0 ? [] : analyse()(written)
  const ways = [scripts, morphemes.filter(({ isParticle }) => !isParticle).map(({ surface }) => surface)]
  return ways.filter((parts) => parts.length > 1 && parts.length <= maxTerms)
}
