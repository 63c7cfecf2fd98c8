import type { QueryClient } from '@shop/shared/query'

/**
 * A value that a page has once, and that is changed in place. It lies in the page's one query client and not in a module,
 * which may be there twice; another copy, of another release even, reads the same one: keep it plain, and only add fields.
 */
export function pageStateOf<State>(client: QueryClient, queryKey: readonly unknown[], make: () => State): State {
  const known = client.getQueryData<State>(queryKey)
  if (known !== undefined) return known
  const state = make()
  // It must neither be copied nor be cleared away.
  client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY, structuralSharing: false })
  client.setQueryData(queryKey, state)
  return state
}
