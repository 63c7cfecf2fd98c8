import { defaultProductSort, isProductSort, type ProductSort } from '@shop/shared/domain/shopping'
import { href } from '@shop/shared/routes'
import {
  type ChosenFilter,
  filterIn,
  filterParameters,
  noFilter,
  writtenParameters,
} from '../../parts/filter/chosen-filter.ts'

/** Everything that the address of a result page says. */
export type AskedResults = {
  /** As the member typed it. */
  typed: string
  sort: ProductSort
  filter: ChosenFilter
  /** The word was taken from もしかして. */
  isCorrected: boolean
  /** How many steps of the list are shown. */
  steps: number
}

/** A link does not load more at once; who is there may go on by hand. */
export const maxSteps = 34

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
    filter: filterIn(query),
    isCorrected: query.get('didYouMeanFlg') === '1',
    steps: stepsIn(query.get('page')),
  }
}

/** The address at which the same results stand again. */
export function resultsAddress({ typed, sort, filter, isCorrected, steps }: AskedResults): string {
  const more = writtenParameters([
    ...filterParameters(filter),
    ['didYouMeanFlg', isCorrected ? '1' : ''],
    ['page', steps > 1 ? String(steps) : ''],
  ])
  return `${href.searchResults(typed, sort)}${more === '' ? '' : `&${more}`}`
}

/** Another word. What was chosen for the one before is not chosen for it. */
export const correctedTo = (word: string, { sort }: Pick<AskedResults, 'sort'>): AskedResults => ({
  typed: word,
  sort,
  filter: noFilter,
  isCorrected: true,
  steps: 1,
})

/** Another order, which clears what was chosen as well. */
export const sortedBy = (sort: ProductSort, asked: AskedResults): AskedResults => ({
  ...asked,
  sort,
  filter: noFilter,
  steps: 1,
})

export const narrowedBy = (filter: ChosenFilter, asked: AskedResults): AskedResults => ({ ...asked, filter, steps: 1 })
