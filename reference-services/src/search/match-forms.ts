import { toLiteral, toLoose } from './fold.ts'
import { type Form, type FormName, type MarkedText, type Match, matchText, placing } from './marked-text.ts'
import type { Term } from './query-terms.ts'
import type { Shelf, WeekIndex } from './week-index.ts'
import type { Segment } from './words.ts'

/** Products that meet a term: how well, and how the word lies in what it was met in. */
export type FormMatches = Map<number, { score: number; placing: number }>

/** Only what contains a form is looked at closely. */
function matchesOf(index: WeekIndex, forms: readonly Form[]): Map<number, Match> {
  const matches = new Map<number, Match>()
  const looked = new Set<number>()
  for (const form of forms)
    for (const number of textsWith(index, form.in, form.value)) {
      if (looked.has(number)) continue
      looked.add(number)
      const text = index.texts[number]
      const match = text === undefined ? undefined : matchText(text, forms)
      if (match !== undefined) matches.set(number, match)
    }
  return matches
}

/** All texts of a form lie in one string: one pass finds those that contain a value. */
function textsWith({ columns }: WeekIndex, form: FormName, value: string): number[] {
  const { joined, starts } = columns[form]
  const found: number[] = []
  if (value === '') return found
  let number = -1
  for (let at = joined.indexOf(value); at >= 0; at = joined.indexOf(value, starts[number + 1] ?? joined.length)) {
    number = lastUpTo(starts, at)
    found.push(number)
  }
  return found
}

/** The last place of a rising list at which it is not above a value. */
function lastUpTo(rising: ArrayLike<number>, value: number): number {
  let low = 0
  let high = rising.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((rising[middle] ?? 0) <= value) low = middle
    else high = middle - 1
  }
  return low
}

/** Products of the quantity; where there are none, those with it in their name. */
export function matchQuantity(index: WeekIndex, { key, literal }: Term & { kind: 'quantity' }): FormMatches {
  const has = index.docsOf.quantity.get(key)
  if (has !== undefined) return new Map(has.map((at) => [at, { score: 0.9, placing: placing.whole }]))
  const named = textsWith(index, 'literal', literal).flatMap((number) => index.docsOf.name[number] ?? [])
  return new Map(named.map((at) => [at, { score: 0.5, placing: placing.whole }]))
}

const weights = { brand: 0.35, place: 0.3 } as const
const shelfScore = 0.45
const standardScore = 0.3
/** Of a word that short too much is met by chance: where it begins a word, what merely contains it is left out. */
const shortKana = 2

/** Products that meet one of the forms, and how closely the best of them does. */
export function matchForms(
  index: WeekIndex,
  { literal }: Term & { kind: 'word' },
  forms: readonly Form[],
): { met: FormMatches; closest: number } {
  const met: FormMatches = new Map()
  if (forms.length === 0) return { met, closest: -1 }
  const matches = matchesOf(index, forms)
  meetNames(index, matches, met)
  for (const field of ['brand', 'place'] as const)
    for (const [number, match] of matches)
      if (match.placing !== placing.inside)
        for (const at of index.docsOf[field][number] ?? []) raise(met, at, match.score * weights[field], match.placing)
  meetShelves(index, { matches, forms }, met)
  if (/^\d/.test(literal))
    index.docs.forEach(({ standard }, at) => {
      if (standard.includes(literal)) raise(met, at, standardScore, placing.whole)
    })
  return withoutChance(met, forms)
}

function raise(met: FormMatches, at: number, score: number, placed: number): void {
  const known = met.get(at)
  if (known === undefined) met.set(at, { score, placing: placed })
  else met.set(at, { score: Math.max(known.score, score), placing: Math.max(known.placing, placed) })
}

function meetNames({ docsOf }: WeekIndex, matches: ReadonlyMap<number, Match>, met: FormMatches): void {
  for (const [number, match] of matches)
    for (const at of docsOf.name[number] ?? []) raise(met, at, match.score, match.placing)
}

type OnShelf = { shelf: Shelf; at: number; bonus: number; others: readonly string[] }

/** A shelf that is named by the word raises what bears the word, and what stands there is meant as well. */
function meetShelves(
  index: WeekIndex,
  { matches, forms }: { matches: ReadonlyMap<number, Match>; forms: readonly Form[] },
  met: FormMatches,
): void {
  const { docs, docsOf, texts, shelves } = index
  const isNamed = [...matches].some(([number, { isHead }]) => isHead && (docsOf.name[number]?.length ?? 0) > 0)
  for (const [at, shelf] of shelves.entries()) {
    const named = namedShelf(index, { shelf, at }, { matches, forms })
    if (named === undefined) continue
    for (const doc of docsOf.shelf[at] ?? []) {
      const name = docs[doc]?.name ?? -1
      const own = matches.get(name)
      const known = met.get(doc)
      if (known !== undefined && own !== undefined)
        met.set(doc, { score: Math.max(known.score + named.bonus, shelfScore), placing: placing.whole })
      else if (standsFor(named, texts[name], isNamed)) raise(met, doc, shelfScore + named.bonus / 2, placing.whole)
    }
  }
}

function namedShelf(
  { texts }: WeekIndex,
  { shelf, at }: Pick<OnShelf, 'shelf' | 'at'>,
  { matches, forms }: { matches: ReadonlyMap<number, Match>; forms: readonly Form[] },
): OnShelf | undefined {
  for (const [number, bonus] of [
    [shelf.small, 0.25],
    [shelf.middle, 0.12],
  ] as const) {
    if (matches.get(number)?.isHead !== true) continue
    const others = (texts[number]?.segments ?? []).filter((words) => !isNamedBy(words, forms)).map(literalOf)
    return { shelf, at, bonus, others }
  }
  return undefined
}

const literalOf = (words: Segment): string => toLiteral(words.map(({ surface }) => surface).join(''))

function isNamedBy(words: Segment, forms: readonly Form[]): boolean {
  const reading = words.map((word) => word.reading).join('')
  const ways = [literalOf(words), reading, toLoose(reading)]
  return forms.some(({ value }) => ways.some((way) => way.includes(value)))
}

/**
 * Whether a product is meant by its shelf alone. A shelf of several names holds several things: there it is meant when
 * nothing else bears the name, and none of the shelf's other names is in its own.
 */
function standsFor({ others }: OnShelf, name: MarkedText | undefined, isNamed: boolean): boolean {
  if (others.length === 0) return true
  return !isNamed && !others.some((other) => name?.literal.text.includes(other) === true)
}

function withoutChance(met: FormMatches, forms: readonly Form[]): { met: FormMatches; closest: number } {
  let closest = -1
  for (const one of met.values()) closest = Math.max(closest, one.placing)
  const isShort = forms.every(({ value }) => value.length <= shortKana && /^[ァ-ヺー]+$/.test(value))
  const least =
    closest >= placing.start && isShort ? placing.start : closest > placing.inside ? placing.end : placing.inside
  if (least > placing.inside) for (const [at, one] of met) if (one.placing < least) met.delete(at)
  return { met, closest }
}
