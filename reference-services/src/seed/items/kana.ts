import { foodReadings } from './readings/food-readings.ts'
import { houseReadings } from './readings/house-readings.ts'
import { placeReadings } from './readings/place-readings.ts'
import { wordReadings } from './readings/word-readings.ts'

/** Tables of `漢字 よみ`, parted by 、 and line ends. */
const table: ReadonlyMap<string, string> = new Map(
  [placeReadings, foodReadings, houseReadings, wordReadings].flatMap((lines) =>
    lines
      .trim()
      .split(/[、\n]/)
      .map((entry) => {
        const [word = '', reading = ''] = entry.trim().split(' ')
        return [word, toKatakana(reading)] as const
      }),
  ),
)
const longest = Math.max(...[...table.keys()].map((word) => word.length))

/**
 * The reading of a name in katakana without spaces, by the longest known word at each place. Letters and
 * digits stay, other characters are left out.
 */
export function kanaOf(name: string): string {
  let kana = ''
  let at = 0
  while (at < name.length) {
    const word = wordAt(name, at)
    kana += table.get(word) ?? toKatakana(word.replace(/[^\p{L}\p{N}ー]/gu, ''))
    at += word.length
  }
  return kana
}

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
