import type { Facet, Facets } from '@shop/shared/api/shopping'

function keepValues(before: readonly Facet[], now: readonly Facet[]): Facet[] {
  const counted = new Map(now.map((facet) => [facet.code, facet]))
  const offered = new Set(before.map(({ code }) => code))
  return [
    ...before.map((facet) => counted.get(facet.code) ?? { ...facet, count: 0 }),
    ...now.filter(({ code }) => !offered.has(code)),
  ]
}

/**
 * While the list stays, so do the values that were offered for it, each at its place: with the counts of the results
 * that are there now, and 0 where nothing is left.
 */
export const keptFacets = (before: Facets | undefined, now: Facets): Facets =>
  before === undefined
    ? now
    : {
        categories: keepValues(before.categories, now.categories),
        conditions: keepValues(before.conditions, now.conditions),
        pictograms: keepValues(before.pictograms, now.pictograms),
      }
