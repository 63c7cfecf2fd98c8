import type { Facets } from '@shop/shared/api/shopping'
import { categoriesQuery } from '@shop/shared/categories'
import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import type { ChosenFilter } from '../../parts/filter/chosen-filter.ts'
import type { KnownNames } from '../../parts/filter/filter-names.ts'
import { searchConditionsQuery } from './search-results.queries.ts'

/** Names of values that a search does not offer beside the chosen ones. */
export function useKnownNames(week: WeekNumber, filter: ChosenFilter, facets: Facets | undefined): KnownNames {
  const { api } = usePlatform()
  const conditions = useQuery(searchConditionsQuery(api))
  const hasUnlisted = filter.categories.some((code) => !facets?.categories.some((one) => one.code === code))
  const categories = useQuery({ ...categoriesQuery(api, week), enabled: hasUnlisted && facets !== undefined })
  return {
    facets,
    conditions: conditions.isPending ? undefined : (conditions.data ?? []),
    categories: categories.isPending ? undefined : (categories.data ?? []),
  }
}
