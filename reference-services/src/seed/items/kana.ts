import * as v from 'valibot'
import { readJson } from '../../read-json.ts'
import { toLiteral } from '../../search/fold.ts'
import type { Word } from '../../search/words.ts'

/** Words written with kanji → their reading in hiragana; the table is turned into katakana. */
const table: ReadonlyMap<string, string> = new Map(
  Object.entries(readJson(v.record(v.string(), v.string()), import.meta.dirname, 'readings.json')).map(
    ([word, reading]) => [word, toKatakana(reading)],
  ),
)
const longest = Math.max(...[...table.keys()].map((word) => word.length))

/**
 * The reading of a name in katakana without spaces, by the longest known word at each place. Letters and
 * digits stay, other characters are left out.
 */
export const kanaOf = (name: string): string =>
  piecesOf(name)
    .map(({ reading }) => reading)
    .join('')

/** The words of a name between its blanks and brackets: those that the tables know, else what is written in one script. */
export function segmentsOf(name: string): Word[][] {
  return name
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}ー%.々〆]+/u)
    .filter((segment) => segment !== '')
    .map((segment) => joined(piecesOf(segment)))
}

type Piece = Word & { script: string | undefined }

function piecesOf(name: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  while (at < name.length) {
    const word = wordAt(name, at)
    const known = table.get(word)
    const reading = known ?? toKatakana(word.replace(/[^\p{L}\p{N}ー]/gu, ''))
    pieces.push({
      surface: word,
      reading,
      script: known === undefined ? scriptOf(word, name.charAt(at - 1)) : undefined,
    })
    at += word.length
  }
  return pieces
}

/** Neighbours of one script are one word; の between two stands alone. */
function joined(pieces: readonly Piece[]): Word[] {
  const words: Piece[] = []
  for (const piece of pieces) {
    const last = words.at(-1)
    if (last !== undefined && last.script !== undefined && last.script === piece.script)
      words[words.length - 1] = {
        script: piece.script,
        surface: last.surface + piece.surface,
        reading: last.reading + piece.reading,
      }
    else words.push(piece)
  }
  return words.map(({ surface, reading }) => ({ surface, reading: toLiteral(reading) }))
}

const scripts: readonly (readonly [RegExp, string])[] = [
  [/[ァ-ヺ]/, 'katakana'],
  [/[ぁ-ゖ]/, 'hiragana'],
  [/[\p{N}.%]/u, 'digits'],
  [/[A-Za-z]/, 'letters'],
]
const scriptOf = (character: string, before: string): string | undefined =>
  character === 'ー'
    ? scriptOf(before === 'ー' ? 'ァ' : before, '')
    : (scripts.find(([pattern]) => pattern.test(character))?.[1] ?? 'other')

function wordAt(name: string, at: number): string {
  for (let length = Math.min(longest, name.length - at); length > 0; length -= 1) {
    const word = name.slice(at, at + length)
    if (table.has(word)) return word
  }
  return name.charAt(at)
}

function toKatakana(text: string): string {
  return text.replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
}
