import type { Analyse } from './analyser.ts'
import { placing } from './marked-text.ts'
import { type FormMatches, matchForms, matchQuantity } from './match-forms.ts'
import { partsOf, type Term, toTerms, wordTerm } from './query-terms.ts'
import type { WeekIndex } from './week-index.ts'

/** A product that was found; its place in `docs`, and how well it fits. */
export type Found = { at: number; score: number }
export type Finding = {
  found: readonly Found[]
  /** Met only by forgiving a wrong voicing mark: the right word is worth a hint. */
  isForgiven: boolean
}

const none: Finding = { found: [], isForgiven: false }

/** Products of the week that a word finds. */
export function findProducts(index: WeekIndex, text: string, analyse: () => Analyse): Finding {
  const numbered = findNumbers(index, text)
  if (numbered !== undefined) return { ...none, found: numbered }
  const terms = toTerms(text, analyse)
  if (terms.length === 0) return none
  const ways = terms.map((term) => meet(index, term, analyse))
  const met = ways.map((way) => way.met).reduce(both)
  return {
    found: [...met].map(([at, { score }]) => ({ at, score: score / terms.length })),
    isForgiven: ways.some((way) => way.isForgiven),
  }
}

const orderNumber = /^\d{5,6}$/
const janCode = /^(?:\d{8}|\d{13})$/

/** Order numbers and the numbers below barcodes; a number that nothing has is read as a word. */
function findNumbers(index: WeekIndex, text: string): Found[] | undefined {
  const numbers = text
    .normalize('NFKC')
    .trim()
    .split(/[\s、,]+/)
  if (numbers.every((number) => janCode.test(number))) return numbers.flatMap((number) => findJanCode(index, number))
  if (!numbers.every((number) => orderNumber.test(number))) return undefined
  const found = numbers.flatMap((number) => index.byNumber.get(number.padStart(6, '0')) ?? [])
  return found.length === 0 ? undefined : [...new Set(found)].map((at) => ({ at, score: 1 }))
}

export const findJanCode = ({ docs }: WeekIndex, code: string): Found[] =>
  docs.flatMap(({ janCode: own }, at) => (own === code ? { at, score: 1 } : []))

/** Products that meet both. */
function both(one: FormMatches, other: FormMatches): FormMatches {
  const met: FormMatches = new Map()
  for (const [at, { score, placing: placed }] of one) {
    const second = other.get(at)
    if (second !== undefined) met.set(at, { score: score + second.score, placing: placed })
  }
  return met
}

/** So few are not all that a member has in mind who writes two words as one. */
const few = 3

/** The first way in which anything is met: as written, with other vowels, in parts, with other voicing. */
function meet(index: WeekIndex, term: Term, analyse: () => Analyse): { met: FormMatches; isForgiven: boolean } {
  if (term.kind === 'quantity') return { met: matchQuantity(index, term), isForgiven: false }
  const whole = firstMet(index, term)
  if (whole.size >= few) return { met: whole, isForgiven: false }
  for (const parts of [...partsOf(term.written, analyse), ...knownParts(index, term)]) {
    const met = parts.map((part) => firstMet(index, wordTerm(part, analyse))).reduce(both)
    if (met.size === 0) continue
    const share = 0.95 / parts.length
    for (const [at, one] of met) met.set(at, { ...one, score: one.score * share })
    for (const [at, one] of whole) if ((met.get(at)?.score ?? 0) < one.score) met.set(at, one)
    return { met, isForgiven: false }
  }
  if (whole.size > 0) return { met: whole, isForgiven: false }
  const { met } = matchForms(index, term, term.voiceless)
  return { met, isForgiven: met.size > 0 }
}

/** A hit inside of words alone gives way to one as a word with other vowels. */
function firstMet(index: WeekIndex, term: Term & { kind: 'word' }): FormMatches {
  const written = matchForms(index, term, term.forms)
  if (written.closest > placing.inside) return written.met
  const loose = matchForms(index, term, term.loose)
  return loose.closest > written.closest ? loose.met : written.met
}

/** Two known words written as one in kana or romaji: ほっかいどうぎゅうにゅう. */
function knownParts({ readings }: WeekIndex, { loose }: Term & { kind: 'word' }): string[][] {
  const [form] = loose
  if (form === undefined || form.value.length < 4) return []
  return Array.from({ length: form.value.length - 3 }, (_, step) => step + 2).flatMap((cut) => {
    const [one, other] = [readings.get(form.value.slice(0, cut)), readings.get(form.value.slice(cut))]
    return one === undefined || other === undefined ? [] : [[one, other]]
  })
}
