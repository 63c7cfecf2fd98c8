import type { Facets } from '@shop/shared/api/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import { keptFacets } from './kept-facets.ts'

/** Keeps the values offered so far for the list that `list` names, with the counts of now, and gives them. */
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
