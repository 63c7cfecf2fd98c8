import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { truncate } from './defined.ts'

/** The first characters of a text by the segmenter alone. */
function bySegmenter(text: string, max: number): string {
  const starts = [...new Intl.Segmenter('ja').segment(text)].map(({ index }) => index)
  return starts.length <= max ? text : `${text.slice(0, starts[max])}…`
}

// Marks that join the character before, halves of a pair, line ends: whatever a cut could tear apart, beside plain characters.
const character = fc.oneof(
  fc.constantFrom(
    'か',
    '\u3099',
    'ﾊ',
    'ﾟ',
    'é',
    'e\u0301',
    '👨‍👩‍👧',
    '\ufe0f',
    '\r',
    '\n',
    '🇯🇵',
    '각',
    '\u1100',
    '牛',
    '\u302a',
    'ー',
    '、',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
)

it('a cut tears no character apart, whichever way it is found', () => {
  fc.assert(
    fc.property(fc.array(character, { maxLength: 12 }), fc.nat(12), (characters, max) => {
      const text = characters.join('')
      expect(truncate(text, max)).toBe(bySegmenter(text, max))
    }),
    { numRuns: 500 },
  )
})

it('a plain text is cut without a segmenter, which takes 10 ms to be made', () => {
  const { Segmenter } = Intl
  Object.assign(Intl, {
    Segmenter: class {
      constructor() {
        throw new Error('made')
      }
    },
  })
  try {
    expect(truncate('国産の牛乳（成分無調整）'.repeat(9), 4)).toBe('国産の牛…')
  } finally {
    Object.assign(Intl, { Segmenter })
  }
})
