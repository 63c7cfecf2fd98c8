import { toKatakana } from '@shop/shared/domain'

/**
 * The reading of a name, heard while it is typed: the last kana of a conversion are how its letters are read. The libraries
 * for it (historykana, vanilla-autokana) want elements by their ids and carry no types. [JP-08]
 */
export type KanaReading = {
  /** Kana of the conversion under way. */
  heard: string
  /** Converted texts with their readings, in the order of the name. */
  parts: readonly { text: string; kana: string }[]
}

export type NameEvent =
  /** The text under conversion has changed. */
  | { is: 'composing'; text: string }
  /** A conversion has ended with a text; empty when it was given up. */
  | { is: 'composed'; text: string; name: string }
  /** The name has changed in any way. */
  | { is: 'changed'; name: string }

export const noReading: KanaReading = { heard: '', parts: [] }

/** Kana alone, and the letter n at the end, which the conversion itself turns into ん. */
const kanaAlone = /^[ぁ-ゖァ-ヶーｦ-ﾟ]+$/
const openN = /[nｎ]$/

const heardIn = (text: string): string | undefined => {
  const kana = text.replace(openN, 'ん')
  return kanaAlone.test(kana) ? toKatakana(kana) : undefined
}

export function nextReading(reading: KanaReading, event: NameEvent): KanaReading {
  const { heard, parts } = reading
  switch (event.is) {
    case 'composing':
      return event.text === ''
        ? reading
        : { parts, heard: heardIn(event.text) ?? (heard || kanaOfPart(event.text, parts)) }
    case 'composed': {
      const { text, name } = event
      const kana = heard === '' ? (heardIn(text) ?? '') : heard
      const all = text === '' || kana === '' ? parts : [...parts, { text, kana }]
      return { heard: '', parts: partsIn(name, all) }
    }
    case 'changed':
      return { heard, parts: partsIn(event.name, parts) }
  }
}

/** A text that is converted anew is read as before. */
const kanaOfPart = (text: string, parts: KanaReading['parts']): string =>
  parts.find((part) => part.text === text)?.kana ?? ''

/** Only what still stands in the name is read, from its beginning to its end. */
function partsIn(name: string, parts: KanaReading['parts']): KanaReading['parts'] {
  const places = new Map<number, KanaReading['parts'][number]>()
  for (const part of parts) {
    let at = name.indexOf(part.text)
    while (places.has(at)) at = name.indexOf(part.text, at + 1)
    if (at >= 0) places.set(at, part)
  }
  return [...places].sort(([one], [other]) => one - other).map(([, part]) => part)
}

export const kanaOf = ({ parts }: KanaReading): string => parts.map(({ kana }) => kana).join('')
