import type { Facets } from '@shop/shared/api/shopping'
import { categoriesQuery } from '@shop/shared/categories'
import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import type { ChosenFilter } from './chosen-filter.ts'
import { searchConditionsQuery } from './filter.queries.ts'
import { type ChosenChip, chosenChips, inOfferedOrder } from './filter-names.ts'

type FilterWords = { chips: readonly ChosenChip[]; inOrder(given: Facets): Facets }

/** The values to choose from and the chosen ones, in words. The last ones stay while others are on their way. */
export function useFilterWords(week: WeekNumber, filter: ChosenFilter, facets: Facets | undefined): FilterWords {
  const { api } = usePlatform()
  const conditions = useQuery({ ...searchConditionsQuery(api), enabled: facets !== undefined })
  const hasUnlisted = filter.categories.some((code) => !facets?.categories.some((one) => one.code === code))
  const categories = useQuery({ ...categoriesQuery(api, week), enabled: hasUnlisted && facets !== undefined })
  const known = {
    facets,
    conditions: conditions.isPending ? undefined : (conditions.data ?? []),
    categories: categories.isPending ? undefined : (categories.data ?? []),
  }
  return {
    chips: chosenChips(filter, known),
    inOrder: (given) => ({ ...given, conditions: inOfferedOrder(given.conditions, known.conditions) }),
  }
}
