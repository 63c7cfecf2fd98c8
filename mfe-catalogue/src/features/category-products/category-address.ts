import type { CategoryAddress } from '@shop/shared/api/shopping'
import type { ProductSort } from '@shop/shared/domain/shopping'
import { href } from '@shop/shared/routes'
import {
  type ChosenFilter,
  filterIn,
  filterParameters,
  noFilter,
  writtenParameters,
} from '../../parts/filter/chosen-filter.ts'

/** Order and filter of the list of a category. */
export type CategoryChoice = { sort: ProductSort; filter: ChosenFilter }

/** The filter that an address of a category names; its category stands in the path. [K-180] */
export const chosenFilterIn = (query: URLSearchParams): ChosenFilter => ({
  ...filterIn(query),
  categories: noFilter.categories,
})

/** The address at which the same list stands again. */
export function choiceAddress({ large, middle, small }: CategoryAddress, { sort, filter }: CategoryChoice): string {
  const parameters = writtenParameters(filterParameters(filter))
  return `${href.categoryProducts(large, middle, small, sort)}${parameters === '' ? '' : `?${parameters}`}`
}
