import { defaultProductSort, isProductSort, type ProductSort } from '@shop/shared/domain/shopping'
import { href } from '@shop/shared/routes'
import { type PriceTexts, priceRange } from './price-range.ts'

/** By what the results are narrowed: codes of values, and prices as they were typed. */
export type ChosenFilter = PriceTexts & {
  /** Large categories, of which one is enough. */
  categories: readonly string[]
  /** Conditions and pictograms, which must all hold. */
  conditions: readonly string[]
}

/** Everything that the address of a result page says. [CAT-011, CAT-084] */
export type AskedResults = {
  /** As the member typed it. */
  typed: string
  sort: ProductSort
  filter: ChosenFilter
  /** The word was taken from もしかして. [CAT-084] */
  isCorrected: boolean
  /** How many steps of the list are shown. */
  steps: number
}

export const noFilter: ChosenFilter = { categories: [], conditions: [], priceFrom: '', priceTo: '' }

/** Longer ones, and more of them, are nobody's. */
const code = /^[\w-]{1,16}$/
const maxCodes = 20
const maxPriceText = 20
/** A link does not load more at once; who is there may go on by hand. */
export const maxSteps = 34

const codesIn = (text: string | null): string[] =>
  [...new Set((text ?? '').split(','))].filter((one) => code.test(one)).slice(0, maxCodes)

const priceIn = (text: string | null): string => (text ?? '').trim().slice(0, maxPriceText)

function stepsIn(text: string | null): number {
  const steps = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(steps, 1), maxSteps)
}

/** Whatever stands in an address is read as what comes nearest to it. */
export function askedResults(query: URLSearchParams): AskedResults {
  const sort = query.get('sort') ?? undefined
  return {
    typed: (query.get('searchWord') ?? '').trim(),
    sort: isProductSort(sort) ? sort : defaultProductSort,
    filter: {
      categories: codesIn(query.get('category')),
      conditions: codesIn(query.get('searchCond')),
      priceFrom: priceIn(query.get('baikaFrom')),
      priceTo: priceIn(query.get('baikaTo')),
    },
    isCorrected: query.get('didYouMeanFlg') === '1',
    steps: stepsIn(query.get('page')),
  }
}

/** The address at which the same results stand again. */
export function resultsAddress({ typed, sort, filter, isCorrected, steps }: AskedResults): string {
  const { priceFrom, priceTo } = writtenPrices(filter)
  const more = [
    ['category', filter.categories.join(',')],
    ['searchCond', filter.conditions.join(',')],
    ['baikaFrom', priceFrom],
    ['baikaTo', priceTo],
    ['didYouMeanFlg', isCorrected ? '1' : ''],
    ['page', steps > 1 ? String(steps) : ''],
  ] as const
  const parameters = more.flatMap(([name, value]) => (value === '' ? [] : [`&${name}=${encodeURIComponent(value)}`]))
  return href.searchResults(typed, sort) + parameters.join('')
}

function writtenPrices(texts: PriceTexts): PriceTexts {
  const range = priceRange(texts)
  if (range.is === 'wrong') return texts
  return { priceFrom: range.priceFrom?.toString() ?? '', priceTo: range.priceTo?.toString() ?? '' }
}

/** Another word. What was chosen for the one before is not chosen for it. [CAT-100] */
export const correctedTo = (word: string, { sort }: Pick<AskedResults, 'sort'>): AskedResults => ({
  typed: word,
  sort,
  filter: noFilter,
  isCorrected: true,
  steps: 1,
})

/** Another order, which clears what was chosen as well. [CAT-042, CAT-100] */
export const sortedBy = (sort: ProductSort, asked: AskedResults): AskedResults => ({
  ...asked,
  sort,
  filter: noFilter,
  steps: 1,
})

export const narrowedBy = (filter: ChosenFilter, asked: AskedResults): AskedResults => ({ ...asked, filter, steps: 1 })

/** Of the values and the price, how many. */
export const filterCount = ({ categories, conditions, priceFrom, priceTo }: ChosenFilter): number =>
  categories.length + conditions.length + (priceFrom === '' && priceTo === '' ? 0 : 1)
