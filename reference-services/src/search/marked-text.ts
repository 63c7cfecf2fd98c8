import { isKana, kanjiOf, toLiteral, toLoose, toVoiceless } from './fold.ts'
import type { Segment, Word } from './words.ts'

/**
 * A text in one of its forms, where words (1) and segments (2) begin and end in it, the end of its main segment, and where
 * places of origin stand.
 */
type Marked = {
  text: string
  marks: Uint8Array
  mainEnd: number
  origins: readonly (readonly [from: number, to: number])[]
}

export type FormName = 'literal' | 'kana' | 'loose' | 'voiceless'
export type MarkedText = Record<FormName, Marked> & {
  segments: readonly Segment[]
  /** The noun, as words. */
  main: Segment
  coreShare: number
}

/** How a match lies among the words: whole ones, the beginning of one, the end of one, inside. */
export const placing = { whole: 3, start: 2, end: 1, inside: 0 } as const
export type Placing = (typeof placing)[keyof typeof placing]

/** Forms of words, each worked out once for all texts that share them. */
export function createWordForms() {
  const literals = new Map<string, string>()
  const looses = new Map<string, string>()
  return {
    literal: ({ surface }: Word): string => remembered(literals, surface, toLiteral),
    loose: ({ reading }: Word): string => remembered(looses, reading, toLoose),
  }
}
export type WordForms = ReturnType<typeof createWordForms>

function remembered(known: Map<string, string>, key: string, make: (key: string) => string): string {
  const made = known.get(key) ?? make(key)
  known.set(key, made)
  return made
}

export function toMarkedText(segments: readonly Segment[], words: WordForms): MarkedText {
  const main = mainSegment(segments)
  const form = (of: (word: Word) => string) => mark(segments, of, main)
  const loose = form(words.loose)
  const literal = form(words.literal)
  return {
    segments,
    main: segments[main] ?? [],
    literal,
    kana: form(({ reading }) => reading),
    loose,
    voiceless: { ...loose, text: toVoiceless(loose.text) },
    coreShare: coreLength(segments, words) / Math.max(1, literal.text.length),
  }
}

/** お酒 is 酒 as well. */
const polite = /^[オゴ御](?=.)/

function mark(segments: readonly Segment[], of: (word: Word) => string, main: number): Marked {
  const text = segments.map((words) => words.map(of).join('')).join('')
  const marks = new Uint8Array(text.length + 1)
  let at = 0
  let mainEnd = 0
  const origins: [number, number][] = []
  for (const [number, words] of segments.entries()) {
    marks[at] = 2
    const from = at
    for (const { surface, word } of words.map((one) => ({ surface: one.surface, word: of(one) }))) {
      if (surface.startsWith('産')) origins.push([from, at])
      marks[at] = Math.max(marks[at] ?? 0, 1)
      if (polite.test(word) && !isKana(word)) marks[at + 1] = 1
      at += word.length
    }
    marks[at] = 2
    if (number === main) mainEnd = at
  }
  return { text, marks, mainEnd, origins }
}

/** Where goods come from (北海道産) is not what they are. */
export const isOrigin = (words: Segment): boolean => /産$/.test(words.at(-1)?.surface ?? '') && words.length <= 3

/** The noun; the words after it say which: ふりかけ さけ is no salmon. */
function mainSegment(segments: readonly Segment[]): number {
  const at = segments.findIndex(
    (words) => !/(?:産|栽培|用|冷凍|交換|^北海道|^十勝|^富良野|^お弁当)$/.test(words.at(-1)?.surface ?? ''),
  )
  return at < 0 ? segments.length - 1 : at
}

/** Of a match behind the main segment. */
const besidesFactor = 0.8

function coreLength(segments: readonly Segment[], { literal }: WordForms): number {
  const named = segments.filter((words) => !isOrigin(words))
  return (named.length === 0 ? segments : named).flat().reduce((sum, word) => sum + literal(word).length, 0)
}

/** A way in which a word may be met. */
export type Form = {
  in: FormName
  value: string
  /** Of the score: a guess is worth less than the word itself. */
  factor: number
  /** The loosest placing that counts. */
  least: Placing
  /** The text must be written with one of these kanji or with none: 酒 and 鮭 are read alike. */
  kanji?: readonly string[]
}

/** `isHead`: whole words up to the end of what stands between blanks, the thing itself and not what it is made with. */
export type Match = { score: number; placing: Placing; isHead: boolean }

/** The best match of any of the forms. */
export function matchText(text: MarkedText, forms: readonly Form[]): Match | undefined {
  let best: Match | undefined
  for (const form of forms) {
    const { text: within } = text[form.in]
    for (let at = within.indexOf(form.value); at >= 0; at = within.indexOf(form.value, at + 1)) {
      const match = matchAt(text, form, at)
      if (match !== undefined && (best === undefined || match.score > best.score)) best = match
    }
  }
  return best
}

function matchAt(text: MarkedText, form: Form, at: number): Match | undefined {
  const { text: within, marks, mainEnd, origins } = text[form.in]
  const size = form.value.length
  const found = placeOf(marks, at, at + size)
  if (found.placing < form.least || !isWritten(text, form.kanji)) return undefined
  // アメ is no part of アメリカ産.
  if (found.placing !== placing.whole && origins.some(([from, to]) => from <= at && at < to)) return undefined
  const coverage = Math.min(1, size / Math.max(1, within.length * text.coreShare))
  const besides = at >= mainEnd ? besidesFactor : 1
  const score = (found.quality * 0.7 + (size / found.segment) * 0.2 + coverage * 0.1) * form.factor * besides
  return { score, placing: found.placing, isHead: found.isHead }
}

function isWritten({ literal }: MarkedText, kanji: readonly string[] | undefined): boolean {
  return kanji === undefined || kanjiOf(literal.text).length === 0 || kanji.some((one) => literal.text.includes(one))
}

type Place = { placing: Placing; quality: number; isHead: boolean; segment: number }

function placeOf(marks: Uint8Array, from: number, to: number): Place {
  const start = marks[from] ?? 0
  const end = marks[to] ?? 0
  const segment = segmentLength(marks, from, to)
  if (start > 0 && end > 0) {
    const quality = 0.8 + (end === 2 ? 0.12 : 0) + (start === 2 ? 0.08 : 0)
    return { placing: placing.whole, quality, isHead: end === 2, segment }
  }
  if (end > 0) return { placing: placing.end, quality: end === 2 ? 0.65 : 0.5, isHead: false, segment }
  if (start > 0) return { placing: placing.start, quality: 0.55, isHead: false, segment }
  return { placing: placing.inside, quality: 0.2, isHead: false, segment }
}

function segmentLength(marks: Uint8Array, from: number, to: number): number {
  let [start, end] = [from, to]
  while (start > 0 && marks[start] !== 2) start -= 1
  while (end < marks.length - 1 && marks[end] !== 2) end += 1
  return end - start
}
