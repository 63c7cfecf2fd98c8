import { pictograms } from '../delivery/pictograms.ts'
import type { Found } from './find-products.ts'
import type { Doc, WeekIndex } from './week-index.ts'

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

/**
 * The part of a result that a filter leaves, and how many products each further value would leave. Of categories one is enough, so
 * theirs are counted without their own filter; conditions and pictograms must all hold. A code that nobody knows (any more)
 * is left out of account. [CAT-081, CAT-084]
 */
export function narrow(
  { docs, categories }: WeekIndex,
  found: readonly Found[],
  { filter, conditions }: { filter: Filter; conditions: readonly Named[] },
): { kept: Found[]; facets: Facets } {
  const chosenCategories = filter.categories.filter((code) => categories.some((category) => category.code === code))
  const known = new Set([...conditions, ...pictograms].map(({ code }) => code))
  const chosenTraits = filter.traits.filter((code) => known.has(code))
  const inCategory = new Map<string, number>()
  const withTrait = new Map<string, number>()
  const isFitting = ({ price, traits }: Doc) =>
    filter.from <= price && price <= filter.to && chosenTraits.every((code) => traits.has(code))
  const kept = found.filter(({ at }) => {
    const doc = docs[at]
    if (doc === undefined || !isFitting(doc)) return false
    add(inCategory, doc.largeCode)
    if (chosenCategories.length > 0 && !chosenCategories.includes(doc.largeCode)) return false
    for (const trait of doc.traits) add(withTrait, trait)
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
