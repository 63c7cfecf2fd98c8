import type { Facets } from '@shop/shared/api/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import { keptFacets } from './kept-facets.ts'

/** What is offered for the list that `list` names: the values of before with the counts of now. [CHR-053, CAT-100] */
export function keepFacets(
  queryClient: PlatformServices['queryClient'],
  list: readonly [kind: string, ...list: unknown[]],
  now: Facets,
): Facets {
  const key = ['catalogue', ...list]
  const facets = keptFacets(queryClient.getQueryData<Facets>(key), now)
  queryClient.setQueryData(key, facets)
  return facets
}
