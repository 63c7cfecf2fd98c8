import { pictograms } from './pictograms.ts'
import type { ProductRow } from './product-card.ts'

export type Filter = {
  categories: readonly string[]
  /** Conditions and pictograms. */
  traits: readonly string[]
  from: number
  to: number
}
export type FacetValue = { code: string; name: string; count: number }
export type Facets = { large_class: FacetValue[]; search_cond: FacetValue[]; pict: FacetValue[] }
export type Named = { code: string; name: string }

/** The columns of a product that a filter reads; the price is in yen with tax. */
export type NarrowFacts = { largeCode: string; price: number; traits: ReadonlySet<string> }

type FilterQuery = {
  category?: string | undefined
  searchCond?: string | undefined
  baikaFrom?: number | undefined
  baikaTo?: number | undefined
}

const codesOf = (list: string | undefined): string[] => (list === undefined ? [] : list.split(','))

/** The filter of a call, with lists of codes and prices as the wire has them. */
export const toFilter = ({ category, searchCond, baikaFrom, baikaTo }: FilterQuery): Filter => ({
  categories: codesOf(category),
  traits: codesOf(searchCond),
  from: baikaFrom ?? 0,
  to: baikaTo ?? Infinity,
})

type TraitRow = Pick<
  ProductRow,
  'pictograms' | 'is_special_price' | 'is_web_only' | 'is_subscription' | 'is_new' | 'is_imperfect'
>

/** Codes of the conditions and pictograms that a product has. */
export function traitsOf(row: TraitRow): Set<string> {
  const traits = new Set(row.pictograms)
  if (row.is_special_price) traits.add('special')
  if (row.is_web_only) traits.add('web')
  if (row.is_subscription) traits.add('subscription')
  if (row.is_new) traits.add('new')
  if (row.is_imperfect) traits.add('wakeari')
  return traits
}

type Choices = { filter: Filter; categories: readonly Named[]; conditions: readonly Named[] }

/**
 * The part of a list that a filter leaves, in the order of the list, and how many products each further value would leave. Of
 * categories one is enough, so theirs are counted without their own filter; conditions and pictograms must all hold. A
 * code that nobody knows (any more) is left out of account. A search and the list of a category are narrowed by it.
 * [CAT-081, CAT-084, K-180]
 */
export function narrow<T>(
  list: readonly T[],
  factsOf: (one: T) => NarrowFacts | undefined,
  { filter, categories, conditions }: Choices,
): { kept: T[]; facets: Facets } {
  const chosenCategories = filter.categories.filter((code) => categories.some((category) => category.code === code))
  const known = new Set([...conditions, ...pictograms].map(({ code }) => code))
  const chosenTraits = filter.traits.filter((code) => known.has(code))
  const inCategory = new Map<string, number>()
  const withTrait = new Map<string, number>()
  const isFitting = ({ price, traits }: NarrowFacts) =>
    filter.from <= price && price <= filter.to && chosenTraits.every((code) => traits.has(code))
  const kept = list.filter((one) => {
    const facts = factsOf(one)
    if (facts === undefined || !isFitting(facts)) return false
    add(inCategory, facts.largeCode)
    if (chosenCategories.length > 0 && !chosenCategories.includes(facts.largeCode)) return false
    for (const trait of facts.traits) add(withTrait, trait)
    return true
  })
  const values = (all: readonly Named[], counts: ReadonlyMap<string, number>, chosen: readonly string[]) =>
    all
      .map(({ code, name }) => ({ code, name, count: counts.get(code) ?? 0 }))
      .filter(({ code, count }) => count > 0 || chosen.includes(code))
  return {
    kept,
    facets: {
      large_class: values(categories, inCategory, chosenCategories),
      search_cond: values(conditions, withTrait, chosenTraits),
      pict: values(pictograms, withTrait, chosenTraits),
    },
  }
}

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
