import type { SearchFilter } from '@shop/shared/api/search'
import { type PriceTexts, priceRange } from './price-range.ts'

/** By what a list is narrowed: codes of values, and prices as they were typed. */
export type ChosenFilter = PriceTexts & {
  /** Large categories, of which one is enough. */
  categories: readonly string[]
  /** Conditions and pictograms, which must all hold. */
  conditions: readonly string[]
}

export const noFilter: ChosenFilter = { categories: [], conditions: [], priceFrom: '', priceTo: '' }

/** Longer ones, and more of them, are nobody's. */
const code = /^[\w-]{1,16}$/
const maxCodes = 20
const maxPriceText = 20

const codesIn = (text: string | null): string[] =>
  [...new Set((text ?? '').split(','))].filter((one) => code.test(one)).slice(0, maxCodes)

const priceIn = (text: string | null): string => (text ?? '').trim().slice(0, maxPriceText)

/** Whatever stands in an address is read as what comes nearest to it. */
export const filterIn = (query: URLSearchParams): ChosenFilter => ({
  categories: codesIn(query.get('category')),
  conditions: codesIn(query.get('searchCond')),
  priceFrom: priceIn(query.get('baikaFrom')),
  priceTo: priceIn(query.get('baikaTo')),
})

/** The parameters of an address in which the same filter stands again; an empty one is left out of it. */
export function filterParameters(filter: ChosenFilter): [name: string, value: string][] {
  const { priceFrom, priceTo } = writtenPrices(filter)
  return [
    ['category', filter.categories.join(',')],
    ['searchCond', filter.conditions.join(',')],
    ['baikaFrom', priceFrom],
    ['baikaTo', priceTo],
  ]
}

/** `name=value` with `&` between them, of those that have a value. */
export const writtenParameters = (parameters: readonly (readonly [name: string, value: string])[]): string =>
  parameters.flatMap(([name, value]) => (value === '' ? [] : [`${name}=${encodeURIComponent(value)}`])).join('&')

function writtenPrices(texts: PriceTexts): PriceTexts {
  const range = priceRange(texts)
  if (range.is === 'wrong') return texts
  return { priceFrom: range.priceFrom?.toString() ?? '', priceTo: range.priceTo?.toString() ?? '' }
}

/** The filter as the service is asked. Prices that cannot be read narrow nothing. */
export function sentFilter({ categories, conditions, ...prices }: ChosenFilter): SearchFilter {
  const range = priceRange(prices)
  if (range.is === 'wrong') return { categories, conditions }
  const { is: _, ...read } = range
  return { categories, conditions, ...read }
}

/** Of the values and the price, how many. */
export const filterCount = ({ categories, conditions, priceFrom, priceTo }: ChosenFilter): number =>
  categories.length + conditions.length + (priceFrom === '' && priceTo === '' ? 0 : 1)
