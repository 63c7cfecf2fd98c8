import type { Analyse } from './analyser.ts'
import { findProducts } from './find-products.ts'
import { isKana, kanjiOf, toLiteral, toLoose } from './fold.ts'
import { readRomaji } from './query-terms.ts'
import { bitsOf, type Noun } from './vocabulary.ts'
import type { WeekIndex } from './week-index.ts'

const maxWords = 3
/** Each is searched for before it is offered. */
const maxTried = 8

/** Words like this one that do find products of the week, the nearest first. */
export function didYouMean(index: WeekIndex, text: string, analyse: () => Analyse): string[] {
  const words = text.normalize('NFKC').trim().split(/\s+/)
  const isMissing = (word: string) => findProducts(index, word, analyse).found.length === 0
  const wrong = words.length === 1 ? words : words.filter(isMissing)
  // Several wrong words are no slip.
  const [word] = wrong
  if (word === undefined || wrong.length > 1) return []
  const corrected: string[] = []
  for (const { surface } of nearest(index, word, analyse).slice(0, maxTried)) {
    const offered = words.map((one) => (one === word ? surface : one)).join(' ')
    if (corrected.length < maxWords && findProducts(index, offered, analyse).found.length > 0) corrected.push(offered)
  }
  return corrected
}

function nearest(index: WeekIndex, word: string, analyse: () => Analyse): Noun[] {
  const distanceTo = measure(word, analyse)
  const like = index.nouns
    .map((noun) => ({ noun, distance: distanceTo(noun) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .toSorted((one, other) => one.distance - other.distance || other.noun.weight - one.noun.weight)
    .map(({ noun }) => noun)
  return like.length > 0 ? like : containedIn(index, word)
}

const minContained = 3

/** The longest nouns that a word contains: カレー of カレーライス. */
function containedIn(index: WeekIndex, word: string): Noun[] {
  const literal = toLiteral(word)
  const kana = isKana(literal) ? literal : readRomaji(word)
  const loose = kana === undefined ? '' : toLoose(kana)
  return index.nouns
    .filter(
      (noun) =>
        (literal.includes(noun.literal) && (noun.literal.length >= minContained || !isKana(noun.literal))) ||
        (noun.loose.length >= minContained && loose.includes(noun.loose)),
    )
    .toSorted((one, other) => other.literal.length - one.literal.length || other.weight - one.weight)
}

/** How far a noun is from a word, by whatever the word is written in. Too far is infinite. */
function measure(word: string, analyse: () => Analyse): (noun: Noun) => number {
  const literal = toLiteral(word)
  if (/^[a-z]+$/.test(literal)) {
    const romaji = literal.replace(/([aiueo])\1+|ou|n(?=n)/g, (long) =>
      long === 'ou' ? 'o' : long === 'n' ? '' : long.charAt(0),
    )
    const kana = readRomaji(word)
    const loose = kana === undefined ? undefined : toLoose(kana)
    return (noun) =>
      Math.min(
        noun.romaji === '' ? Infinity : within(romaji, noun.romaji),
        loose === undefined ? Infinity : within(loose, noun.loose),
      )
  }
  const reading = isKana(literal) ? literal : readingOf(literal, analyse)
  const loose = toLoose(reading)
  const hasKanji = kanjiOf(literal).length > 0
  const bits = bitsOf(loose)
  return (noun) =>
    Math.min(
      differing(bits, noun.bits) > 2 * maxSlips ? Infinity : within(loose, noun.loose),
      hasKanji && [...literal].some((one) => noun.literal.includes(one))
        ? within(literal, noun.literal) + 0.5
        : Infinity,
    )
}

const readingOf = (literal: string, analyse: () => Analyse): string =>
  analyse()(literal)
    .map(({ reading }) => reading)
    .join('')

const longWord = 6
const maxSlips = 2

/** In how many characters two words differ at least: each slip changes two. */
function differing(one: number, other: number): number {
  let count = 0
  for (let bits = one ^ other; bits !== 0; bits &= bits - 1) count += 1
  return count
}

/** One slip, two in a long word; the first character is seldom wrong. */
function within(one: string, other: string): number {
  const most = one.length < 2 ? 0 : one.length >= longWord ? maxSlips : 1
  if (Math.abs(one.length - other.length) > most) return Infinity
  const distance = slips(one, other)
  if (distance > most || (one.length === 2 && other.length === 2 && distance > 0 && one[0] !== other[0]))
    return Infinity
  return distance + (one[0] === other[0] ? 0 : 0.3)
}

/** Characters left out, added, taken for another or swapped. */
function slips(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1]
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}
