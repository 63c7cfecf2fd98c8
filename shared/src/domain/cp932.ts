/** Stands for a character that Shift-JIS does not have. [G-13] */
const substitute = '〓'
const firstOfHalfWidthKana = 0xa1
const lastOfHalfWidthKana = 0xdf
const unreserved = /[A-Za-z0-9\-._~]/

const hex = (byte: number) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`

/** Lead bytes in the order in which Windows' own table looks: NEC's copy of IBM's characters (ED, EE) is read only. */
const leadBytes: readonly number[] = [...range(0x81, 0x9f), ...range(0xe0, 0xec), ...range(0xfa, 0xfc)]
const trailBytes: readonly number[] = [...range(0x40, 0x7e), ...range(0x80, 0xfc)]

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

/**
 * The browser decodes CP932 and does not encode it, so the table is made by decoding every pair of bytes: some
 * milliseconds, once, instead of 20 kB in a file. Of two codes for one character the first counts, as in Windows.
 */
function makeTable(): ReadonlyMap<string, string> {
  const decoder = new TextDecoder('shift_jis')
  const table = new Map<string, string>()
  const add = (bytes: readonly number[]) => {
    const character = decoder.decode(Uint8Array.from(bytes))
    if ([...character].length === 1 && character !== '\uFFFD' && !table.has(character))
      table.set(character, bytes.map(hex).join(''))
  }
  for (const lead of leadBytes) for (const trail of trailBytes) add([lead, trail])
  for (const byte of range(firstOfHalfWidthKana, lastOfHalfWidthKana)) add([byte])
  return table
}

let made: ReadonlyMap<string, string> | undefined

/** Variation selectors choose among shapes of one character: the character without them is the same name. */
const variationSelectors = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu
/** か and ゛ apart, as some devices write them. All else stays as it is: CP932 has its own compatibility characters. */
const kanaWithMark = /.[\u3099\u309A]/gu

/** A text in CP932, percent-encoded; a character that it does not have becomes 〓. [JP-16] */
export function encodeCp932(text: string): string {
  made ??= makeTable()
  const table = made
  const bytesOf = (character: string): string | undefined => {
    if (unreserved.test(character)) return character
    const point = character.codePointAt(0) ?? 0
    return point < 0x80 ? hex(point) : table.get(character)
  }
  const plain = text.replace(variationSelectors, '').replace(kanaWithMark, (kana) => kana.normalize('NFC'))
  return [...plain].map((character) => bytesOf(character) ?? bytesOf(substitute) ?? '').join('')
}
